package xwing_test

import (
	"slices"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/xwingtest"
)

// mod declares an ability that modifies dice on a card for a test.
func mod(ref string, when xwing.Timing, may bool, do func(t *xwing.Table, m xwing.Moment)) *xwing.Card {
	return card(ref, xwing.Ability{When: when, May: may, Do: do})
}

func first[A, B any](a A, _ B) A { return a }

// Dice Modification chapter: the order of the players and of the steps.
func TestModifyOrder(t *testing.T) {
	var log []string
	var steps []board.AttackStep
	note := func(s string) func(*xwing.Table, xwing.Moment) {
		return func(t *xwing.Table, _ xwing.Moment) { log, steps = append(log, s), append(steps, t.View.Attack.Step) }
	}
	cards := []*xwing.Card{
		card("pilot/"+xwingPilot, xwing.Ability{When: xwing.ModifyingAttackDice, Do: note("attacker/attack")},
			xwing.Ability{When: xwing.ModifyingDefenseDice, Do: note("attacker/defense")}),
		card("pilot/"+tiePilot, xwing.Ability{When: xwing.ModifyingAttackDice, Do: note("defender/attack")},
			xwing.Ability{When: xwing.ModifyingDefenseDice, Do: note("defender/defense")}),
	}
	play := func(t *testing.T, firstPlayer game.Seat) {
		log, steps = nil, nil
		g := duel{attack: "bbbb", defense: "bbb", cards: cards, change: func(s *xwing.State) { s.View.First = firstPlayer }}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		for g.Asks(ask.ModifyAttackDice) || g.Asks(ask.ModifyDefenseDice) {
			for _, kind := range []game.Kind{ask.ModifyAttackDice, ask.ModifyDefenseDice} {
				if g.Asks(kind) {
					g.Pick(kind, g.Legal(kind)[0])
				}
			}
		}
	}
	t.Run("X20-ATK-016", func(t *testing.T) {
		play(t, game.Red)
		eq(t, "attack dice", strings.Join(log[:2], " "), "defender/attack attacker/attack")
		play(t, game.Blue)
		eq(t, "attack dice, Blue first", strings.Join(log[:2], " "), "defender/attack attacker/attack")
	})
	t.Run("X20-ATK-018", func(t *testing.T) {
		play(t, game.Red)
		eq(t, "defense dice", strings.Join(log[2:], " "), "attacker/defense defender/defense")
		play(t, game.Blue)
		eq(t, "defense dice, Blue first", strings.Join(log[2:], " "), "attacker/defense defender/defense")
	})
	t.Run("X20-DIC-005 X20-TIM-004:defense", func(t *testing.T) {
		play(t, game.Red)
		eq(t, "all", strings.Join(log, " "), "defender/attack attacker/attack attacker/defense defender/defense")
		if !slices.Equal(steps, []board.AttackStep{board.ModifyAttackDice, board.ModifyAttackDice, board.ModifyDefenseDice, board.ModifyDefenseDice}) {
			t.Errorf("modified in the steps %v", steps)
		}
		// Nor are the attack dice modified by what comes to be possible in the later step.
		late := xwing.Ability{When: xwing.ModifyingAttackDice, Do: note("late"),
			If: func(t *xwing.Table, _ xwing.Moment) bool { return t.View.Attack.Step == board.ModifyDefenseDice }}
		g := duel{attack: "bbbb", defense: "bbb", cards: []*xwing.Card{card("pilot/"+xwingPilot, late), card("pilot/"+tiePilot, late)}}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		if g.Asks(ask.ModifyAttackDice) {
			t.Error("the attack dice are modified in the step of the defense dice")
		}
		g = duel{attack: "ffff", defense: "fff", change: give(attacker, board.Focus, 1)}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		g.Pick(ask.ModifyAttackDice, "done")
		if g.Asks(ask.ModifyAttackDice) || g.Asks(ask.ModifyDefenseDice) {
			t.Error("the attacker is asked again")
		}
		eq(t, "result", first(neutralized(t, g)), "ffff/fff")
	})
	t.Run("X20-TIM-004:attack", func(t *testing.T) {
		log = nil
		more := xwing.Ability{Query: xwing.AttackDiceCount, By: func(*xwing.Table, xwing.Moment) int { return 1 }}
		g := duel{gap: 150, attack: "bbbb", defense: "bbb", cards: []*xwing.Card{card("pilot/"+xwingPilot, more)}}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		eq(t, "3 and one more, in one roll", rolled(t, g, board.AttackDice), 4)
		eq(t, "changes of the pool", len(xwingtest.All[board.DiceModified](g)), 0)
	})
}

// Cards chapter: how often, by whom and whether at all a card modifies dice.
func TestCardsModify(t *testing.T) {
	t.Run("X20-CRD-007 X20-ABL-002:must", func(t *testing.T) {
		g := changing(t, "hbbb", func(t *xwing.Table, _ xwing.Moment) { t.Fight().ChangeDie(board.AttackDice, 0, board.Blank) })
		eq(t, "done", refusal(g, ask.ModifyAttackDice, "done"), "X20-CRD-007")
		g.Pick(ask.ModifyAttackDice, "upgrade/predator")
		eq(t, "dice", first(neutralized(t, g)), "bbbb/ebb")
		// So it is with defense dice.
		g = duel{attack: "hbbb", defense: "ebb", cards: []*xwing.Card{mod("pilot/"+tiePilot, xwing.ModifyingDefenseDice, false,
			func(t *xwing.Table, _ xwing.Moment) { t.Fight().ChangeDie(board.DefenseDice, 0, board.Blank) })}}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		eq(t, "done", refusal(g, ask.ModifyDefenseDice, "done"), "X20-CRD-007")
		g.Pick(ask.ModifyDefenseDice, "pilot/"+tiePilot)
		eq(t, "dice", first(neutralized(t, g)), "hbbb/bbb")
	})
	t.Run("X20-CRD-010 while defending", func(t *testing.T) {
		parries := mod("pilot/"+tiePilot, xwing.ModifyingDefenseDice, true,
			func(t *xwing.Table, _ xwing.Moment) {
				t.Fight().ChangeResults(board.DefenseDice, board.Blank, board.EvadeResult, 1)
			})
		again := card("pilot/"+xwingPilot, xwing.Ability{When: xwing.AfterAttacking, Bonus: true,
			Do: func(t *xwing.Table, m xwing.Moment) { t.BonusAttack(m.Owner, xwing.AttackTerms{}) }})
		g := duel{attack: "hhbb" + "hhbb", defense: "bbb" + "bbb", cards: []*xwing.Card{parries, again}}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		g.Pick(ask.ModifyDefenseDice, "pilot/"+tiePilot)
		eq(t, "once in one attack", g.Asks(ask.ModifyDefenseDice), false)
		g.Pick(ask.ChooseBonusAttack, shoot)
		eq(t, "fresh in the next", refusal(g, ask.ModifyDefenseDice, "pilot/"+tiePilot), "")
	})
	t.Run("X20-CRD-010", func(t *testing.T) {
		once := mod("upgrade/predator", xwing.ModifyingAttackDice, true,
			func(t *xwing.Table, _ xwing.Moment) {
				t.Fight().ChangeResults(board.AttackDice, board.Blank, board.Hit, 1)
			})
		g := duel{attack: "bbbb" + "bbbb", defense: "bbb", upgrades: []string{"predator"}, cards: []*xwing.Card{once,
			card("pilot/"+xwingPilot, xwing.Ability{When: xwing.AfterAttacking, Bonus: true,
				Do: func(t *xwing.Table, m xwing.Moment) { t.BonusAttack(m.Owner, xwing.AttackTerms{}) }})}}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		g.Pick(ask.ModifyAttackDice, "upgrade/predator")
		if g.Asks(ask.ModifyAttackDice) {
			t.Error("the ability is offered twice in one attack")
		}
		g.Pick(ask.ChooseBonusAttack, shoot)
		eq(t, "fresh in the next attack", refusal(g, ask.ModifyAttackDice, "upgrade/predator"), "")
	})
	t.Run("X20-FRI-003 X20-FRI-004", func(t *testing.T) {
		// A friendly ship's card works on the dice of its player, an enemy's does not.
		help := mod("pilot/bluesquadronescort", xwing.ModifyingAttackDice, true, nil)
		help.Abilities[0].If = func(t *xwing.Table, m xwing.Moment) bool {
			return m.Ship == t.View.Attack.Attacker
		}
		help.Abilities[0].Do = func(t *xwing.Table, _ xwing.Moment) { t.Fight().ChangeDie(board.AttackDice, 0, board.Hit) }
		wing := xwingtest.Ship(game.Red, "bluesquadronescort", 600, 300, 0)
		g := duel{attack: "bbbb" + "bbbb", more: []xwing.ScenarioShip{wing}, cards: []*xwing.Card{help}}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		eq(t, "for a friend", refusal(g, ask.ModifyAttackDice, "pilot/bluesquadronescort@ship:3"), "")
		g.Pick(ask.ModifyAttackDice, "done")
		g = duel{red: "bluesquadronescort", attack: "bbbb", cards: []*xwing.Card{help}}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		eq(t, "for itself", refusal(g, ask.ModifyAttackDice, "pilot/bluesquadronescort"), "")
		g.Pick(ask.ModifyAttackDice, "done")
		g.Pick(ask.ChooseAttack, "primary:0>ship:1")
		if g.Asks(ask.ModifyAttackDice) {
			t.Error("offered to the enemy")
		}
		// Likewise defense dice.
		help = mod("pilot/bluesquadronescort", xwing.ModifyingDefenseDice, true, nil)
		help.Abilities[0].If = func(t *xwing.Table, m xwing.Moment) bool { return m.Ship == t.View.Attack.Defender }
		help.Abilities[0].Do = func(t *xwing.Table, _ xwing.Moment) { t.Fight().ChangeDie(board.DefenseDice, 0, board.EvadeResult) }
		for seat, want := range map[game.Seat]string{game.Red: "absent", game.Blue: ""} {
			wing := xwingtest.Ship(seat, "bluesquadronescort", 600, 300, 0)
			g = duel{attack: "bbbb", defense: "bbb", more: []xwing.ScenarioShip{wing}, cards: []*xwing.Card{help}, change: give(defender, board.Evade, 1)}.start(t)
			g.Pick(ask.ChooseAttack, shoot)
			eq(t, "asked", g.Decision(ask.ModifyDefenseDice).Seat, game.Blue)
			eq(t, "for the defender's", refusal(g, ask.ModifyDefenseDice, "pilot/bluesquadronescort@ship:3"), want)
		}
	})
}

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

func first[A, B any](a A, _ B) A { return a }

// Focus, Calculate and Force chapters: focus results become hits or evades.
func TestTokensModify(t *testing.T) {
	attack := func(t *testing.T, dice string, change func(*xwing.State), picks ...string) *xwingtest.Game {
		t.Helper()
		g := duel{attack: dice, defense: "bbb", change: change}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		for _, p := range picks {
			g.Pick(ask.ModifyAttackDice, p)
		}
		return g
	}
	defend := func(t *testing.T, dice string, change func(*xwing.State), picks ...string) *xwingtest.Game {
		t.Helper()
		g := duel{attack: "hhhh", defense: dice, change: change}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		for _, p := range picks {
			g.Pick(ask.ModifyDefenseDice, p)
		}
		return g
	}
	force := func(id board.ShipID, n int) func(*xwing.State) {
		return func(s *xwing.State) { s.View.Ship(id).Force = board.Charges{Active: n, Limit: n, Recurring: 1} }
	}
	t.Run("X20-FOC-003 X20-FOC-002", func(t *testing.T) {
		g := attack(t, "ffbb", give(attacker, board.Focus, 2), "focus")
		eq(t, "dice", first(neutralized(t, g)), "hhbb/bbb")
		eq(t, "tokens", g.Ship(attacker).Has(board.Focus), 1)
	})
	t.Run("X20-FOC-004", func(t *testing.T) {
		g := defend(t, "ffb", give(defender, board.Focus, 1), "focus")
		eq(t, "dice", first(neutralized(t, g)), "hh/b")
		eq(t, "tokens", g.Ship(defender).Has(board.Focus), 0)
	})
	t.Run("X20-FOC-005:attack", func(t *testing.T) {
		g := attack(t, "bbhh", all(give(attacker, board.Focus, 2), locked("ship:2")))
		eq(t, "focus without a focus result", refusal(g, ask.ModifyAttackDice, "focus"), "X20-FOC-005")
		g.Refused(ask.ModifyAttackDice, "focus")
	})
	t.Run("X20-FOC-005:defense", func(t *testing.T) {
		g := defend(t, "bee", all(give(defender, board.Focus, 1), give(defender, board.Evade, 1)))
		eq(t, "focus without a focus result", refusal(g, ask.ModifyDefenseDice, "focus"), "X20-FOC-005")
		g.Refused(ask.ModifyDefenseDice, "focus")
	})
	t.Run("X20-CAL-003 X20-CAL-002", func(t *testing.T) {
		g := attack(t, "fffb", give(attacker, board.Calculate, 3), "calculate", "calculate", "done")
		eq(t, "dice", first(neutralized(t, g)), "hhfb/bbb")
		eq(t, "tokens", g.Ship(attacker).Has(board.Calculate), 1)
		g = attack(t, "fffb", all(give(attacker, board.Calculate, 1), give(attacker, board.Focus, 1)), "calculate", "done")
		eq(t, "dice, with a focus token beside", first(neutralized(t, g)), "hffb/bbb")
		g = duel{gap: 160, upgrades: []string{"ioncannon"}, cards: []*xwing.Card{card("upgrade/ioncannon")}, attack: "ffb", defense: "bbb", change: give(attacker, board.Calculate, 1)}.start(t)
		g.Pick(ask.ChooseAttack, "upgrade:ioncannon>ship:2")
		g.Pick(ask.ModifyAttackDice, "calculate")
		eq(t, "dice of a special weapon", first(neutralized(t, g)), "hfb/bbb")
	})
	t.Run("X20-CAL-004", func(t *testing.T) {
		g := defend(t, "fff", give(defender, board.Calculate, 2), "calculate", "calculate")
		eq(t, "dice", first(neutralized(t, g)), "hh/f")
	})
	t.Run("X20-CAL-005:attack", func(t *testing.T) {
		g := attack(t, "bbhh", all(give(attacker, board.Calculate, 1), locked("ship:2")))
		eq(t, "calculate without a focus result", refusal(g, ask.ModifyAttackDice, "calculate"), "X20-CAL-005")
	})
	t.Run("X20-CAL-005:defense", func(t *testing.T) {
		g := defend(t, "bee", all(give(defender, board.Calculate, 1), give(defender, board.Evade, 1)))
		eq(t, "calculate without a focus result", refusal(g, ask.ModifyDefenseDice, "calculate"), "X20-CAL-005")
	})
	t.Run("X20-FRC-002", func(t *testing.T) {
		g := attack(t, "fffb", force(attacker, 3), "force", "force", "done")
		eq(t, "dice", first(neutralized(t, g)), "hhfb/bbb")
		eq(t, "Force", g.Ship(attacker).Force.Active, 1)
	})
	t.Run("X20-FRC-003", func(t *testing.T) {
		g := defend(t, "fff", force(defender, 1), "force")
		eq(t, "dice", first(neutralized(t, g)), "hhh/ff")
		eq(t, "Force", g.Ship(defender).Force.Active, 0)
	})
	t.Run("X20-EVD-003:blank,focus X20-EVD-002", func(t *testing.T) {
		g := defend(t, "bff", give(defender, board.Evade, 3), "evade-focus", "evade", "done")
		eq(t, "dice", first(neutralized(t, g)), "hh/f")
		eq(t, "tokens", g.Ship(defender).Has(board.Evade), 1)
		g = defend(t, "bff", give(defender, board.Evade, 1), "evade")
		eq(t, "dice", first(neutralized(t, g)), "hhh/ff")
		g = defend(t, "eee", all(give(defender, board.Evade, 1)))
		eq(t, "asked without a blank or a focus result", g.Asks(ask.ModifyDefenseDice), false)
		eq(t, "unspent", g.Ship(defender).Has(board.Evade), 1)
	})
	t.Run("X20-EVD-004", func(t *testing.T) {
		g := attack(t, "fbbb", all(give(attacker, board.Evade, 1), give(attacker, board.Focus, 1)))
		eq(t, "evade", refusal(g, ask.ModifyAttackDice, "evade"), "absent")
		eq(t, "focus", refusal(g, ask.ModifyAttackDice, "focus"), "")
	})
	t.Run("X20-ABL-003:spend X20-ABL-004:modify", func(t *testing.T) {
		// The defender's tokens do nothing to the attacker's dice, nor the other way round.
		g := attack(t, "ffff", give(defender, board.Focus, 1))
		if g.Asks(ask.ModifyAttackDice) {
			t.Error("the defender may modify attack dice with a token")
		}
		g = defend(t, "fff", give(attacker, board.Focus, 1))
		if g.Asks(ask.ModifyDefenseDice) {
			t.Error("the attacker may modify defense dice with a token")
		}
		// Nor does what a friend has do anything to the dice of either.
		for _, seat := range []game.Seat{game.Red, game.Blue} {
			wing := xwingtest.Ship(seat, tiePilot, 700, 300, 0)
			rich := func(s *xwing.State) {
				friend := s.View.Ship(3)
				for _, k := range []board.Token{board.Focus, board.Calculate, board.Evade} {
					friend.Tokens[k] = 1
				}
				friend.Force, friend.Locks = board.Charges{Active: 1, Limit: 1}, []string{"ship:2"}
				s.View.Ship(attacker).Locks = []string{"ship:3"}
			}
			g := duel{attack: "ffff", defense: "fbf", more: []xwing.ScenarioShip{wing}, change: rich}.start(t)
			g.Pick(ask.ChooseAttack, shoot)
			if g.Asks(ask.ModifyAttackDice) || g.Asks(ask.ModifyDefenseDice) {
				t.Errorf("with what a friend of seat %d has, dice may be modified", seat)
			}
		}
		// And nobody uses the card of his enemy.
		theirs := card("pilot/"+xwingPilot, xwing.Ability{When: xwing.ModifyingAttackDice, May: true, If: always, Do: nothing})
		g = duel{attack: "bbbb", defense: "bbb", cards: []*xwing.Card{theirs}}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		eq(t, "who may modify by the attacker's card", g.Decision(ask.ModifyAttackDice).Seat, game.Red)
	})
	t.Run("X20-ABL-003:allowed of a friend", func(t *testing.T) {
		// A card that spends a token spends its ship's; one that allows others, a friend's.
		wing := xwingtest.Ship(game.Red, "bluesquadronescort", 520, 300, 0)
		for _, c := range []struct {
			near   bool
			holder board.ShipID
			want   bool
		}{{false, attacker, true}, {false, 3, false}, {true, 3, true}, {true, defender, false}} {
			pays := card("pilot/"+xwingPilot, xwing.Ability{When: xwing.ModifyingAttackDice, May: true,
				Cost: xwing.Cost{Spend: board.Evade, SpendN: 1, Near: c.near},
				If:   func(_ *xwing.Table, m xwing.Moment) bool { return m.Ship == m.Owner && m.Owner == attacker },
				Do:   func(*xwing.Table, xwing.Moment) {}})
			g := duel{attack: "bbbb", more: []xwing.ScenarioShip{wing}, cards: []*xwing.Card{pays}, change: give(c.holder, board.Evade, 1)}.start(t)
			g.Pick(ask.ChooseAttack, shoot)
			if got := g.Asks(ask.ModifyAttackDice); got != c.want {
				t.Errorf("ship %d has the token, others' allowed: %v: it can be spent: %v", c.holder, c.near, got)
			}
		}
	})
}

// Lock chapter: rerolls; Golden Rules: one reroll a die.
func TestLockReroll(t *testing.T) {
	lock := func(targets ...string) func(*xwing.State) {
		return func(s *xwing.State) { s.View.Ship(attacker).Locks = targets }
	}
	t.Run("X20-LOC-005 X20-DIC-003", func(t *testing.T) {
		g := duel{attack: "bbfh" + "hc", defense: "bbb", change: lock("ship:2")}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		eq(t, "optional", refusal(g, ask.ModifyAttackDice, "done"), "")
		g.Pick(ask.ModifyAttackDice, "lock")
		d := g.Decision(ask.ChooseDice)
		eq(t, "the attacker chooses", d.Seat, game.Red)
		eq(t, "least", d.Min, 1)
		eq(t, "most", d.Max, 4)
		g.Pick(ask.ChooseDice, "die:0", "die:1")
		eq(t, "dice", first(neutralized(t, g)), "hcfh/bbb")
		eq(t, "locks", len(g.Ship(attacker).Locks), 0)
		if !xwingtest.Has(g, func(e board.LockLost) bool { return e.Spent && e.Target == "ship:2" }) {
			t.Error("the lock was not spent")
		}
	})
	t.Run("X20-LOC-006", func(t *testing.T) {
		g := duel{attack: "bbfb", change: all(lock("ship:3"), give(attacker, board.Focus, 1)),
			more: []xwing.ScenarioShip{xwingtest.Ship(game.Blue, tiePilot, 600, 450, 180)}}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		eq(t, "lock on another ship", refusal(g, ask.ModifyAttackDice, "lock"), "X20-LOC-006")
		g.Refused(ask.ModifyAttackDice, "lock")
		// Nor a lock on an obstacle, though a friend has one on the defender.
		g = duel{attack: "bbfb", change: all(lock("obstacle:1"), give(attacker, board.Focus, 1), func(s *xwing.State) { s.View.Ship(3).Locks = []string{"ship:2"} }),
			obstacles: []xwing.ScenarioObstacle{{XWS: "coreasteroid0", Pose: at(700, 450)}},
			more:      []xwing.ScenarioShip{xwingtest.Ship(game.Red, tiePilot, 600, 300, 0)}}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		eq(t, "lock on an obstacle", refusal(g, ask.ModifyAttackDice, "lock"), "X20-LOC-006")
		g = duel{attack: "bbfb", change: all(lock("ship:3"), give(attacker, board.Focus, 1)),
			more: []xwing.ScenarioShip{xwingtest.Ship(game.Red, tiePilot, 600, 300, 0)}}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		eq(t, "lock on a friend", refusal(g, ask.ModifyAttackDice, "lock"), "X20-LOC-006")
		g = duel{attack: "bbfb", change: all(lock("ship:3"), give(attacker, board.Focus, 1)),
			devices: []xwing.ScenarioDevice{{Seat: game.Blue, Kind: "drk1probedroid", Pose: at(600, 300)}}}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		eq(t, "lock on a remote", refusal(g, ask.ModifyAttackDice, "lock"), "X20-LOC-006")
	})
	reroll := mod("upgrade/predator", xwing.ModifyingAttackDice, true,
		func(t *xwing.Table, m xwing.Moment) { t.RerollChosen(m.Owner, board.AttackDice, 1, 1) })
	t.Run("X20-GLD-004", func(t *testing.T) {
		g := duel{attack: "bbfh" + "b", change: lock("ship:2"), upgrades: []string{"predator"}, cards: []*xwing.Card{reroll}}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		g.Pick(ask.ModifyAttackDice, "upgrade/predator")
		g.Pick(ask.ChooseDice, "die:0")
		g.Pick(ask.ModifyAttackDice, "lock")
		eq(t, "rerolled die", refusal(g, ask.ChooseDice, "die:0"), "X20-GLD-004")
		eq(t, "other die", refusal(g, ask.ChooseDice, "die:1"), "")
		g.Refused(ask.ChooseDice, "die:0", "die:1")
		// Whatever the source.
		again := 0
		twice := mod("upgrade/predator", xwing.ModifyingAttackDice, true, func(t *xwing.Table, m xwing.Moment) {
			t.RerollDice(board.AttackDice, []int{0})
			again = t.RerollDice(board.AttackDice, []int{0})
		})
		g = duel{attack: "bbbb" + "bh", upgrades: []string{"predator"}, cards: []*xwing.Card{twice}}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		g.Pick(ask.ModifyAttackDice, "upgrade/predator")
		eq(t, "rerolled again", again, 0)
		again = -1
		g = duel{attack: "bbbb", defense: "eee" + "bb", cards: []*xwing.Card{mod("pilot/"+tiePilot, xwing.ModifyingDefenseDice, false, func(t *xwing.Table, _ xwing.Moment) {
			t.RerollDice(board.DefenseDice, []int{0})
			again = t.RerollDice(board.DefenseDice, []int{0})
		})}}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		g.Pick(ask.ModifyDefenseDice, "pilot/"+tiePilot)
		eq(t, "a defense die rerolled again", again, 0)
	})
	t.Run("X20-FAQ-019 X20-FAQ-020", func(t *testing.T) {
		salvo := mod("upgrade/predator", xwing.ModifyingDefenseDice, true,
			func(t *xwing.Table, m xwing.Moment) { t.RerollChosen(m.Owner, board.DefenseDice, 2, 2) })
		g := duel{blue: "104thbattalionpilot", attack: "hhhh", defense: "e" + "b", upgrades: []string{"predator"},
			cards: []*xwing.Card{salvo}}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		g.Pick(ask.ModifyDefenseDice, "upgrade/predator")
		eq(t, "the one die is rerolled", first(neutralized(t, g)), "hhhh/b")
		// Of two dice the one that has not been rerolled.
		left := 0
		both := mod("upgrade/predator", xwing.ModifyingDefenseDice, true, func(t *xwing.Table, m xwing.Moment) {
			t.RerollDice(board.DefenseDice, []int{0, 1})
			left = t.RerollChosen(m.Owner, board.DefenseDice, 2, 2)
		})
		g = duel{attack: "hhhh", defense: "eee" + "bbb", upgrades: []string{"predator"}, cards: []*xwing.Card{both}}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		g.Pick(ask.ModifyDefenseDice, "upgrade/predator")
		eq(t, "dice left to be rerolled", left, 1)
		again := mod("upgrade/predator", xwing.ModifyingDefenseDice, true, func(t *xwing.Table, m xwing.Moment) {
			t.RerollDice(board.DefenseDice, []int{0})
			left = t.RerollDice(board.DefenseDice, []int{0, 1, 2})
		})
		g = duel{attack: "hhhh", defense: "eee" + "bbb", upgrades: []string{"predator"}, cards: []*xwing.Card{again}}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		g.Pick(ask.ModifyDefenseDice, "upgrade/predator")
		eq(t, "of three all but the one that was", left, 2)
	})
	t.Run("X20-FAQ-021", func(t *testing.T) {
		salvo := mod("upgrade/predator", xwing.ModifyingDefenseDice, true,
			func(t *xwing.Table, m xwing.Moment) { t.RerollChosen(m.Owner, board.DefenseDice, 2, 2) })
		g := duel{attack: "hhhh", defense: "eee" + "bb", upgrades: []string{"predator"}, cards: []*xwing.Card{salvo}}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		g.Pick(ask.ModifyDefenseDice, "upgrade/predator")
		d := g.Decision(ask.ChooseDice)
		eq(t, "least", d.Min, 2)
		eq(t, "most", d.Max, 2)
		g.Refused(ask.ChooseDice, "die:0")
		g.Pick(ask.ChooseDice, "die:0", "die:2")
		eq(t, "dice", first(neutralized(t, g)), "hhh/bb")
	})
}

// Dice Modification chapter: what the ways of modifying do.
func TestDiceVerbs(t *testing.T) {
	// with plays an attack in which one mandatory card does something to attack dice.
	with := func(t *testing.T, dice string, do func(t *xwing.Table, m xwing.Moment)) *xwingtest.Game {
		t.Helper()
		g := duel{attack: dice, defense: "ebb", upgrades: []string{"predator"},
			cards:  []*xwing.Card{mod("upgrade/predator", xwing.ModifyingAttackDice, false, do)},
			change: give(attacker, board.Focus, 1)}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		return g
	}
	// own plays one in which a card of the defender's does something to defense dice.
	own := func(t *testing.T, dice string, do func(t *xwing.Table, m xwing.Moment)) *xwingtest.Game {
		t.Helper()
		g := duel{attack: "hhhb", defense: dice, change: give(defender, board.Focus, 1),
			cards: []*xwing.Card{mod("pilot/"+tiePilot, xwing.ModifyingDefenseDice, false, do)}}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		g.Pick(ask.ModifyDefenseDice, "pilot/"+tiePilot)
		return g
	}
	t.Run("X20-DIC-001 defense, reroll", func(t *testing.T) {
		g := own(t, "bbb", func(t *xwing.Table, _ xwing.Moment) { t.AddDie(board.DefenseDice, board.FocusResult) })
		g.Pick(ask.ModifyDefenseDice, "focus")
		eq(t, "modified", first(neutralized(t, g)), "hhb/bbb")
		g = own(t, "bbb", func(t *xwing.Table, m xwing.Moment) {
			t.AddDie(board.DefenseDice, board.EvadeResult)
			t.CancelAll(m, board.DefenseDice, board.EvadeResult)
		})
		eq(t, "canceled", first(neutralized(t, g)), "hhhb/bbb")
		n := 0
		with(t, "bbbb"+"hhhhh", func(t *xwing.Table, m xwing.Moment) {
			t.AddDie(board.AttackDice, board.Blank)
			n = t.RerollChosen(m.Owner, board.AttackDice, 5, 5)
		}).Pick(ask.ModifyAttackDice, "upgrade/predator")
		eq(t, "rerolled", n, 5)
	})
	t.Run("X20-DIC-003", func(t *testing.T) {
		g := own(t, "ebb"+"e", func(t *xwing.Table, _ xwing.Moment) { t.RerollDice(board.DefenseDice, []int{1}) })
		eq(t, "a defense die rerolled", first(neutralized(t, g)), "hb/b")
	})
	t.Run("X20-DIC-001", func(t *testing.T) {
		g := with(t, "bbbb", func(t *xwing.Table, _ xwing.Moment) { t.AddDie(board.AttackDice, board.FocusResult) })
		g.Pick(ask.ModifyAttackDice, "upgrade/predator")
		g.Pick(ask.ModifyAttackDice, "focus") // the added die is modified …
		eq(t, "and canceled", first(neutralized(t, g)), "bbbb/bb")
		for _, face := range []board.Face{board.Hit, board.Blank} { // by a card, too
			g = with(t, "bbbb", func(t *xwing.Table, m xwing.Moment) {
				t.AddDie(board.AttackDice, board.Hit)
				t.CancelAll(m, board.AttackDice, face)
			})
			g.Pick(ask.ModifyAttackDice, "upgrade/predator")
			eq(t, face.String(), xwingtest.All[board.DiceCanceled](g)[0].Dice[4].Gone, face == board.Hit)
		}
	})
	t.Run("X20-DIC-002", func(t *testing.T) {
		g := with(t, "bbbb", func(t *xwing.Table, _ xwing.Moment) { t.ChangeDie(board.AttackDice, 2, board.Crit) })
		g.Pick(ask.ModifyAttackDice, "upgrade/predator")
		m := xwingtest.All[board.DiceModified](g)
		eq(t, "dice", pool(m[0].Dice), "bbcb")
		eq(t, "how", m[0].How, "upgrade/predator")
		eq(t, "rerolled", m[0].Dice[2].Rerolled, false)
	})
	t.Run("X20-DIC-004", func(t *testing.T) {
		g := with(t, "bhhb", func(t *xwing.Table, m xwing.Moment) { t.SpendResult(m.Owner, board.AttackDice, board.Hit) })
		g.Pick(ask.ModifyAttackDice, "upgrade/predator")
		eq(t, "one hit is out of the pool, the evade takes the other", first(neutralized(t, g)), "bb/bb")
		g = own(t, "eeb", func(t *xwing.Table, m xwing.Moment) { t.SpendResult(m.Owner, board.DefenseDice, board.EvadeResult) })
		eq(t, "one evade is out of the pool", first(neutralized(t, g)), "hhb/b")
	})
	t.Run("X20-DIC-006 X20-ABL-004:spend", func(t *testing.T) {
		spent := true
		g := with(t, "hhbb", func(t *xwing.Table, m xwing.Moment) {
			spent = t.SpendResult(m.Other, board.AttackDice, board.Hit)
		})
		g.Pick(ask.ModifyAttackDice, "upgrade/predator")
		eq(t, "spent another's result", spent, false)
		other := own(t, "eeb", func(t *xwing.Table, m xwing.Moment) {
			spent = t.SpendResult(m.Other, board.DefenseDice, board.EvadeResult)
		})
		eq(t, "the attacker spent the defender's", spent, false)
		eq(t, "defense dice", first(neutralized(t, other)), "hb/b")
		eq(t, "dice", first(neutralized(t, g)), "hbb/bb")
	})
	t.Run("X20-DIC-009 X20-DIC-010", func(t *testing.T) {
		g := with(t, "hbbb", func(t *xwing.Table, _ xwing.Moment) {
			if t.ChangeDie(board.AttackDice, 0, board.EvadeResult) || t.AddDie(board.AttackDice, board.EvadeResult) ||
				t.ChangeResults(board.AttackDice, board.Blank, board.EvadeResult, 3) > 0 {
				panic("an attack die shows an evade")
			}
		})
		shown := false
		own(t, "bbb", func(t *xwing.Table, _ xwing.Moment) {
			shown = t.ChangeDie(board.DefenseDice, 0, board.Crit) || t.AddDie(board.DefenseDice, board.Hit) ||
				t.ChangeResults(board.DefenseDice, board.Blank, board.Hit, 3) > 0
		})
		eq(t, "a defense die shows a hit or a crit", shown, false)
		g.Pick(ask.ModifyAttackDice, "upgrade/predator")
		eq(t, "dice", first(neutralized(t, g)), "bbb/bb")
		eq(t, "modifications", len(xwingtest.All[board.DiceModified](g)), 0)
	})
	t.Run("X20-DIC-011", func(t *testing.T) {
		g := with(t, "hhch", func(t *xwing.Table, m xwing.Moment) {
			t.CancelResult(m, board.AttackDice, board.Hit)
			t.ChangeResults(board.AttackDice, board.Hit, board.Blank, 1)
		})
		g.Pick(ask.ModifyAttackDice, "upgrade/predator")
		e := xwingtest.All[board.DiceCanceled](g)[0]
		eq(t, "one hit leaves", pool(e.Dice), "hch")
		eq(t, "ignored from then on", first(neutralized(t, g)), "bc/bb")
	})
	t.Run("X20-DIC-007", func(t *testing.T) {
		all := 0
		ban := card("pilot/"+xwingPilot, xwing.Ability{Query: xwing.ModifyingDice,
			Refuse: func(*xwing.Table, xwing.Moment) *game.Refusal {
				return &game.Refusal{Rule: "X20-GLD-003", Why: game.Say("refusal.card")}
			}},
			xwing.Ability{When: xwing.IfAttackHits, Do: func(t *xwing.Table, m xwing.Moment) {
				t.CancelResult(m, board.AttackDice, board.Hit)
				all = t.CancelAll(m, board.AttackDice, board.Crit)
			}})
		g := duel{attack: "hhcf", defense: "bbb", cards: []*xwing.Card{ban}, change: give(attacker, board.Focus, 1)}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		if g.Asks(ask.ModifyAttackDice) {
			t.Error("the ban does not hold")
		}
		eq(t, "crits canceled", all, 1)
		eq(t, "damage", g.Ship(defender).DamageCards(), 1)
	})
	t.Run("X20-GLD-003:dice", func(t *testing.T) {
		ban := card("upgrade/elusive", xwing.Ability{Query: xwing.ModifyingDice,
			If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Action == "focus" },
			Refuse: func(*xwing.Table, xwing.Moment) *game.Refusal {
				return &game.Refusal{Rule: "X20-GLD-003", Why: game.Say("refusal.card")}
			}})
		g := duel{attack: "ffbb", cards: []*xwing.Card{ban}, upgrades: []string{"elusive"},
			change: all(give(attacker, board.Focus, 1), give(attacker, board.Calculate, 1))}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		eq(t, "focus", refusal(g, ask.ModifyAttackDice, "focus"), "X20-GLD-003")
		eq(t, "calculate", refusal(g, ask.ModifyAttackDice, "calculate"), "")
	})
	t.Run("X20-CRD-007 X20-ABL-002:must", func(t *testing.T) {
		g := with(t, "hbbb", func(t *xwing.Table, _ xwing.Moment) { t.ChangeDie(board.AttackDice, 0, board.Blank) })
		eq(t, "done", refusal(g, ask.ModifyAttackDice, "done"), "X20-CRD-007")
		g.Pick(ask.ModifyAttackDice, "upgrade/predator")
		eq(t, "dice", first(neutralized(t, g)), "bbbb/ebb")
		// So it is with defense dice.
		g = duel{attack: "hbbb", defense: "ebb", cards: []*xwing.Card{mod("pilot/"+tiePilot, xwing.ModifyingDefenseDice, false,
			func(t *xwing.Table, _ xwing.Moment) { t.ChangeDie(board.DefenseDice, 0, board.Blank) })}}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		eq(t, "done", refusal(g, ask.ModifyDefenseDice, "done"), "X20-CRD-007")
		g.Pick(ask.ModifyDefenseDice, "pilot/"+tiePilot)
		eq(t, "dice", first(neutralized(t, g)), "hbbb/bbb")
	})
	t.Run("X20-CRD-010 while defending", func(t *testing.T) {
		parries := mod("pilot/"+tiePilot, xwing.ModifyingDefenseDice, true,
			func(t *xwing.Table, _ xwing.Moment) {
				t.ChangeResults(board.DefenseDice, board.Blank, board.EvadeResult, 1)
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
			func(t *xwing.Table, _ xwing.Moment) { t.ChangeResults(board.AttackDice, board.Blank, board.Hit, 1) })
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
		help.Abilities[0].Do = func(t *xwing.Table, _ xwing.Moment) { t.ChangeDie(board.AttackDice, 0, board.Hit) }
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
		help.Abilities[0].Do = func(t *xwing.Table, _ xwing.Moment) { t.ChangeDie(board.DefenseDice, 0, board.EvadeResult) }
		for seat, want := range map[game.Seat]string{game.Red: "absent", game.Blue: ""} {
			wing := xwingtest.Ship(seat, "bluesquadronescort", 600, 300, 0)
			g = duel{attack: "bbbb", defense: "bbb", more: []xwing.ScenarioShip{wing}, cards: []*xwing.Card{help}, change: give(defender, board.Evade, 1)}.start(t)
			g.Pick(ask.ChooseAttack, shoot)
			eq(t, "asked", g.Decision(ask.ModifyDefenseDice).Seat, game.Blue)
			eq(t, "for the defender's", refusal(g, ask.ModifyDefenseDice, "pilot/bluesquadronescort@ship:3"), want)
		}
	})
}

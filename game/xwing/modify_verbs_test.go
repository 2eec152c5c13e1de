package xwing_test

import (
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/xwingtest"
)

// changing plays an attack in which one mandatory card does something to attack dice.
func changing(t *testing.T, dice string, do func(t *xwing.Table, m xwing.Moment)) *xwingtest.Game {
	t.Helper()
	g := duel{attack: dice, defense: "ebb", upgrades: []string{"predator"},
		cards:  []*xwing.Card{mod("upgrade/predator", xwing.ModifyingAttackDice, false, do)},
		change: give(attacker, board.Focus, 1)}.start(t)
	g.Pick(ask.ChooseAttack, shoot)
	return g
}

// parrying plays one in which a card of the defender's does something to defense dice.
func parrying(t *testing.T, dice string, do func(t *xwing.Table, m xwing.Moment)) *xwingtest.Game {
	t.Helper()
	g := duel{attack: "hhhb", defense: dice, change: give(defender, board.Focus, 1),
		cards: []*xwing.Card{mod("pilot/"+tiePilot, xwing.ModifyingDefenseDice, false, do)}}.start(t)
	g.Pick(ask.ChooseAttack, shoot)
	g.Pick(ask.ModifyDefenseDice, "pilot/"+tiePilot)
	return g
}

// Dice Modification chapter: what the ways of modifying do.
func TestDiceVerbs(t *testing.T) {
	t.Run("X20-DIC-001 defense, reroll", func(t *testing.T) {
		g := parrying(t, "bbb", func(t *xwing.Table, _ xwing.Moment) { t.Fight().AddDie(board.DefenseDice, board.FocusResult) })
		g.Pick(ask.ModifyDefenseDice, "focus")
		eq(t, "modified", first(neutralized(t, g)), "hhb/bbb")
		g = parrying(t, "bbb", func(t *xwing.Table, m xwing.Moment) {
			t.Fight().AddDie(board.DefenseDice, board.EvadeResult)
			t.Fight().CancelAll(m, board.DefenseDice, board.EvadeResult)
		})
		eq(t, "canceled", first(neutralized(t, g)), "hhhb/bbb")
		n := 0
		changing(t, "bbbb"+"hhhhh", func(t *xwing.Table, m xwing.Moment) {
			t.Fight().AddDie(board.AttackDice, board.Blank)
			n = t.Fight().RerollChosen(m.Owner, board.AttackDice, 5, 5)
		}).Pick(ask.ModifyAttackDice, "upgrade/predator")
		eq(t, "rerolled", n, 5)
	})
	t.Run("X20-DIC-003", func(t *testing.T) {
		g := parrying(t, "ebb"+"e", func(t *xwing.Table, _ xwing.Moment) { t.Fight().RerollDice(board.DefenseDice, []int{1}) })
		eq(t, "a defense die rerolled", first(neutralized(t, g)), "hb/b")
	})
	t.Run("X20-DIC-001", func(t *testing.T) {
		g := changing(t, "bbbb", func(t *xwing.Table, _ xwing.Moment) { t.Fight().AddDie(board.AttackDice, board.FocusResult) })
		g.Pick(ask.ModifyAttackDice, "upgrade/predator")
		g.Pick(ask.ModifyAttackDice, "focus") // the added die is modified …
		eq(t, "and canceled", first(neutralized(t, g)), "bbbb/bb")
		for _, face := range []board.Face{board.Hit, board.Blank} { // by a card, too
			g = changing(t, "bbbb", func(t *xwing.Table, m xwing.Moment) {
				t.Fight().AddDie(board.AttackDice, board.Hit)
				t.Fight().CancelAll(m, board.AttackDice, face)
			})
			g.Pick(ask.ModifyAttackDice, "upgrade/predator")
			eq(t, face.String(), xwingtest.All[board.DiceCanceled](g)[0].Dice[4].Gone, face == board.Hit)
		}
	})
	t.Run("X20-DIC-002", func(t *testing.T) {
		g := changing(t, "bbbb", func(t *xwing.Table, _ xwing.Moment) { t.Fight().ChangeDie(board.AttackDice, 2, board.Crit) })
		g.Pick(ask.ModifyAttackDice, "upgrade/predator")
		m := xwingtest.All[board.DiceModified](g)
		eq(t, "dice", pool(m[0].Dice), "bbcb")
		eq(t, "how", m[0].How, "upgrade/predator")
		eq(t, "rerolled", m[0].Dice[2].Rerolled, false)
	})
	t.Run("X20-DIC-004", func(t *testing.T) {
		g := changing(t, "bhhb", func(t *xwing.Table, m xwing.Moment) { t.Fight().SpendResult(m.Owner, board.AttackDice, board.Hit) })
		g.Pick(ask.ModifyAttackDice, "upgrade/predator")
		eq(t, "one hit is out of the pool, the evade takes the other", first(neutralized(t, g)), "bb/bb")
		g = parrying(t, "eeb", func(t *xwing.Table, m xwing.Moment) {
			t.Fight().SpendResult(m.Owner, board.DefenseDice, board.EvadeResult)
		})
		eq(t, "one evade is out of the pool", first(neutralized(t, g)), "hhb/b")
	})
	t.Run("X20-DIC-011", func(t *testing.T) {
		g := changing(t, "hhch", func(t *xwing.Table, m xwing.Moment) {
			t.Fight().CancelResult(m, board.AttackDice, board.Hit)
			t.Fight().ChangeResults(board.AttackDice, board.Hit, board.Blank, 1)
		})
		g.Pick(ask.ModifyAttackDice, "upgrade/predator")
		e := xwingtest.All[board.DiceCanceled](g)[0]
		eq(t, "one hit leaves", pool(e.Dice), "hch")
		eq(t, "ignored from then on", first(neutralized(t, g)), "bc/bb")
	})
}

func TestDiceAddedAndSpent(t *testing.T) {
	t.Run("X20-DIC-006 X20-ABL-004:spend", func(t *testing.T) {
		spent := true
		g := changing(t, "hhbb", func(t *xwing.Table, m xwing.Moment) {
			spent = t.Fight().SpendResult(m.Other, board.AttackDice, board.Hit)
		})
		g.Pick(ask.ModifyAttackDice, "upgrade/predator")
		eq(t, "spent another's result", spent, false)
		other := parrying(t, "eeb", func(t *xwing.Table, m xwing.Moment) {
			spent = t.Fight().SpendResult(m.Other, board.DefenseDice, board.EvadeResult)
		})
		eq(t, "the attacker spent the defender's", spent, false)
		eq(t, "defense dice", first(neutralized(t, other)), "hb/b")
		eq(t, "dice", first(neutralized(t, g)), "hbb/bb")
	})
	t.Run("X20-DIC-009 X20-DIC-010", func(t *testing.T) {
		g := changing(t, "hbbb", func(t *xwing.Table, _ xwing.Moment) {
			if t.Fight().ChangeDie(board.AttackDice, 0, board.EvadeResult) || t.Fight().AddDie(board.AttackDice, board.EvadeResult) ||
				t.Fight().ChangeResults(board.AttackDice, board.Blank, board.EvadeResult, 3) > 0 {
				panic("an attack die shows an evade")
			}
		})
		shown := false
		parrying(t, "bbb", func(t *xwing.Table, _ xwing.Moment) {
			shown = t.Fight().ChangeDie(board.DefenseDice, 0, board.Crit) || t.Fight().AddDie(board.DefenseDice, board.Hit) ||
				t.Fight().ChangeResults(board.DefenseDice, board.Blank, board.Hit, 3) > 0
		})
		eq(t, "a defense die shows a hit or a crit", shown, false)
		g.Pick(ask.ModifyAttackDice, "upgrade/predator")
		eq(t, "dice", first(neutralized(t, g)), "bbb/bb")
		eq(t, "modifications", len(xwingtest.All[board.DiceModified](g)), 0)
	})
}

func TestDiceRerolled(t *testing.T) {
	t.Run("X20-DIC-007", func(t *testing.T) {
		all := 0
		ban := card("pilot/"+xwingPilot, xwing.Ability{Query: xwing.ModifyingDice,
			Refuse: func(*xwing.Table, xwing.Moment) *game.Refusal {
				return &game.Refusal{Rule: "X20-GLD-003", Why: game.Say("refusal.card")}
			}},
			xwing.Ability{When: xwing.IfAttackHits, Do: func(t *xwing.Table, m xwing.Moment) {
				t.Fight().CancelResult(m, board.AttackDice, board.Hit)
				all = t.Fight().CancelAll(m, board.AttackDice, board.Crit)
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
}

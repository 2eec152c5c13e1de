package xwing_test

import (
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
)

// Golden Rules chapter: one reroll a die, whatever the source.
func TestOneReroll(t *testing.T) {
	reroll := mod("upgrade/predator", xwing.ModifyingAttackDice, true,
		func(t *xwing.Table, m xwing.Moment) { t.Fight().RerollChosen(m.Owner, board.AttackDice, 1, 1) })
	t.Run("X20-GLD-004", func(t *testing.T) {
		g := duel{attack: "bbfh" + "b", change: locked("ship:2"), upgrades: []string{"predator"}, cards: []*xwing.Card{reroll}}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		g.Pick(ask.ModifyAttackDice, "upgrade/predator")
		g.Pick(ask.ChooseDice, "die:0")
		g.Pick(ask.ModifyAttackDice, "lock")
		eq(t, "rerolled die", refusal(g, ask.ChooseDice, "die:0"), "X20-GLD-004")
		eq(t, "other die", refusal(g, ask.ChooseDice, "die:1"), "")
		g.Refused(ask.ChooseDice, "die:0", "die:1")
		again := 0
		twice := mod("upgrade/predator", xwing.ModifyingAttackDice, true, func(t *xwing.Table, m xwing.Moment) {
			t.Fight().RerollDice(board.AttackDice, []int{0})
			again = t.Fight().RerollDice(board.AttackDice, []int{0})
		})
		g = duel{attack: "bbbb" + "bh", upgrades: []string{"predator"}, cards: []*xwing.Card{twice}}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		g.Pick(ask.ModifyAttackDice, "upgrade/predator")
		eq(t, "rerolled again", again, 0)
		again = -1
		g = duel{attack: "bbbb", defense: "eee" + "bb", cards: []*xwing.Card{mod("pilot/"+tiePilot, xwing.ModifyingDefenseDice, false, func(t *xwing.Table, _ xwing.Moment) {
			t.Fight().RerollDice(board.DefenseDice, []int{0})
			again = t.Fight().RerollDice(board.DefenseDice, []int{0})
		})}}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		g.Pick(ask.ModifyDefenseDice, "pilot/"+tiePilot)
		eq(t, "a defense die rerolled again", again, 0)
	})
	t.Run("X20-FAQ-019 X20-FAQ-020", func(t *testing.T) {
		salvo := mod("upgrade/predator", xwing.ModifyingDefenseDice, true,
			func(t *xwing.Table, m xwing.Moment) { t.Fight().RerollChosen(m.Owner, board.DefenseDice, 2, 2) })
		g := duel{blue: "104thbattalionpilot", attack: "hhhh", defense: "e" + "b", upgrades: []string{"predator"},
			cards: []*xwing.Card{salvo}}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		g.Pick(ask.ModifyDefenseDice, "upgrade/predator")
		eq(t, "the one die is rerolled", first(neutralized(t, g)), "hhhh/b")
		// Of two dice the one that has not been rerolled.
		left := 0
		both := mod("upgrade/predator", xwing.ModifyingDefenseDice, true, func(t *xwing.Table, m xwing.Moment) {
			t.Fight().RerollDice(board.DefenseDice, []int{0, 1})
			left = t.Fight().RerollChosen(m.Owner, board.DefenseDice, 2, 2)
		})
		g = duel{attack: "hhhh", defense: "eee" + "bbb", upgrades: []string{"predator"}, cards: []*xwing.Card{both}}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		g.Pick(ask.ModifyDefenseDice, "upgrade/predator")
		eq(t, "dice left to be rerolled", left, 1)
		again := mod("upgrade/predator", xwing.ModifyingDefenseDice, true, func(t *xwing.Table, m xwing.Moment) {
			t.Fight().RerollDice(board.DefenseDice, []int{0})
			left = t.Fight().RerollDice(board.DefenseDice, []int{0, 1, 2})
		})
		g = duel{attack: "hhhh", defense: "eee" + "bbb", upgrades: []string{"predator"}, cards: []*xwing.Card{again}}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		g.Pick(ask.ModifyDefenseDice, "upgrade/predator")
		eq(t, "of three all but the one that was", left, 2)
	})
	t.Run("X20-FAQ-021", func(t *testing.T) {
		salvo := mod("upgrade/predator", xwing.ModifyingDefenseDice, true,
			func(t *xwing.Table, m xwing.Moment) { t.Fight().RerollChosen(m.Owner, board.DefenseDice, 2, 2) })
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

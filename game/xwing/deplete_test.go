package xwing_test

import (
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/xwingtest"
)

func TestDeplete(t *testing.T) {
	t.Run("X25-DPL-001 X25-DPL-004", func(t *testing.T) {
		for tokens, want := range map[int]int{0: 4, 1: 3, 3: 3} {
			g := duel{attack: "bbbb", change: give(attacker, board.Deplete, tokens)}.start(t)
			g.Pick(ask.ChooseAttack, shoot)
			for _, e := range xwingtest.All[board.DiceRolled](g) {
				if e.Side == board.AttackDice {
					eq(t, "dice", len(e.Dice), want)
				}
			}
			eq(t, "tokens left", g.Ship(attacker).Has(board.Deplete), max(tokens-1, 0))
			eq(t, "tokens of the defender", g.Ship(defender).Has(board.Deplete), 0)
		}
	})
	t.Run("X25-DPL-003", func(t *testing.T) {
		for code, want := range map[string]int{"2FB": 1, "2TW": 2} {
			depleted := red(xwingPilot, 400, 300, 0)
			depleted.Tokens = map[board.Token]int{board.Deplete: 2}
			g := fly(t, rulesWith(t), ships(depleted, blue(jedi, 500, 850, 180)), codes{1: dial(t, code)}, nil)
			eq(t, "tokens after "+code, g.Ship(1).Has(board.Deplete), want)
		}
	})
	t.Run("it stays in the End Phase", func(t *testing.T) {
		depleted := xwingtest.Ship(game.Red, xwingPilot, 400, 300, 0)
		depleted.Tokens = map[board.Token]int{board.Deplete: 1}
		g := xwingtest.Start(t, rulesWith(t), xwing.Scenario{Phase: board.End, Ships: []xwing.ScenarioShip{depleted, blue(jedi, 500, 850, 180)}}, nil)
		eq(t, "tokens", g.Ship(1).Has(board.Deplete), 1)
	})
}

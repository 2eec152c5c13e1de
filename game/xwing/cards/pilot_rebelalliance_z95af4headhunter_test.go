package cards_test

import (
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/xwingtest"
)

func TestAirenCracken(t *testing.T) {
	t.Run("X20-FAQ-029", func(t *testing.T) {
		start := func(friend string, x float64) *xwingtest.Game {
			g := duel(t, func(s *xwing.State) { faces(s, "bb", "") }, redShip("airencracken", 450, 300, 0), blueShip("academypilot", 450, 490, 180), redShip(friend, x, 300, 0))
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			return g
		}
		g := start("jekporkins", 560)
		g.Pick(ask.ChooseShip, "ship:3")
		g.Pick(ask.ChooseAction, "focus")
		want(t, "stress", g.Ship(3).Has(board.Stress), 1)
		if g := start("jekporkins", 490); g.Asks(ask.ChooseShip) {
			t.Error("a ship at range 0 may be chosen")
		}
		if g := start("jekporkins", 700); g.Asks(ask.ChooseShip) {
			t.Error("a ship at range 2 may be chosen")
		}
	})
}

package cards_test

import (
	"testing"

	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/xwingtest"
)

func TestKyleKatarn(t *testing.T) {
	start := func(focus int, degrees float64) *xwingtest.Game {
		kyle := tokens(redShip("kylekatarn", 400, 400, degrees), board.Focus, focus)
		return engage(t, nil, turned(kyle, gauge.Front), redShip("jekporkins", 400, 550, 0), blueShip("academypilot", 850, 850, 180))
	}
	g := start(2, 0)
	g.Pick(ask.ChooseShip, "ship:2")
	want(t, "focus tokens of Kyle", g.Ship(1).Has(board.Focus), 1)
	want(t, "focus tokens of his friend", g.Ship(2).Has(board.Focus), 1)
	g = start(1, 0)
	g.Pick(ask.ChooseShip, "none")
	want(t, "focus tokens kept", g.Ship(1).Has(board.Focus), 1)
	for what, g := range map[string]*xwingtest.Game{"without a focus token": start(0, 0), "outside his arc": start(1, 180)} {
		if g.Asks(ask.ChooseShip) {
			t.Errorf("%s he passes one on", what)
		}
	}
}

package cards_test

import (
	"testing"

	"xwing/game/xwing/board"
)

func TestChopperAtRange0(t *testing.T) {
	for y, jams := range map[float64]int{460: 2, 470: 0} {
		g := engage(t, nil, redShip("chopper", 400, 400, 0), blueShip("academypilot", 400, y, 0), redShip("jekporkins", 340, 400, 0))
		want(t, "jam tokens of the enemy", g.Ship(2).Has(board.Jam), jams)
		want(t, "jam tokens of the friend", g.Ship(3).Has(board.Jam), 0)
	}
}

package cards_test

import (
	"testing"

	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
)

func TestSoontirFelAndGuri(t *testing.T) {
	for x, focus := range map[float64]int{400: 1, 440: 0} {
		g := engage(t, nil, blueShip("soontirfel", 400, 400, 0), redShip("jekporkins", x, 600, 180))
		want(t, "focus tokens of Soontir", g.Ship(1).Has(board.Focus), focus)
	}
	for y, asks := range map[float64]bool{530: true, 560: false} {
		g := engage(t, nil, redShip("guri", 400, 400, 0), blueShip("academypilot", 400, y, 180))
		if g.Asks(ask.UseAbility) != asks {
			t.Fatalf("enemy at y %v: Guri is asked %v, want %v", y, !asks, asks)
		}
		if asks {
			g.Pick(ask.UseAbility, "yes")
			want(t, "focus tokens of Guri", g.Ship(1).Has(board.Focus), 1)
		}
	}
}

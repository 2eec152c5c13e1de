package cards_test

import (
	"testing"

	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/xwingtest"
)

func TestHeavyLaserCannon(t *testing.T) {
	g := fires(t, "heavylasercannon", "ccbb", "bbb", prey)
	g.Until(ask.SetDials, nil)
	if got := suffered(g, 2); got != 2 || xwingtest.Has(g, func(e board.DamageSuffered) bool { return e.Crit }) {
		t.Errorf("%d damage, want 2, none of it a crit", got)
	}
	g = duel(t, nil, redShip("jekporkins", 450, 300, 0, "heavylasercannon"), blueShip("blacksquadronace", 500, 490, 180))
	if offers(g, ask.ChooseAttack, "upgrade:heavylasercannon>ship:2") {
		t.Error("outside the bullseye arc")
	}
}

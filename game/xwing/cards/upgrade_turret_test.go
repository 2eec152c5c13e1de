package cards_test

import (
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/ask"
)

func TestDorsalTurret(t *testing.T) {
	g := fires(t, "dorsalturret", "hh", "bbb", prey)
	g.Until(ask.SetDials, nil)
	if got := suffered(g, 2); got != 2 {
		t.Errorf("%d damage, want 2", got)
	}
	g = duel(t, func(s *xwing.State) { s.View.Ships[0].Turret = frontOnly },
		redShip("jekporkins", 450, 300, 0, "dorsalturret"), blueShip("blacksquadronace", 450, 590, 180))
	if offers(g, ask.ChooseAttack, "upgrade:dorsalturret>ship:2") {
		t.Error("it reaches to range 3")
	}
}

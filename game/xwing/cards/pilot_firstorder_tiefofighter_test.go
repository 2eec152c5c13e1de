package cards_test

import (
	"testing"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
)

func TestLinGaava(t *testing.T) {
	g := musters(t, ask.ChooseShip, []string{"lingaava", "zetasquadronpilot", "omegasquadronace+afterburners", "zetasquadronsurvivor", "starkillerbasepilot"}, []string{"academypilot"})
	targets(t, g, game.Red, "ship:2", "ship:4", "none")
	g.Pick(ask.ChooseShip, "ship:4")
	targets(t, g, game.Red, "ship:2", "none")
	g.Pick(ask.ChooseShip, "none")
	for id, primed := range map[board.ShipID]bool{1: true, 2: false, 3: false, 4: true} {
		if g.Ship(id).HasCondition("primedforspeed") != primed {
			t.Errorf("ship %d is primed: %v", id, !primed)
		}
	}

	g = flies(t, "2FB", assigned(1, "primedforspeed", 1), redShip("zetasquadronpilot", 400, 200, 0), blueShip("jekporkins", 800, 800, 180))
	if o, ok := g.Option(ask.ChooseAction, "slam"); !ok || !o.Legal() || o.Text.Arg("difficulty") != "white" {
		t.Errorf("SLAM: %+v", o)
	}
	g.Pick(ask.ChooseAction, "slam")
	g.Pick(ask.ChooseSlamManeuver, g.Legal(ask.ChooseSlamManeuver)[0])
	want(t, "damage", hurt(g, 1), 1)
	want(t, "disarm tokens", g.Ship(1).Has(board.Disarm), 0)
	g = flies(t, "2FB", nil, redShip("zetasquadronpilot", 400, 200, 0), blueShip("jekporkins", 800, 800, 180))
	if _, ok := g.Option(ask.ChooseAction, "slam"); ok {
		t.Error("SLAM without the condition")
	}
}

package cards_test

import (
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/physics"
)

func TestHanSoloOfTheResistance(t *testing.T) {
	falcon, other := xwing.MusterShip{Pilot: "hansolo-scavengedyt1300"}, xwing.MusterShip{Pilot: "poedameron"}
	g := settingUp(t, ask.PlaceShip, []xwing.MusterShip{falcon, other}, []xwing.MusterShip{{Pilot: "academypilot"}})
	for len(g.Decision(ask.PlaceShip).Placement.Pieces) < 2 {
		g.Put(ask.PlaceShip, "ship:3", 450, 850, 180)
	}
	p := g.Decision(ask.PlaceShip).Placement
	for pose, legal := range map[physics.Pose]bool{physics.PoseAt(450, 450, 0): true, physics.PoseAt(450, 600, 0): false, physics.PoseAt(450, 50, 0): true} {
		if no := p.Check("ship:1", pose); (len(no) == 0) != legal {
			t.Errorf("the Falcon at %v: %v, want it legal %v", pose, no, legal)
		}
	}
	if no := p.Check("ship:2", physics.PoseAt(450, 450, 0)); len(no) == 0 {
		t.Error("Poe may be set up anywhere")
	}
}

// Han may also be set up like any other ship, however near the enemy has come; and
// where he may not stand others may.
func TestHanSoloOfTheResistanceAtHome(t *testing.T) {
	falcon, other := xwing.MusterShip{Pilot: "hansolo-scavengedyt1300"}, xwing.MusterShip{Pilot: "poedameron"}
	g := settingUp(t, ask.PlaceShip, []xwing.MusterShip{falcon}, []xwing.MusterShip{falcon, other})
	g.Put(ask.PlaceShip, "ship:1", 450, 510, 0)
	g.Until(ask.PlaceShip, nil)
	p := g.Decision(ask.PlaceShip).Placement
	for piece, places := range map[string]map[float64]bool{"ship:2": {865: true, 750: false, 100: true}, "ship:3": {865: true, 100: false}} {
		for y, legal := range places {
			if no := p.Check(piece, physics.PoseAt(450, y, 180)); (len(no) == 0) != legal {
				t.Errorf("%s at %v: %v, want it legal %v", piece, y, no, legal)
			}
		}
	}
}

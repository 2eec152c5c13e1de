package cards_test

import (
	"slices"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

// settingUp plays a game of two squads up to the first question of a kind.
func settingUp(t *testing.T, kind game.Kind, red, blue []xwing.MusterShip) *xwingtest.Game {
	t.Helper()
	s, err := xwing.New(xwingtest.Rules(t, declared()...), [2]xwing.Muster{
		{Name: "red", Points: 20, Obstacles: []string{"coreasteroid0"}, Ships: red},
		{Name: "blue", Points: 10, Obstacles: []string{"coreasteroid1"}, Ships: blue},
	}, 1)
	if err != nil {
		t.Fatal(err)
	}
	g := xwingtest.Play(t, s)
	g.Until(kind, nil)
	return g
}

func TestBobaFettCrew(t *testing.T) {
	boba := xwing.MusterShip{Pilot: "krassistrelix", Upgrades: []xwing.MusterUpgrade{{XWS: "bobafett"}}}
	enemy, friend := []xwing.MusterShip{{Pilot: "academypilot"}}, xwing.MusterShip{Pilot: "zealousrecruit"}
	t.Run("X20-FAQ-008", func(t *testing.T) {
		g := settingUp(t, ask.PlaceFromReserve, []xwing.MusterShip{boba, friend}, enemy)
		if g.Ship(2).Where != board.InPlay || g.Ship(3).Where != board.InPlay || g.Ship(1).Where != board.InReserve {
			t.Fatal("he is not the last, from reserve")
		}
		p := g.Decision(ask.PlaceFromReserve).Placement
		rock := g.Now().View.Obstacles[0].Pose.Point()
		if no := p.Check("ship:1", physics.PoseAt(rock.X, rock.Y, 0)); len(no) != 0 && g.Ship(3).Pose.Point().Sub(rock).Len() > 400 {
			t.Errorf("upon a rock far from the enemy: %v", no)
		}
		if no := p.Check("ship:1", physics.PoseAt(40, 40, 0)); len(no) == 0 {
			t.Error("he may stand where no obstacle is")
		}
		enemy := g.Ship(3).Pose.Point()
		if no := p.Check("ship:1", physics.PoseAt(enemy.X, enemy.Y-200, 0)); len(no) < 1 {
			t.Error("he may stand near an enemy")
		}
	})
	t.Run("X20-FAQ-008 without room", func(t *testing.T) {
		g := xwingtest.Start(t, xwingtest.Rules(t, declared()...), xwing.Scenario{Phase: board.Setup,
			Ships: []xwing.ScenarioShip{blueShip("academypilot", 450, 450, 0), redShip("krassistrelix", 0, 0, 0, "bobafett")}},
			func(s *xwing.State) {
				s.View.Ship(2).Where = board.InReserve
				s.Memory.At = slices.Index(s.Rules().Edition.Steps, xwing.PlaceForces)
			})
		p := g.Decision(ask.PlaceFromReserve).Placement
		if no := p.Check("ship:2", physics.PoseAt(450, 50, 0)); len(no) != 0 {
			t.Errorf("at his own edge: %v", no)
		}
		if no := p.Check("ship:2", physics.PoseAt(450, 300, 0)); len(no) == 0 {
			t.Error("he may stand away from his edge")
		}
	})
}

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

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

// market is a table in the End Phase with Vizago's ship, a friend at range 1 and
// one far off, each with an illicit upgrade, and an enemy's beside them.
func market(t *testing.T, friend ...string) *xwingtest.Game {
	t.Helper()
	return play(t, board.End, func(s *xwing.State) { s.View.Ships[1].Upgrades[0].Charges.Active = 1 },
		redShip("bossk", 400, 400, 0, "cikatrovizago", "riggedcargochute"),
		redShip("nashtahpup", 470, 400, 0, friend...), redShip("nashtahpup", 850, 850, 0, "trackingfob"),
		blueShip("academypilot", 400, 320, 0, "collisiondetector"))
}

func TestCikatroVizago(t *testing.T) {
	t.Run("X20-FAQ-039", func(t *testing.T) {
		g := market(t, "cloakingdevice", "hullupgrade")
		wantText(t, "goods", legal(g, ask.ChooseExchange), "ship:1/riggedcargochute ship:2/cloakingdevice none")
		g.Pick(ask.ChooseExchange, "ship:1/riggedcargochute")
		wantText(t, "for", legal(g, ask.ChooseExchange), "ship:2/cloakingdevice none")
		g.Pick(ask.ChooseExchange, "ship:2/cloakingdevice")
		freighter, fighter := g.Ship(1), g.Ship(2)
		if !freighter.Carries("cloakingdevice") || !fighter.Carries("riggedcargochute") || freighter.Carries("riggedcargochute") {
			t.Fatalf("the ships equip %v and %v", freighter.Upgrades, fighter.Upgrades)
		}
		want(t, "charges that came with the device", freighter.Upgrade("cloakingdevice").Charges.Active, 1)
		// What the cards do goes with them: a small ship drops cargo, a large one cloaks.
		g.Until(ask.ChooseAction, map[game.Kind][]string{})
		if got, asked := g.Legal(ask.ChooseAction), g.Decision(ask.ChooseAction).About[0]; asked != "ship:2" || !slices.Contains(got, "card:upgrade/riggedcargochute/0") {
			t.Errorf("%s may %v", asked, got)
		}
		g.Pick(ask.ChooseAction, "none")
		g.Until(ask.ChooseAction, map[game.Kind][]string{})
		for g.Decision(ask.ChooseAction).About[0] != "ship:1" {
			g.Pick(ask.ChooseAction, "none")
			g.Until(ask.ChooseAction, map[game.Kind][]string{})
		}
		if got := g.Legal(ask.ChooseAction); !slices.Contains(got, "card:upgrade/cloakingdevice/0") || slices.Contains(got, "card:upgrade/riggedcargochute/0") {
			t.Errorf("the freighter may %v", got)
		}
	})
	t.Run("declined", func(t *testing.T) {
		g := market(t, "cloakingdevice")
		g.Pick(ask.ChooseExchange, "ship:2/cloakingdevice")
		g.Pick(ask.ChooseExchange, "none")
		if !g.Ship(2).Carries("cloakingdevice") || g.Asks(ask.ChooseExchange) {
			t.Error("an exchange that was declined")
		}
	})
	t.Run("same name", func(t *testing.T) {
		if g := market(t, "riggedcargochute"); g.Asks(ask.ChooseExchange) {
			t.Errorf("two of a name: %v", g.Legal(ask.ChooseExchange))
		}
	})
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
		left, _ := g.Now().ObstacleShape(1).Bounds()
		for x, want := range map[float64]bool{left.X - 30.004: false, left.X - 29: true} { // it touches the rock, it lies on it
			off := slices.ContainsFunc(p.Check("ship:1", physics.PoseAt(x, rock.Y, 0)), func(no game.Refusal) bool { return no.Why.Key == "refusal.place-at-obstacle" })
			if off == want {
				t.Errorf("at x = %v he lies off the rock: %v", x, off)
			}
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
		g = xwingtest.Start(t, xwingtest.Rules(t, declared()...), xwing.Scenario{Phase: board.Setup,
			Ships: []xwing.ScenarioShip{redShip("academypilot", 450, 450, 0), blueShip("krassistrelix", 0, 0, 0, "bobafett")}},
			func(s *xwing.State) {
				s.View.Ship(2).Where = board.InReserve
				s.Memory.At = slices.Index(s.Rules().Edition.Steps, xwing.PlaceForces)
			})
		p = g.Decision(ask.PlaceFromReserve).Placement
		if own, other := p.Check("ship:2", physics.PoseAt(450, 864, 180)), p.Check("ship:2", physics.PoseAt(450, 50, 180)); len(own) != 0 || len(other) == 0 {
			t.Errorf("Blue's at his own edge: %v, at the other: %v", own, other)
		}
	})
}

// TestTobiasBeckett measures how far off an obstacle may be placed again, and that it lies there then.
func TestTobiasBeckett(t *testing.T) {
	g := xwingtest.Start(t, xwingtest.Rules(t, declared()...), xwing.Scenario{Phase: board.Setup,
		Ships:     []xwing.ScenarioShip{redShip("bossk", 0, 0, 0, "tobiasbeckett"), blueShip("academypilot", 450, 894, 180)},
		Obstacles: []xwing.ScenarioObstacle{{XWS: "coreasteroid0", Pose: physics.PoseAt(300, 450, 0)}, {XWS: "coreasteroid1", Pose: physics.PoseAt(700, 450, 0)}}},
		func(s *xwing.State) {
			s.View.Ship(1).Where = board.InReserve
			s.Memory.At = slices.Index(s.Rules().Edition.Steps, xwing.PlaceForces)
		})
	g.Put(ask.PlaceShip, "ship:1", 450, 50, 0)
	g.Pick(ask.UseAbility, "yes")
	g.Pick(ask.ChooseObstacle, "obstacle:2")
	p := g.Decision(ask.PlaceObstacle).Placement
	piece, low := p.Pieces[0].ID, 0.0
	for low = 450; len(p.Check(piece, physics.PoseAt(500, low, 0))) == 0; low -= 0.5 {
	}
	lo, _ := p.Pieces[0].Outline.At(physics.PoseAt(500, low, 0)).Bounds()
	if lo.Y < 289 || lo.Y > 291.5 { // 90 mm up to the nose of a ship that is off to the side, and 200 mm beyond
		t.Errorf("it may come down to y = %v, want 290 at the least", lo.Y)
	}
	g.Put(ask.PlaceObstacle, piece, 500, 450, 0)
	if at, want := g.Now().View.Obstacle(2).Pose, physics.PoseAt(500, 450, 0); at != want {
		t.Errorf("it lies at %v, want %v", at, want)
	}
	shape := g.Now().ObstacleShape(2)
	if lo, hi := shape.Bounds(); lo.X > 500 || hi.X < 500 {
		t.Errorf("its outline lies from %v to %v", lo, hi)
	}
}

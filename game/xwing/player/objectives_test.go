package player_test

import (
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/match/matchtest"
	"xwing/game/xwing/player"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

// TestShipsShareObjectives stands ships before two supply caches, of which one is nearer to all of them, and no enemy
// in sight: one ship makes for each, and one more for the nearer.
func TestShipsShareObjectives(t *testing.T) {
	r := *matchtest.Kit(t).RulesBy(catalog.AMG25)
	r.Mission = &xwing.Mission{ID: "test", Feature: "supplycache", Reach: gauge.Range1}
	caches := []physics.Pose{physics.PoseAt(150, 420, 0), physics.PoseAt(750, 420, 0)}
	for _, c := range []struct {
		at    []float64
		right board.ShipID // who makes for the cache on the right
	}{{[]float64{400, 440}, 2}, {[]float64{440, 400}, 1}, {[]float64{400, 440, 360}, 2}} {
		var ships []xwing.ScenarioShip
		for _, x := range c.at {
			ships = append(ships, xwingtest.Ship(game.Red, "academypilot", x, 200, 0))
		}
		ships = append(ships, xwingtest.Ship(game.Blue, "academypilot", 450, 880, 180))
		g := xwingtest.Start(t, &r, xwing.Scenario{Phase: board.Planning, Ships: ships, Features: caches}, func(s *xwing.State) {
			s.View.Ship(board.ShipID(len(ships))).Where = board.InReserve
		})
		for seed := range uint64(5) {
			answer, err := player.NewSensible(seed).Answer(g.Seen(ask.SetDials), g.Decision(ask.SetDials))
			if err != nil {
				t.Fatal(err)
			}
			for id, code := range answer.Each {
				m, err := catalog.ParseManeuver(code)
				if err != nil {
					t.Fatal(err)
				}
				ship := g.Ship(board.ShipOf(id))
				ends := gauge.End(ship.Base(), m.Move())
				if right := ends.X > ship.Pose.X; right != (ship.ID == c.right) {
					t.Errorf("ships at %v: %s flies %s (%v)", c.at, id, code, seed)
				}
			}
		}
	}
}

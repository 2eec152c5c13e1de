package edition_test

import (
	"fmt"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/edition"
	"xwing/game/xwing/xwingtest"
)

// What first edition has as the others do.

func TestFirstDials(t *testing.T) {
	planned := func(t *testing.T) *xwingtest.Game {
		return table{phase: board.Planning, ships: []xwing.ScenarioShip{red(tie, 300, 300, 0), red("maulermithel", 400, 300, 0), far}}.first(t)
	}
	sets := func(g *xwingtest.Game, seat game.Seat, each ...string) error {
		dials := map[string]string{}
		for i, code := range each {
			if code != "" {
				dials[board.ShipID(i+1).Piece()] = code
			}
		}
		return g.Choose(game.Choice{Seat: seat, Kind: ask.SetDials, Each: dials})
	}
	tell(t, []told{
		{"X10-PLN-003", func(t *testing.T) string {
			g := planned(t)
			first := sets(g, game.Red, "3KR", "2FB")
			undone := g.Undo(game.Red, false, 1)
			again := sets(g, game.Red, "2FB", "2FB")
			g.Dials(nil)
			late := g.Undo(game.Red, false, 1)
			return fmt.Sprint(first, undone, again, late != nil, " ", g.Now().Hidden.Dials[0].Code())
		}, "<nil> <nil> <nil> true 2FB"},
		{"X10-PLN-004 his own, not the opponent's", func(t *testing.T) string {
			var own []string
			var others []string
			for _, code := range []string{"2FB", "5FW"} {
				g := planned(t)
				if sets(g, game.Blue, "", "", code) != nil || sets(g, game.Red, "2TW", "2FB") != nil {
					t.Fatal("the dials are not taken")
				}
				g.Events = append(g.Events, g.Drain()...)
				own = append(own, g.Now().ViewFor(game.Blue).Ships[2].Dial.Maneuver.Code())
				others = append(others, fmt.Sprintf("%+v %+v", g.Now().ViewFor(game.Red).Ships[2], g.Events))
			}
			return fmt.Sprint(own, " ", others[0] == others[1])
		}, "[2FB 5FW] true"},
		{"X10-PLN-005 X10-PLN-003 not before both", func(t *testing.T) string {
			var out []string
			for _, first := range []game.Seat{game.Red, game.Blue} {
				g := planned(t)
				each := map[game.Seat][]string{game.Red: {"2FB", "2FB"}, game.Blue: {"", "", "2FB"}}
				none := sets(g, first, each[first][:len(each[first])-1]...) != nil
				if err := sets(g, first, each[first]...); err != nil {
					t.Fatal(err)
				}
				out = append(out, fmt.Sprint(none, " ", g.Now().View.Phase))
				if err := sets(g, 1-first, each[1-first]...); err != nil {
					t.Fatal(err)
				}
				out = append(out, fmt.Sprint(g.Now().View.Phase))
			}
			return strings.Join(out, ", ")
		}, "true planning, activation, true planning, activation"},
		{"X10-ACT-011", func(t *testing.T) string {
			g := planned(t)
			var out []string
			for !g.Asks(ask.ChooseAction) && len(g.Open()) > 0 {
				out = append(out, fmt.Sprint(g.Now().View.Active))
				g.Dials(nil)
			}
			for g.Asks(ask.ChooseAction) || g.Asks(ask.ChooseAttack) {
				d := g.Open()[0]
				out = append(out, fmt.Sprint(d.About[0] == g.Now().View.Active.Piece()))
				g.Pick(d.Kind, "none")
			}
			return strings.Join(append(out, fmt.Sprint(g.Now().View.Active)), " ")
		}, "0 true true true true true true 0"},
	})
}

func TestFirstFlight(t *testing.T) {
	flies := func(t *testing.T, m catalog.Maneuver, obstacles []xwing.ScenarioObstacle, others ...xwing.ScenarioShip) *xwingtest.Game {
		return table{phase: board.Engagement, obstacles: obstacles, ships: append([]xwing.ScenarioShip{red(tie, 400, 300, 0)}, others...)}.first(t,
			duty(func(t *xwing.Table) { t.ExecuteManeuver(1, m, xwing.ManeuverOptions{}) }))
	}
	meets := func(speed int, obstacle xwing.ScenarioObstacle, others ...xwing.ScenarioShip) func(*testing.T) string {
		return func(t *testing.T) string {
			g := flies(t, straight(speed, catalog.White), []xwing.ScenarioObstacle{obstacle}, append(others, far)...)
			return fmt.Sprint(xwingtest.Has[board.ObstacleMet](g, nil))
		}
	}
	beside := asteroid(0, 0) // its left edge lies 15 mm to the right of the ship's middle
	shape := func(o xwing.ScenarioObstacle) (left, low float64) {
		s := table{phase: board.Engagement, ships: []xwing.ScenarioShip{far}, obstacles: []xwing.ScenarioObstacle{o}}.start(t, edition.First()).Now()
		lo, _ := s.ObstacleShape(1).Bounds()
		return lo.X, lo.Y
	}
	left, _ := shape(beside)
	at := func(y float64) xwing.ScenarioObstacle { return asteroid(415-left, y) }
	tell(t, []told{
		{"X10-MNV-003 beside the template", meets(5, at(410)), "false"},
		{"X10-MNV-003 X10-OBS-001 under the final position", meets(2, at(410)), "true"},
		{"X10-MNV-003 a ship beside the template", func(t *testing.T) string {
			return place(flies(t, straight(5, catalog.White), nil, blue("nightbeast", 435, 410, 180)).Ship(1).Pose)
		}, "400 540 0"},
		{"X10-MNV-003 a ship in the final position", func(t *testing.T) string {
			return place(flies(t, straight(2, catalog.White), nil, blue("nightbeast", 435, 430, 180)).Ship(1).Pose)
		}, "400 390 0"},
		{"X10-OBS-010 backed away from", meets(4, asteroid(400, 440), blue("nightbeast", 400, 400, 180), blue("nightbeast", 400, 445, 180), blue("howlrunner", 400, 490, 180)), "false"},
		{"X10-OBS-010 the same without a ship", meets(4, asteroid(400, 440)), "true"},
		{"X10-OBS-010 the part that is used", meets(4, asteroid(400, 360), blue("howlrunner", 400, 530, 180)), "true"},
	})
}

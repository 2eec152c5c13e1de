package edition_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

// tokens are the switches of locks, jam, ion and tractor.
func tokens() []situation {
	sizes := map[string]string{tie: "small", medium: "medium", large: "large", cr90: "huge"}
	least := func(of func(s *xwing.State) bool, k board.Token) func(*testing.T, *xwing.Edition) string {
		return func(t *testing.T, e *xwing.Edition) string {
			var out []string
			for _, pilot := range []string{tie, medium, large, cr90} {
				for n := 1; n < 9; n++ {
					ship := red(pilot, 300, 300, 0)
					ship.Tokens[k] = n
					if of(table{phase: board.Engagement, ships: []xwing.ScenarioShip{ship, far}}.start(t, e).Now()) {
						out = append(out, fmt.Sprint(sizes[pilot], " ", n))
						break
					}
				}
			}
			return strings.Join(out, ", ")
		}
	}
	ionized := func(t *testing.T, e *xwing.Edition) string {
		g := table{phase: board.Planning, ships: []xwing.ScenarioShip{red(tie, 300, 300, 0, board.Ion), far}}.start(t, e)
		g.Dials(nil)
		g.Until(ask.ChooseAction, nil)
		return xwingtest.All[board.ManeuverExecuted](g)[0].Maneuver.Code() + ": " + strings.Join(g.Legal(ask.ChooseAction), " ")
	}
	lockable := func(t *testing.T, e *xwing.Edition) string {
		g := table{phase: board.Engagement, obstacles: []xwing.ScenarioObstacle{{XWS: "coreasteroid0", Pose: physics.PoseAt(400, 450, 0)}},
			ships: []xwing.ScenarioShip{red(tie, 300, 300, 0), blue(tie, 300, 340, 180), blue(tie, 300, 620, 180), blue(tie, 300, 800, 180),
				red(tie, 500, 300, 0)}}.start(t, e)
		var out []string
		for _, piece := range []string{"ship:2", "ship:3", "ship:4", "ship:5", "obstacle:1"} {
			if (&xwing.Table{State: g.Now()}).CanLock(1, piece) {
				out = append(out, piece)
			}
		}
		return strings.Join(out, " ")
	}
	return []situation{
		{field: "Lock.Farthest", flip: func(e *xwing.Edition) { e.Lock.Farthest = gauge.Range2 }, see: lockable,
			second: "ship:2 ship:3 ship:5 obstacle:1"},
		{field: "Lock", see: lockable, second: "ship:2 ship:3 ship:5 obstacle:1"},
		{field: "Jam.Bullseye", see: func(t *testing.T, e *xwing.Edition) string {
			g := table{phase: board.Engagement, does: func(t *xwing.Table) { t.Jam(1) },
				ships: []xwing.ScenarioShip{red(tie, 300, 300, 0), blue(tie, 300, 410, 180), blue(tie, 300, 510, 180), blue(tie, 400, 480, 180)}}.start(t, e)
			return strings.Join(g.Legal(ask.ChooseJamTarget), " ")
		}, second: "ship:2 none", flipped: "ship:2 ship:3 none"},
		{field: "Ion.Tokens", see: least(func(s *xwing.State) bool { return s.Ionized(1) }, board.Ion),
			second: "small 1, medium 2, large 3, huge 6"},
		{field: "Ion.Maneuver", flip: func(e *xwing.Edition) { e.Ion.Maneuver.Difficulty = catalog.White }, see: ionized,
			second: "1FB: focus none", flipped: "1FW: focus none"},
		{field: "Ion.Fixed", second: "1FB", flipped: "1FW", see: func(t *testing.T, e *xwing.Edition) string {
			harder := printed(tie, xwing.Ability{Query: xwing.ManeuverDifficulty, If: of(1),
				By: func(*xwing.Table, xwing.Moment) int { return 1 }})
			g := xwingtest.Start(t, rules(t, e, harder),
				xwing.Scenario{Phase: board.Planning, Ships: []xwing.ScenarioShip{red(tie, 300, 300, 0, board.Ion), far}}, nil)
			g.Dials(nil)
			g.Until(ask.ChooseAction, nil)
			return xwingtest.All[board.ManeuverExecuted](g)[0].Maneuver.Code()
		}},
		{field: "Ion.FocusOnly", see: ionized, second: "1FB: focus none", flipped: "1FB: focus evade barrelroll none"},
		{field: "Ion.ByDial", see: func(t *testing.T, e *xwing.Edition) string {
			g := table{phase: board.Planning, ships: []xwing.ScenarioShip{red(tie, 300, 300, 0, board.Ion), far}}.start(t, e)
			g.Dials(map[board.ShipID]string{1: "3TW"})
			g.Until(ask.ChooseAction, nil)
			return fmt.Sprint(len(xwingtest.All[board.DialRevealed](g)), " ", xwingtest.All[board.ManeuverExecuted](g)[0].Maneuver.Code())
		}, second: "0 1FB", flipped: "1 1BB"},
		{field: "Ion.FocusAlways", see: func(t *testing.T, e *xwing.Edition) string {
			g := table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 300, 300, 0, board.Ion), far},
				does: func(t *xwing.Table) { t.PerformAction(1, xwing.ActionGrant{Source: xwing.Deployment}) }}.start(t, e)
			return strings.Join(g.Legal(ask.ChooseAction), " ")
		}, second: "focus evade barrelroll none", flipped: "focus none"},
		{field: "Ion.NoLocks", see: func(t *testing.T, e *xwing.Edition) string {
			g := table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 300, 300, 0), blue(tie, 300, 450, 180)}, does: func(t *xwing.Table) {
				t.AcquireLock(1, "ship:2")
				t.GainTokens(1, board.Ion, 1)
			}}.start(t, e)
			return fmt.Sprint(len(g.Ship(1).Locks), (&xwing.Table{State: g.Now()}).CanLock(1, "ship:2"))
		}, second: "1 true", flipped: "0 false"},
		{field: "Tractor.AnyPhase", see: func(t *testing.T, e *xwing.Edition) string {
			g := table{phase: board.Planning, ships: []xwing.ScenarioShip{red(tie, 300, 300, 0), blue(tie, 300, 500, 180, board.Tractor)}}.start(t, e)
			return fmt.Sprint(g.Now().PreviewAttack(1, "primary:0", 2).DefenseDice)
		}, second: "3", flipped: "2"},
		{field: "Tractor.OnceARound", see: tractored(2, func(t *xwing.Table) {
			for range 2 {
				t.Tractor(game.Blue, 1, 1)
				t.RemoveTokens(1, board.Tractor, 1)
			}
		}), second: "2 moves, 0 turns", flipped: "1 moves, 0 turns"},
		{field: "Tractor.TurnAfter", see: tractored(1, func(t *xwing.Table) { t.Tractor(game.Blue, 1, 1) }),
			second: "1 moves, 0 turns", flipped: "1 moves, 1 turns, stress+1"},
		{field: "Tractor.Tokens", see: func(t *testing.T, e *xwing.Edition) string {
			var out []string
			for _, pilot := range []string{tie, medium, large, cr90} {
				for n := 1; n < 9; n++ {
					g := table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 100, 100, 0), red(pilot, 500, 300, 0), far},
						does: func(t *xwing.Table) { t.Tractor(game.Blue, 2, n) }}.start(t, e)
					if g.Asks(ask.ChooseTractorMove) || pilot == cr90 && g.Now().Tractored(2) { // it is not moved
						out = append(out, fmt.Sprint(sizes[pilot], " ", n))
						break
					}
				}
			}
			return strings.Join(out, ", ")
		}, second: "small 1, medium 2, large 3, huge 6"},
		{field: "Tractor.OntoObstacles", see: func(t *testing.T, e *xwing.Edition) string {
			g := table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 300, 300, 0), far}, does: func(t *xwing.Table) { t.Tractor(game.Blue, 1, 1) },
				obstacles: []xwing.ScenarioObstacle{{XWS: "coreasteroid0", Pose: physics.PoseAt(300, 380, 0)}}}.start(t, e)
			return fmt.Sprint(slices.Contains(g.Legal(ask.ChooseTractorMove), "boost-straight"))
		}, second: "true", flipped: "false"},
		{field: "Tractor.AnyToken", see: func(t *testing.T, e *xwing.Edition) string {
			g := table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 300, 300, 0), blue(medium, 300, 500, 180, board.Tractor)}}.start(t, e)
			return fmt.Sprint(g.Now().PreviewAttack(1, "primary:0", 2).DefenseDice)
		}, second: "0", flipped: "1"},
	}
}

// tractored counts how often tractor tokens move a ship, up to so many times, and how often it turns then.
func tractored(times int, does func(*xwing.Table)) func(*testing.T, *xwing.Edition) string {
	return func(t *testing.T, e *xwing.Edition) string {
		g := table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 300, 300, 0), far}, does: does}.start(t, e)
		for range times {
			if g.Asks(ask.ChooseTractorMove) {
				g.Pick(ask.ChooseTractorMove, "boost-straight")
			}
			if g.Asks(ask.ChooseTractorTurn) {
				g.Pick(ask.ChooseTractorTurn, "left")
			}
		}
		moves, turns := 0, 0
		for _, m := range xwingtest.All[board.ShipMoved](g) {
			switch m.By {
			case board.ByTractor:
				moves++
			case board.ByPivot:
				turns++
			}
		}
		out := fmt.Sprint(moves, " moves, ", turns, " turns")
		if g.Ship(1).Stressed() {
			out += ", stress+1"
		}
		return out
	}
}

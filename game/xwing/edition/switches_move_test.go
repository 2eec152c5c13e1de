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
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

// moves are the switches of maneuvers and of what is met on the way.
func moves() []situation {
	flies := func(m catalog.Maneuver, dice string, ships []xwing.ScenarioShip, obstacles ...xwing.ScenarioObstacle) func(*testing.T, *xwing.Edition) string {
		return func(t *testing.T, e *xwing.Edition) string {
			s := table{phase: board.Engagement, ships: ships, obstacles: obstacles, dice: [2]string{dice},
				does: func(t *xwing.Table) { t.ExecuteManeuver(1, m, xwing.ManeuverOptions{Step: true}) }}
			return seen(s.start(t, e))
		}
	}
	meets := func(xws string) func(t *testing.T, e *xwing.Edition) string {
		return func(t *testing.T, e *xwing.Edition) string {
			there := xwing.ScenarioObstacle{XWS: xws, Pose: physics.PoseAt(400, 400, 0)}
			var out []string
			for _, face := range []string{"h", "c"} {
				out = append(out, flies(straight(2, catalog.White), face, []xwing.ScenarioShip{red(tie, 400, 320, 0), far}, there)(t, e))
			}
			g := table{phase: board.Engagement, obstacles: []xwing.ScenarioObstacle{there},
				ships: []xwing.ScenarioShip{red(tie, 400, 400, 0), blue(tie, 400, 550, 180)}}.start(t, e)
			if no := g.Now().PreviewAttack(1, "primary:0", 2).Refusal; no != nil {
				out = append(out, no.Rule)
			}
			for _, face := range []string{"b", "h", "c"} {
				out = append(out, locked(t, e, there, face))
			}
			return strings.Join(append(out, behind(t, e, there)), "; ")
		}
	}
	return []situation{
		{field: "Overlap.FriendDie", see: flies(straight(2, catalog.White), "h", []xwing.ScenarioShip{red(tie, 400, 300, 0), red("blacksquadronace", 400, 420, 0), far}),
			second: "no action", flipped: "no action, die, hit"},
		{field: "Overlap.EnemyAction", see: func(t *testing.T, e *xwing.Edition) string {
			g := table{phase: board.Planning, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), blue("blacksquadronace", 400, 420, 0)}}.start(t, e)
			g.Dials(map[board.ShipID]string{1: "2FB"})
			if g.Until(ask.ChooseAttack, map[game.Kind][]string{ask.ChooseAction: {"focus"}}); g.Ship(1).Has(board.Focus) == 0 {
				return "none"
			}
			return xwingtest.All[board.ActionPerformed](g)[0].Difficulty.String()
		}, second: "none", flipped: "red"},
		{field: "Difficulty.BlueRemoves", flip: func(e *xwing.Edition) { e.Difficulty.BlueRemoves = []board.Token{board.Stress} },
			see:    flies(straight(2, catalog.Blue), "", []xwing.ScenarioShip{red(tie, 400, 300, 0, board.Stress, board.Strain, board.Deplete), far}),
			second: "stress-1, strain-1, deplete-1", flipped: "stress-1"},
		{field: "Obstacles.Asteroid", see: meets("coreasteroid0"), second: "die, hit, no action; die, crit, no action; X20-OBS-013; 2 true; 2 true; 2 true; "},
		{field: "Obstacles.Debris", see: meets("pomdebris1"), second: "stress+1, die; stress+1, die, crit; 2 true; 2 true; 2 true; "},
		{field: "Obstacles.HaltAtEnd", see: flies(straight(2, catalog.White), "b", []xwing.ScenarioShip{red(tie, 400, 320, 0), far},
			xwing.ScenarioObstacle{XWS: "pomdebris1", Pose: physics.PoseAt(400, 400, 0)}),
			second: "stress+1, die", flipped: "stress+1, die, no action"},
		{field: "Obstacles.LeftFreely", see: flies(straight(4, catalog.White), "b", []xwing.ScenarioShip{red(tie, 400, 400, 0), far},
			xwing.ScenarioObstacle{XWS: "pomdebris1", Pose: physics.PoseAt(400, 400, 0)}),
			second: "stress+1, die", flipped: ""},
		{field: "Obstacles.Strewn", see: meets("loosecargo"), second: "stress+1, die; stress+1, die, crit; 2 true; 2 true; 2 true; "},
		{field: "Obstacles.Gas", see: meets("gascloud1"), second: "no action; no action; 2 true; 2 true; 2 true; gas-cloud done"},
	}
}

// locked tells of two ships that have locked each other how many locks are left once one has flown onto an obstacle,
// and whether it can be locked there.
func locked(t *testing.T, e *xwing.Edition, there xwing.ScenarioObstacle, face string) string {
	g := table{phase: board.Engagement, obstacles: []xwing.ScenarioObstacle{there}, dice: [2]string{face},
		ships: []xwing.ScenarioShip{red(tie, 400, 180, 0), blue("blacksquadronace", 400, 280, 0), blue(tie, 650, 500, 180)},
		does: func(t *xwing.Table) {
			t.AcquireLock(1, "ship:2")
			t.AcquireLock(2, "ship:1")
			t.ExecuteManeuver(2, straight(2, catalog.White), xwing.ManeuverOptions{Step: true})
		}}.start(t, e)
	return fmt.Sprint(len(g.Ship(1).Locks)+len(g.Ship(2).Locks), (&xwing.Table{State: g.Now()}).CanLock(1, "ship:2"))
}

// behind is what a defender behind an obstacle may do to its blanks.
func behind(t *testing.T, e *xwing.Edition, there xwing.ScenarioObstacle) string {
	g := table{phase: board.Engagement, obstacles: []xwing.ScenarioObstacle{there}, dice: [2]string{"hhh", "bbbbb"},
		ships: []xwing.ScenarioShip{red("blacksquadronace", 400, 300, 0), blue(tie, 400, 500, 135)}}.start(t, e)
	g.Pick(ask.ChooseAttack, "primary:0>ship:2")
	if g.Asks(ask.ModifyDefenseDice) {
		return strings.Join(g.Legal(ask.ModifyDefenseDice), " ")
	}
	return ""
}

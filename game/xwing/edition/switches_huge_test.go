package edition_test

import (
	"fmt"
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/physics"
)

// huges are the switches of huge ships.
func huges() []situation {
	over := func(pilot string) func(*testing.T, *xwing.Edition) string {
		return func(t *testing.T, e *xwing.Edition) string {
			g := hugeTable{code: "1FW", ships: []xwing.ScenarioShip{red(cr90, 400, 300, 0), blue(pilot, 400, 450, 0), far},
				dice: "cccccc"}.play(t, e)
			g.Put(ask.PlaceRunOver, "ship:2", 400, 160, 0)
			g.Pick(ask.TurnRunOver, "none")
			return seen(g)
		}
	}
	onto := func(xws string) func(*testing.T, *xwing.Edition) string {
		return func(t *testing.T, e *xwing.Edition) string {
			g := hugeTable{code: "1FW", ships: []xwing.ScenarioShip{red(cr90, 400, 300, 0), far}, change: func(s *xwing.State) {
				drained(0, 0)(s)
				s.View.Ships[0].Locks = []string{"ship:2"}
			}, obstacles: []xwing.ScenarioObstacle{{XWS: xws, Pose: physics.PoseAt(400, 450, 0)}}}.play(t, e)
			return fmt.Sprint(seen(g), "; ", len(g.Ship(1).Locks))
		}
	}
	return []situation{
		{field: "Huge.Tools", flip: func(e *xwing.Edition) { e.Huge.Tools = xwing.HugeRules{}.Tools },
			see: func(t *testing.T, e *xwing.Edition) string {
				return where(hugeTable{code: "3FB", ships: []xwing.ScenarioShip{red(cr90, 400, 300, 0), far}}.play(t, e), 1)
			}, second: "400.0 420.0 0", flipped: "400.0 644.5 0"},
		{field: "Huge.SmallDice", see: over("obsidiansquadronpilot"), second: "crit, die, crit"},
		{field: "Huge.MediumDice", see: over(medium), second: "crit, die, crit, crit"},
		{field: "Huge.LargeDice", see: over(large), second: "crit, die, crit, crit, crit"},
		{field: "Huge.Solid", see: onto("coreasteroid0"), second: "crit, stress+1, no action; 1"},
		{field: "Huge.Gas", see: onto("gascloud1"), second: "jam+1; 1"},
	}
}

package edition_test

import (
	"fmt"
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/xwingtest"
)

// dockings are the switches of how docked ships leave what carries them.
func dockings() []situation {
	return []situation{
		{field: "Dock.Fastest", second: "5", flipped: "1", see: func(t *testing.T, e *xwing.Edition) string {
			fastest := 0
			for _, s := range ferried(t, e).Now().PreviewDeploy(2) {
				fastest = max(fastest, s.Maneuver.Speed)
			}
			return fmt.Sprint(fastest)
		}},
		{field: "Dock.Idle", second: "true", flipped: "false", see: func(t *testing.T, e *xwing.Edition) string {
			g := ferried(t, e)
			g.Pick(ask.SystemAbilities, "deploy")
			g.Pick(ask.ChooseDeployment, "front/2FB")
			return fmt.Sprint(g.Asks(ask.ChooseAction) && g.Decision(ask.ChooseAction).About[0] == "ship:2")
		}},
		{field: "Dock.Sinks", second: "asked", flipped: "lost", see: func(t *testing.T, e *xwing.Edition) string {
			g := ferried(t, e)
			g.Pick(ask.SystemAbilities, "done")
			switch {
			case g.Asks(ask.EmergencyDeploy):
				return "asked"
			case g.Ship(2).Where == board.Removed:
				return "lost"
			}
			return "aboard"
		}},
	}
}

// ferried is a ship docked with another of its side, in the System Phase, after which that is destroyed.
func ferried(t *testing.T, e *xwing.Edition) *xwingtest.Game {
	t.Helper()
	carries := printed(medium, xwing.Ability{Query: xwing.Carrying, If: boarding, By: func(*xwing.Table, xwing.Moment) int { return 1 }},
		xwing.Ability{When: xwing.StartOfActivation, If: of(1),
			Do: func(t *xwing.Table, _ xwing.Moment) { t.SufferDamage(1, xwing.Damage{Hits: 19}) }})
	return xwingtest.Start(t, rules(t, e, carries), xwing.Scenario{Phase: board.System,
		Ships: []xwing.ScenarioShip{red(medium, 400, 400, 0), red(tie, 0, 0, 0), far}},
		func(s *xwing.State) { s.View.Ships[1].Where, s.View.Ships[1].Docked = board.InReserve, 1 })
}

package edition_test

import (
	"fmt"
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/xwingtest"
)

// endings are the switches of scoring and of how games end.
func endings() []situation {
	ends := func(does func(*xwing.Table)) func(*testing.T, *xwing.Edition) string {
		return func(t *testing.T, e *xwing.Edition) string {
			g := table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 100, 100, 0), far}, does: does}.start(t, e)
			g.Until(ask.SetDials, nil)
			out, over := g.Now().Outcome()
			if !over {
				return "goes on"
			}
			return out.Winner.ID() + " " + out.Why.Key
		}
	}
	return []situation{
		{field: "Scoring.Deficit", second: "[0 0]", flipped: "[100 100]", see: func(t *testing.T, e *xwing.Edition) string {
			state, err := xwing.New(rules(t, e), [2]xwing.Muster{squad(tie), squad(tie)}, 1)
			if err != nil {
				t.Fatal(err)
			}
			return fmt.Sprint(xwingtest.Play(t, state).Now().View.Score)
		}},
		{field: "Scoring.Destroyed", second: "[0 0]", flipped: "[0 7]", see: func(t *testing.T, e *xwing.Edition) string {
			worth := red(tie, 300, 300, 0)
			worth.Points = 7
			return fmt.Sprint(table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 100, 100, 0), worth, far},
				does: func(t *xwing.Table) { t.Destroy(2) }}.start(t, e).Now().View.Score)
		}},
		{field: "Scoring.Limit", second: "[0 7]", flipped: "[0 0]", see: func(t *testing.T, e *xwing.Edition) string {
			e.Scoring.Destroyed = true
			worth := red(tie, 300, 300, 0)
			worth.Points = 7
			return fmt.Sprint(table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 100, 100, 0), worth, far},
				does: func(t *xwing.Table) { t.Destroy(2) }}.start(t, e).Now().View.Score)
		}},
		{field: "Ending.Rounds", see: ends(nil), second: "goes on", flipped: "nobody outcome.points-draw"},
	}
}

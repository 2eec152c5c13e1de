package edition_test

import (
	"fmt"
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/xwingtest"
)

// limited plays a game whose last round is agreed on; red and blue each lose a ship of so many points in its first.
func limited(t *testing.T, e *xwing.Edition, rounds, red1, blue1 int) string {
	e.Ending.Rounds = rounds
	mine, other := red("howlrunner", 300, 100, 0), blue("nightbeast", 300, 800, 180)
	mine.Points, other.Points = red1, blue1
	g := table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 100, 100, 0), far, mine, other}, does: func(t *xwing.Table) {
		for id, points := range map[board.ShipID]int{3: red1, 4: blue1} {
			if points > 0 {
				t.Destroy(id)
			}
		}
	}}.start(t, e)
	g.Until(ask.SetDials, nil)
	out, over := g.Now().Outcome()
	if !over {
		return "goes on"
	}
	return out.Winner.ID() + " " + out.Why.Key
}

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
		{field: "Scoring.Casualties", second: "nobody outcome.points-draw", flipped: "blue outcome.ships", see: func(t *testing.T,
			e *xwing.Edition) string {
			return limited(t, e, 1, 7, 0)
		}},
		{field: "Scoring.HugeHalves", second: "[0 2]", flipped: "[0 0]", see: func(t *testing.T, e *xwing.Edition) string {
			e.Scoring.Casualties, e.Scoring.Halves = true, false
			worth := red(tie, 300, 300, 0)
			worth.Points = 3
			g := table{phase: board.Engagement, ships: []xwing.ScenarioShip{worth, far}, does: func(t *xwing.Table) {
				t.SufferDamage(1, xwing.Damage{Hits: 2})
			}}.start(t, e)
			return fmt.Sprint(g.Now().Standing(&g.Now().View))
		}},
		{field: "Ending.Agreed", second: "nobody outcome.points-draw", flipped: "blue outcome.ships", see: func(t *testing.T, e *xwing.Edition) string {
			return limited(t, e, 1, 7, 0)
		}},
		{field: "Ending.Rounds", see: ends(nil), second: "goes on", flipped: "nobody outcome.points-draw"},
	}
}

package edition_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/edition"
	"xwing/game/xwing/rule"
	"xwing/game/xwing/xwingtest"
)

// rounds are the switches of the round and of setup.
func rounds() []situation {
	steps := func(t *testing.T, e *xwing.Edition) string {
		g := table{phase: board.Planning, ships: []xwing.ScenarioShip{red(tie, 300, 200, 0), far}}.start(t, e)
		for range 2 {
			g.Dials(nil)
			g.Until(ask.SetDials, nil)
		}
		var names []string
		for _, s := range xwingtest.All[board.StepBegan](g) {
			names = append(names, s.Step)
		}
		return strings.Join(names[:min(7, len(names))], " ")
	}
	set := func(t *testing.T, e *xwing.Edition) string {
		state, err := xwing.New(rules(t, e), [2]xwing.Muster{squad(tie), squad(tie)}, 1)
		if err != nil {
			t.Fatal(err)
		}
		g := xwingtest.Play(t, state)
		return string(g.Open()[0].Kind) + " " + fmt.Sprint(g.Now().View.Area.Width) + " " + g.Now().Refuse(rule.StressedAction, "x").Rule
	}
	return []situation{
		{field: "ID", flip: func(e *xwing.Edition) { e.ID = "test" }, second: "known", flipped: "unknown",
			see: func(t *testing.T, e *xwing.Edition) string {
				card := &xwing.Card{ID: catalog.Card(catalog.PilotCard, tie), Editions: []string{"2.0"}}
				if xwing.NewLibrary(e.ID, card).Card("pilot/"+tie) == nil {
					return "unknown"
				}
				return "known"
			}},
		{field: "Steps", flip: func(e *xwing.Edition) { e.Steps = slices.Delete(e.Steps, 5, 6) }, see: steps,
			second:  "planning system activation engagement end planning system",
			flipped: "planning activation engagement end planning activation engagement"},
		{field: "Again", see: steps, second: "planning system activation engagement end planning system",
			flipped: "planning system activation engagement end system activation"},
		{field: "Area", flip: func(e *xwing.Edition) { e.Area.Width = 1828.8 }, see: set,
			second: "call-die 914.4 X20-ACT-002", flipped: "call-die 1828.8 X20-ACT-002"},
		{field: "Ledger", flip: func(e *xwing.Edition) {
			own := *e.Ledger
			own[rule.StressedAction] = "own"
			e.Ledger = &own
		}, see: set, second: "call-die 914.4 X20-ACT-002", flipped: "call-die 914.4 own"},
		{field: "Setup.Pairs", second: "red blue red", flipped: "red red blue", see: func(t *testing.T, e *xwing.Edition) string {
			order, _ := strewn(t, rules(t, e), 3)
			return order
		}},
		{field: "Epic", second: "{2 false} {false false 0 false true false} 12", see: func(_ *testing.T, e *xwing.Edition) string {
			own := edition.Epic(e)
			return fmt.Sprint(own.Setup, own.Scoring, own.Ending.Rounds)
		}},
		{field: "Setup.Depth", second: "814.4 914.4", flipped: "714.4 914.4", see: func(t *testing.T, e *xwing.Edition) string {
			lo, hi := placing(t, e, squad(tie), squad(tie)).Placement.Pieces[0].Zone.Outline.Bounds()
			return fmt.Sprint(lo.Y, hi.Y)
		}},
		{field: "PlayerOrder.RollOff", see: func(t *testing.T, e *xwing.Edition) string {
			state, err := xwing.New(rules(t, e), [2]xwing.Muster{squad(tie), squad(tie)}, 1)
			if err != nil {
				t.Fatal(err)
			}
			state.Hidden.Loaded[board.AttackDice] = []board.Face{board.Hit, board.Hit, board.Crit, board.Hit, board.FocusResult, board.Crit}
			return seen(xwingtest.Play(t, state))
		}, second: "", flipped: "die, die, first blue"},
		{field: "PlayerOrder.EachRound", see: func(t *testing.T, e *xwing.Edition) string {
			g := table{phase: board.Planning, ships: []xwing.ScenarioShip{red(tie, 100, 100, 0), far},
				dice: [2]string{"hhhhhh" + "fbhhhh"}}.start(t, e)
			g.Dials(nil)
			return seen(g)
		}, second: "", flipped: "die, die, die, die, first red"},
	}
}

package edition_test

import (
	"slices"
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/edition"
)

// A game of first edition in rounds that its players have agreed on, and what they score.
func TestFirstLimitedGames(t *testing.T) {
	game := func(rounds, red, blue int) func(*testing.T) string {
		return func(t *testing.T) string { return limited(t, edition.First(), rounds, red, blue) }
	}
	tell(t, []told{
		{"X10-OPT-004 after the last round", game(1, 7, 0), "blue outcome.ships"},
		{"X10-OPT-004 not before", game(2, 7, 0), "goes on"},
		{"X10-OPT-004 without a limit", game(0, 7, 0), "goes on"},
		{"X10-OPT-006 the higher score", game(1, 7, 12), "red outcome.ships"},
		{"X10-OPT-006 a tie", game(1, 7, 7), "nobody outcome.ships-draw"},
		{"X10-OPT-006 nothing lost", game(1, 0, 0), "nobody outcome.ships-draw"},
	})
}

// TestFirstPlanningEnds is when first edition, which has no System Phase, does what others do at its start.
func TestFirstPlanningEnds(t *testing.T) {
	var phases []board.Phase
	notes := xwing.Ability{When: xwing.StartOfSystem, If: always, Do: func(t *xwing.Table, _ xwing.Moment) {
		phases = append(phases, t.View.Phase)
		if !t.Ship(1).Dial.Assigned {
			phases = nil
		}
	}}
	g := table{phase: board.Planning, ships: []xwing.ScenarioShip{red(tie, 300, 300, 0), far}}.first(t, notes)
	g.Dials(nil)
	if !slices.Equal(phases, []board.Phase{board.Planning}) {
		t.Errorf("it was the start of the System Phase in %v, want once in the Planning Phase, with dials", phases)
	}
}

package cards_test

import (
	"slices"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/xwingtest"
)

// TestKrennicAmongTeams: the prototype may be a team mate's ship, which is a friend in first edition, but no opponent's.
func TestKrennicAmongTeams(t *testing.T) {
	mate := blueShip("academypilot", 500, 300, 0)
	mate.Seat = 2
	foe := blueShip("academypilot", 500, 700, 180)
	foe.Seat = 3
	ships := []xwing.ScenarioShip{redShip("omicrongrouppilot", 400, 300, 0, "directorkrennic"), mate, blueShip("academypilot", 400, 700,
		180), foe}
	rules := firstRules(t)
	g := xwingtest.Start(t, rules, xwing.Scenario{Phase: board.Setup, Ships: ships, Sides: []game.Side{0, 1, 0, 1}},
		func(s *xwing.State) {
			for i := range s.View.Ships {
				s.View.Ships[i].Where = board.InReserve
			}
			s.View.Round, s.Memory.At = 0, slices.Index(rules.Edition.Steps, xwing.PlaceForces)
		})
	if d := g.Decision(ask.ChooseShip); len(d.Options) != 1 || d.Options[0].ID != "ship:2" {
		t.Errorf("offers %v, want the mate's ship", d.Options)
	}
}

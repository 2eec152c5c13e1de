package xwing_test

import (
	"strings"
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/edition"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/xwingtest"
)

// Purple maneuvers cost Force (docs/decisions/0006-purple-maneuvers.md).
func TestPurpleManeuver(t *testing.T) {
	for _, e := range []*xwing.Edition{edition.Second(), edition.LaterSecond()} {
		t.Run(e.ID, func(t *testing.T) {
			rules := xwingtest.Rules(t)
			rules.Edition = e
			testPurpleManeuver(t, rules)
		})
	}
}

func testPurpleManeuver(t *testing.T, rules *xwing.Rules) {
	eta := red("anakinskywalker-eta2actis", 400, 300, 0)

	t.Run("X25-MNV-007 X25-ACT-007 with Force", func(t *testing.T) {
		g := fly(t, rules, ships(holding(eta, board.Stress, 1)), codes{1: "2EP"}, nil)
		g.Pick(ask.ChooseTallonRollPosition, "middle")
		if !xwingtest.Has(g, func(e board.ChargesChanged) bool { return e.Card == "force" && e.Spent > 0 && e.Active == 2 }) {
			t.Errorf("a purple maneuver spent no Force: %s", g.Kinds())
		}
		if kinds := g.Kinds(); strings.Index(kinds, "ChargesChanged") < strings.Index(kinds, "ShipMoved") {
			t.Errorf("it spent its Force before it had moved: %s", kinds)
		}
		holds(g, 1, board.Stress, 1)
	})
	t.Run("X25-ACT-007 X25-MNV-007", func(t *testing.T) {
		g := fly(t, rules, ships(eta), codes{1: "2EP"}, func(s *xwing.State) { s.View.Ships[0].Force.Active = 0 })
		want := catalog.Maneuver{Speed: 2, Bearing: gauge.StraightAhead, Difficulty: catalog.White}
		if got := xwingtest.All[board.ManeuverExecuted](g)[0].Maneuver; got != want {
			t.Errorf("without Force it executed %v, want %v", got, want)
		}
	})
	t.Run("X25-MNV-007 X25-ACT-007 with one alone", func(t *testing.T) {
		g := fly(t, rules, ships(eta), codes{1: "2EP"}, func(s *xwing.State) { s.View.Ships[0].Force.Active = 1 })
		g.Pick(ask.ChooseTallonRollPosition, "middle")
		if got := xwingtest.All[board.ManeuverExecuted](g)[0].Maneuver.Code(); got != "2EP" || g.Ship(1).Force.Active != 0 {
			t.Errorf("with one Force it executed %s and has %d", got, g.Ship(1).Force.Active)
		}
	})
	t.Run("X25-DIF-004", func(t *testing.T) {
		g := fly(t, rules, ships(eta), codes{1: "2EP"}, nil)
		g.Pick(ask.ChooseTallonRollPosition, "middle")
		if got := xwingtest.All[board.ManeuverExecuted](g)[0].Maneuver.Difficulty; got != catalog.Purple {
			t.Errorf("executed as %v, want purple", got)
		}
		holds(g, 1, board.Stress, 0)
	})
}

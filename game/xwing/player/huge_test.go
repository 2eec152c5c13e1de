package player_test

import (
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/edition"
	"xwing/game/xwing/player"
	"xwing/game/xwing/xwingtest"
)

// TestHugeShipsAreFlownWithCare has the sensible player set a corvette's dial: it does not run over its own, into another huge
// ship, nor off the table, whatever stands ahead.
func TestHugeShipsAreFlownWithCare(t *testing.T) {
	rules := *xwingtest.Rules(t)
	rules.Edition = edition.Second()
	for _, c := range []struct {
		title string
		ships []xwing.ScenarioShip
	}{
		{"its own ahead", []xwing.ScenarioShip{xwingtest.Ship(game.Red, "alderaanianguard", 450, 300, 0),
			xwingtest.Ship(game.Red, "lukeskywalker", 450, 440, 0), xwingtest.Ship(game.Red, "lukeskywalker", 410, 440, 0)}},
		{"a freighter ahead", []xwing.ScenarioShip{xwingtest.Ship(game.Red, "alderaanianguard", 450, 300, 0),
			xwingtest.Ship(game.Blue, "outerrimgarrison", 450, 520, 90)}},
		{"the edge ahead", []xwing.ScenarioShip{xwingtest.Ship(game.Red, "alderaanianguard", 450, 700, 0)}},
	} {
		t.Run(c.title, func(t *testing.T) {
			sc := xwing.Scenario{Phase: board.Planning, Ships: append(c.ships, xwingtest.Ship(game.Blue, "academypilot", 800, 100, 90))}
			s, err := xwing.NewScenario(&rules, sc)
			if err != nil {
				t.Fatal(err)
			}
			d := game.Decision{Kind: ask.SetDials, Seat: game.Red, Shape: game.OneForEach, Slots: []game.Slot{{ID: "ship:1"}}}
			for _, m := range s.Dial(1) {
				d.Slots[0].Options = append(d.Slots[0].Options, game.Option{ID: m.Code()})
			}
			for seed := range uint64(5) {
				got, err := player.NewSensible(seed).Answer(s.Seen(game.Red), d)
				if err != nil {
					t.Fatal(err)
				}
				m, err := catalog.ParseManeuver(got.Each["ship:1"])
				if err != nil {
					t.Fatal(err)
				}
				p := s.PreviewManeuver(1, m)
				if p.Flees || len(p.Huge.RunOver)+len(p.Huge.Rammed) > 0 {
					t.Errorf("it sets %s: flees %v, %+v", m.Code(), p.Flees, *p.Huge)
				}
			}
		})
	}
}

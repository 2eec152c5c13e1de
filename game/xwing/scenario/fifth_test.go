package scenario_test

import (
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// beacons is a scenario that nobody has published, in one declaration: three beacons, which ships light, and which
// score for whoever has lit them while a ship of his is near.
func beacons() *xwing.Mission {
	return &xwing.Mission{
		ID: "beacons", Feature: "beacon", Points: 3, Layings: []xwing.Laying{xwing.OwnEdge, xwing.OwnEdge}, Reach: gauge.Range3,
		Action: &xwing.MissionAction{ID: "light", Do: (*xwing.Table).Mark},
		Claim: func(s *xwing.State, f *board.Feature, seat game.Seat) int {
			if f.Marker == seat {
				return len(s.ShipsNear(f.ID, seat))
			}
			return 0
		},
		Worth: func(own, _ int) int { return 3 * min(own, 1) },
		Why:   "why.lit",
	}
}

// TestAFifth plays a scenario that is one declaration: it is set up, acted in, scored and won.
func TestAFifth(t *testing.T) {
	g := begin(t, beacons())
	put(g, ask.PlaceFeature, 457.2, 160)
	put(g, ask.PlaceFeature, 457.2, 754)
	if !g.Asks(ask.PlaceObstacle) || len(g.Now().View.Features) != 3 {
		t.Fatalf("%d beacons are set up", len(g.Now().View.Features))
	}
	g = flies(beacons()).acting(t)
	g.Pick(ask.ChooseAction, "light")
	g.Pick(ask.ChooseFeature, "feature:1")
	g.Until(ask.SetDials, nil)
	want(t, scored(g), "red 3 lit feature:1")
	want(t, outcome(g.Now()), "red points")
}

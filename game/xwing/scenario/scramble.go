package scenario

import (
	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// Scramble is Scramble the Transmissions: three satellites, each for whoever has scrambled it last.
func Scramble() *xwing.Mission {
	return &xwing.Mission{
		ID: "scramble", Feature: satellite, Points: enough,
		Layings: []xwing.Laying{xwing.OpponentsEdge, xwing.OpponentsEdge}, Reach: gauge.Range1,
		Action: &xwing.MissionAction{ID: "scramble", Do: (*xwing.Table).Mark},
		Claim:  func(_ *xwing.State, f *board.Feature, seat game.Seat) int { return whether(f.Marker == seat) },
		Worth:  each,
		Why:    "why.scrambled",
	}
}

package scenario

import (
	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
)

// Scramble is Scramble the Transmissions: three satellites, each for whoever has scrambled it last.
func Scramble() *xwing.Mission {
	return &xwing.Mission{
		ID: "scramble", Feature: satellite, Points: enough,
		Layings: []xwing.Laying{xwing.OpponentsEdge, xwing.OpponentsEdge},
		Action:  &xwing.MissionAction{ID: "scramble", Do: (*xwing.Table).Mark},
		Scores: func(s *xwing.State, seat game.Seat) []xwing.Gain {
			return each(s, seat, "why.scrambled", func(f *board.Feature) int {
				if f.Marker == seat {
					return 1
				}
				return 0
			})
		},
	}
}

package scenario

import (
	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
)

// Salvage is Salvage Mission: five supply caches to tow.
func Salvage() *xwing.Mission {
	return &xwing.Mission{
		ID: "salvage", Feature: supplyCache, Points: enough,
		Layings: []xwing.Laying{xwing.OwnEdge, xwing.OwnEdge, xwing.OpponentsEdge, xwing.OpponentsEdge},
		Action:  &xwing.MissionAction{ID: "tow", Against: (*xwing.State).AgainstTow, Do: (*xwing.Table).Tow},
		Scores: func(s *xwing.State, seat game.Seat) []xwing.Gain {
			return each(s, seat, "why.tows", func(f *board.Feature) int {
				if !f.InPlay() && s.View.Ship(f.Towed).Seat == seat {
					return 1
				}
				return 0
			})
		},
	}
}

package scenario

import (
	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// Salvage is Salvage Mission: five supply caches to tow.
func Salvage() *xwing.Mission {
	return &xwing.Mission{
		ID: "salvage", Feature: supplyCache, Points: enough,
		Layings: []xwing.Laying{xwing.OwnEdge, xwing.OwnEdge, xwing.OpponentsEdge, xwing.OpponentsEdge}, Reach: gauge.Range1,
		Action: &xwing.MissionAction{ID: "tow", Against: (*xwing.State).AgainstTow, Do: (*xwing.Table).Tow},
		Claim: func(s *xwing.State, f *board.Feature, seat game.Seat) int {
			tug := s.View.Ship(f.Towed)
			return whether(!f.InPlay() && tug.Seat == seat && !tug.Destroyed)
		},
		Worth: each,
		Why:   "why.tows",
	}
}

package scenario

import (
	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// Chance is Chance Engagement: one satellite to contest, and half points for ships at half of their health.
func Chance() *xwing.Mission {
	return &xwing.Mission{
		ID: "chance", Feature: satellite, Points: enough, HalfHealth: true,
		Scores: func(s *xwing.State, seat game.Seat) []xwing.Gain {
			return each(s, seat, "why.contests", func(f *board.Feature) int {
				contests := func(seat game.Seat) bool { return len(s.ShipsNear(f.ID, seat, gauge.Range2)) > 0 }
				switch {
				case !contests(seat):
					return 0
				case contests(seat.Other()):
					return 1
				}
				return 2
			})
		},
	}
}

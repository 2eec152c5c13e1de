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
		ID: "chance", Feature: satellite, Points: enough, HalfHealth: true, Reach: gauge.Range2,
		Claim: func(s *xwing.State, f *board.Feature, seat game.Seat) int {
			return whether(len(s.ShipsNear(f.ID, seat)) > 0)
		},
		Worth: func(own, others int) int { return own * (2 - others) },
		Why:   "why.contests",
	}
}

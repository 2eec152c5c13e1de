package scenario

import (
	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// Assault is Assault at the Satellite Array: five satellites, each for whoever has more ships around it.
func Assault() *xwing.Mission {
	return &xwing.Mission{
		ID: "assault", Feature: satellite, Points: enough,
		Layings: []xwing.Laying{xwing.OwnEdge, xwing.OwnEdge, xwing.OpponentsEdge, xwing.OpponentsEdge}, Reach: gauge.Range1,
		Claim: around,
		Worth: func(own, others int) int {
			if own > others {
				return 1
			}
			return 0
		},
		Why: "why.controls",
	}
}

// around counts a player's ships around a satellite; medium and large ones count as two.
func around(s *xwing.State, f *board.Feature, seat game.Seat) int {
	n := 0
	for _, id := range s.ShipsNear(f.ID, seat) {
		n += xwing.BySize{Small: 1, Medium: 2, Large: 2}.Of(s.View.Ship(id).Size)
	}
	return n
}

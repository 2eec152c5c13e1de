// Package scenario declares the standard scenarios of 2.5, each in a file of its own. It decides no rule: what a
// declaration can say is xwing.Mission.
package scenario

import (
	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
)

// All returns the scenarios in the order in which the rulebook has them.
func All() []*xwing.Mission { return []*xwing.Mission{Assault(), Chance(), Salvage(), Scramble()} }

// What lies in the play area.
const (
	satellite   = "satellite"
	supplyCache = "supplycache"
)

// enough is with how many mission points each of them is won.
const enough = 20

// each asks of every feature how many points it gives a player, and for what.
func each(s *xwing.State, seat game.Seat, why string, points func(f *board.Feature) int) []xwing.Gain {
	var gains []xwing.Gain
	for i := range s.View.Features {
		f := &s.View.Features[i]
		if n := points(f); n > 0 {
			gains = append(gains, xwing.Gain{Seat: seat, N: n, Why: game.Say(why, "feature", f.ID.Piece())})
		}
	}
	return gains
}

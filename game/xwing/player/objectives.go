package player

import (
	"math"
	"slices"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
	"xwing/physics"
)

// What objectives are worth, in points.
const (
	towOrMark   = 80 // more than a shot: a point in every round
	atObjective = 26 // to stand where a scenario feature is in reach
)

// objectives are the scenario features that a ship may want to be at: those in the play area that do not bear its
// player's marker. A ship that tows wants no other.
func (l *look) objectives(s *board.Ship) []physics.Vec {
	if len(l.view.Features) == 0 || l.view.TowedBy(s.ID) != nil {
		return nil
	}
	var out []physics.Vec
	for i := range l.view.Features {
		if f := &l.view.Features[i]; f.InPlay() && f.Marker != l.seat {
			out = append(out, f.Pose.Point())
		}
	}
	return out
}

// scenarioAction is what the scenario's action is worth: nothing where it would fail, or where all in reach is marked.
func (l *look) scenarioAction() float64 {
	mine := func(id board.FeatureID) bool { return l.view.Feature(id).Marker == l.seat }
	if targets := l.MissionTargets(l.about); len(targets) == 0 || !slices.ContainsFunc(targets, func(id board.FeatureID) bool { return !mine(id) }) {
		return -50
	}
	return towOrMark
}

// feature prefers what does not bear one's own marker.
func (l *look) feature(o *game.Option) float64 {
	if f := l.view.Feature(board.FeatureOf(o.Target)); f != nil && f.Marker == l.seat {
		return -10
	}
	return 0
}

// keepTowing holds on to what is towed.
func keepTowing(o *game.Option) float64 {
	if game.Declines(o.ID) {
		return 10
	}
	return 0
}

// goal is what a place is worth for the nearest objective: all of it within reach, less the farther it is.
func (v *outlook) goal(at *physics.Box) float64 { return v.goalAround(at, 0) }

// goalAround is what any place is worth at most whose middle is at most so far from that of another.
func (v *outlook) goalAround(at *physics.Box, reach float64) float64 {
	nearest := math.Inf(1)
	for _, goal := range v.goals {
		nearest = min(nearest, goal.Sub(at.Origin).Len())
	}
	if math.IsInf(nearest, 1) {
		return 0
	}
	return atObjective - max(0, nearest-reach-at.Half.X-board.FeatureRadius-gauge.RangeBand)/12
}

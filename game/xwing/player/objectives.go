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

// objectives are the scenario features that a ship may want to be at, of those in the play area that do not bear its
// player's marker: the one that is its share, or any where there are more ships than features. A ship that tows wants
// no other.
func (l *look) objectives(s *board.Ship) []physics.Vec {
	if len(l.view.Features) == 0 || l.view.TowedBy(s.ID) != nil {
		return l.charges()
	}
	var all []physics.Vec
	for i := range l.view.Features {
		if f := &l.view.Features[i]; f.InPlay() && f.Marker != l.seat {
			all = append(all, f.Pose.Point())
		}
	}
	if at, ok := l.share(s, all); ok {
		return []physics.Vec{at}
	}
	return all
}

// share is the feature that falls to a ship as its player's ships share them: of all that are left, ship and feature that
// are nearest to each other go together, until either are gone.
func (l *look) share(s *board.Ship, features []physics.Vec) (at physics.Vec, ok bool) {
	var ships []*board.Ship
	for i := range l.view.Ships {
		if o := &l.view.Ships[i]; o.Seat == l.seat && o.Where == board.InPlay && !o.Destroyed && o.Remote == "" && l.view.TowedBy(o.ID) == nil {
			ships = append(ships, o)
		}
	}
	free := slices.Clone(features)
	for len(ships) > 0 && len(free) > 0 {
		nearest, ship, feature := math.Inf(1), 0, 0
		for i, o := range ships {
			for j, f := range free {
				if d := f.Sub(o.Pose.Point()).Len(); d < nearest {
					nearest, ship, feature = d, i, j
				}
			}
		}
		if ships[ship] == s {
			return free[feature], true
		}
		ships, free = slices.Delete(ships, ship, ship+1), slices.Delete(free, feature, feature+1)
	}
	return physics.Vec{}, false
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

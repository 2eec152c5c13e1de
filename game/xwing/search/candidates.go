package search

import (
	"maps"
	"slices"

	"xwing/game"
	"xwing/game/xwing/player"
)

// How many answers are tried at most, and how many minds are asked for one.
const (
	mostCandidates = 6
	mindsAsked     = 6
)

// candidates are the answers to be tried: first the one that was given, if one was, then what a Sensible player would answer, then
// what others of the kind would, then whatever else is legal where one of several is picked.
func (s *Search) candidates() ([]game.Choice, error) {
	seen := &s.ground.seats[s.asked.Seat]
	seen.Sit(s.table, s.asked.Seat)
	var out []game.Choice
	add := func(c game.Choice) {
		if len(out) < mostCandidates && !slices.ContainsFunc(out, func(o game.Choice) bool { return Same(o, c) }) {
			out = append(out, c)
		}
	}
	if s.taken != nil {
		add(*s.taken)
	}
	for i := range mindsAsked {
		c, err := player.NewSensible(mix(s.seed, uint64(i))).Answer(seen, s.asked)
		if err != nil {
			if i == 0 && s.taken == nil {
				return nil, err
			}
			break
		}
		add(c)
	}
	if s.asked.Shape == game.OneOf {
		for i := range s.asked.Options {
			if o := &s.asked.Options[i]; o.Legal() {
				add(game.Choice{Seat: s.asked.Seat, Kind: s.asked.Kind, Pick: []string{o.ID}})
			}
		}
	}
	return out, nil
}

// Same reports whether two answers to one question are alike.
func Same(a, b game.Choice) bool {
	if (a.Pose == nil) != (b.Pose == nil) || a.Pose != nil && *a.Pose != *b.Pose {
		return false
	}
	return a.Piece == b.Piece && slices.Equal(a.Pick, b.Pick) && maps.Equal(a.Each, b.Each)
}

package lesson

import (
	"maps"
	"slices"
	"strconv"
	"strings"
	"sync"

	"xwing/assets"
	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/physics"
)

// score is that game.
type score struct {
	seed    uint64
	answers [2][]game.Choice // by seat
}

// whole is the game as it is written: the seed, then the answers of both seats.
var whole = sync.OnceValue(func() score { return parse(assets.Lesson()) })

// Seed is the seed of every first game.
func Seed() uint64 { return whole().seed }

// parse reads a score; what it does not understand is left out.
func parse(text string) score {
	var all score
	for line := range strings.Lines(text) {
		words := strings.Fields(line)
		if len(words) < 2 {
			continue
		}
		switch words[0] {
		case "seed":
			all.seed, _ = strconv.ParseUint(words[1], 10, 64)
		case "red":
			all.answers[game.Red] = append(all.answers[game.Red], answer(game.Red, words[1:]))
		case "blue":
			all.answers[game.Blue] = append(all.answers[game.Blue], answer(game.Blue, words[1:]))
		}
	}
	return all
}

// answer reads "set-dials ship:1=3FW", "place-ship ship:1 at 537000 80000 0" or "choose-action focus".
func answer(seat game.Seat, words []string) game.Choice {
	c := game.Choice{Seat: seat, Kind: game.Kind(words[0])}
	if len(words) == 6 && words[2] == "at" {
		var n [3]int64
		for i := range n {
			n[i], _ = strconv.ParseInt(words[3+i], 10, 32)
		}
		c.Piece, c.Pose = words[1], &physics.Pose{X: int32(n[0]), Y: int32(n[1]), Heading: int32(n[2])}
		return c
	}
	for _, w := range words[1:] {
		if slot, option, each := strings.Cut(w, "="); each {
			if c.Each == nil {
				c.Each = map[string]string{}
			}
			c.Each[slot] = option
		} else {
			c.Pick = append(c.Pick, w)
		}
	}
	return c
}

// same reports whether two answers say the same, whoever gave them.
func same(a, b game.Choice) bool {
	return a.Seat == b.Seat && a.Kind == b.Kind && slices.Equal(a.Pick, b.Pick) && maps.Equal(a.Each, b.Each) &&
		a.Piece == b.Piece && (a.Pose == nil) == (b.Pose == nil) && (a.Pose == nil || *a.Pose == *b.Pose)
}

// played are the answers that each seat has given.
func played(s *game.Session) (all [2][]game.Choice) {
	for _, c := range s.Played() {
		all[c.Seat&1] = append(all[c.Seat&1], c)
	}
	return all
}

// written is what the score answers to a question, if the game has gone by the score so far.
func written(s *game.Session, d game.Decision) (game.Choice, bool) {
	so, all := played(s), whole().answers
	for seat := range so {
		if len(so[seat]) > len(all[seat]) || !slices.EqualFunc(so[seat], all[seat][:len(so[seat])], same) {
			return game.Choice{}, false
		}
	}
	at := len(so[d.Seat&1])
	if at >= len(all[d.Seat&1]) {
		return game.Choice{}, false
	}
	c := all[d.Seat&1][at]
	return c, fits(d, c)
}

// dialsOf are the answers among them that set dials.
func dialsOf(all []game.Choice) []game.Choice {
	return slices.DeleteFunc(slices.Clone(all), func(c game.Choice) bool { return c.Kind != ask.SetDials })
}

// course is what the score has a seat set on its dials now, if the learner has flown by the score so far.
func course(s *game.Session, d game.Decision) (game.Choice, bool) {
	if d.Kind != ask.SetDials {
		return game.Choice{}, false
	}
	so, all := played(s), whole().answers
	flown, wanted := dialsOf(so[Learner]), dialsOf(all[Learner])
	at := len(dialsOf(so[d.Seat&1]))
	n := min(len(flown), at) // the learner's own dial of this round says nothing to the other seat
	if n > len(wanted) || !slices.EqualFunc(flown[:n], wanted[:n], same) {
		return game.Choice{}, false
	}
	dials := dialsOf(all[d.Seat&1])
	if at >= len(dials) {
		return game.Choice{}, false
	}
	return dials[at], fits(d, dials[at])
}

// fits reports whether an answer is a legal one to a question.
func fits(d game.Decision, c game.Choice) bool {
	if c.Seat != d.Seat || c.Kind != d.Kind {
		return false
	}
	legal := func(options []game.Option, id string) bool {
		return slices.ContainsFunc(options, func(o game.Option) bool { return o.ID == id && o.Legal() })
	}
	switch d.Shape {
	case game.OneOf:
		return len(c.Pick) == 1 && legal(d.Options, c.Pick[0])
	case game.SomeOf:
		wrong := func(id string) bool { return !legal(d.Options, id) }
		return len(c.Pick) >= d.Min && len(c.Pick) <= d.Max && !slices.ContainsFunc(c.Pick, wrong)
	case game.OneForEach:
		wrong := func(s game.Slot) bool { return !legal(s.Options, c.Each[s.ID]) }
		return len(c.Each) == len(d.Slots) && !slices.ContainsFunc(d.Slots, wrong)
	case game.Place:
		return c.Pose != nil && d.Placement != nil && len(d.Placement.Check(c.Piece, *c.Pose)) == 0
	}
	return false
}

// Foe is what the other seat answers: what is written as long as the game goes by it, and its dials as long as the learner
// flies by it. False where it is for a computer player to say.
func Foe(s *game.Session, d game.Decision) (game.Choice, bool) {
	if c, ok := written(s, d); ok {
		return c, true
	}
	return course(s, d)
}

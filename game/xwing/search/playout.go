package search

import (
	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/player"
)

// mostAsked is how many Decisions a playout may take: some questions can be asked again
// without end.
const mostAsked = 400

// saltEvery is after how many Decisions those who play forget how they have answered: equal
// answers to equal questions could go round in circles.
const saltEvery = 40

// ground is what playouts need, used again and again.
type ground struct {
	seats [board.MaxSeats]xwing.Seen
	minds [board.MaxSeats]*player.Sensible
}

// newGround returns room for playouts.
func newGround() *ground {
	g := &ground{}
	for i := range g.minds {
		g.minds[i] = player.NewSensible(0)
	}
	return g
}

// playout answers as is tried and plays on to the next Planning Phase; the value of where it
// ends is that for the seat asked. It fails if the rules refuse the answer, or fail themselves.
func (s *Search) playout(n int, c game.Choice) (value int, ok bool) {
	seed := s.seedOf(n)
	f, ok := s.root.Fork(seed, xwing.Belief{Dials: s.plan(n), Keyed: true})
	if !ok {
		return 0, false
	}
	defer f.Close()
	f.Deafen()
	if f.Choose(c) != nil {
		return 0, false
	}
	for asked := 0; asked < mostAsked; asked++ {
		if _, over := f.Over(); over || f.Broken() {
			break
		}
		open := f.Open()
		if len(open) == 0 || open[0].Kind == ask.SetDials && f.State().(*xwing.State).View.Round > s.round {
			break
		}
		s.spent++
		if !s.answer(f, &open[0], n, seed+uint64(asked/saltEvery)) {
			return 0, false
		}
	}
	if f.Broken() {
		return 0, false
	}
	return s.value(f), true
}

// answer has a seat answer in a playout: as in the plan that is believed of it, else as a
// Sensible player.
func (s *Search) answer(f *game.Session, d *game.Decision, n int, seed uint64) bool {
	seen, mind := &s.ground.seats[d.Seat], s.ground.minds[d.Seat]
	seen.Sit(f, d.Seat)
	mind.Reseed(whim(seed, f.State().(*xwing.State).View.Round, d))
	c, err := mind.Answer(seen, *d)
	if err != nil {
		return false
	}
	if d.Kind == ask.SetDials && d.Seat != s.asked.Seat {
		s.plan(n).into(&c, d)
	}
	return f.Choose(c) == nil
}

// whim is the seed of a mind for a question: where two answers are compared, whoever plays on
// answers what has not changed as before.
func whim(seed uint64, round int, d *game.Decision) uint64 {
	key := uint64(round)<<32 | uint64(d.Seat)<<24
	for _, b := range []byte(d.Kind) {
		key = key*31 + uint64(b)
	}
	if len(d.About) > 0 {
		for _, b := range []byte(d.About[0]) {
			key = key*31 + uint64(b)
		}
	}
	return mix(seed, key)
}

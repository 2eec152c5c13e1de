package search

import (
	"iter"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
)

// Root is a seat that is asked, as far as a search may use it: games to try, in which
// whatever is hidden from the seat is a guess. *xwing.Seen is one.
type Root interface {
	Seat() game.Seat
	Fork(seed uint64, b xwing.Belief) (*game.Session, bool)
}

// Budget is how much a search may do, in Decisions answered in playouts.
type Budget struct {
	Dials   int // for setting dials
	Answers int // for any other question, for each answer that is tried
}

// AceBudget is that of the strongest opponent: a third of a second for dials on one core.
func AceBudget() Budget { return Budget{Dials: 10000, Answers: 120} }

// patience is how many Decisions of a step are searched: then a Sensible player answers, lest two answers that are each
// better than the other go round and round.
const patience = 100

// Line is an answer that was tried, with what came of it.
type Line struct {
	Choice game.Choice
	// Mean is by how many hundredths of a squad point of 200 its seat is ahead afterwards; of dials, a tenth of what a
	// Sensible player thinks of them is in it.
	Mean int
	N    int // playouts
}

// Search is the search for one answer.
type Search struct {
	root   Root
	seed   uint64
	budget Budget

	table  *game.Session // where the seat is asked, to be read only
	asked  game.Decision
	round  int     // in which that is
	plans  []dials // that the others may have set, or may be about to
	ground *ground // what playouts need, used again and again
	spent  int     // Decisions answered in playouts

	taken  *game.Choice // what was answered, to be tried against; nil: nothing was
	margin Margin

	best  game.Choice
	lines []Line
	err   error
	next  func() (struct{}, bool)
	stop  func()
}

// Think begins a search for what the root's seat should answer to what it is asked. What
// follows comes of the seed alone. It must be closed. Until its first step it may be handed to another goroutine.
func Think(root Root, seed uint64, b Budget) *Search {
	s := &Search{root: root, seed: seed, budget: b}
	s.table, _ = root.Fork(seed, xwing.Belief{})
	return s
}

// Step plays up to n playouts more, and reports whether the search is at its end.
func (s *Search) Step(n int) (done bool) {
	if s.next == nil {
		s.next, s.stop = iter.Pull(s.run)
	}
	for range n {
		if _, more := s.next(); !more {
			return true
		}
	}
	return false
}

// Best is the best answer so far, and what was tried, the best first. Before the first step there is none. It fails
// where no answer is legal.
func (s *Search) Best() (game.Choice, []Line, error) { return s.best, s.lines, s.err }

// Close ends the search: it goes on no more.
func (s *Search) Close() {
	if s.stop != nil {
		s.stop()
	}
	if s.table != nil {
		s.table.Close()
	}
}

// run is the whole search; it yields after each playout.
func (s *Search) run(yield func(struct{}) bool) {
	if s.table == nil {
		s.err = game.ErrStuck
		return
	}
	d, ok := s.table.Decision(s.root.Seat())
	if !ok {
		s.err = game.ErrStuck
		return
	}
	s.asked, s.round = d, s.state().View.Round
	s.ground = newGround()
	candidates, err := s.candidates()
	if err != nil {
		s.err = err
		return
	}
	s.best = candidates[0]
	if len(candidates) == 1 || s.round == 0 || s.table.Asked() > patience { // nothing is won or lost before the first round
		return
	}
	pause := func() bool { return yield(struct{}{}) }
	s.imagineDials()
	if d.Kind == ask.SetDials {
		s.setDials(candidates[0], pause)
		s.weigh(pause)
		return
	}
	c := s.contest(candidates, nil)
	c.hold(s.budget.Answers*len(candidates), pause)
	s.best, s.lines = c.winner(doubt), c.told()
	s.weigh(pause)
}

// state is the table where the seat is asked.
func (s *Search) state() *xwing.State { return s.table.State().(*xwing.State) }

// seedOf is the seed of a playout.
func (s *Search) seedOf(n int) uint64 { return mix(s.seed, uint64(n)+1) }

// mix makes one number of several, which differs in all its bits when one of them does in any.
func mix(a uint64, more ...uint64) uint64 {
	for _, b := range more {
		src := game.NewSource(a, b)
		a = src.Uint64()
	}
	return a
}

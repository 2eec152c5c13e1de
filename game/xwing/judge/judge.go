// Package judge tells after a game which answers cost most: each is tried against what the Ace's search finds better, in games
// that know what its seat knew then (docs/decisions/0029). It goes on step by step, and the same game has the same figures.
package judge

import (
	"cmp"
	"slices"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/search"
)

// Judged is an answer, and what would have been better.
type Judged struct {
	At, Round int           // which choice in effect it is, from 1; the round
	Decision  game.Decision // to be read only
	Taken     game.Choice
	Best      game.Choice // that the search found
	Cost, Err int         // what was given away on the average, in hundredths of a squad point of 200, and its standard error
	N         int         // in so many games with either answer
	View      board.View  // the table as everybody saw it then, to be read only
}

// Budget is how much is tried for each answer.
type Budget struct {
	Search   search.Budget
	Playouts int // with either answer, in the end
}

// Usual is the budget after a game: some twenty seconds of a core for one of a hundred squad points a side.
func Usual() Budget { return Budget{search.Budget{Dials: 4000, Answers: 60}, 40} }

// seed is that of all: the same game has the same figures.
const seed = 29

// Judging is a game whose answers are judged, one after the other.
type Judging struct {
	Judged []Judged // what cost something beyond doubt, in the order of the game
	Tried  int      // answers that were judged, those that cost nothing too

	tale   *game.Retelling
	budget Budget
	all    int
	now    *search.Search // of the choice that is told next
	asked  game.Decision
	over   bool
}

// Begin begins to judge the answers of a game that is over; until its first step it may be handed to another goroutine. It must be closed.
// Of a game that goes on, false: what its seats have kept to themselves is not past.
func Begin(s *game.Session, b Budget) (*Judging, bool) {
	if _, over := s.Over(); !over {
		return nil, false
	}
	return Past(s, b), true
}

// Past is Begin of a game of which nothing is to come, though it is not over: a journal that goes on as another game.
func Past(s *game.Session, b Budget) *Judging { return Of(s.Retell(), s.Choices(), b) }

// Of is Past of a game that is told once more, of so many choices, from its beginning on.
func Of(tale *game.Retelling, choices int, b Budget) *Judging {
	return &Judging{tale: tale, budget: b, all: choices}
}

// Progress is how many choices have been looked at, of how many.
func (j *Judging) Progress() (done, of int) { return j.tale.Told(), j.all }

// Step plays so many playouts more at most, and reports whether all is judged. Choices without another answer count as one.
func (j *Judging) Step(playouts int) (done bool) {
	for range playouts {
		if j.over {
			return true
		}
		if j.now == nil {
			j.next()
			continue
		}
		if j.now.Step(1) {
			j.end()
			j.tell()
		}
	}
	return j.over
}

// next looks at the choice that is told next.
func (j *Judging) next() {
	c, ok := j.tale.Ahead()
	s := j.tale.Session()
	if ok {
		if d, asked := s.Decision(c.Seat); asked && d.Kind == c.Kind && worthy(s, &d, &c) {
			root := xwing.Sit(s, c.Seat)
			j.asked, j.now = d, search.Against(root, c, seed+uint64(j.tale.Told()), j.budget.Search, j.budget.Playouts)
			return
		}
	}
	j.tell()
}

// tell has the next choice told.
func (j *Judging) tell() {
	if _, more := j.tale.Next(); !more {
		j.over = true
	}
}

// worthy reports whether an answer is judged: its seat had another, and in a round something is at stake.
func worthy(s *game.Session, d *game.Decision, c *game.Choice) bool {
	if c.Self || s.State().(*xwing.State).View.Round == 0 || d.Kind == ask.ChooseDice {
		return false
	}
	legal := func(options []game.Option) (n int) {
		for i := range options {
			if options[i].Legal() {
				n++
			}
		}
		return n
	}
	switch d.Shape {
	case game.OneOf:
		return legal(d.Options) > 1
	case game.SomeOf:
		return d.Max > 0 && (d.Min < d.Max || legal(d.Options) > d.Min)
	case game.OneForEach:
		return slices.ContainsFunc(d.Slots, func(s game.Slot) bool { return legal(s.Options) > 1 })
	}
	return true
}

// end takes down what the search has found.
func (j *Judging) end() {
	c, _ := j.tale.Ahead()
	j.Tried++
	if best, _, err := j.now.Best(); err == nil {
		if m := j.now.Margin(); m.Sure() {
			v := j.tale.State().(*xwing.State).ViewFor(game.NoSeat)
			j.Judged = append(j.Judged, Judged{At: j.tale.Told() + 1, Round: v.Round, Decision: j.asked, Taken: c, Best: best,
				Cost: m.Lead, Err: m.Err, N: m.N, View: v.Clone()})
		}
	}
	j.now.Close()
	j.now = nil
}

// Close ends it where it stands.
func (j *Judging) Close() {
	if j.now != nil {
		j.now.Close()
		j.now = nil
	}
	j.over = true
	j.tale.Close()
}

// Costliest are the answers of a side that cost most, so many at most, the dearest first; the table says who is of which side.
func Costliest(judged []Judged, v *board.View, side game.Side, most int) []Judged {
	var own []Judged
	for i := range judged {
		if v.SideOf(judged[i].Taken.Seat) == side {
			own = append(own, judged[i])
		}
	}
	slices.SortStableFunc(own, func(a, b Judged) int { return cmp.Compare(b.Cost, a.Cost) })
	return own[:min(len(own), most)]
}

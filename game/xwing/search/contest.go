package search

import (
	"cmp"
	"slices"

	"xwing/game"
)

// doubt is by how many hundredths of its standard error an answer must be ahead of the first
// one, a Sensible player's, to be given in its place.
const doubt = 70

// How many playouts each answer gets at least before any is dropped, and at most: late in a round they are short.
const (
	leastPlayouts = 4
	mostPlayouts  = 96
)

// entrant is an answer that is tried.
type entrant struct {
	choice game.Choice
	prior  int   // what is thought of it beforehand
	values []int // of its playouts: those of one number have the same chance
	out    bool  // it cannot be played
}

// mean is what its first n playouts came to.
func (e *entrant) mean(n int) int {
	sum := 0
	for _, v := range e.values[:n] {
		sum += v
	}
	return sum/max(1, n) + e.prior
}

// contest is answers that are tried against each other; the first is the one to beat.
type contest struct {
	search   *Search
	entrants []*entrant
}

// contest enters answers, with what is thought of each beforehand (nil: nothing).
func (s *Search) contest(choices []game.Choice, prior []int) *contest {
	c := &contest{search: s}
	for i := range choices {
		e := &entrant{choice: choices[i]}
		if prior != nil {
			e.prior = prior[i]
		}
		c.entrants = append(c.entrants, e)
	}
	return c
}

// hold plays playouts until so many Decisions are spent: first of all answers, then of the
// better half of them, and so on; always of the first one, too. It ends early if pause
// reports false.
func (c *contest) hold(spend int, pause func() bool) {
	alive := slices.Clone(c.entrants)
	halvings := 1
	for n := len(alive); n > 2; n = (n + 1) / 2 {
		halvings++
	}
	for ; len(alive) > 1; alive = c.better(alive) {
		until := c.search.spent + spend/halvings
		for n := 0; n < leastPlayouts || n < mostPlayouts && c.search.spent < until; n++ {
			for _, e := range alive {
				if len(e.values) <= n && (!c.play(e) || !pause()) {
					return
				}
			}
			if alive = slices.DeleteFunc(alive, func(e *entrant) bool { return e.out }); len(alive) < 2 {
				return
			}
		}
	}
}

// play plays one more playout of an answer, and reports whether there is anything left to be tried.
func (c *contest) play(e *entrant) bool {
	v, ok := c.search.playout(len(e.values), e.choice)
	if e.out = !ok; ok {
		e.values = append(e.values, v)
	}
	return ok || e != c.entrants[0]
}

// better keeps the better half of answers, and the first.
func (c *contest) better(alive []*entrant) []*entrant {
	if len(alive) == 2 {
		return nil
	}
	slices.SortStableFunc(alive, func(a, b *entrant) int { return cmp.Compare(b.mean(len(b.values)), a.mean(len(a.values))) })
	half := alive[:(len(alive)+1)/2]
	if !slices.Contains(half, c.entrants[0]) {
		half[len(half)-1] = c.entrants[0]
	}
	return half
}

// winner is the best answer that is clearly better than the first one, by so many hundredths
// of the standard error of the difference; else the first.
func (c *contest) winner(doubt int) game.Choice {
	first := c.entrants[0]
	best, ahead := first, 0
	for _, e := range c.entrants[1:] {
		n := min(len(e.values), len(first.values))
		if e.out || n < 2 {
			continue
		}
		if lead := e.mean(n) - first.mean(n); lead > ahead && clearly(e, first, n, doubt) {
			best, ahead = e, lead
		}
	}
	return best.choice
}

// clearly reports whether an answer is ahead of another in their first n playouts by more than so
// many hundredths of the standard error.
func clearly(e, other *entrant, n, doubt int) bool {
	sum, squares := 0.0, 0.0
	for i := range n {
		d := float64(e.values[i] + e.prior - other.values[i] - other.prior)
		sum += d
		squares += float64(d * d)
	}
	lead := float64(sum * sum)
	spread := float64(float64(n)*squares) - lead
	margin := float64(doubt*doubt) / 10000
	return sum > 0 && float64(lead*float64(n-1)) > float64(margin*spread)
}

// told is what was tried, the best first.
func (c *contest) told() []Line {
	lines := make([]Line, 0, len(c.entrants))
	for _, e := range c.entrants {
		if !e.out && len(e.values) > 0 {
			lines = append(lines, Line{e.choice, e.mean(len(e.values)), len(e.values)})
		}
	}
	slices.SortStableFunc(lines, func(a, b Line) int { return cmp.Compare(b.Mean, a.Mean) })
	return lines
}

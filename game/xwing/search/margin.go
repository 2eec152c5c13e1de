package search

import (
	"math"

	"xwing/game"
)

// Margin is by how much the best answer found is ahead of the one that was given, in games that neither was picked by.
type Margin struct {
	Lead int // on the average, in hundredths of a squad point of 200
	Err  int // its standard error
	N    int // playouts of each; 0: nothing better was found, or either cannot be played
}

// Sure reports whether the best answer is ahead beyond doubt, by twice the standard error.
func (m Margin) Sure() bool { return m.N > 1 && m.Lead > 2*m.Err }

// Against begins a search as Think does for what would have been better than an answer that was given; n playouts of both tell
// in the end by how much (Margin).
func Against(root Root, taken game.Choice, seed uint64, b Budget, n int) *Search {
	s := Think(root, seed, b)
	s.taken, s.margin.N = &taken, n
	return s
}

// Margin is by how much the best answer is ahead, once the search is at its end.
func (s *Search) Margin() Margin { return s.margin }

// fresh is the number of the first playout that no answer was picked by.
const fresh = 1 << 16

// weigh plays both answers in the same games, none of which had a part in picking the best.
func (s *Search) weigh(pause func() bool) {
	n := s.margin.N
	s.margin.N = 0
	if s.taken == nil || Same(*s.taken, s.best) {
		return
	}
	sum, squares := 0.0, 0.0
	for i := range n {
		best, ok := s.playout(fresh+i, s.best)
		if !ok || !pause() {
			return
		}
		taken, ok := s.playout(fresh+i, *s.taken)
		if !ok || !pause() {
			return
		}
		d := float64(best - taken)
		sum += d
		squares += float64(d * d)
	}
	mean := sum / float64(n)
	variance := (squares - float64(mean*sum)) / float64(max(n-1, 1))
	s.margin = Margin{Lead: int(math.Round(mean)), Err: int(math.Ceil(math.Sqrt(max(0, variance) / float64(n)))), N: n}
}

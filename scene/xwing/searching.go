package xwing

import (
	"runtime"
	"sync/atomic"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/search"
)

// searching is the search of an Ace for one answer. It goes on beside the table, where there are threads, else a little
// in each tick; it is given up when something else is asked.
type searching struct {
	at   place
	try  *search.Search
	stop atomic.Bool
	done chan struct{} // closed once the answer is found

	answer game.Choice
	lines  []search.Line
	err    error
}

// place is where in a game a question is asked: after how many choices, of whom, and how the table stands.
type place struct {
	choices int
	seat    game.Seat
	state   string
}

// aTick is how many playouts a tick has room for where there are no threads.
const aTick = 3

// threads reports whether something may go on beside the table.
const threads = runtime.GOOS != "js"

// search is what an Ace answers, once it has found it.
func (p *play) search(d game.Decision, seed uint64) (c game.Choice, found bool, err error) {
	s, at := p.searching, place{p.Session.Choices(), d.Seat, p.Session.Hash()}
	if s == nil || s.at != at {
		p.giveUp()
		s = &searching{at: at, try: search.Think(xwing.Sit(p.Session, d.Seat), seed, search.AceBudget()), done: make(chan struct{})}
		p.searching = s
		if threads {
			go s.run()
		}
	}
	if !threads {
		s.tick()
	}
	select {
	case <-s.done:
		return s.answer, true, s.err
	default:
		return c, false, nil
	}
}

// giveUp ends the search under way, if any: nobody waits for its answer any more.
func (p *play) giveUp() {
	if p.searching != nil {
		p.searching.stop.Store(true)
		p.searching = nil
	}
}

// hurry has the search under way, if any, answer with what it has found so far.
func (p *play) hurry() {
	if p.searching != nil {
		p.searching.stop.Store(true)
	}
}

// run searches to the end, or until it is stopped.
func (s *searching) run() {
	for !s.try.Step(1) && !s.stop.Load() {
	}
	s.end()
}

// tick goes a little further.
func (s *searching) tick() {
	select {
	case <-s.done:
	default:
		if s.try.Step(aTick) || s.stop.Load() {
			s.end()
		}
	}
}

// end takes down what was found.
func (s *searching) end() {
	s.answer, s.lines, s.err = s.try.Best()
	s.try.Close()
	close(s.done)
}

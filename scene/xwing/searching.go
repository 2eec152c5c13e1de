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

// ace is the mind of an Ace at a table: what it is thinking about, if anything.
type ace struct{ now *searching }

// advice is what an Ace would answer in a person's place, once he has asked for it.
type advice struct {
	ace
	wanted game.Kind // what he is asked; "": it is not wanted
}

// search is what it answers to a question, once it has found it.
func (a *ace) search(session *game.Session, d game.Decision, seed uint64) (c game.Choice, found bool, err error) {
	s, at := a.now, place{session.Choices(), d.Seat, session.Hash()}
	if s == nil || s.at != at {
		a.hurry() // nobody waits for that answer any more
		s = &searching{at: at, try: search.Think(xwing.Sit(session, d.Seat), seed, search.AceBudget()), done: make(chan struct{})}
		a.now = s
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

// hurry has the search under way, if any, end with what it has found so far.
func (a *ace) hurry() {
	if a.now != nil {
		a.now.stop.Store(true)
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

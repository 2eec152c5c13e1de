// Package trial plays whole games between players that are no people, counts what
// happens in them and, if told to, checks after every choice what must hold in
// any game. It knows no game (what one has to check besides is its Probe), no clock
// and no disk.
package trial

import (
	"fmt"

	"xwing/game"
)

// maxAsked is with how many Decisions in one step a game counts as stuck.
const maxAsked = 200

// Game is a game to be played.
type Game struct {
	Header game.Header
	Start  func(game.Header) (game.State, error)
	Answer func(*game.Session, game.Decision) (game.Choice, error)
	Checks bool      // check every step, replay, reopen ten prefixes
	Cover  *Coverage // counts, if not nil
	Probe  Probe     // looks on; nil, and without Cover and Checks: nobody hears what happens

	Long  func(now game.State) bool       // whether it is given up; nil: it never is
	Ended func(now game.State, over bool) // told where it has come to its end, or no further; nil: nobody wants it
}

// Result is how a game went.
type Result struct {
	Decisions  int
	Winner     game.Side // NoSide for a draw, or without an end
	Over       bool
	Unfinished bool
	Stuck      error   // why the game could not go on
	Broken     []error // what should have held and did not
	Journal    []byte
}

// journal keeps a journal in memory.
type journal struct{ text []byte }

// Append writes one line.
func (j *journal) Append(line []byte) error {
	j.text = append(append(j.text, line...), '\n')
	return nil
}

// Play plays the game to its end, or to where it is given up.
func Play(g Game) Result {
	r := Result{Winner: game.NoSide}
	state, err := g.Start(g.Header)
	if err != nil {
		r.Stuck = err
		return r
	}
	log := &journal{text: make([]byte, 0, 48<<10)}
	table := newWatch(g, state)
	s, err := game.NewSession(g.Header, state, log)
	if err != nil {
		r.Stuck = err
		return r
	}
	defer s.Close()
	if !table.listens() {
		s.Deafen()
	}
	r.play(g, s, table, log)
	if out, over := s.Over(); over {
		r.Over, r.Winner = true, out.Winner
	}
	if g.Ended != nil {
		g.Ended(s.State(), r.Over)
	}
	r.Journal = log.text
	if g.Checks && r.Stuck == nil {
		table.replay(s, log.text)
	}
	r.Broken = table.faults
	return r
}

// play answers Decisions until the game is over, stuck or too long.
func (r *Result) play(g Game, s *game.Session, w *watch, log *journal) {
	w.see(s, log)
	for {
		if f := s.Fault(); f != nil {
			r.Stuck = fmt.Errorf("%w\n%s", f, f.Stack)
			return
		}
		if _, over := s.Over(); over {
			return
		}
		if g.Long != nil && g.Long(s.State()) {
			r.Unfinished = true
			return
		}
		if r.Stuck = stranded(s); r.Stuck != nil {
			return
		}
		d := s.Open()[0]
		if g.Checks {
			w.asked(s.Step(), d, s.State())
		}
		c, err := w.answer(s, d)
		if err != nil {
			r.Stuck = fmt.Errorf("step %s: %w", s.Step(), err)
			return
		}
		if err := s.Choose(c); err != nil {
			r.Stuck = fmt.Errorf("step %s: the player's answer %v: %w", s.Step(), c, err)
			return
		}
		r.Decisions++
		w.answered(d)
		w.see(s, log)
	}
}

// Err is the game's failure, if it is one: stuck, or something did not hold.
func (r Result) Err() error {
	if r.Stuck != nil {
		return r.Stuck
	}
	if len(r.Broken) > 0 {
		return r.Broken[0]
	}
	return nil
}

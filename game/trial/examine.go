package trial

import (
	"bytes"
	"errors"
	"fmt"

	"xwing/game"
)

// Finding is the first thing in a journal that should not be.
type Finding struct {
	Line  int // number of the line after which it is so, from 1, which is the header
	Lines int // how many lines count
	Why   error
}

// Error is one line, but for the stack of a failure of the rules.
func (f *Finding) Error() string {
	return fmt.Sprintf("after line %d of %d: %v", f.Line, f.Lines, f.Why)
}

// Unwrap returns the reason.
func (f *Finding) Unwrap() error { return f.Why }

// Examine plays a journal again with every check on: the rules may not fail, nobody may be left without an
// answer, and what holds in any game, and by the probe in this one, must hold. It stops at the first *Finding; any
// other error says that the journal cannot be read.
func Examine(text []byte, start func(game.Header) (game.State, error), p Probe) error {
	j, err := game.ReadJournal(text)
	if err != nil {
		return err
	}
	before, err := start(j.Header) // the Session's own goes on to the first question at once
	if err != nil {
		return err
	}
	r, err := game.NewReplay(j, start)
	if err != nil {
		return err
	}
	s := r.Session()
	defer s.Close()
	w := newWatch(Game{Header: j.Header, Start: start, Checks: true, Probe: p}, before)
	for at := 1; ; {
		if !r.OnPaper() {
			if why := w.examine(s); why != nil {
				return &Finding{at, len(j.Lines) + 1, why}
			}
		}
		more, diverged := r.Next()
		switch {
		case diverged != nil:
			return &Finding{diverged.Line, len(j.Lines) + 1, diverged}
		case !more:
			return nil
		}
		at = j.Lines[r.Played()-1].Number
	}
}

// examine checks where the game stands.
func (w *watch) examine(s *game.Session) error {
	if f := s.Fault(); f != nil {
		return fmt.Errorf("%w\n%s", f, f.Stack)
	}
	w.see(s, &journal{})
	if _, over := s.Over(); over {
		return w.first()
	}
	if err := stranded(s); err != nil {
		return err
	}
	for _, d := range s.Open() {
		w.asked(s.Step(), d, s.State())
		src := game.NewSource(0, 0)
		if _, err := game.Sample(&src, d); err != nil {
			return fmt.Errorf("step %s: %w", s.Step(), err)
		}
	}
	return w.first()
}

// first is the first thing that did not hold.
func (w *watch) first() error {
	if len(w.faults) == 0 {
		return nil
	}
	return w.faults[0]
}

// stranded says why a game that is not over cannot go on.
func stranded(s *game.Session) error {
	open := s.Open()
	switch {
	case len(open) == 0:
		return fmt.Errorf("nothing is asked in step %s", s.Step())
	case s.Asked() > maxAsked:
		return fmt.Errorf("more than %d decisions in step %s: %s", maxAsked, s.Step(), open[0].Kind)
	}
	return nil
}

// Shrink cuts the journal of a game that failed down to the shortest prefix that fails as well. It reports
// false if the journal plays without a fault: then it was the players who failed, not the rules.
func Shrink(text []byte, start func(game.Header) (game.State, error), p Probe) ([]byte, bool) {
	var found *Finding
	if !errors.As(Examine(text, start, p), &found) {
		return text, false
	}
	lines := bytes.SplitAfter(text, []byte("\n"))
	return bytes.Join(lines[:found.Line], nil), true
}

package game

import (
	"fmt"
	"slices"
)

// Film is a whole game that is told once more and can be gone about in: it stands after so many of the choices in effect,
// and any other place is as near. What was taken back is not in it. The Session that it was made of goes on without it.
type Film struct {
	header  Header
	entries []entry
	after   []int      // how many of them are in effect after so many choices
	states  []snapshot // as far as it was played once, the first first
	every   int        // choices between two of them
	ended   *EndLine   // outside the rules, after the last choice
	over    bool       // it came to its end

	session *Session
	at      int
	asked   Decision // what the latest choice answers
	came    []Event  // of it
}

// How far apart the states of a film are, in choices, and how many there are at most of a long one.
const (
	filmEvery  = 12
	filmStates = 500
)

// Film is the game as far as it was played, as a film that stands at its beginning.
func (s *Session) Film() *Film {
	s.wake()
	f := &Film{header: s.header, entries: slices.Clone(s.history), after: []int{0}, states: s.snapshots[:1:1], ended: s.ended}
	for i := range f.entries {
		if f.entries[i].reseed == nil {
			f.after = append(f.after, i+1)
		}
	}
	_, f.over = s.Over()
	f.every = max(filmEvery, f.Len()/filmStates)
	f.stand(0)
	return f
}

// Len is how many choices it has.
func (f *Film) Len() int { return len(f.after) - 1 }

// At is after how many of them it stands.
func (f *Film) At() int { return f.at }

// Session is the game as it stands there. It is to be looked at and forked, not played on, and another one after Next or Seek.
func (f *Film) Session() *Session { return f.session }

// Header is the first line of its journal.
func (f *Film) Header() Header { return f.header }

// Choice is the one of that number, from 1 on.
func (f *Film) Choice(n int) Choice { return f.entries[f.after[n]-1].choice }

// Asked is what the latest choice answers, and Came what came of it, up to the next question; nothing at the beginning.
func (f *Film) Asked() Decision { return f.asked }

// Came is what came of the latest choice.
func (f *Film) Came() []Event { return f.came }

// Over reports whether the game came to its end, by its rules or outside them.
func (f *Film) Over() bool { return f.over }

// Next goes on by one choice; false at the end, and where the rules fail.
func (f *Film) Next() bool {
	s := f.session
	s.wake()
	if f.at >= f.Len() || s.broken {
		return false
	}
	s.events = nil
	next := f.entries[f.after[f.at]:f.after[f.at+1]]
	choice := next[len(next)-1].choice
	if d := s.decision(choice.Seat); d != nil {
		f.asked = *d
	}
	for _, e := range next {
		s.enter(e)
	}
	f.at++
	f.came = s.Drain()
	f.keep()
	if f.at == f.Len() {
		s.ended = f.ended
	}
	return true
}

// keep keeps the latest state at a step boundary, where none was kept so late.
func (f *Film) keep() {
	latest := f.session.snapshots[len(f.session.snapshots)-1]
	if latest.index > f.states[len(f.states)-1].index {
		f.states = append(f.states, latest)
	}
}

// Seek goes to after that many choices, at most all of them.
func (f *Film) Seek(n int) {
	n = min(max(n, 0), f.Len())
	if n == f.at && f.session != nil {
		return
	}
	if n != f.at+1 {
		f.stand(max(n-1, 0))
	}
	if n > 0 {
		f.Next()
	}
}

// stand stands after that many choices, without what the latest answers.
func (f *Film) stand(n int) {
	if f.session != nil {
		f.session.Close()
	}
	keep := f.after[n]
	k := len(f.states)
	for k > 1 && f.states[k-1].index > keep {
		k--
	}
	f.session = &Session{header: f.header, snapshots: f.states[:k:k], history: slices.Clone(f.entries[:keep]), every: f.every,
		replaying: true, asleep: true}
	f.at, f.asked, f.came = n, Decision{}, nil
	if n == f.Len() {
		f.session.ended = f.ended
	}
}

// Close ends the game that is looked at.
func (f *Film) Close() { f.session.Close() }

// Branch begins a game of its own that goes on from where the film stands: start begins it by the header, the journal gets
// all that led there, and what is still to come by chance is drawn from a fresh seed. Its first Drain brings every Event since
// the beginning.
func (f *Film) Branch(h Header, start func(Header) (State, error), fresh uint64, log Log) (*Session, error) {
	state, err := start(h)
	if err != nil {
		return nil, fmt.Errorf("begin the game anew: %w", err)
	}
	if v, ok := state.(Versioned); ok {
		h.Rules, h.Catalogue = v.Versions()
	}
	at := &unhurried{log: log}
	s, err := NewSession(h, state, at)
	if err != nil {
		return nil, err
	}
	if err := f.lead(s, fresh); err != nil {
		s.Close()
		return nil, err
	}
	s.log = log
	return s, at.pass(true)
}

// lead plays a game to where the film stands.
func (f *Film) lead(s *Session, fresh uint64) error {
	keep := f.after[f.at]
	for i, e := range f.entries {
		switch {
		case e.reseed != nil && i < keep:
			if err := f.reseed(s, i, *e.reseed); err != nil {
				return err
			}
		case i < keep:
			if err := s.Choose(e.choice); err != nil {
				return fmt.Errorf("lead to choice %d: %w", f.at, err)
			}
		}
	}
	return f.reseed(s, keep, fresh)
}

// reseed writes a seed as an undo does, the only way that a journal knows: the next choice is made and taken back. Where there
// is none, nothing of what is to come has been seen.
func (f *Film) reseed(s *Session, from int, seed uint64) error {
	for _, e := range f.entries[from:] {
		if e.reseed != nil {
			continue
		}
		heard := slices.Clip(s.events)
		if err := s.Choose(e.choice); err != nil {
			return fmt.Errorf("draw chance anew: %w", err)
		}
		line := UndoLine{Choices: 1, By: NoSeat, Agreed: true, Seed: &seed}
		if err := s.append(Line{Undo: &line}); err != nil {
			return err
		}
		s.undo(line)
		s.wake()
		s.events = heard
		return nil
	}
	return nil
}

// unhurried is a Log that hands lines on without having each of them safe before the next.
type unhurried struct {
	log   Log
	last  []byte // not handed on yet
	begun bool   // the header was
}

// Append takes a line; the one before it is handed on.
func (u *unhurried) Append(line []byte) error {
	if u.log == nil {
		return nil
	}
	err := u.pass(false)
	u.last = append(u.last[:0], line...)
	return err
}

// pass hands the line before on; safe has it, and all before it, be on the disk.
func (u *unhurried) pass(safe bool) error {
	if len(u.last) == 0 {
		return nil
	}
	n, notes := u.log.(Noter)
	first := !u.begun
	u.begun = true
	if first || safe || !notes {
		return u.log.Append(u.last)
	}
	return n.Note(u.last)
}

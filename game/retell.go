package game

import (
	"iter"
	"slices"
)

// Retelling is a game told once more from its beginning: by the choices in effect, with
// the chance that came of them. What was taken back is not in it.
type Retelling struct {
	session *Session
	begun   bool
	left    []entry
	told    int
}

// Retell begins the game once more, to be told choice by choice; the Session goes on
// without it. It keeps no journal. Until it is first told from, it may be handed to another goroutine.
func (s *Session) Retell() *Retelling {
	s.wake()
	return retell(s.header, s.snapshots, s.history)
}

// Retell begins the game of the film once more, as Session.Retell does; the film stands where it stood.
func (f *Film) Retell() *Retelling { return retell(f.header, f.states, f.entries) }

// retell begins a game anew in the first of its states.
func retell(h Header, states []snapshot, history []entry) *Retelling {
	first := states[:1:1]
	return &Retelling{session: &Session{header: h, state: first[0].state.Clone(), snapshots: first}, left: slices.Clone(history)}
}

// Events are those that are still to be told, each told as it is asked for.
func (r *Retelling) Events() iter.Seq[Event] {
	return func(hear func(Event) bool) {
		for {
			events, more := r.Next()
			if !more {
				return
			}
			for _, e := range events {
				if !hear(e) {
					return
				}
			}
		}
	}
}

// Next tells what followed from the beginning, then from one choice, which may be nothing; more is false once all is told.
func (r *Retelling) Next() (events []Event, more bool) {
	switch {
	case !r.begun:
		r.begun = true
		r.session.advance()
	case len(r.left) > 0:
		if r.left[0].reseed == nil {
			r.told++
		}
		r.session.enter(r.left[0])
		r.left = r.left[1:]
	default:
		return nil, false
	}
	return r.session.Drain(), true
}

// Ahead is the choice that is told next; false where none is: at the beginning, at the end, and where chance was drawn anew.
func (r *Retelling) Ahead() (Choice, bool) {
	if !r.begun || len(r.left) == 0 || r.left[0].reseed != nil {
		return Choice{}, false
	}
	return r.left[0].choice.clone(), true
}

// Told is how many choices are told.
func (r *Retelling) Told() int { return r.told }

// Session is the game as far as it is told: to be looked at and tried (Turn), not played on.
func (r *Retelling) Session() *Session { return r.session }

// State is the game as far as it is told, to be read only: before the first Next nothing
// has happened.
func (r *Retelling) State() State { return r.session.state }

// Close ends the retelling.
func (r *Retelling) Close() { r.session.Close() }

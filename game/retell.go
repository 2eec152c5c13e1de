package game

import "slices"

// Retelling is a game told once more from its beginning: by the choices in effect, with
// the chance that came of them. What was taken back is not in it.
type Retelling struct {
	session *Session
	begun   bool
	left    []entry
}

// Retell begins the game once more, to be told choice by choice; the Session goes on
// without it. It keeps no journal.
func (s *Session) Retell() *Retelling {
	s.wake()
	first := s.snapshots[:1:1]
	again := &Session{header: s.header, state: first[0].state.Clone(), snapshots: first}
	return &Retelling{session: again, left: slices.Clone(s.history)}
}

// Next tells what followed from the beginning, then from each choice in turn; more is
// false once all is told.
func (r *Retelling) Next() (events []Event, more bool) {
	if !r.begun {
		r.begun = true
		r.session.advance()
		if events = r.session.Drain(); len(events) > 0 {
			return events, true
		}
	}
	for len(r.left) > 0 && len(events) == 0 {
		r.session.enter(r.left[0])
		r.left = r.left[1:]
		events = r.session.Drain()
	}
	return events, len(events) > 0
}

// State is the game as far as it is told, to be read only: before the first Next nothing
// has happened.
func (r *Retelling) State() State { return r.session.state }

// Close ends the retelling.
func (r *Retelling) Close() { r.session.Close() }

package game

import "slices"

// Fork returns a second game that stands where s stands and from now on knows
// nothing of it: for odds, for an AI, for playing on from a replay. It keeps no
// journal. Until it is first used it holds no coroutine, so it may be handed to
// another goroutine; it re-runs the choices of the current step then.
func (s *Session) Fork() *Session {
	return &Session{
		header:    s.header,
		state:     s.snapshots[len(s.snapshots)-1].state,
		history:   slices.Clone(s.history),
		undone:    slices.Clone(s.undone),
		ended:     s.ended,
		snapshots: slices.Clone(s.snapshots),
		asleep:    true,
	}
}

// wake brings a Fork to where its origin stood.
func (s *Session) wake() {
	if s.asleep {
		s.asleep = false
		s.rewind(len(s.history))
	}
}

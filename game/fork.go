package game

import "slices"

// guessSeed feeds what a Fork knows in place of the truth. It is the same for all,
// so that a preview says the same from frame to frame.
const guessSeed = 0x6775657373

// Fork returns a second game that stands where s stands and from now on knows
// nothing of it: for the previews of whoever holds s anyway. It keeps no journal. Nor does
// it know what nobody knows: the chance to come and all that lies hidden are another's
// (State.Imagine), so that what comes of a Fork may be shown. What chance or a
// secret has a part in is a guess there: see Guessed. But what has been answered goes
// along, behind a curtain or not: a player gets the Fork of a Turn, which knows what his
// seat knows.
//
// Until it is first used it holds no coroutine, so it may be handed to another
// goroutine; it re-runs the choices of the current step then. What was taken back
// in s cannot be brought back in the Fork.
func (s *Session) Fork() *Session {
	seed := uint64(guessSeed)
	return &Session{
		header:    s.header,
		state:     s.snapshots[len(s.snapshots)-1].state,
		history:   append(slices.Clone(s.history), entry{reseed: &seed, guess: true, seat: NoSeat}),
		floor:     s.floor,
		ended:     s.ended,
		snapshots: slices.Clone(s.snapshots),
		asleep:    true,
	}
}

// Guessed reports whether chance has decided, or something hidden has been shown,
// since the latest choice was made: in a Fork, what came of it is a guess then.
func (s *Session) Guessed() bool { return s.CanUndo(NoSeat).Agreement }

// wake brings a Fork to where its origin stood, and a replay to where undo and redo have led on paper.
func (s *Session) wake() {
	if s.asleep {
		s.asleep = false
		s.rerun()
	}
}

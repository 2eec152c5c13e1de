package game

import "slices"

// Belief is what a player takes for true of what lies hidden from his seat: a value of
// the game's own type, which State.Imagine reads. nil: whatever the game guesses.
type Belief any

// Turn is a seat that is asked, with what its player may make of the game: the question,
// and games that he may play on. It is what a player that is no person is given, in place
// of the Session, and there is no way from it to that: of what is hidden from the seat
// (what lies facedown, the chance to come, and what others have answered to a question
// that several are asked at once) nothing is in what it hands out.
//
// A Turn stands where the Session stood, whatever becomes of that since, and may be handed
// to another goroutine; it is used by one at a time.
type Turn struct {
	seat     Seat
	decision Decision
	header   Header
	base     snapshot // the latest that the Session had; what is played since:
	played   []entry
	begun    int  // of these, what was played when the step in progress began
	near     bool // base is where it began
}

// Turn returns the turn of a seat; false if it is not asked anything.
func (s *Session) Turn(seat Seat) (*Turn, bool) {
	d := s.decision(seat)
	if d == nil {
		return nil, false
	}
	base := s.snapshots[len(s.snapshots)-1]
	t := &Turn{seat: seat, decision: *d, header: s.header, base: base, begun: s.begun - base.index}
	t.base.index = 0
	t.played = slices.Clone(s.history[base.index:])
	pending := 0 // answers of other seats that wait for this one's: they stand last
	for i := range s.answers {
		if s.answers[i].given() {
			pending++
		}
	}
	for i := len(t.played) - 1; pending > 0; i-- {
		if t.played[i].reseed == nil {
			t.played = slices.Delete(t.played, i, i+1)
			pending--
		}
	}
	return t, true
}

// Seat is who is asked.
func (t *Turn) Seat() Seat { return t.seat }

// Decision is what the seat is asked, to be read only.
func (t *Turn) Decision() Decision { return t.decision }

// Fork returns a game that stands where the seat is asked and is, for all that its player
// can know, the one that is played: everything that he knows is as it is, all else is what
// he believes, or a guess. The same seed and belief bring the same game, whatever is
// hidden in the true one. It keeps no journal, begins with the question (what was played
// before can be neither read nor taken back), and asks the other seats anew what they have
// answered already behind their curtains. Its seed is that of its header.
//
// The first Fork of a Turn plays the latest choices again, at most some fifty; all others
// those of the step in progress alone. A Fork is the caller's to close. Until it is first
// used it holds no coroutine, so it may be handed to another goroutine.
func (t *Turn) Fork(seed uint64, b Belief) *Session {
	t.approach()
	f := &Session{header: t.header, state: t.base.state, snapshots: []snapshot{t.base}, asleep: true}
	f.header.Seed = seed
	f.history = make([]entry, len(t.played), len(t.played)+forkChoices)
	copy(f.history, t.played)
	f.history = append(f.history, entry{reseed: &seed, guess: true, seat: t.seat, belief: b})
	f.floor = len(f.history)
	return f
}

// approach plays on to where the step in progress began: from there on forks begin.
func (t *Turn) approach() {
	if t.near {
		return
	}
	t.near = true
	s := &Session{header: t.header, snapshots: []snapshot{t.base}, history: t.played[:t.begun:t.begun], stage: t.begun, staged: true}
	s.rewind(t.begun)
	latest := s.snapshots[len(s.snapshots)-1]
	s.Close()
	if latest.index != t.begun {
		return // the rules have failed there; they fail in a fork, too
	}
	t.base, t.played, t.begun = snapshot{state: latest.state}, t.played[t.begun:], 0
}

package game

// entry is one thing in effect since the game began: a choice, or (without one)
// the fresh seed that an agreed undo left behind or a Fork began with.
type entry struct {
	choice Choice
	reseed *uint64
	guess  bool   // the seed is a Fork's: what is hidden from seat is replaced, too
	seat   Seat   // NoSeat: what is hidden from anybody
	belief Belief // what it is replaced by
	chance bool   // chance happened between this choice and the next question
	reveal bool   // something was revealed there
}

// usualChoices is for how many choices there is room from the beginning: a game of
// two squads of five has some three hundred.
const usualChoices = 384

// forkChoices is for how many choices there is room in a Turn's Fork: a round has about as many.
const forkChoices = 48

// snapshot is the state at a step boundary, after the first index entries.
type snapshot struct {
	index int
	state State // only ever cloned
}

// How many snapshots are kept: one every so many choices of the latest, thinner
// and thinner before. Re-running a choice costs less than keeping a state.
const (
	betweenSnapshots = 48
	maxSnapshots     = 96
	keepSnapshots    = 32
)

// remember keeps the state at this boundary, if the last kept is some choices
// ago. The first of the game is never dropped.
func (s *Session) remember() {
	index := len(s.history)
	if s.staged && index == s.stage { // of several steps that begin here, the last
		s.snapshots = append(s.snapshots[:1:1], snapshot{index, s.state.Clone()})
		return
	}
	if n := len(s.snapshots); n > 0 && index-s.snapshots[n-1].index < s.apart() {
		return
	}
	s.snapshots = append(s.snapshots, snapshot{index, s.state.Clone()})
	if len(s.snapshots) > maxSnapshots {
		thin := make([]snapshot, 0, maxSnapshots)
		for i, snap := range s.snapshots {
			if i%2 == 0 || i >= len(s.snapshots)-keepSnapshots {
				thin = append(thin, snap)
			}
		}
		s.snapshots = thin
	}
}

// apart is how many choices there are between snapshots at least.
func (s *Session) apart() int {
	if s.every > 0 {
		return s.every
	}
	return betweenSnapshots
}

// rewind makes the first `keep` entries, and then those of more, the whole
// history, and plays it.
func (s *Session) rewind(keep int, more ...entry) {
	s.relist(keep, more...)
	s.rerun()
}

// relist makes the first `keep` entries, and then those of more, the whole history on
// paper alone: the state does not stand there before rerun.
func (s *Session) relist(keep int, more ...entry) {
	s.abandon()
	s.broken = false
	n := len(s.snapshots)
	for n > 1 && s.snapshots[n-1].index > keep {
		n--
	}
	s.snapshots = s.snapshots[:n]
	s.history = append(s.history[:keep], more...)
}

// rerun brings the state to where the history says: back to the latest snapshot, and
// on from there by the same choices. Nothing that happens on the way is announced or
// journaled.
func (s *Session) rerun() {
	s.abandon()
	again := s.history
	base := s.snapshots[len(s.snapshots)-1]
	s.history = again[:base.index] // whose entries come to stand where they stood
	s.state = base.state.Clone()
	s.broken = false
	s.quiet = true
	defer func() { s.quiet = false }()
	s.advance()
	for _, e := range again[base.index:] {
		if s.broken {
			return
		}
		s.enter(e)
	}
}

// enter puts an entry into effect.
func (s *Session) enter(e entry) {
	if e.reseed != nil {
		s.history = append(s.history, e)
		if e.guess {
			s.state.Imagine(e.seat, *e.reseed, e.belief)
		} else {
			s.state.Reseed(*e.reseed)
		}
		return
	}
	s.history = append(s.history, entry{choice: e.choice})
	s.work.played++
	s.answer(e.choice)
}

// choicesIn counts the choices among entries.
func choicesIn(entries []entry) int {
	n := 0
	for _, e := range entries {
		if e.reseed == nil {
			n++
		}
	}
	return n
}

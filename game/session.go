package game

import (
	"errors"
	"fmt"
	"slices"
)

// Errors that a Session answers with, beside *Refused and those of its Log.
var (
	ErrClosed         = errors.New("the session is closed")
	ErrNothingToUndo  = errors.New("there is no choice to take back")
	ErrNothingToRedo  = errors.New("there is no choice to redo")
	ErrNeedsAgreement = errors.New("dice were rolled or something hidden was shown since: the other players must agree")
)

// Session is one game being played: a State, the questions open in it, and the
// way back. It runs the state step by step; steps that ask nothing run straight
// on, so that between two calls either a Decision is open, or the game is over,
// or the rules have failed (Broken).
//
// A Session is used by one goroutine at a time. Inside a step the rules run in
// a coroutine that belongs to the goroutine that began the step; under
// Ebitengine that must be Update from the first call on, so main hands over
// squads and files, never a live Session. A Fork may be handed to another
// goroutine before its first use.
type Session struct {
	header Header
	log    Log // nil: no journal
	state  State

	rules   *running // the rules of state; nil until the next step
	run     *running // the same while a step is in progress, nil between steps
	begun   int      // entries of the history when that step began
	open    []Decision
	blank   []Choice // room for answers to come
	unnamed []string // room for what they pick
	answers []Choice // to open, in its order; the zero Choice: not yet
	asked   int      // decisions put in the current step

	line  []byte // last written, whose memory serves the next
	seals seals  // where the journal's next line stands

	history   []entry
	floor     int        // of these, what was played before a Turn's Fork began: out of reach
	undone    [][]Choice // what Redo would bring back, the latest last
	snapshots []snapshot
	every     int // choices between two of them; 0: as many as is usual
	events    []Event
	ended     *EndLine // the game ended outside the rules

	fault     *Fault
	broken    bool // the rules failed and the step cannot be offered again
	retried   bool // the step was run again after a fault without choices
	quiet     bool // re-running: nothing is announced or journaled
	unheard   bool // nobody will ask for the events
	replaying bool // a fault waits for the undo line that the journal holds
	asleep    bool // the state is not where the history says: a Fork before its first use, a replay behind an undo
	work      work
	staged    bool // what is wanted is the state at the last boundary after stage entries
	stage     int
	closed    bool
	check     func(Check) // told at step boundaries
}

// NewSession begins a game: it writes the journal's first line and runs s up to
// the first question. s belongs to the Session from now on.
func NewSession(h Header, s State, log Log) (*Session, error) {
	h.Format = Format
	session := &Session{header: h, log: log, state: s, history: make([]entry, 0, usualChoices), seals: seals{number: 1}}
	if err := session.append(h); err != nil {
		return nil, fmt.Errorf("begin the journal: %w", err)
	}
	session.check = session.writeCheck
	session.advance()
	if session.broken {
		return nil, fmt.Errorf("begin the game: %w", session.fault)
	}
	return session, nil
}

// Header is the journal's first line.
func (s *Session) Header() Header { return s.header }

// Sides says of each seat for which side it plays: there are as many seats.
func (s *Session) Sides() []Side { return SidesOf(s.state) }

// Open returns the unanswered Decisions, at most one a seat. They are to be
// read only.
func (s *Session) Open() []Decision {
	s.wake()
	if s.ended != nil {
		return nil
	}
	if !slices.ContainsFunc(s.answers, Choice.given) {
		return s.open
	}
	var unanswered []Decision
	for i := range s.open {
		if !s.answers[i].given() {
			unanswered = append(unanswered, s.open[i])
		}
	}
	return unanswered
}

// Decision returns the open Decision of the seat, if it has one.
func (s *Session) Decision(seat Seat) (Decision, bool) {
	if d := s.decision(seat); d != nil {
		return *d, true
	}
	return Decision{}, false
}

// decision is Decision where it stands; nil if the seat has none.
func (s *Session) decision(seat Seat) *Decision {
	s.wake()
	if s.ended != nil {
		return nil
	}
	for i := range s.open {
		if s.open[i].Seat == seat && !s.answers[i].given() {
			return &s.open[i]
		}
	}
	return nil
}

// Choose answers the open Decision of the choice's seat: validated, appended to
// the journal and synced, then applied. After an error nothing has changed; a
// *Refused names the rule.
func (s *Session) Choose(c Choice) error {
	s.wake()
	if s.closed {
		return ErrClosed
	}
	plain, err := s.settle(c)
	if err != nil {
		return err
	}
	if err := s.appendChoice(&plain); err != nil {
		return fmt.Errorf("the choice was not written down and does not count: %w", err)
	}
	s.undone = nil
	s.enter(entry{choice: plain})
	return nil
}

// settle validates c against the open Decision of its seat.
func (s *Session) settle(c Choice) (Choice, error) {
	d := s.decision(c.Seat)
	if d == nil {
		return Choice{}, refuse(RuleTurn, "not-asked", "kind", string(c.Kind))
	}
	return settle(d, c, s.picks(len(c.Pick)))
}

// Deafen spares the Session keeping what the rules announce, for nobody will ask:
// from now on Drain tells of changes of the past alone (Rewound), and where no journal is
// kept Outcomes of nothing.
func (s *Session) Deafen() { s.unheard, s.events = true, nil }

// Drain returns the events since the last Drain.
func (s *Session) Drain() []Event {
	s.wake()
	events := s.events
	s.events = nil
	return events
}

// State returns the live state, to be read only. Undo, Redo and a recovered
// fault replace it, so nobody keeps it from call to call.
func (s *Session) State() State {
	s.wake()
	return s.state
}

// Step names the step in progress.
func (s *Session) Step() string {
	s.wake()
	switch {
	case s.run != nil:
		return s.run.step
	case s.broken:
		return s.fault.Step
	}
	return s.state.Step()
}

// Over returns how the game ended, and whether it has.
func (s *Session) Over() (Outcome, bool) {
	s.wake()
	if s.ended != nil {
		return s.ended.Outcome(s.Sides()), true
	}
	if s.run != nil || s.broken {
		return Outcome{}, false
	}
	return s.state.Outcome()
}

// Hash is the hash of the live state, as check lines carry it.
func (s *Session) Hash() string { return HashOf(s.State()) }

// Asked counts the Decisions put so far in the current step.
func (s *Session) Asked() int {
	s.wake()
	return s.asked
}

// Outcomes returns what chance has decided so far in the step in progress, in the order in
// which a check line will carry it, to be read only.
func (s *Session) Outcomes() []string {
	s.wake()
	if s.run == nil {
		return nil
	}
	return s.run.table.chance
}

// Choices counts the choices in effect; in a Turn's Fork those made there.
func (s *Session) Choices() int {
	s.wake()
	return choicesIn(s.history[s.floor:])
}

// Played returns the choices in effect, the oldest first; of a Turn's Fork those made
// there.
func (s *Session) Played() []Choice {
	s.wake()
	var played []Choice
	for _, e := range s.history[s.floor:] {
		if e.reseed == nil {
			played = append(played, e.choice.clone())
		}
	}
	return played
}

// Fault returns the latest failure of the rules, or nil.
func (s *Session) Fault() *Fault { return s.fault }

// Broken reports whether the rules failed in a step that asks nothing before it
// fails, so that offering it again is no use: nothing is open, and only Undo
// leads on.
func (s *Session) Broken() bool {
	s.wake()
	return s.broken
}

// Close ends the step in progress. A closed Session answers nothing any more.
func (s *Session) Close() {
	s.abandon()
	s.asleep = false
	s.closed = true
	s.log = nil
}

// abandon throws the step in progress away.
func (s *Session) abandon() {
	if s.rules != nil {
		s.rules.abandon()
	}
	s.rules, s.run, s.open, s.answers = nil, nil, nil, nil
}

// given reports whether it is an answer: every Decision has a kind, and so has
// every answer to it.
func (c Choice) given() bool { return c.Kind != "" }

// clone copies a choice so that it shares no memory.
func (c Choice) clone() Choice {
	c.Pick = slices.Clone(c.Pick)
	if c.Each != nil {
		each := make(map[string]string, len(c.Each))
		for k, v := range c.Each {
			each[k] = v
		}
		c.Each = each
	}
	if c.Pose != nil {
		pose := *c.Pose
		c.Pose = &pose
	}
	return c
}

package game

// Table is where a running step asks, announces and records: the only way in
// which rules reach the players. It exists while one step runs and belongs to
// the goroutine of the Session that runs it.
type Table struct {
	ask    func([]Decision) []Choice
	events []Event  // announced since the session last took them
	chance []string // every outcome of this step, in order
	fresh  bool     // chance happened since the session last looked
	untold bool     // nobody will ask for the outcomes
	reveal bool     // something was revealed since the session last looked
}

// NewTable is a table of no Session, at which all that is asked is answered at once: for rules that are tried on a copy.
func NewTable(answer func([]Decision) []Choice) *Table { return &Table{ask: answer} }

// Ask puts the decisions to their seats (at most one each) and returns the
// answers in the same order, validated; what an answer lists is part of the game's
// history, to be read only. It blocks the step, not the program.
// Order of answering between the seats is free.
//
// A session may be rewound or closed while Ask waits: then Ask does not return
// but unwinds the step with a panic of the kernel's own. Rules must not recover
// it. While Ask waits the state may be reseeded, so no step keeps a Source in a
// local variable across an Ask.
func (t *Table) Ask(ds ...Decision) []Choice { return t.ask(ds) }

// Announce tells everybody what just happened.
func (t *Table) Announce(e Event) { t.events = append(t.events, e) }

// Chance records an outcome that the players could not know (a roll, a draw).
// The journal verifies it on replay, and undo past it needs agreement and a
// fresh seed.
func (t *Table) Chance(outcome string) {
	t.fresh = true
	if t.untold {
		return
	}
	if t.chance == nil {
		t.chance = make([]string, 0, 4)
	}
	t.chance = append(t.chance, outcome)
}

// Untold reports whether nobody will ask what chance has decided: then Chance needs no words.
func (t *Table) Untold() bool { return t.untold }

// Reveal records that something hidden was shown, or that damage was dealt: undo past
// it needs the other players' agreement.
func (t *Table) Reveal() { t.reveal = true }

package game

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
)

// Replay plays a journal again, line by line. Its Session can be looked at
// between the lines, and forked to be played on from there.
type Replay struct {
	journal Journal
	session *Session
	at      int     // lines played
	due     []Check // what the rules brought since, not yet compared
	agreed  int     // number of the last line up to which everything was compared and equal
	current string  // the versions that play
	room    int     // how many choices may be played
	drift   *Divergence
	checks  int
}

// NewReplay begins the game of j anew; start makes its first state.
func NewReplay(j Journal, start func(Header) (State, error)) (*Replay, error) {
	state, err := start(j.Header)
	if damage := (*DamageError)(nil); errors.As(err, &damage) {
		return nil, damage // a header that no game of its kind can have
	}
	if err != nil {
		return nil, fmt.Errorf("begin the game of the journal: %w", err)
	}
	r := &Replay{journal: j, agreed: 1, room: mostPlayed, current: versionsOf(j.Header.Rules, j.Header.Catalogue)}
	if v, ok := state.(Versioned); ok {
		r.current = versionsOf(v.Versions())
	}
	choices := 0
	for i := range j.Lines {
		if j.Lines[i].Choice != nil {
			choices++
		}
	}
	r.session = &Session{header: j.Header, state: state, replaying: true, history: make([]entry, 0, choices)}
	r.session.check = func(c Check) { r.due = append(r.due, c) }
	r.session.advance()
	return r, nil
}

// Session is the game as far as it was played. It is to be looked at, drained
// and forked, not played on.
func (r *Replay) Session() *Session { return r.session }

// Played is how many of Len lines have been played.
func (r *Replay) Played() int { return r.at }

// Len is how many lines the journal has after its header.
func (r *Replay) Len() int { return len(r.journal.Lines) }

// Next plays the next line. At the end it reports false; so it does when the
// line does not fit the game, and says why.
func (r *Replay) Next() (bool, *Divergence) {
	if r.at >= len(r.journal.Lines) {
		return false, nil
	}
	line := &r.journal.Lines[r.at]
	d := r.play(line)
	if d == nil {
		d = r.session.work.beyond(r.room, r.agreed)
	}
	if d != nil {
		if f := r.session.fault; r.session.broken {
			d.What = Say("replay.fault", "step", f.Step, "value", f.Value)
		}
		d.Line, d.Step, d.Versions = line.Number, r.session.Step(), line.versions != r.current
		return false, d
	}
	r.at++
	return true, nil
}

// play plays one line.
func (r *Replay) play(line *Line) *Divergence {
	if line.Check != nil {
		return r.compare(line)
	}
	r.due = r.due[:0] // check lines may be missing after a crash
	s := r.session
	switch {
	case line.Choice != nil:
		c, err := s.settle(*line.Choice)
		if err != nil {
			d := &Divergence{What: Say("replay.refused", "by", err.Error()), Agreed: line.Number - 1}
			errors.As(err, &d.Refused)
			return d
		}
		s.undone = nil
		s.enter(entry{choice: c})
	case line.Undo != nil:
		if n := line.Undo.Choices; n > len(s.history) || n > choicesIn(s.history[max(0, len(s.history)-2*n):]) && n > choicesIn(s.history) {
			return &Divergence{What: Say("replay.undo", "back", strconv.Itoa(n), "of", strconv.Itoa(choicesIn(s.history))), Agreed: line.Number - 1}
		}
		s.undo(*line.Undo)
	case line.End != nil:
		if _, over := s.Over(); over {
			return &Divergence{What: Say("replay.over"), Agreed: line.Number - 1}
		}
		s.ended = line.End
	case line.Redo != nil:
		if have := s.CanRedo(); line.Redo.Choices != have {
			return &Divergence{What: Say("replay.redo", "forth", strconv.Itoa(line.Redo.Choices), "of", strconv.Itoa(have)), Agreed: line.Number - 1}
		}
		if r.unseen() {
			s.redoOnPaper()
			break
		}
		s.redo()
	}
	return nil
}

// OnPaper reports whether the game stands where it stood before, between an undo or
// redo and another: to look at it there would have it played again.
func (r *Replay) OnPaper() bool {
	if !r.session.asleep || r.at >= len(r.journal.Lines) {
		return false
	}
	next := &r.journal.Lines[r.at]
	return next.Undo != nil || next.Redo != nil
}

// unseen reports whether nobody looks at what the line leads to: no check follows it,
// nor the end of the journal.
func (r *Replay) unseen() bool {
	next := r.at + 1
	return next < len(r.journal.Lines) && r.journal.Lines[next].Check == nil
}

// compare compares a check line with what the rules brought. Other versions may
// keep other things in the state, so that only the hash differs: that is drift,
// said once, and no reason to stop.
func (r *Replay) compare(line *Line) *Divergence {
	want := line.Check
	if len(r.due) == 0 {
		return &Divergence{What: Say("replay.no-step", "step", want.Step), Agreed: r.agreed}
	}
	got := r.due[0]
	r.due = slices.Delete(r.due, 0, 1)
	r.checks++
	switch {
	case got.Step != want.Step:
		return &Divergence{What: Say("replay.step", "journal", want.Step, "step", got.Step), Agreed: r.agreed}
	case !slices.Equal(got.Chance, want.Chance):
		return &Divergence{What: sayChance(want.Chance, got.Chance), Agreed: r.agreed}
	case got.Hash != want.Hash:
		d := &Divergence{What: Say("replay.hash", "step", want.Step, "journal", want.Hash, "game", got.Hash),
			Agreed: r.agreed, Line: line.Number, Step: want.Step, Versions: true}
		if line.versions == r.current {
			return d
		}
		if r.drift == nil {
			r.drift = d
		}
	}
	r.agreed = line.Number
	return nil
}

// sayChance names the first outcome that differs.
func sayChance(journal, game []string) Phrase {
	for i := range max(len(journal), len(game)) {
		j, g := "-", "-"
		if i < len(journal) {
			j = journal[i]
		}
		if i < len(game) {
			g = game[i]
		}
		if j != g {
			return Say("replay.chance", "number", strconv.Itoa(i+1), "journal", j, "game", g)
		}
	}
	return Say("replay.chance", "number", "0", "journal", "-", "game", "-")
}

// Divergence is the first place where a journal and the game that the rules make
// of it part.
type Divergence struct {
	Line     int    // of the journal
	Step     string // in which the game is then
	What     Phrase
	Refused  *Refused // why, if a choice is refused
	Agreed   int      // number of the last line up to which both agree
	Versions bool     // the line was written by other versions of rules or facts
	Spent    bool     // no fault: it asks for more work than a game does
}

// Error is one line, for logs; package words says it well.
func (d *Divergence) Error() string {
	return fmt.Sprintf("journal line %d, step %s: %s", d.Line, d.Step, d.What)
}

package game

import (
	"encoding/json"
	"strconv"
)

// Format is the version of the journal's form that this kernel writes. It reads those
// without checksums, too, and those that do not say what the client answered by itself.
const (
	Format   = 3
	unmarked = 2
	unsealed = 1
)

// Header is a journal's first line: what the game needs to begin.
type Header struct {
	Format    int                        `json:"format"`         // set by the kernel
	Game      string                     `json:"game,omitempty"` // which game; X-Wing's have none
	Rules     string                     `json:"rules"`          // version of the rules
	Edition   string                     `json:"edition"`        // which rules
	Catalogue string                     `json:"catalogue"`      // version of the facts
	Squads    []json.RawMessage          `json:"squads"`         // by seat
	Seed      uint64                     `json:"seed"`
	Extra     map[string]json.RawMessage `json:"extra,omitempty"` // whatever else the rule set wants to know
}

// OfTwo says that a header has another number of squads than a game of two, which would
// else be taken for those of both in silence.
func (h Header) OfTwo() error {
	if n := len(h.Squads); n != 2 {
		return &DamageError{Line: 1, What: Say("journal.no-header"), Cure: Say("journal.copy"),
			Err: NewFlaw("journal.squads", "n", strconv.Itoa(n))}
	}
	return nil
}

// Line is one line of a journal after the header: exactly one field is set.
// Nothing is ever truncated or changed; what is taken back stays readable.
type Line struct {
	Choice *Choice     `json:"choice,omitempty"`
	Undo   *UndoLine   `json:"undo,omitempty"`
	Redo   *RedoLine   `json:"redo,omitempty"`
	Check  *Check      `json:"check,omitempty"`
	End    *EndLine    `json:"end,omitempty"`
	Resume *ResumeLine `json:"resume,omitempty"`

	Number   int    `json:"-"` // in the file, from 1, which is the header
	versions string // of the rules that wrote it
}

// UndoLine takes choices back.
type UndoLine struct {
	Choices int     `json:"choices"`
	By      Seat    `json:"by"`
	Agreed  bool    `json:"agreed,omitempty"` // the other players' agreement was needed and given
	Fault   bool    `json:"fault,omitempty"`  // the rules failed and the step is offered again
	End     bool    `json:"end,omitempty"`    // no choices: the end that was agreed is taken back
	Seed    *uint64 `json:"seed,omitempty"`   // chance happened since: what is to come is drawn from this
}

// RedoLine brings choices back.
type RedoLine struct {
	Choices int `json:"choices"`
}

// Check is verified on replay, not played: what chance brought during a step in
// which choices were made or chance happened, and the state at its end.
type Check struct {
	Step   string   `json:"step"`
	Hash   string   `json:"hash"`
	Chance []string `json:"chance,omitempty"`
}

// ResumeLine says that from here on other versions wrote the journal, and that
// the lines after number After are void: the game was played on from there.
type ResumeLine struct {
	After     int    `json:"after"`
	Rules     string `json:"rules"`
	Catalogue string `json:"catalogue"`
}

// Versioned is a State that knows the versions of the rules and of the facts it
// is played by. A journal of other versions may diverge; a State that is not
// Versioned plays by those of the journal's header.
type Versioned interface {
	Versions() (rules, catalogue string)
}

// versionsOf joins both versions into what is compared.
func versionsOf(rules, catalogue string) string { return rules + " / " + catalogue }

// writeCheck appends a check line. Nobody waits for the disk, and the game does
// not depend on it.
func (s *Session) writeCheck(c Check) {
	if s.log == nil {
		return
	}
	note := s.log.Append
	if n, ok := s.log.(Noter); ok {
		note = n.Note
	}
	s.line = c.line(s.line[:0])
	_ = s.write(note)
}

// write seals the line and hands it to the journal.
func (s *Session) write(to func(line []byte) error) error {
	sum := s.seals.sumAt(s.seals.number, s.line[:len(s.line)-1])
	s.line = s.seals.seal(s.line)
	if err := to(s.line); err != nil {
		return err
	}
	s.seals.pass(sum)
	return nil
}

// append writes the header, or a Line that is neither a choice nor a check, to the
// journal, if there is one.
func (s *Session) append(line any) error {
	if s.log == nil {
		return nil
	}
	b, err := json.Marshal(line)
	if err != nil {
		return err
	}
	s.line = append(s.line[:0], b...)
	return s.write(s.log.Append)
}

// appendChoice writes a choice to the journal, if there is one.
func (s *Session) appendChoice(c *Choice) error {
	if s.log == nil {
		return nil
	}
	marked := *c
	marked.Self = c.Self && s.header.Format > unmarked // else the journal's form does not know it
	s.line = marked.line(s.line[:0])
	return s.write(s.log.Append)
}

package trial

import (
	"bytes"
	"fmt"
	"reflect"

	"xwing/game"
)

// prefixes is how many prefixes of a journal are reopened.
const prefixes = 10

// replay plays the journal again and compares the end, then reopens prefixes of
// it cold and compares where they stand.
func (w *watch) replay(s *game.Session, text []byte) {
	report, err := game.Verify(text, w.game.Start)
	switch {
	case err != nil:
		w.faults.Fail("the journal does not replay: %w", err)
	case !report.Agrees():
		w.faults.Fail("the journal replays to another game: %w", parted(report.Notice))
	case report.Hash != s.Hash():
		w.faults.Fail("the journal replays to the hash %s, not %s", report.Hash, s.Hash())
	}
	w.kept(s, text)
	for i := range prefixes {
		if len(w.marks) == 0 {
			return
		}
		m := w.marks[i*len(w.marks)/prefixes]
		w.reopen(text[:m.bytes], m)
		if i == prefixes/2 {
			w.torn(text, m)
		}
	}
}

// torn resumes the journal of a program that was killed while it wrote the line after a prefix.
func (w *watch) torn(text []byte, m mark) {
	end := bytes.IndexByte(text[m.bytes:], '\n')
	if end < 2 {
		return
	}
	s, notice, err := game.Resume(text[:m.bytes+end/2], w.game.Start, nil)
	if err != nil {
		w.faults.Fail("a journal that ends within a line after %d bytes does not resume: %w", m.bytes, err)
		return
	}
	defer s.Close()
	if hash := s.Hash(); hash != m.hash || notice.Dropped != end/2 {
		w.faults.Fail("a journal torn after %d bytes resumes to the hash %s, not %s, and drops %d bytes, not %d",
			m.bytes, hash, m.hash, notice.Dropped, end/2)
	}
}

// kept checks that the choices in effect are still what the journal says: no rule
// has changed an answer that it was given.
func (w *watch) kept(s *game.Session, text []byte) {
	j, err := game.ReadJournal(text)
	if err != nil {
		w.faults.Fail("the journal cannot be read: %w", err)
		return
	}
	if written, _ := j.InEffect(); !reflect.DeepEqual(written, s.Played()) {
		w.faults.Fail("the choices in effect are not those of the journal")
	}
}

// reopen resumes a prefix of the journal.
func (w *watch) reopen(prefix []byte, m mark) {
	s, notice, err := game.Resume(prefix, w.game.Start, nil)
	if err != nil {
		w.faults.Fail("a prefix of %d bytes does not resume: %w", m.bytes, err)
		return
	}
	defer s.Close()
	lines := bytes.Count(prefix, []byte("\n"))
	if !notice.Empty() {
		w.faults.Fail("a prefix of %d lines resumes to another game: %w", lines, parted(notice))
	}
	if hash := s.Hash(); hash != m.hash {
		w.faults.Fail("a prefix of %d lines resumes to the hash %s, not %s", lines, hash, m.hash)
	}
	w.fork(s, lines)
	w.back(s, lines)
}

// fork checks that a fork is asked what its origin is, and leaves it as it is.
func (w *watch) fork(s *game.Session, lines int) {
	before := s.Hash()
	f := s.Fork()
	defer f.Close()
	if asked, was := f.Open(), s.Open(); f.Choices() != s.Choices() || len(asked) != len(was) ||
		len(was) > 0 && (asked[0].Seat != was[0].Seat || asked[0].Kind != was[0].Kind) {
		w.faults.Fail("a fork after %d lines stands elsewhere", lines)
	}
	if s.Hash() != before {
		w.faults.Fail("a fork after %d lines changes its origin", lines)
	}
}

// back takes the latest choice back and brings it back again: the game is where it was, or where chance has parted in
// between, the choice may be made once more.
func (w *watch) back(s *game.Session, lines int) {
	u := s.CanUndo(game.NoSeat)
	if u.Choices == 0 || u.End {
		return
	}
	before, made := s.Hash(), s.Played()
	if err := s.Undo(game.NoSeat, true, 1); err != nil {
		w.faults.Fail("after %d lines nothing is taken back: %w", lines, err)
		return
	}
	if s.Choices() != len(made)-u.Choices {
		w.faults.Fail("after %d lines %d of %d choices are left when %d are taken back", lines, s.Choices(), len(made), u.Choices)
	}
	if u.Chance {
		for _, c := range made[len(made)-u.Choices:] {
			if err := s.Choose(c); err != nil {
				w.faults.Fail("after %d lines a choice that was taken back is refused: %w", lines, err)
			}
		}
		return
	}
	if err := s.Redo(); err != nil {
		w.faults.Fail("after %d lines nothing is brought back: %w", lines, err)
		return
	}
	if after := s.Hash(); after != before {
		w.faults.Fail("after %d lines undo and redo lead to the hash %s, not %s", lines, after, before)
	}
}

// parted is where a journal and its game part, or what else there is to say of it.
func parted(n game.Notice) error {
	switch {
	case n.Divergence != nil:
		return n.Divergence
	case n.Drift != nil:
		return n.Drift
	}
	return fmt.Errorf("%d bytes are dropped", n.Dropped)
}

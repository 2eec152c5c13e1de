package sim

import (
	"bytes"

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
		w.fail("the journal does not replay: %v", err)
	case !report.Agrees():
		w.fail("the journal replays to another game: %v", report.Notice)
	case report.Hash != s.Hash():
		w.fail("the journal replays to the hash %s, not %s", report.Hash, s.Hash())
	}
	for i := range prefixes {
		if len(w.marks) == 0 {
			return
		}
		m := w.marks[i*len(w.marks)/prefixes]
		w.reopen(text[:m.bytes], m)
	}
}

// reopen resumes a prefix of the journal.
func (w *watch) reopen(prefix []byte, m mark) {
	s, notice, err := game.Resume(prefix, w.game.Start, nil)
	if err != nil {
		w.fail("a prefix of %d bytes does not resume: %v", m.bytes, err)
		return
	}
	defer s.Close()
	lines := bytes.Count(prefix, []byte("\n"))
	if !notice.Empty() {
		w.fail("a prefix of %d lines resumes with the notice %v", lines, notice)
	}
	if hash := s.Hash(); hash != m.hash {
		w.fail("a prefix of %d lines resumes to the hash %s, not %s", lines, hash, m.hash)
	}
}

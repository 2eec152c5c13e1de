package match

import (
	"bytes"
	"errors"
	"regexp"
	"testing"

	"xwing/game"
)

// TestJournalsOfOtherVersions resumes a kept game as if other versions had
// written it: other hashes are no more than worth a notice, and another game is
// played on from where both agree. By the same versions both are damage.
func TestJournalsOfOtherVersions(t *testing.T) {
	k := kit(t)
	kept := keptJournal(t, "rebel-core-imperial-core")
	facts := usedBy(t, k, kept)
	by := func(rules string) []byte {
		head := regexp.MustCompile(`"rules":"[^"]*"(.*?)"catalogue":"[^"]*"`)
		return game.Reseal(head.ReplaceAll(kept, []byte(`"rules":"`+rules+`"${1}"catalogue":"`+facts+`"`)))
	}
	same, older := by(RulesVersion), by("1.9.9")
	drifted := func(text []byte) []byte {
		return replaceLast(t, text, `"hash":"[0-9a-f]+"`, `"hash":"0123456789abcdef"`)
	}
	parted := func(text []byte) []byte { return replaceLast(t, text, `"attack:[a-z,]+"`, `"attack:hit"`) }

	if _, _, err := game.Resume(drifted(same), k.Start, nil); !errors.As(err, new(*game.Divergence)) {
		t.Errorf("another hash by the same versions: %v", err)
	}
	s, notice, err := game.Resume(drifted(older), k.Start, nil)
	if err != nil || notice.Drift == nil || notice.Divergence != nil || notice.Void != 0 {
		t.Fatalf("another hash by other versions: %v, %v", err, notice)
	}
	choices := s.Choices()
	s.Close()
	s, notice, err = game.Resume(parted(older), k.Start, nil)
	if err != nil || notice.Divergence == nil || notice.Void == 0 {
		t.Fatalf("other dice by other versions: %v, %v", err, notice)
	}
	defer s.Close()
	if n := s.Choices(); n == 0 || n >= choices || len(s.Open()) == 0 {
		t.Errorf("%d of %d choices are left, and %d questions open", n, choices, len(s.Open()))
	}
}

// replaceLast puts another text in place of the last that a pattern finds.
func replaceLast(t *testing.T, text []byte, pattern, by string) []byte {
	t.Helper()
	all := regexp.MustCompile(pattern).FindAllIndex(text, -1)
	if len(all) == 0 {
		t.Fatalf("nothing like %s in the journal", pattern)
	}
	at := all[len(all)-1]
	return game.Reseal(append(append(bytes.Clone(text[:at[0]]), by...), text[at[1]:]...))
}

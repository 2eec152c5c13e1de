package game

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"xwing/physics"
)

// said is what a journal's damage is told as, "" if none is told.
func said(journal []byte) (*DamageError, string) {
	_, err := ReadJournal(journal)
	var d *DamageError
	if errors.As(err, &d) {
		return d, d.Error()
	}
	return nil, ""
}

// TestDamageIsToldAsWhatItIs loses, swaps, doubles and changes lines, and puts others in.
func TestDamageIsToldAsWhatItIs(t *testing.T) {
	data := played(t)
	lines := bytes.SplitAfter(data, []byte("\n"))
	with := func(at, n int, in ...[]byte) []byte {
		changed := append([][]byte(nil), lines[:at-1]...)
		changed = append(append(changed, in...), lines[at-1+n:]...)
		return bytes.Join(changed, nil)
	}
	line := func(n int) []byte { return lines[n-1] }
	for _, test := range []struct {
		name string
		data []byte
		line int
		says string
	}{
		{"lost", with(5, 1), 5, "line 5: journal.missing"},
		{"three lost", with(5, 3), 5, "line 5: journal.more-missing n=2"},
		{"swapped", with(5, 2, line(6), line(5)), 5, "line 5: journal.elsewhere"},
		{"far away", with(5, 4, line(6), line(7), line(8), line(5)), 5, "line 5: journal.elsewhere"},
		{"doubled", with(6, 0, line(5)), 6, "line 6: journal.again number=5"},
		{"doubled later", with(9, 0, line(5)), 9, "line 9: journal.again number=5"},
		{"changed", with(5, 1, bytes.Replace(line(5), []byte(`"2"`), []byte(`"3"`), 1)), 5, "line 5: journal.changed"},
		{"bare", with(5, 1, []byte(`{"redo":{"choices":1}}`+"\n")), 5, "journal.no-sum"},
		{"a header of another game", with(1, 1, Reseal([]byte(`{"format":2,"squads":[null,null],"seed":8}`+"\n"))), 2, "line 2: journal.changed"},
		{"a changed header", bytes.Replace(data, []byte(`"seed":7`), []byte(`"seed":8`), 1), 1, "line 1: journal.changed"},
	} {
		t.Run(test.name, func(t *testing.T) {
			d, says := said(test.data)
			if d == nil || d.Line != test.line || !strings.Contains(says, test.says) || strings.Contains(d.Error(), "\n") {
				t.Fatalf("told is %q, want %q", says, test.says)
			}
			good := bytes.Join(lines[:d.Line-1], nil)
			if !bytes.Equal(test.data[:d.Whole], good) && d.Line > 1 && test.name != "a header of another game" {
				t.Errorf("%d bytes are good, want %d", d.Whole, len(good))
			}
		})
	}
}

// An empty line is nothing, and neither is what some editors end lines with.
func TestEmptyLinesAreNothing(t *testing.T) {
	data := played(t)
	want, err := Verify(data, startToy)
	if err != nil {
		t.Fatal(err)
	}
	for _, changed := range [][]byte{
		bytes.ReplaceAll(data, []byte("\n"), []byte("\n\n \n")),
		bytes.ReplaceAll(data, []byte("\n"), []byte("\r\n")),
		bytes.ReplaceAll(bare(data), []byte("\n"), []byte("\n\n")),
	} {
		got, err := Verify(changed, startToy)
		if err != nil || !got.Agrees() || got.Hash != want.Hash || got.Lines != want.Lines {
			t.Errorf("Verify = %+v, %v", got, err)
		}
	}
}

// TestOlderJournalsAreSealedFromNowOn goes on with a journal without checksums: what
// comes has some, which hold the older lines in their places, too.
func TestOlderJournalsAreSealedFromNowOn(t *testing.T) {
	lines := bytes.SplitAfter(bare(played(t)), []byte("\n"))
	log := &memory{data: bytes.Join(lines[:12], nil)}
	older := len(log.data)
	s, notice, err := Resume(log.data, startToy, log)
	if err != nil || !notice.Empty() {
		t.Fatalf("Resume = %v, %s", err, notice)
	}
	defer s.Close()
	src := NewSource(2, 2)
	playOut(t, s, &src)
	if report, err := Verify(log.data, startToy); err != nil || !report.Agrees() || report.Hash != s.Hash() {
		t.Errorf("Verify = %+v, %v", report, err)
	}
	for at, c := range log.data[older:] {
		if c == '\n' && !bytes.HasSuffix(log.data[:older+at], []byte(`"}`)) {
			t.Fatalf("a line without a checksum: %s", log.data[:older+at])
		}
	}
	lost := append(bytes.Join(lines[:4], nil), bytes.Join(lines[5:12], nil)...)
	if d, says := said(append(lost, log.data[older:]...)); d == nil {
		t.Errorf("an older line is lost, and told is %q", says)
	}
}

// A heading is within one turn, whatever a journal says.
func TestHeadingsAreNormalized(t *testing.T) {
	head := `{"format":1,"rules":"toy 1","catalogue":"facts","squads":[null,null],"seed":7}` + "\n"
	for written, want := range map[string]int32{"-9000000": 27_000_000, "36000000": 0, "2147483647": 2147483647 % 36_000_000} {
		j, err := ReadJournal([]byte(head + `{"choice":{"seat":0,"kind":"a","piece":"p","pose":{"x":1,"y":2,"h":` + written + "}}}\n"))
		if err != nil || *j.Lines[0].Choice.Pose != (physics.Pose{X: 1, Y: 2, Heading: want}) {
			t.Errorf("heading %s is read as %+v, %v, want %d", written, j.Lines, err, want)
		}
	}
}

// damagedSomehow is a journal after one accident.
func damagedSomehow(t *rapid.T, data []byte) (journal []byte, cut bool) {
	lines := bytes.SplitAfter(data, []byte("\n"))
	lines = lines[:len(lines)-1]
	at := rapid.IntRange(1, len(lines)-1).Draw(t, "line")
	other := rapid.IntRange(1, len(lines)-1).Draw(t, "other line")
	changed := append([][]byte(nil), lines...)
	switch kind := rapid.SampledFrom([]string{"cut", "lose", "swap", "double", "flip", "break"}).Draw(t, "accident"); kind {
	case "cut":
		return data[:rapid.IntRange(0, len(data)).Draw(t, "bytes")], true
	case "lose":
		changed = append(changed[:at], changed[at+1:]...)
		cut = at == len(lines)-1
	case "swap":
		changed[at], changed[other] = changed[other], changed[at]
	case "double":
		changed[at] = append(bytes.Clone(lines[at]), lines[other]...)
	case "flip", "break":
		line := bytes.Clone(lines[at])
		i := rapid.IntRange(0, len(line)-1).Draw(t, "byte")
		line[i] ^= byte(rapid.IntRange(1, 255).Draw(t, "bits"))
		if kind == "break" {
			line[i] = '\n'
		}
		changed[at] = line
		cut = at == len(lines)-1 && i == len(line)-1
	}
	return bytes.Join(changed, nil), cut
}

// TestNoDamagePlaysAnotherGame damages kept games: what can be read of them is how
// they begin, and all else is told. A game of which only the end is gone is that game.
func TestNoDamagePlaysAnotherGame(t *testing.T) {
	files, err := filepath.Glob("../testdata/games/*.jsonl")
	if err != nil || len(files) == 0 {
		t.Fatalf("no kept games: %v", err)
	}
	for _, file := range files[:3] {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		data := Reseal(text)
		whole, err := ReadJournal(data)
		if err != nil {
			t.Fatal(err)
		}
		rapid.Check(t, func(t *rapid.T) {
			changed, cut := damagedSomehow(t, data)
			j, err := ReadJournal(changed)
			var d *DamageError
			switch {
			case err != nil && !errors.As(err, &d):
				t.Fatalf("told is %v", err)
			case err == nil && !cut && len(bytes.TrimSpace(changed)) != len(bytes.TrimSpace(data)) && j.Dropped == 0:
				t.Fatal("nothing is told")
			}
			if len(j.Lines) > len(whole.Lines) {
				t.Fatalf("%d lines of %d", len(j.Lines), len(whole.Lines))
			}
			for i := range j.Lines {
				if !sameLine(j.Lines[i], whole.Lines[i]) {
					t.Fatalf("line %d is read as another: %+v", i+2, j.Lines[i])
				}
			}
			if d != nil && d.Line > 1 && !bytes.HasPrefix(data, bytes.ReplaceAll(changed[:d.Whole], []byte("\n\n"), []byte("\n"))) {
				t.Fatalf("the %d good bytes are not the journal's", d.Whole)
			}
		})
	}
}

// sameLine reports whether two lines say the same.
func sameLine(a, b Line) bool {
	text := func(l Line) string {
		switch {
		case l.Choice != nil:
			return string(l.Choice.line(nil))
		case l.Check != nil:
			return string(l.Check.line(nil))
		}
		return ""
	}
	return text(a) == text(b) && a.Number == b.Number
}

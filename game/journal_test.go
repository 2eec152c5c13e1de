package game

import (
	"bytes"
	"encoding/json"
	"errors"
	"reflect"
	"regexp"
	"strings"
	"testing"
)

// played is the journal of a whole game with an undo, a redo and a fresh seed.
func played(t testing.TB) []byte {
	t.Helper()
	log := &memory{}
	s := newSession(t, startToy, log)
	src := NewSource(5, 5)
	toDice(t, s)
	choose(t, s, Red, "dice", "2")
	for _, err := range []error{s.Undo(NoSeat, true, 42), s.Undo(NoSeat, false, 0), s.Redo()} {
		if err != nil {
			t.Fatal(err)
		}
	}
	playOut(t, s, &src)
	return log.data
}

func TestJournalReadsByItself(t *testing.T) {
	lines := strings.Split(string(played(t)), "\n")
	for i, want := range []string{
		`{"format":3,"rules":"toy 1","edition":"toy","catalogue":"facts","squads":[null,null],"seed":7,"sum":"`,
		`{"choice":{"seat":1,"kind":"plan","each":{"s1":"left","s2":"right"}},"sum":"`,
		`{"choice":{"seat":0,"kind":"plan","each":{"s1":"left","s2":"right"}},"sum":"`,
		`{"check":{"step":"0/plan","hash":"`,
		`{"choice":{"seat":0,"kind":"dice","pick":["2"]},"sum":"`,
		`{"undo":{"choices":1,"by":-1,"agreed":true,"seed":42},"sum":"`,
		`{"undo":{"choices":1,"by":-1},"sum":"`,
		`{"redo":{"choices":1},"sum":"`,
		`{"check":{"step":"0/plan","hash":"`,
	} {
		if !strings.HasPrefix(lines[i], want) {
			t.Errorf("line %d is %s, want %s", i+1, lines[i], want)
		}
	}
	if !strings.Contains(string(played(t)), `"chance":["die `) {
		t.Error("no check line carries the dice")
	}
}

func TestHeaderKeepsEverything(t *testing.T) {
	h := Header{Format: Format, Rules: "r", Edition: "e", Catalogue: "c", Seed: 1<<64 - 1,
		Squads: []json.RawMessage{[]byte(`{"name":"A & <B>"}`), []byte(`[1,2]`)},
		Extra:  map[string]json.RawMessage{"scenario": []byte(`"chance"`)}}
	log := &memory{}
	s, err := NewSession(h, newToy(h), log)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	j, err := ReadJournal(log.data)
	if err != nil {
		t.Fatal(err)
	}
	var squad struct{ Name string }
	if err := json.Unmarshal(j.Header.Squads[0], &squad); err != nil || squad.Name != "A & <B>" {
		t.Errorf("squad %q, %v", squad.Name, err)
	}
	h.Squads[0], j.Header.Squads[0] = nil, nil
	if !reflect.DeepEqual(j.Header, h) {
		t.Errorf("header %+v, want %+v", j.Header, h)
	}
}

// A crash may leave the last line cut off anywhere: the game goes on before it.
func TestResumeWithATruncatedLastLine(t *testing.T) {
	data := played(t)
	data = data[:bytes.LastIndex(data[:len(data)-1], []byte(`{"choice"`))] // up to a whole line
	start := bytes.LastIndexByte(data[:len(data)-1], '\n') + 1
	for start > 0 && !bytes.HasPrefix(data[start:], []byte(`{"choice"`)) {
		data = data[:start]
		start = bytes.LastIndexByte(data[:len(data)-1], '\n') + 1
	}
	before, err := ReadJournal(data[:start])
	if err != nil {
		t.Fatal(err)
	}
	for end := start; end <= len(data); end++ {
		s, notice, err := Resume(data[:end], startToy, nil)
		if err != nil {
			t.Fatalf("cut at %d of %d: %v", end-start, len(data)-start, err)
		}
		j, _ := ReadJournal(data[:end])
		whole := end == len(data)
		if want := map[bool]int{true: 0, false: end - start}[whole]; notice.Dropped != want {
			t.Errorf("cut at %d: dropped %d, want %d", end-start, notice.Dropped, want)
		}
		if want := map[bool]int{true: 1, false: 0}[whole]; len(j.Lines) != len(before.Lines)+want {
			t.Errorf("cut at %d: %d lines", end-start, len(j.Lines))
		}
		if (end > start && !whole) == notice.Empty() {
			t.Errorf("cut at %d: notice %q", end-start, notice)
		}
		s.Close()
	}
}

// Killed between any two lines, the game goes on to the same end.
func TestResumeAfterEveryLine(t *testing.T) {
	data := played(t)
	whole, err := Verify(data, startToy)
	if err != nil || !whole.Agrees() || !whole.Over {
		t.Fatalf("Verify = %+v, %v", whole, err)
	}
	lines := bytes.SplitAfter(data, []byte("\n"))
	for n := 1; n < len(lines); n++ {
		log := &memory{data: bytes.Join(lines[:n], nil)}
		s, notice, err := Resume(log.data, startToy, log)
		if err != nil || !notice.Empty() {
			t.Fatalf("after line %d: %v, %s", n, err, notice)
		}
		// Play the rest by its choices; what the crash swallowed is written again.
		for _, text := range lines[n:] {
			if len(text) == 0 {
				continue
			}
			content, _, _ := unseal(bytes.TrimSpace(text))
			line, err := readLine(string(content) + "}")
			if err != nil {
				t.Fatal(err)
			}
			switch {
			case line.Choice != nil:
				err = s.Choose(*line.Choice)
			case line.Undo != nil && line.Undo.Seed != nil:
				err = s.Undo(line.Undo.By, true, *line.Undo.Seed)
			case line.Undo != nil:
				err = s.Undo(line.Undo.By, true, 0)
			case line.Redo != nil:
				err = s.Redo()
			}
			if err != nil {
				t.Fatalf("after line %d: %v", n, err)
			}
		}
		if s.Hash() != whole.Hash {
			t.Errorf("resumed after line %d: another end", n)
		}
		if !bytes.Equal(log.data, data) {
			t.Errorf("resumed after line %d: another journal\n%s\nwant\n%s", n, log.data, data)
		}
		s.Close()
	}
}

// bare is a journal as it was written before there were checksums.
func bare(journal []byte) []byte {
	journal = regexp.MustCompile(`(?m),"sum":"[0-9a-f]{8}"}$`).ReplaceAll(journal, []byte("}"))
	return bytes.Replace(journal, []byte(`"format":3`), []byte(`"format":1`), 1)
}

// Journals without checksums tell what they can.
func TestDamagedJournals(t *testing.T) {
	data := string(bare(played(t)))
	lines := strings.SplitAfter(data, "\n")
	swap := func(n int, with string) string {
		changed := append([]string(nil), lines...)
		changed[n-1] = with
		return strings.Join(changed, "")
	}
	for _, test := range []struct {
		name, data string
		line       int
		says       string
	}{
		{"empty", "", 1, "journal.incomplete"},
		{"half a header", lines[0][:20], 1, "journal.incomplete"},
		{"no header", "hello\n", 1, "journal.no-header"},
		{"another format", strings.Replace(data, `"format":1`, `"format":4`, 1), 1, "journal.format format=4"},
		{"garbage", swap(3, "garbage\n"), 3, "journal.no-json at=1"},
		{"half a line", swap(3, lines[2][:15]+"\n"), 3, "journal.ends-early"},
		{"two in one", swap(3, strings.TrimSpace(lines[2])+lines[3]), 3, "journal.follows"},
		{"two things", swap(3, `{"undo":{"choices":1,"by":0},"redo":{"choices":1}}`+"\n"), 3, "journal.things number=2"},
		{"nothing", swap(3, "{}\n"), 3, "journal.things number=0"},
		{"unknown", swap(3, `{"dance":{}}`+"\n"), 3, "journal.unknown-field field=dance"},
		{"no undo", swap(3, `{"undo":{"choices":0,"by":0}}`+"\n"), 3, "journal.no-choices"},
		{"resume from the future", swap(3, `{"resume":{"after":9}}`+"\n"), 3, "journal.resumes number=9"},
		{"zeros", swap(3, "\x00\x00\x00\n"), 3, "journal.no-json at=1"},
		{"a seed below zero", strings.Replace(data, `"seed":7`, `"seed":-7`, 1), 1, "journal.value field=seed value=number -7"},
		{"a format beyond all", strings.Replace(data, `"format":1`, `"format":1e99`, 1), 1, "journal.value field=format value=number 1e99"},
		{"a number in a header", "7\n", 1, "journal.no-object value=number"},
		{"a third squad", strings.Replace(data, `"squads":[`, `"squads":[null,`, 1), 1, "journal.squads n=3"},
		{"one squad", strings.Replace(data, `"squads":[null,null]`, `"squads":[null]`, 1), 1, "journal.squads n=1"},
		{"a choice that is a number", swap(3, `{"choice":7}`+"\n"), 3, "journal.value field=choice value=number"},
	} {
		t.Run(test.name, func(t *testing.T) {
			_, _, err := Resume([]byte(test.data), startToy, nil)
			var d *DamageError
			if !errors.As(err, &d) || d.Line != test.line || !strings.Contains(err.Error(), test.says) || d.Cure.Key == "" {
				t.Errorf("Resume = %v, want line %d and %q", err, test.line, test.says)
			}
			if err != nil && strings.Contains(err.Error(), "\n") {
				t.Errorf("more than one line: %v", err)
			}
		})
	}
}

func FuzzReadJournal(f *testing.F) {
	data := played(f)
	f.Add(data)
	f.Add(bare(data))
	f.Add(data[:len(data)/2])
	f.Add([]byte(`{"format":1}` + "\n" + `{"resume":{"after":1,"rules":"x","catalogue":"y"}}` + "\n"))
	f.Add([]byte(`{"format":1,"seed":7}` + "\n" + `{"undo":{"choices":9,"by":0}}` + "\n"))
	f.Fuzz(func(t *testing.T, data []byte) {
		s, _, err := Resume(data, startToy, nil)
		if err == nil {
			s.Close()
		}
		if s, _, err := PlayOn(data, startBombs, nil); err == nil {
			s.Close()
		}
	})
}

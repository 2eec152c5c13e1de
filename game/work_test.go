package game

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"testing"
)

// undone is the journal of a toy game of some choices, with more lines behind them.
func undone(t *testing.T, choices int, lines string) (*Session, []byte) {
	t.Helper()
	log := &memory{}
	s := newSession(t, startToy, log)
	src := NewSource(3, 3)
	for s.Choices() < choices {
		playOne(t, s, &src)
	}
	return s, Reseal(append(log.data, lines...))
}

const (
	undoLine = `{"undo":{"choices":1,"by":-1}}` + "\n"
	redoLine = `{"redo":{"choices":1}}` + "\n"
)

// Undo and redo are done on paper: however many of them follow each other, no choice is played for them.
func TestUndoAndRedoPlayNothing(t *testing.T) {
	const choices = 20
	s, journal := undone(t, choices, strings.Repeat(undoLine+redoLine, 20_000))
	j, err := ReadJournal(journal)
	if err != nil {
		t.Fatal(err)
	}
	if in, _ := j.InEffect(); len(in) != choices {
		t.Errorf("%d choices are in effect, want %d", len(in), choices)
	}
	r, d, err := replayAll(j, startToy)
	if err != nil || d != nil {
		t.Fatal(err, d)
	}
	if hash := r.Session().Hash(); hash != s.Hash() || r.Session().Choices() != choices {
		t.Errorf("%d choices lead to %s, want %d and %s", r.Session().Choices(), hash, choices, s.Hash())
	}
	if most := 3 * choices; r.Work() > most {
		t.Errorf("%d choices were played, want at most %d", r.Work(), most)
	}
	if report, err := Verify(journal, startToy); err != nil || !report.Agrees() || report.Hash != s.Hash() {
		t.Errorf("Verify: %v, %v", report.Notice, err)
	}
}

// asking is a journal that plays one choice over and over, each time from some way back.
func asking(t *testing.T, times int) []byte {
	_, journal := undone(t, 20, "")
	lines := bytes.SplitAfter(journal, []byte("\n"))
	last := ""
	for _, line := range lines {
		if bytes.HasPrefix(line, []byte(`{"choice":`)) {
			content, _, _ := unseal(bytes.TrimSuffix(line, []byte("\n")))
			last = string(content) + "}\n"
		}
	}
	return Reseal(append(journal, strings.Repeat(undoLine+last, times)...))
}

// A journal that asks for more work than a game does is refused in a word, and can be played on from where it began to.
func TestAJournalThatAsksForTooMuch(t *testing.T) {
	journal := asking(t, mostPlayed)
	_, notice, err := Resume(journal, startToy, nil)
	var d *Divergence
	if !errors.As(err, &d) || !d.Spent || d.What.Key != "replay.work" {
		t.Fatalf("Resume: %v", err)
	}
	if d.Agreed >= d.Line || !notice.Empty() && notice.Divergence != d {
		t.Errorf("it agrees up to %d and stops at %d, %v", d.Agreed, d.Line, notice)
	}
	s, _, err := PlayOn(journal, startToy, nil)
	if err != nil {
		t.Fatalf("PlayOn: %v", err)
	}
	defer s.Close()
	if s.Choices() < 18 || s.work.played > mostPlayed+100 {
		t.Errorf("%d choices, %d played", s.Choices(), s.work.played)
	}
	if report, err := Verify(journal, startToy); err != nil || report.Divergence == nil || !report.Divergence.Spent {
		t.Errorf("Verify: %+v, %v", report, err)
	}
}

// Moving choices on paper costs little, but not nothing.
func TestAJournalThatMovesTooMuch(t *testing.T) {
	if testing.Short() {
		t.Skip("two million lines")
	}
	j := Journal{Header: toyHeader}
	s, text := undone(t, 16, "")
	read, err := ReadJournal(text)
	if err != nil {
		t.Fatal(err)
	}
	j.Lines = read.Lines
	for n := len(j.Lines); len(j.Lines) < n+2*mostMoved/s.Choices()+4; {
		j.Lines = append(j.Lines, Line{Undo: &UndoLine{Choices: s.Choices(), By: NoSeat}, Number: len(j.Lines) + 2},
			Line{Redo: &RedoLine{Choices: s.Choices()}, Number: len(j.Lines) + 3})
	}
	r, d, err := replayAll(j, startToy)
	if err != nil || d == nil || !d.Spent {
		t.Fatalf("%v, %v", d, err)
	}
	if r.session.work.moved > mostMoved+s.Choices() {
		t.Errorf("%d choices moved", r.session.work.moved)
	}
}

// What came from outside is tried: it plays, or it is said why not, and the work has a bound.
func TestTry(t *testing.T) {
	_, good := undone(t, 12, "")
	lines := bytes.SplitAfter(good, []byte("\n"))
	damaged := append(bytes.Join(lines[:6], nil), "{}\n"...)
	tampered := Reseal(bytes.Replace(good, []byte(`"pick":["`), []byte(`"pick":["x-`), 1))
	other := func(h Header) (State, error) {
		return versionedToy{&toy{Rounds: 3, Dice: NewSource(h.Seed, 0), Deck: []int{1}, rules: "toy 2"}}, nil
	}
	var d *Divergence
	var damage *DamageError
	if err := Try(good, startToy); err != nil {
		t.Errorf("a good journal: %v", err)
	}
	if err := Try(good[:len(good)-3], startToy); err != nil {
		t.Errorf("one whose last line was never finished: %v", err)
	}
	if err := Try(good, other); err != nil {
		t.Errorf("one of other versions: %v", err)
	}
	if err := Try(damaged, startToy); !errors.As(err, &damage) || damage.Whole == 0 {
		t.Errorf("a damaged one: %v", err)
	}
	if err := Try(tampered, startToy); !errors.As(err, &d) || d.Spent {
		t.Errorf("one that parts: %v", err)
	}
	if err := Try([]byte("{}\n"), startToy); !errors.As(err, &damage) {
		t.Errorf("none at all: %v", err)
	}
	for name, journal := range map[string][]byte{"too much": asking(t, mostTried), "too much, then damage": append(asking(t, mostTried), "{}\n"...)} {
		if err := Try(journal, startToy); !errors.As(err, &d) || !d.Spent {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// Room is made for what is there, not for what line feeds promise.
func TestLineFeedsTakeNoRoom(t *testing.T) {
	_, good := undone(t, 12, "")
	j, err := ReadJournal(append(good, bytes.Repeat([]byte("\n"), 1<<20)...))
	if err != nil {
		t.Fatal(err)
	}
	if cap(j.Lines) > usualLines {
		t.Errorf("room for %d lines, of which %d are there", cap(j.Lines), len(j.Lines))
	}
	r := newPlainReader(strings.Repeat("\n", 1<<20) + strings.Repeat(`{"check":`+"\n", 1<<14))
	if cap(r.choices) > usualLines || cap(r.checks) > usualLines || cap(r.lists) > usualLines {
		t.Errorf("room for %d choices, %d checks, %d lists", cap(r.choices), cap(r.checks), cap(r.lists))
	}
	// More than the usual number are read all the same.
	text := string(good) + strings.Repeat(undoLine+redoLine, usualLines)
	if j, err = ReadJournal(Reseal([]byte(text))); err != nil || len(j.Lines) != strings.Count(text, "\n")-1 {
		t.Errorf("%d lines, %v", len(j.Lines), err)
	}
}

// Where a long line should stand is not looked for: each place would cost as much as the line is long.
func TestALongDamagedLineIsNotLookedFor(t *testing.T) {
	_, good := undone(t, 2, "")
	long := fmt.Sprintf(`{"choice":{"seat":0,"kind":%q}}`+"\n", strings.Repeat("a", sealLong))
	moved := bytes.SplitAfter(Reseal(append(append(good, redoLine...), long...)), []byte("\n"))
	moved = append(moved[:len(moved)-3:len(moved)-3], moved[len(moved)-2]) // the line before it is lost
	_, err := ReadJournal(bytes.Join(moved, nil))
	var damage *DamageError
	if !errors.As(err, &damage) || damage.What.Key != "journal.changed" {
		t.Errorf("%v", err)
	}
}

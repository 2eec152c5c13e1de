package game

import (
	"reflect"
	"testing"
)

// filmed is a toy game that was played out with an undo past a roll in its middle, and its hashes after each choice in effect.
func filmed(t *testing.T, log Log) (*Session, []string) {
	t.Helper()
	s := newSession(t, startToy, log)
	src := NewSource(3, 3)
	toDice(t, s)
	choose(t, s, Red, "dice", "2")
	for range 3 {
		playOne(t, s, &src)
	}
	if err := s.Undo(Red, true, 99); err != nil {
		t.Fatal(err)
	}
	playOut(t, s, &src)
	again := &Session{header: s.header, state: s.snapshots[0].state.Clone(), snapshots: s.snapshots[:1:1]}
	again.advance()
	hashes := []string{again.Hash()}
	for _, e := range s.history {
		again.enter(e)
		if e.reseed == nil {
			hashes = append(hashes, again.Hash())
		}
	}
	again.Close()
	return s, hashes
}

// TestFilmStandsWhereTheGameStood: after any choice in effect, from wherever one comes, and it tells what was asked and came.
func TestFilmStandsWhereTheGameStood(t *testing.T) {
	s, want := filmed(t, nil)
	f := s.Film()
	defer f.Close()
	if f.Len() != len(want)-1 || f.Len() != s.Choices() || !f.Over() {
		t.Fatalf("the film has %d choices, want %d; over %v", f.Len(), len(want)-1, f.Over())
	}
	var told []Event
	for n := range want {
		if n > 0 && !f.Next() {
			t.Fatalf("it ends after %d", n-1)
		}
		told = append(told, f.Came()...)
		if f.At() != n || f.Session().Hash() != want[n] {
			t.Errorf("going on, after %d it stands otherwise", n)
		}
	}
	if f.Next() {
		t.Error("it goes on beyond its end")
	}
	if whole := tellAll(t, s.Retell()); !reflect.DeepEqual(told, whole[len(whole)-len(told):]) || len(told) < len(want) {
		t.Errorf("it tells %d events, a retelling %d", len(told), len(whole))
	}
	for step := range 3 * len(want) {
		n := step * 7 % len(want)
		if f.Seek(n); f.Session().Hash() != want[n] || f.At() != n {
			t.Errorf("gone to %d it stands otherwise, at %d", n, f.At())
		}
		if n == 0 && (f.Asked().Kind != "" || f.Came() != nil) {
			t.Error("the beginning answers something")
		}
		if n > 0 && (f.Asked().Kind != f.Choice(n).Kind || f.Asked().Seat != f.Choice(n).Seat) {
			t.Errorf("%d answers %s, it says %s was asked", n, f.Choice(n).Kind, f.Asked().Kind)
		}
	}
	if f.Seek(-4); f.At() != 0 {
		t.Errorf("before the beginning it stands at %d", f.At())
	}
}

// TestFilmOfAGameThatWasEnded: what ends a game outside the rules ends its film, and nothing before.
func TestFilmOfAGameThatWasEnded(t *testing.T) {
	s := newSession(t, startToy, nil)
	toDice(t, s)
	if f := s.Film(); f.Over() {
		t.Error("a game in its middle is over")
	}
	if err := s.End(Red); err != nil {
		t.Fatal(err)
	}
	f := s.Film()
	defer f.Close()
	for n, want := range []bool{false, false, true} {
		f.Seek(n)
		if _, over := f.Session().Over(); over != want {
			t.Errorf("after %d of %d choices: over %v", n, f.Len(), over)
		}
	}
}

// TestBranch: a game that goes on from a place of a film stands there, with other chance to come, and its journal leads there.
func TestBranch(t *testing.T) {
	whole := &memory{}
	s, want := filmed(t, whole)
	f := s.Film()
	defer f.Close()
	again := 0
	for n := range want {
		f.Seek(n)
		log := &memory{}
		h := s.Header()
		h.Extra = nil
		b, err := f.Branch(h, startToy, 1234, log)
		if err != nil {
			t.Fatalf("from %d: %v", n, err)
		}
		if b.Choices() != n || !reflect.DeepEqual(b.Open(), f.Session().Open()) {
			t.Errorf("from %d it stands after %d, asks %v", n, b.Choices(), b.Open())
		}
		toldTwice(t, n, b)
		read, notice, err := Resume(log.data, startToy, &memory{})
		if err != nil || !notice.Empty() || read.Hash() != b.Hash() || read.Choices() != n {
			t.Fatalf("from %d the journal leads elsewhere: %v %v", n, err, notice)
		}
		src, same := NewSource(8, 8), NewSource(8, 8)
		if _, over := b.Over(); over {
			continue
		}
		playOut(t, b, &src)
		f.Seek(n)
		straight := f.Session()
		straight.log = nil
		playOut(t, straight, &same)
		if b.Hash() == straight.Hash() {
			again++
		}
		f.at = -5 // its session was played on
		f.Seek(0)
	}
	if again > 4 {
		t.Errorf("%d of %d branches met the chance of the film", again, len(want))
	}
	if len(whole.data) == 0 {
		t.Error("the game kept no journal")
	}
}

// toldTwice holds that what a branch tells of itself is what led there, each once.
func toldTwice(t *testing.T, n int, b *Session) {
	t.Helper()
	for _, e := range b.events {
		if _, is := e.(Rewound); is {
			t.Errorf("from %d it tells of an undo", n)
		}
	}
	if got, whole := b.events, tellAll(t, b.Retell()); !reflect.DeepEqual(got, whole) {
		t.Errorf("from %d it tells %d events, want %d", n, len(got), len(whole))
	}
}

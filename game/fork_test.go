package game

import (
	"fmt"
	"slices"
	"sync"
	"testing"
)

func TestForksAreIndependent(t *testing.T) {
	log := &memory{}
	s := newSession(t, startToy, log)
	src := NewSource(8, 8)
	for i := range 20 {
		hash, played, lines := s.Hash(), len(s.Played()), log.lines
		f := s.Fork()
		twin := s.Fork()
		guess := twin.Hash()
		if f.Hash() != guess || len(f.Open()) != len(s.Open()) || f.Step() != s.Step() || f.Asked() != s.Asked() {
			t.Fatalf("fork after %d choices differs from its origin", i)
		}
		other := NewSource(uint64(i), 1)
		playOut(t, f, &other)
		if err := f.Undo(NoSeat, true, 5); err != nil {
			t.Fatal(err)
		}
		f.Close()
		if s.Hash() != hash || len(s.Played()) != played || log.lines != lines || twin.Hash() != guess {
			t.Fatalf("the fork after %d choices changed its origin or its twin", i)
		}
		c := playOne(t, s, &src)
		if err := twin.Choose(c); err != nil || len(twin.Open()) != len(s.Open()) || twin.Step() != s.Step() {
			t.Fatalf("twin after the same choice: %v, step %s, want %s", err, twin.Step(), s.Step())
		}
		twin.Close()
	}
}

// A fork takes back what its origin could, and knows nothing of what was taken
// back there.
func TestForksUndo(t *testing.T) {
	s := newSession(t, startToy, nil)
	toDice(t, s)
	n := s.Choices()
	if err := s.Undo(NoSeat, false, 0); err != nil {
		t.Fatal(err)
	}
	f := s.Fork()
	defer f.Close()
	if f.CanRedo() != 0 {
		t.Error("the fork would bring back what was taken back in its origin")
	}
	if err := f.Undo(NoSeat, false, 0); err != nil || f.Choices() != n-2 {
		t.Errorf("Undo in the fork: %v, %d choices, want %d", err, f.Choices(), n-2)
	}
	if s.CanRedo() != 1 {
		t.Error("the fork took its origin's redo")
	}
}

// TestDeafenedForksKeepNoOutcomes: a fork that nobody listens to says that there was chance, and no more of it; one that
// is heard says what.
func TestDeafenedForksKeepNoOutcomes(t *testing.T) {
	s := newSession(t, startToy, nil)
	toDice(t, s)
	for _, deaf := range []bool{false, true} {
		f := s.Fork()
		defer f.Close()
		if deaf {
			f.Deafen()
		}
		if err := f.Choose(Choice{Seat: f.Open()[0].Seat, Kind: "dice", Pick: []string{"3"}}); err != nil {
			t.Fatal(err)
		}
		if n := len(f.Outcomes()); !f.Guessed() || (n == 0) != deaf {
			t.Errorf("deafened %v: %d outcomes, guessed %v", deaf, n, f.Guessed())
		}
	}
}

// TestForksKnowNoChance plays on games that differ in the chance to come alone:
// their forks are told the same, also after they have taken something back, and
// other than what comes.
func TestForksKnowNoChance(t *testing.T) {
	rolls := map[string]bool{}
	same := 0
	for seed := range uint64(40) {
		s := newSession(t, startToy, nil)
		toDice(t, s)
		choice := Choice{Seat: s.Open()[0].Seat, Kind: "dice", Pick: []string{"3"}}
		roll := func(of *Session) string {
			of.Drain()
			if err := of.Choose(choice); err != nil {
				t.Fatal(err)
			}
			if !of.Guessed() {
				t.Error("no chance is said to have had a part in a roll")
			}
			return fmt.Sprint(of.Open())
		}
		roll(s)
		if err := s.Undo(NoSeat, true, seed); err != nil {
			t.Fatal(err)
		}
		f := s.Fork()
		defer f.Close()
		guessed := roll(f)
		if err := f.Undo(NoSeat, true, 1); err != nil {
			t.Fatal(err)
		}
		rolls[guessed+roll(f)] = true
		if guessed == roll(s) {
			same++
		}
	}
	if len(rolls) != 1 || same > 3 {
		t.Errorf("forks rolled %d different dice, %d of 40 times those that came", len(rolls), same)
	}
}

func TestForksOnOtherGoroutines(t *testing.T) {
	s := newSession(t, startToy, nil)
	src := NewSource(9, 9)
	for range 9 {
		playOne(t, s, &src)
	}
	ends := make([]string, 8)
	var wait sync.WaitGroup
	for i := range ends {
		f := s.Fork()
		wait.Go(func() {
			defer f.Close()
			same := NewSource(1, 1)
			playOut(t, f, &same)
			ends[i] = f.Hash()
		})
	}
	wait.Wait()
	if slices.Sort(ends); ends[0] != ends[len(ends)-1] {
		t.Errorf("the same answers end in different games: %v", ends)
	}
}

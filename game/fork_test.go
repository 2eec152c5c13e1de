package game

import (
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
		if f.Hash() != hash || len(f.Open()) != len(s.Open()) || f.Step() != s.Step() || f.Asked() != s.Asked() {
			t.Fatalf("fork after %d choices differs from its origin", i)
		}
		other := NewSource(uint64(i), 1)
		playOut(t, f, &other)
		if err := f.Undo(NoSeat, true, 5); err != nil {
			t.Fatal(err)
		}
		f.Close()
		if s.Hash() != hash || len(s.Played()) != played || log.lines != lines || twin.Hash() != hash {
			t.Fatalf("the fork after %d choices changed its origin or its twin", i)
		}
		c := playOne(t, s, &src)
		if err := twin.Choose(c); err != nil || twin.Hash() != s.Hash() {
			t.Fatalf("twin after the same choice: %v, hash %s, want %s", err, twin.Hash(), s.Hash())
		}
		twin.Close()
	}
}

func TestForksUndoAndRedo(t *testing.T) {
	s := newSession(t, startToy, nil)
	toDice(t, s)
	before := s.Hash()
	if err := s.Undo(NoSeat, false, 0); err != nil {
		t.Fatal(err)
	}
	f := s.Fork()
	defer f.Close()
	if err := f.Redo(); err != nil || f.Hash() != before {
		t.Errorf("Redo in the fork: %v", err)
	}
	if s.CanRedo() != 1 {
		t.Error("the fork took its origin's redo")
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

package game

import (
	"fmt"
	"slices"
	"testing"
)

// TestRetell holds that a game is told again as it was: every Event in its order, after
// an undo with other dice too, and to the same end.
func TestRetell(t *testing.T) {
	s := newSession(t, startToy, nil)
	toDice(t, s)
	if err := s.Undo(NoSeat, false, 7); err != nil {
		t.Fatal(err)
	}
	s.Drain()
	before := tellAll(t, s.Retell())
	src := NewSource(3, 3)
	playOut(t, s, &src)
	want := append(before, s.Drain()...)
	r := s.Retell()
	got := tellAll(t, r)
	if fmt.Sprint(got) != fmt.Sprint(want) || len(got) <= len(before) {
		t.Errorf("told %d events, want %d:\n%v\n%v", len(got), len(want), got, want)
	}
	if HashOf(r.State()) != s.Hash() {
		t.Error("it ends otherwise than the game did")
	}
	for range 3 {
		if err := s.Undo(NoSeat, true, 5); err != nil {
			t.Fatal(err)
		}
	}
	r = s.Retell()
	if undone := tellAll(t, r); len(undone) >= len(got) || HashOf(r.State()) != s.Hash() {
		t.Errorf("what was taken back is still told: %d events of %d", len(undone), len(got))
	}
}

func tellAll(t *testing.T, r *Retelling) []Event {
	t.Helper()
	t.Cleanup(r.Close)
	return slices.Collect(r.Events())
}

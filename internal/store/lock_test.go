package store

import (
	"errors"
	"strings"
	"testing"
)

// TestOneProgramAtATime refuses a journal that is open already, in one clear
// line, until it is closed.
func TestOneProgramAtATime(t *testing.T) {
	s := open(t)
	j, err := s.Begin("")
	if err != nil {
		t.Fatal(err)
	}
	for range 2 {
		if err := j.Append([]byte("line")); err != nil {
			t.Fatal(err)
		}
		_, _, err = s.OpenGame(j.Path())
		if !errors.Is(err, errInUse) || !strings.HasSuffix(told(t, err), ": another xwing has it open; go on in that window or tab, or close it first") {
			t.Errorf("OpenGame of an open game = %v", err)
		}
		if _, err := s.RemoveGame(j.Path()); !errors.Is(err, errInUse) {
			t.Errorf("RemoveGame of an open game = %v", err)
		}
		if games, err := s.Games(); err != nil || len(games) != 1 {
			t.Errorf("Games() = %v, %v", games, err)
		}
		if err := j.Close(); err != nil {
			t.Fatal(err)
		}
		if _, j, err = s.OpenGame(j.Path()); err != nil {
			t.Fatalf("OpenGame of a closed game = %v", err)
		}
	}
	if err := j.Close(); err != nil {
		t.Error(err)
	}
}

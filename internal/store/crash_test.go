package store

import (
	"path/filepath"
	"testing"
)

// TestCrash: a report lies beside its journal, is found once, and two of one game keep apart.
func TestCrash(t *testing.T) {
	s := Open(Folders{Games: folder(t)})
	if path, _, err := s.Crashed(); path != "" || err != nil {
		t.Fatalf("before any crash: %q, %v", path, err)
	}
	journal := join(s.folders.Games, "a game"+gameExt)
	first, err := s.Crash(journal, []byte("one"))
	if err != nil || filepath.Base(first) != "a game.crash.txt" {
		t.Fatalf("%q, %v", first, err)
	}
	second, err := s.Crash(journal, []byte("two"))
	if err != nil || second == first {
		t.Fatalf("%q after %q, %v", second, first, err)
	}
	if _, err := s.Crash("", []byte("three")); err != nil {
		t.Fatal(err)
	}
	path, report, err := s.Crashed()
	if err != nil || len(report) == 0 {
		t.Fatalf("%q, %q, %v", path, report, err)
	}
	now, err := s.Told(path)
	if err != nil || now == path {
		t.Fatalf("told of %q, now %q: %v", path, now, err)
	}
	if again, err := readFile(now, MaxReport); string(again) != string(report) || err != nil {
		t.Errorf("it says %q now, %v", again, err)
	}
	if path, _, err := s.Crashed(); path != "" || err != nil {
		t.Errorf("told of, it is found again: %q, %v", path, err)
	}
	if games, err := s.Games(); len(games) != 0 || err != nil {
		t.Errorf("reports are taken for games: %v, %v", games, err)
	}
}

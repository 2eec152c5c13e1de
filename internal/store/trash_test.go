package store

import (
	"errors"
	"fmt"
	"io/fs"
	"testing"
)

// TestTrash deletes games and puts them back, under another name if theirs has
// been taken, and keeps the latest only.
func TestTrash(t *testing.T) {
	s := open(t)
	begin := func(line string) string {
		t.Helper()
		j, err := s.Begin("a game")
		if err != nil {
			t.Fatal(err)
		}
		if err := errors.Join(j.Append([]byte(line)), j.Close()); err != nil {
			t.Fatal(err)
		}
		return j.Path()
	}
	paths := func() (out []string) {
		t.Helper()
		games, err := s.Games()
		if err != nil {
			t.Fatal(err)
		}
		for _, g := range games {
			out = append(out, g.Path)
		}
		return out
	}
	path := begin("one")
	trash, err := s.RemoveGame(path)
	if err != nil || len(paths()) != 0 {
		t.Fatalf("RemoveGame = %v; %v are left", err, paths())
	}
	back, err := s.RestoreGame(trash)
	if err != nil || back != path || len(paths()) != 1 {
		t.Fatalf("RestoreGame = %s, %v; want %s", back, err, path)
	}
	if trash, err = s.RemoveGame(path); err != nil {
		t.Fatal(err)
	}
	if err := WriteFile(path, []byte("two\n")); err != nil {
		t.Fatal(err)
	}
	back, err = s.RestoreGame(trash)
	if err != nil || back == path {
		t.Fatalf("RestoreGame = %s, %v; want another name", back, err)
	}
	for _, c := range []struct{ path, want string }{{path, "two\n"}, {back, "one\n"}} {
		if text, err := ReadFile(c.path, MaxJournal); err != nil || string(text) != c.want {
			t.Errorf("%s holds %q, %v; want %q", c.path, text, err, c.want)
		}
	}
	last := ""
	for i := range trashRoom + 5 {
		if last, err = s.RemoveGame(begin(fmt.Sprint(i))); err != nil {
			t.Fatal(err)
		}
	}
	if files, err := listFolder(s.Deleted()); err != nil || len(files) != trashRoom {
		t.Errorf("%d deleted games are kept, %v; want %d", len(files), err, trashRoom)
	}
	if _, err := s.RestoreGame(last); err != nil {
		t.Errorf("the latest deleted: %v", err)
	}
	if _, err := s.RemoveGame(path + "x"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("RemoveGame of no game = %v", err)
	}
}

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

// TestClockGoesAlong keeps a game's clock beside its journal, whose text it leaves alone, and moves it with it.
func TestClockGoesAlong(t *testing.T) {
	s := open(t)
	j, err := s.Begin("clocked")
	must(t, err)
	must(t, j.KeepClock([]byte("early"))) // before the first line there is no file to lie beside
	must(t, j.Append([]byte(`{"format":3,"rules":"r","edition":"2.0","catalogue":"c","squads":[{},{}],"seed":1}`)))
	if text, err := j.Clock(); text != nil || err != nil {
		t.Errorf("a new game has the clock %q, %v", text, err)
	}
	before, err := ReadFile(j.Path(), MaxJournal)
	must(t, err)
	must(t, j.KeepClock([]byte("one\n")))
	must(t, j.KeepClock([]byte("two\n")))
	path := j.Path()
	must(t, j.Close())
	trash, err := s.RemoveGame(path)
	must(t, err)
	back, err := s.RestoreGame(trash)
	must(t, err)
	after, again, err := s.OpenGame(back)
	must(t, err)
	defer again.Close()
	if text, err := again.Clock(); string(text) != "two\n" || err != nil || string(after) != string(before) {
		t.Errorf("the clock is %q, %v; the journal %q, was %q", text, err, after, before)
	}
	if games, err := s.Games(); len(games) != 1 || err != nil {
		t.Errorf("%d games are kept, %v", len(games), err)
	}
}

package main

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"xwing/game"
	"xwing/internal/store"
)

// TestTheListPlaysNothing: how far a game has come is read from its journal, and playing it again goes bit by bit.
func TestTheListPlaysNothing(t *testing.T) {
	p, err := load()
	if err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile("../../testdata/games/rebel-core-imperial-core-sensible.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	pair := `{"undo":{"choices":1,"by":-1}}` + "\n" + `{"redo":{"choices":1}}` + "\n"
	root := t.TempDir()
	file := filepath.Join(root, "a.jsonl")
	if err := os.WriteFile(file, game.Reseal(append(text, strings.Repeat(pair, 5_000)...)), 0o600); err != nil {
		t.Fatal(err)
	}
	files := store.Open(store.Folders{Games: root})
	k := keeper{files, []*gameTable{p.table(files, begun{})}}
	read := k.Standing(file)
	if read.Over || read.Damage != nil || read.Round == 0 {
		t.Errorf("read: %+v", read)
	}
	again, err := k.Again(file)
	if err != nil {
		t.Fatal(err)
	}
	defer again.Close()
	parts := 0
	for done := false; !done; parts++ {
		before := again.(*replayed).Work()
		read, done = again.Play(8)
		if more := again.(*replayed).Work() - before; more > 8+2*48 {
			t.Fatalf("part %d plays %d choices", parts, more)
		}
	}
	if !read.Over || read.Damage != nil || parts < 10 {
		t.Errorf("after %d parts: %+v", parts, read)
	}
	large := filepath.Join(root, "large.jsonl")
	if err := os.WriteFile(large, append(text, strings.Repeat("\n", 2*listedRoom)...), 0o600); err != nil {
		t.Fatal(err)
	}
	if s := k.Standing(large); s.Round != read.Round || s.Damage != nil {
		t.Errorf("a large one: %+v", s)
	}
	if trash, err := k.Remove(large); err != nil || trash == "" {
		t.Errorf("Remove: %v", err)
	}
}

// TestUILog: the log of the screen goes into a plain file alone.
func TestUILog(t *testing.T) {
	root := t.TempDir()
	for path, want := range map[string]string{
		os.DevNull: "--ui-log: " + os.DevNull + ": it is a device, not a file",
		root:       "--ui-log: " + root + ": it is a folder, not a file",
	} {
		if info, err := os.Stat(path); err == nil && path == os.DevNull && info.Mode()&fs.ModeDevice == 0 {
			continue // no such thing on this system
		}
		f, err := uiLog(path)
		if err == nil {
			f.Close()
		}
		if err == nil || front().told(err) != want {
			t.Errorf("%v, want %s", err, want)
		}
	}
	f, err := uiLog(filepath.Join(root, "ui.jsonl"))
	if err != nil {
		t.Fatal(err)
	}
	if err := f.Close(); err != nil {
		t.Error(err)
	}
}

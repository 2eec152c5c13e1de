//go:build !js

package store

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// refusing makes the journal's file one that cannot be written to.
func refusing(t *testing.T, j *Journal) (back func()) {
	t.Helper()
	f, err := os.Open(j.path)
	if err != nil {
		t.Fatal(err)
	}
	good := j.lines
	j.lines = &lines{f}
	return func() {
		f.Close()
		j.lines = good
	}
}

func TestAFailedLineLeavesTheJournalAsItWas(t *testing.T) {
	s := open(t)
	j, err := s.Begin("")
	if err != nil {
		t.Fatal(err)
	}
	defer j.Close()
	if err := j.Append([]byte("one")); err != nil {
		t.Fatal(err)
	}
	back := refusing(t, j)
	for range 2 {
		var f *FileError
		if err := j.Append([]byte("two")); !errors.As(err, &f) || f.Path != j.path {
			t.Errorf("Append to a file that refuses = %v", err)
		}
	}
	if err := j.Note([]byte("two")); err == nil {
		t.Error("Note to a file that refuses is taken")
	}
	back()
	// As if half of the line had reached the disk.
	if err := j.lines.writeAt([]byte("half of a long line"), int64(len(j.text))); err != nil {
		t.Fatal(err)
	}
	if err := j.Append([]byte("2")); err != nil {
		t.Fatal(err)
	}
	if text, _ := os.ReadFile(j.path); string(text) != "one\n2\n" {
		t.Errorf("the journal holds %q", text)
	}
}

func TestAFailedWriteKeepsTheOldFile(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "file")
	if err := WriteFile(path, []byte("old")); err != nil {
		t.Fatal(err)
	}
	if info, err := os.Stat(path); err != nil || info.Mode().Perm() != 0o644 {
		t.Errorf("mode %v, %v", info.Mode(), err)
	}
	taken := filepath.Join(dir, "folder")
	if err := os.MkdirAll(filepath.Join(taken, "full"), 0o755); err != nil {
		t.Fatal(err)
	}
	err := WriteFile(taken, []byte("new")) // a folder stands in the way
	if err == nil || !strings.Contains(err.Error(), taken) {
		t.Errorf("WriteFile over a folder = %v", err)
	}
	entries, _ := os.ReadDir(dir)
	if len(entries) != 2 {
		t.Errorf("temporary files stay: %v", entries)
	}
}

func TestFilesThatCannotBeRead(t *testing.T) {
	s := open(t)
	for _, dir := range []string{shelf(s).Folder(), s.folders.Games} {
		if err := os.MkdirAll(dir, 0o755); err != nil {
			t.Fatal(err)
		}
	}
	for path, text := range map[string]string{
		filepath.Join(s.folders.Games, "old.jsonl"):    `{"format":99}` + "\n",
		filepath.Join(s.folders.Games, "broken.jsonl"): "hello\n",
	} {
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for _, link := range []string{filepath.Join(shelf(s).Folder(), "gone.json"), filepath.Join(s.folders.Games, "gone.jsonl")} {
		if err := os.Symlink(filepath.Join(shelf(s).Folder(), "nowhere"), link); err != nil {
			t.Skip(err)
		}
	}
	brought, err := shelf(s).List()
	if err != nil || len(brought) != 1 || brought[0].Err == nil {
		t.Fatalf("List() = %+v, %v", brought, err)
	}
	games, err := s.Games()
	if err != nil || len(games) != 3 {
		t.Fatalf("Games() = %+v, %v", games, err)
	}
	for _, g := range games {
		if g.Err == nil || !strings.Contains(g.Err.Error(), g.Path) || strings.Contains(g.Err.Error(), "\n") {
			t.Errorf("%s: %v", g.Name, g.Err)
		}
	}
	if _, err := s.Shelf(squads(), filepath.Join(s.folders.Games, "broken.jsonl")).List(); err == nil {
		t.Error("a file is taken for a folder")
	}
}

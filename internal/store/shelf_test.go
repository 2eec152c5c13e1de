package store

import (
	"errors"
	"io/fs"
	"strings"
	"testing"
)

// squads are a ware like X-Wing's.
func squads() Ware {
	return Ware{Folder: "squads", Name: "squad", Endings: []string{".json", ".xws"}, Reading: "file.read-squad",
		ReadingAll: "file.read-squads-folder", Writing: "file.write-squad", Deleting: "file.delete-squad"}
}

// shelf is that of squads in a store.
func shelf(s *Store) *Shelf { return s.Shelf(squads(), "") }

func TestOwnFolders(t *testing.T) {
	s := Open(Folders{Data: "here"})
	f := s.Folders()
	if f.Data != "here" || !strings.Contains(f.Games, "xwing") || !strings.Contains(f.Config, "xwing") {
		t.Errorf("Folders() = %+v", f)
	}
	fleets := Ware{Folder: "fleets"}
	if own, other := s.Shelf(fleets, "").Folder(), s.Shelf(fleets, "there").Folder(); own != join("here", "fleets") || other != "there" {
		t.Errorf("fleets are in %s, and in %s where that is said", own, other)
	}
}

func TestShelf(t *testing.T) {
	s := open(t)
	path, err := shelf(s).Save("Vader's/wing", []byte(`{"a":1}`))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := shelf(s).Save("ace", []byte("old")); err != nil {
		t.Fatal(err)
	}
	if _, err := shelf(s).Save("ace", []byte("new")); err != nil {
		t.Fatal(err)
	}
	if err := WriteFile(join(shelf(s).Folder(), "notes.txt"), nil); err != nil {
		t.Fatal(err)
	}
	if err := WriteFile(join(shelf(s).Folder(), "b.xws"), []byte("b")); err != nil {
		t.Fatal(err)
	}
	squads, err := shelf(s).List()
	if err != nil || len(squads) != 3 || squads[0].Name != "ace" || string(squads[0].Text) != "new" ||
		squads[1].Name != "b" || squads[2].Name != "Vader's/wing" || squads[2].Path != path {
		t.Errorf("List() = %+v, %v", squads, err)
	}
	if err := shelf(s).Remove(path); err != nil {
		t.Error(err)
	}
	var f *FileError
	if err := shelf(s).Remove(path); !errors.As(err, &f) || !errors.Is(err, fs.ErrNotExist) || f.Path != path {
		t.Errorf("a second Remove = %v", err)
	}
}

// TestAdd writes over no file that is there, whatever its name.
func TestAdd(t *testing.T) {
	s := Open(Folders{Config: t.TempDir(), Data: t.TempDir(), Games: t.TempDir()})
	long := strings.Repeat("long ", 60)
	seen := map[string]bool{}
	many := []string{"Ace", "ace", "Ace", "", "", long, long, "a/b", "a/b"}
	for _, odd := range []string{strings.Repeat("🚀", 60), strings.Repeat("/", 200), strings.Repeat("👨‍🚀", 40),
		"NUL", "nul.json", "..", "...", "COM¹", " ", "CONIN$", strings.Repeat("x", 200), ".deleted", "%2E", "a\x00b", "\xff"} {
		many = append(many, odd, odd, odd)
	}
	for _, name := range many {
		file, err := shelf(s).Add(name, []byte(name))
		if err != nil {
			t.Fatal(err)
		}
		if seen[strings.ToLower(file)] {
			t.Errorf("%q is written over %q", name, file)
		}
		seen[strings.ToLower(file)] = true
	}
	squads, err := shelf(s).List()
	if err != nil || len(squads) != len(many) {
		t.Errorf("%d squads, %v, want %d", len(squads), err, len(many))
	}
	for _, q := range squads {
		if !seen[strings.ToLower(q.Name)] {
			t.Errorf("Add does not tell of %q", q.Name)
		}
	}
}

// TestAddOverNothing writes over nothing that the shelf does not list, either.
func TestAddOverNothing(t *testing.T) {
	s := shelf(open(t))
	if err := WriteFile(join(join(s.Folder(), "Ace.json"), "x"), nil); err != nil { // a folder of that name
		t.Fatal(err)
	}
	if name, err := s.Add("Ace", []byte("a")); err != nil || name != "Ace 2" {
		t.Errorf("it is called %q, %v", name, err)
	}
}

// TestMost reads as much of a file as its ware wants.
func TestMost(t *testing.T) {
	big := squads()
	big.Most = 3 << 20
	for most, w := range map[int]Ware{maxBrought: squads(), 2 << 20: big} {
		s := open(t).Shelf(w, "")
		if _, err := s.Save("a", make([]byte, 2<<20)); err != nil {
			t.Fatal(err)
		}
		if all, err := s.List(); err != nil || len(all[0].Text) != most {
			t.Errorf("%d bytes are read, %v, want %d", len(all[0].Text), err, most)
		}
	}
}

// TestRewrite changes a file that is as it was read, whatever its ending, and no other.
func TestRewrite(t *testing.T) {
	s := shelf(open(t))
	path := join(s.Folder(), "aces.xws")
	if err := WriteFile(path, []byte("old")); err != nil {
		t.Fatal(err)
	}
	text := func() string {
		all, err := s.List()
		if err != nil || len(all) != 1 || all[0].Path != path {
			t.Fatalf("List() = %+v, %v", all, err)
		}
		return string(all[0].Text)
	}
	if err := s.Rewrite("aces", []byte("old"), []byte("new")); err != nil || text() != "new" {
		t.Errorf("it holds %q, %v", text(), err)
	}
	var f *FileError
	if err := s.Rewrite("aces", []byte("old"), []byte("newer")); !errors.As(err, &f) || text() != "new" {
		t.Errorf("one that was changed holds %q, %v", text(), err)
	}
	if err := s.Rewrite("ace", []byte("new"), []byte("newer")); err == nil || text() != "new" {
		t.Errorf("another holds %q, %v", text(), err)
	}
}

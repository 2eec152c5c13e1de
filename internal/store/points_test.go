package store

import (
	"strings"
	"testing"
)

func TestPointsLists(t *testing.T) {
	s := Open(Folders{Points: folder(t)})
	if lists, err := s.PointsLists(); err != nil || len(lists) != 0 {
		t.Fatalf("lists of an empty folder: %v, %v", lists, err)
	}
	for _, name := range []string{"b.toml", "a.TOML", "notes.txt", ".b.toml.swp", ".hidden.toml"} {
		if err := WriteFile(join(s.Folders().Points, name), []byte(name)); err != nil {
			t.Fatal(err)
		}
	}
	lists, err := s.PointsLists()
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, l := range lists {
		got = append(got, string(l.Text))
		if l.Err != nil || !strings.HasSuffix(l.Path, string(l.Text)) {
			t.Errorf("list %s: %q, %v", l.Path, l.Text, l.Err)
		}
	}
	if want := "a.TOML b.toml"; strings.Join(got, " ") != want {
		t.Errorf("lists %q, want %q", got, want)
	}

	for name, size := range map[string]int{"empty.toml": 0, "large.toml": 2 * maxPointsList} {
		s := Open(Folders{Points: join(folder(t), name)})
		if err := WriteFile(join(s.Folders().Points, name), make([]byte, size)); err != nil {
			t.Fatal(err)
		}
		lists, err := s.PointsLists()
		if err != nil || len(lists) != 1 || lists[0].Err != nil || len(lists[0].Text) != min(size, maxPointsList) {
			t.Errorf("a file of %d bytes: %d lists, %v", size, len(lists), err)
		}
	}
}

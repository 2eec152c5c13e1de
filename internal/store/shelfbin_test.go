package store

import (
	"strings"
	"testing"
)

// lies tells what lies on a shelf, or in its bin: names and texts.
func lies(t *testing.T, list func() ([]Brought, error)) string {
	t.Helper()
	all, err := list()
	if err != nil {
		t.Fatal(err)
	}
	var told []string
	for _, b := range all {
		told = append(told, b.Name+"="+string(b.Text))
		if !strings.HasPrefix(b.Name, within(b.Folder, "")) {
			t.Errorf("%s lies in %q", b.Name, b.Folder)
		}
	}
	return strings.Join(told, " ")
}

// TestFoldersOfAShelf moves, renames, deletes and puts back: nothing takes the place of anything else, and nothing is lost.
func TestFoldersOfAShelf(t *testing.T) {
	s := shelf(open(t))
	for _, name := range []string{"ace", "bee", "cat"} {
		if _, err := s.Add(name, []byte(name)); err != nil {
			t.Fatal(err)
		}
	}
	if err := WriteFile(join(join(s.Folder(), "Fun"), "bee.xws"), []byte("other")); err != nil {
		t.Fatal(err)
	}
	path := func(name string, list func() ([]Brought, error)) string {
		all, err := list()
		for _, b := range all {
			if b.Name == name && err == nil {
				return b.Path
			}
		}
		t.Fatalf("no %s, %v", name, err)
		return ""
	}
	must := func(want string) func(string, error) {
		return func(got string, err error) {
			t.Helper()
			if err != nil || got != want {
				t.Errorf("it is called %q, %v, want %q", got, err, want)
			}
		}
	}
	must("Fun/bee 2")(s.Put(path("bee", s.List), "Fun", "bee"))
	must("a/b/ace")(s.Put(path("ace", s.List), "a/b", "ace"))
	must("cat")(s.Put(path("cat", s.List), "", "cat"))
	must("../cat")(s.Put(path("cat", s.List), "..", "cat"))
	if got := lies(t, s.List); got != "../cat=cat a/b/ace=ace Fun/bee=other Fun/bee 2=bee" {
		t.Fatal(got)
	}
	must("NUL")(s.Put(path("../cat", s.List), " ", "NUL"))
	must("Fun/bee")(s.Discard(path("Fun/bee", s.List)))
	must("Fun/bee")(s.Put(path("Fun/bee 2", s.List), "Fun", "bee"))
	must("Fun/bee 2")(s.Discard(path("Fun/bee", s.List)))
	if got, gone := lies(t, s.List), lies(t, s.Bin); got != "a/b/ace=ace NUL=cat" || gone != "Fun/bee=other Fun/bee 2=bee" {
		t.Fatalf("there are %s, deleted %s", got, gone)
	}
	must("Fun/bee")(s.Restore(path("Fun/bee", s.Bin)))
	if _, err := s.Restore(path("Fun/bee", s.List)); !Changed(err) {
		t.Errorf("what was not deleted is put back: %v", err)
	}
	if _, err := s.Discard(join(s.Folder(), "none.json")); !Changed(err) {
		t.Errorf("what is not there is deleted: %v", err)
	}
	if err := s.Rewrite("Fun/bee", []byte("other"), []byte("new")); err != nil {
		t.Error(err)
	}
	if err := s.Empty(); err != nil {
		t.Error(err)
	}
	if got, gone := lies(t, s.List), lies(t, s.Bin); got != "a/b/ace=ace Fun/bee=new NUL=cat" || gone != "" {
		t.Fatalf("there are %s, deleted %s", got, gone)
	}
}

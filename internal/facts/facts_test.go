package facts_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"xwing/internal/facts"
)

// color is an enumeration of the toy's facts.
type color uint8

var colors = []string{"", "red", "blue"}

func (c color) String() string                { return facts.EnumString(colors, c) }
func (c *color) UnmarshalText(t []byte) error { return facts.UnmarshalEnum("color", colors, t, c) }

// stone is a row of the toy's facts.
type stone struct {
	ID    string   `toml:"id"`
	Color color    `toml:"color"`
	Also  []string `toml:"also"`
	heavy bool
}

// stones is the shelf of the toy's files.
func stones(t *testing.T, files fstest.MapFS) (*facts.Shelf[stone], *facts.Files, error) {
	t.Helper()
	s := &facts.Shelf[stone]{Kind: "stone", Key: "id", ID: func(s *stone) string { return s.ID },
		Also: func(s *stone) []string { return s.Also }}
	f := facts.Open(files)
	return s, f, f.Each("stones/*.toml", facts.Opens(s, facts.Rows("stone", func(s *stone) { s.heavy = true })))
}

func twoFiles() fstest.MapFS {
	return fstest.MapFS{
		"stones/a.toml": {Data: []byte("[[stone]]\r\nid = \"ruby\"\r\ncolor = \"red\"\r\n")},
		"stones/b.toml": {Data: []byte("[[stone]]\nid = \"opal\"\n\n[[stone]]\nid = \"lapis\"\ncolor = \"blue\"\nalso = [\"lazuli\"]\n")},
	}
}

// TestShelf finds rows by their ids, and lists them in the order of these.
func TestShelf(t *testing.T) {
	s, f, err := stones(t, twoFiles())
	if err != nil {
		t.Fatal(err)
	}
	for id, want := range map[string]color{"ruby": 1, "opal": 0, "lapis": 2} {
		if row, err := s.Find(id); err != nil || row.ID != id || row.Color != want || !row.heavy {
			t.Errorf("%s is %+v, %v", id, row, err)
		}
	}
	var ids []string
	for _, row := range s.List() {
		ids = append(ids, row.ID)
	}
	if got := strings.Join(ids, " "); got != "lapis opal ruby" {
		t.Errorf("the list is %s", got)
	}
	if _, err := s.Find("pebble"); err == nil || s.Has("pebble") || s.Known("ruby", "pebble") == nil {
		t.Errorf("a pebble: %v, known %v", err, s.Known("ruby", "pebble"))
	}
	if err := s.Known("ruby", "opal"); err != nil || s.Empty() {
		t.Errorf("ruby and opal: %v, on an empty shelf: %v", err, s.Empty())
	}
	if len(s.Steps()) != 2 {
		t.Errorf("%d steps, want one a file", len(s.Steps()))
	}
	same, _, _ := stones(t, twoFiles())
	if same.List()[0] == s.List()[0] {
		t.Error("two shelves share a row")
	}
	other := twoFiles()
	other["stones/a.toml"].Data = []byte("[[stone]]\nid = \"ruby\"\ncolor = \"red\"\n") // other line ends
	if _, again, _ := stones(t, other); again.Version() != f.Version() {
		t.Error("line ends make another version")
	}
	f.Count("own.toml", []byte("x"))
	if _, again, _ := stones(t, other); again.Version() == f.Version() {
		t.Error("a file more makes no other version")
	}
}

// TestFaults names the file and what is wrong with it; rows of other files are there all the same.
func TestFaults(t *testing.T) {
	for text, want := range map[string]string{
		"[[stone]]\nid = \"onyx\"\nweight = 3\n":       "stones/c.toml: unknown key stone.weight",
		"[[stone]]\nid = \"onyx\"\ncolor = \"grey\"\n": `unknown color "grey": one of red, blue`,
		"[[stone]]\nid = \"onyx\"\ncolor = \"\"\n":     "line 3: an empty text; leave the key out",
		"[[pebble]]\nid = \"onyx\"\n":                  "unknown key pebble",
		"[[stone]]\nid = \"onyx\"\n# no\nid = 3\n":     "stones/c.toml: ",
	} {
		files := twoFiles()
		files["stones/c.toml"] = &fstest.MapFile{Data: []byte(text)}
		s, _, err := stones(t, files)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := s.Find("onyx"); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %q", text, err, want)
		}
		if len(s.List()) != 3 {
			t.Errorf("%q: %d rows of the other files", text, len(s.List()))
		}
		faults := 0
		for _, step := range s.Steps() {
			if step() != nil {
				faults++
			}
		}
		if faults != 1 {
			t.Errorf("%q: %d files are at fault", text, faults)
		}
	}
	files := twoFiles()
	files["stones/c.toml"] = files["stones/a.toml"]
	if _, _, err := stones(t, files); err == nil || !strings.Contains(err.Error(), "stone ruby is there twice, also in stones/a.toml") {
		t.Errorf("a row twice: %v", err)
	}
	if _, _, err := stones(t, fstest.MapFS{}); err == nil || !strings.Contains(err.Error(), "no stones/*.toml in the facts") {
		t.Errorf("no files: %v", err)
	}
}

// TestEnum reads and prints ids; zero is none.
func TestEnum(t *testing.T) {
	for id, want := range map[string]color{"red": 1, "blue": 2} {
		if c, err := facts.ParseEnum[color]("color", colors, id); err != nil || c != want || c.String() != id {
			t.Errorf("%s is %d, %q, %v", id, c, c, err)
		}
	}
	if _, err := facts.ParseEnum[color]("color", colors, ""); err == nil {
		t.Error("the empty id is a color")
	}
	c := color(2)
	if err := c.UnmarshalText(nil); err != nil || c != 0 || c.String() != "" {
		t.Errorf("no id is %d, %v", c, err)
	}
	if got := color(9).String(); got != "?9" {
		t.Errorf("a value without an id is %q", got)
	}
	if all := facts.AllEnum[color](colors); len(all) != 2 || all[0] != 1 {
		t.Errorf("all are %v", all)
	}
}

// TestUnmarshal leaves alone what it cannot read into.
func TestUnmarshal(t *testing.T) {
	parse := func(s string) (color, error) { return facts.ParseEnum[color]("color", colors, s) }
	c := color(1)
	if err := facts.Unmarshal([]byte("grey"), &c, parse); err == nil || c != 1 {
		t.Errorf("grey is %d, %v", c, err)
	}
	if err := facts.Unmarshal([]byte("blue"), &c, parse); err != nil || c != 2 {
		t.Errorf("blue is %d, %v", c, err)
	}
	if err := facts.Unmarshal(nil, &c, parse); err != nil || c != 0 {
		t.Errorf("nothing is %d, %v", c, err)
	}
}

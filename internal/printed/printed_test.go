package printed

import (
	"errors"
	"io/fs"
	"os"
	"strings"
	"testing"
	"testing/fstest"
)

func file(text string) *fstest.MapFile { return &fstest.MapFile{Data: []byte(text)} }

// TestRead reads both collections, side by side and alone, with all kinds of cards.
func TestRead(t *testing.T) {
	second := map[string]string{
		"pilots/rebels/x.json": `{"pilots":[{"xws":"ace","ability":"Flies.","shipAbility":{"name":"Fast","text":"Goes on."}},` +
			`{"xws":"plain"}]}`,
		"upgrades/talent.json": `[{"xws":"two","sides":[{"title":"Open","ability":"One."},{"title":"Closed","ability":"Other."}]},
			{"xws":"one","sides":[{"title":"One","ability":"Single."}]}]`,
		"conditions/conditions.json": `[{"xws":"hunted","ability":"Is hunted."}]`,
		"damage-decks/core.json":     `{"cards":[{"title":"Fuel Leak","text":"Leaks."}]}`,
	}
	first := map[string]string{
		"pilots.json": `[{"xws":"boba","ship":"Firespray-31","faction":"Scum","text":"A.<br /><br /><strong>B</strong>"},
			{"xws":"boba","ship":"Firespray-31","faction":"Empire","text":"C."},{"xws":"wedge","text":"D."}]`,
		"upgrades.json":             `[{"xws":"r2","ship":["A","B"],"text":"E."}]`,
		"damage-deck-core.json":     `[{"name":"Blinded Pilot","text":"F."}]`,
		"damage-deck-core-tfa.json": `[{"name":"Blinded Pilot","text":"G."}]`,
	}
	for _, at := range []string{"", "data/"} {
		files := fstest.MapFS{}
		for name, text := range second {
			files["xwing-data2/"+at+name] = file(text)
		}
		for name, text := range first {
			files["xwing-data/"+at+name] = file(text)
		}
		texts, err := Read(files)
		if err != nil {
			t.Fatal(err)
		}
		for id, want := range map[string]string{
			"xwing2/pilot/ace": "Flies.\nFast: Goes on.", "xwing2/pilot/plain": "", "xwing2/upgrade/two": "Open: One.\nClosed: Other.",
			"xwing2/upgrade/one": "Single.", "xwing2/condition/hunted": "Is hunted.", "xwing2/damage/fuelleak": "Leaks.",
			"xwing1/pilot/boba": "", "xwing1/pilot/boba-scum": "A.\nB", "xwing1/pilot/boba-empire": "C.", "xwing1/pilot/wedge": "D.",
			"xwing1/upgrade/r2": "E.", "xwing1/damage/blindedpilot": "", "xwing1/damage/blindedpilot-2012": "F.",
			"xwing1/damage/blindedpilot-2015": "G.", "xwing2/pilot/wedge": "",
		} {
			if got := texts.Text(id); got != want {
				t.Errorf("%s%s says %q, want %q", at, id, got, want)
			}
		}
	}
}

// TestBadFolders tells in a line what is wrong, and keeps what could be read.
func TestBadFolders(t *testing.T) {
	if _, err := Read(os.DirFS("/no/such/folder")); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("of no folder: %v", err)
	}
	if _, err := Read(fstest.MapFS{"pictures/a.png": file("x")}); !errors.Is(err, ErrNoCards) {
		t.Errorf("of other things: %v", err)
	}
	good := `[{"xws":"hunted","ability":"Is hunted."}]`
	for name, bad := range map[string]string{"broken": "[{", "large": "[" + strings.Repeat(" ", mostFile) + "]"} {
		texts, err := Read(fstest.MapFS{"conditions/conditions.json": file(good), "upgrades/crew.json": file(bad)})
		if err == nil || !strings.HasPrefix(err.Error(), "upgrades/crew.json: ") || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: %v", name, err)
		}
		if texts.Text("xwing2/condition/hunted") == "" {
			t.Errorf("%s: nothing else is read", name)
		}
	}
	many := fstest.MapFS{}
	for i := range mostFiles + 1 {
		many["upgrades/"+strings.Repeat("x", i%200)+string(rune('a'+i/200))+".json"] = file("[]")
	}
	if _, err := Read(many); !errors.Is(err, errTooMuch) {
		t.Errorf("of %d files: %v", len(many), err)
	}
}

// TestCollections reads the collections themselves where they lie beside the tree.
func TestCollections(t *testing.T) {
	const collected = "../../../shared/reference"
	if _, err := os.Stat(collected); err != nil {
		t.Skip("no collections")
	}
	texts, err := Read(os.DirFS(collected))
	if err != nil {
		t.Fatal(err)
	}
	for _, id := range []string{"xwing2/pilot/lukeskywalker", "xwing1/pilot/lukeskywalker", "xwing2/upgrade/r2d2",
		"xwing1/damage/blindedpilot-2012",
		"xwing1/pilot/sabinewren-tiefighter"} {
		if texts.Text(id) == "" {
			t.Errorf("nothing is printed on %s", id)
		}
	}
	if len(texts.texts) < 2000 {
		t.Errorf("%d texts", len(texts.texts))
	}
}

// FuzzRead reads whatever stands in a file.
func FuzzRead(f *testing.F) {
	f.Add(`[{"xws":"a","sides":[{"ability":"b"}]}]`)
	f.Add(`{"pilots":[{"xws":1}]}`)
	f.Fuzz(func(t *testing.T, text string) {
		files := fstest.MapFS{}
		for _, name := range []string{"upgrades/a.json", "pilots/a/b.json", "pilots.json", "damage-decks/core.json"} {
			files[name] = file(text)
		}
		if texts, _ := Read(files); texts == nil {
			t.Error("no texts at all")
		}
	})
}

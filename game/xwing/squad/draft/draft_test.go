package draft_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"xwing/assets"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
	"xwing/game/xwing/squad/draft"
)

var (
	second = open(catalog.XWing2, assets.Facts())
	first  = open(catalog.XWing1, assets.FirstFacts())
)

func open(f catalog.Family, fsys fs.FS) *catalog.Catalog {
	cat, err := f.Open(fsys)
	if err != nil {
		panic(err)
	}
	return cat
}

// odd is a squad file as nobody lays one out.
var odd = []string{
	"\ufeff\n{ \"vendor\" : {\"b\":[1e400 , \"\\u00e9\"]},\t",
	"\"pilots\":[ {\"ship\":\"T-65 X-wing\",\"name\":\"Luke Skywalker\",\n",
	"\"upgrades\":{\"ept\":[ \"Predator\" ],\"Mod\":\"shieldupgrade\",",
	"\"madeup\":[\"\",\"No Such Card\"],\"other\":{\"x\":1}},\"points\":70 , \"x\": null},\r\n",
	"{\"id\":\"nobody-at-all\",\"upgrades\":[]} ],\"obstacles\":[\"Obstacle-GasCloud1\",\"\",\"coreasteroid0\"],",
	"\"zz\":[], \"points\" : 99,\"faction\":\"Rebels\"}\n\n",
}

// files are squad files as builders write them: those of the tests and, where they lie beside the tree, collected ones.
func files(t testing.TB) map[string][]byte {
	t.Helper()
	all := map[string][]byte{
		"odd": []byte(strings.Join(odd, "")),
	}
	for _, glob := range []string{"../testdata/*.xws", "../testdata/exports/*.xws", "../../../../assets/facts/squads*/*.xws",
		"../../../../../shared/samples/xws*/*.xws",
		"../../../../../shared/cases/squads/*.xws"} {
		names, _ := filepath.Glob(glob)
		for _, name := range names {
			text, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			all[filepath.Base(filepath.Dir(name))+"/"+filepath.Base(name)] = text
		}
	}
	if len(all) < 60 {
		t.Fatalf("only %d files", len(all))
	}
	return all
}

// begin opens a file as a draft with the cards of its edition; nil for what is no squad file.
func begin(t testing.TB, name string, text []byte) *draft.Draft {
	t.Helper()
	s, err := squad.ParseXWS(name, text)
	if err != nil {
		return nil
	}
	d, err := draft.Open(catalogOf(s.Family()), squad.Mode{}, name, text)
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	return d
}

func catalogOf(f catalog.Family) *catalog.Catalog {
	if f == catalog.XWing1 {
		return first
	}
	return second
}

func xws(t testing.TB, d *draft.Draft) string {
	t.Helper()
	text, err := d.XWS()
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// TestUneditedIsTheFile writes what was not edited as it was read, letter by letter, also after changes that are undone or
// that come to nothing.
func TestUneditedIsTheFile(t *testing.T) {
	for name, text := range files(t) {
		d := begin(t, name, text)
		if d == nil {
			continue
		}
		if got := xws(t, d); got != string(text) || d.Changed() {
			t.Errorf("%s is written as\n%s", name, got)
		}
		d.Name("another")
		d.Add("madeup")
		if err := d.Remove(0); err != nil {
			t.Fatal(err)
		}
		d.Obstacles("coreasteroid1")
		if xws(t, d) == string(text) || !d.Changed() {
			t.Errorf("%s: nothing is edited", name)
		}
		for d.Undo() {
		}
		if got := xws(t, d); got != string(text) || d.Changed() {
			t.Errorf("%s, undone, is written as\n%s", name, got)
		}
		if len(d.Squad().Pilots[0].Upgrades) > 0 {
			e := d.Squad().Pilots[0].Upgrades[0]
			if card, err := d.Catalog().Upgrade(e.XWS); err == nil && card.Slots[0].String() != e.Slot {
				continue // it comes back under its own slot
			}
			if d.Take(0, 0) != nil || d.Put(0, e.Slot, e.XWS) != nil {
				t.Error("a card is not taken out and put back")
			}
			if got := xws(t, d); got != string(text) {
				t.Errorf("%s, with a card out and in again, is written as\n%s", name, got)
			}
		}
	}
}

// TestOnlyWhatWasEdited compares files before and after an edit, by what differs.
func TestOnlyWhatWasEdited(t *testing.T) {
	odd := strings.Join(odd, "")
	luke := odd[strings.Index(odd, `{"ship"`):strings.Index(odd, ",\r\n")]
	nobody := `{"id":"nobody-at-all","upgrades":[]}`
	for _, c := range []struct {
		name     string
		edit     func(d *draft.Draft) error
		old, now []string
	}{
		{"a name", func(d *draft.Draft) error { d.Name(`A "name"`); return nil },
			[]string{"{ \"vendor\""}, []string{"{ \"name\": \"A \\\"name\\\"\",\t\"vendor\""}},
		{"obstacles", func(d *draft.Draft) error { d.Obstacles("coreasteroid0", "gascloud1", "coreasteroid2"); return nil },
			[]string{`["Obstacle-GasCloud1","","coreasteroid0"]`}, []string{`["coreasteroid0","Obstacle-GasCloud1","coreasteroid2"]`}},
		{"a card more", func(d *draft.Draft) error { return d.Put(0, "", "marksmanship") },
			[]string{`[ "Predator" ]`, `"points":70`}, []string{`[ "Predator","marksmanship" ]`, `"points":71`}},
		{"a card of another slot", func(d *draft.Draft) error { return d.Put(0, "", "r2astromech") },
			[]string{`,"other":{"x":1}`}, []string{`,"other":{"x":1},"astromech":["r2astromech"]`}},
		{"a card fewer", func(d *draft.Draft) error { return d.Take(0, 0) },
			[]string{`,"Mod":"shieldupgrade"`}, []string{``}},
		{"the last card", func(d *draft.Draft) error { return d.Take(0, 2) },
			[]string{`["","No Such Card"]`}, []string{`[""]`}},
		{"upgrades where there were none", func(d *draft.Draft) error { return d.Put(1, "", "marksmanship") },
			[]string{`"upgrades":[]`}, []string{`"upgrades":{"talent":["marksmanship"]}`}},
		{"a ship fewer", func(d *draft.Draft) error { return d.Remove(1) },
			[]string{",\r\n{\"id\":\"nobody-at-all\",\"upgrades\":[]} "}, []string{" "}},
		{"the order", func(d *draft.Draft) error { return d.Move(1, 0) },
			[]string{luke + ",\r\n" + nobody}, []string{nobody + ",\r\n" + luke}},
		{"the first ship gone", func(d *draft.Draft) error { return d.Remove(0) },
			[]string{luke + ",\r\n" + nobody}, []string{nobody}},
		{"a ship twice", func(d *draft.Draft) error { _, err := d.Duplicate(0); return err },
			[]string{luke}, []string{luke + ",\r\n" + luke}},
	} {
		t.Run(c.name, func(t *testing.T) {
			d := begin(t, "odd", []byte(odd))
			if err := c.edit(d); err != nil {
				t.Fatal(err)
			}
			got := xws(t, d)
			want := odd
			for i := range c.old {
				if !strings.Contains(want, c.old[i]) {
					t.Fatalf("the file has no %q", c.old[i])
				}
				want = strings.Replace(want, c.old[i], c.now[i], 1)
			}
			if plain(got) != plain(want) {
				t.Errorf("it is written as\n%s\nwant\n%s", got, want)
			}
			same(t, d, got)
		})
	}
}

// plain is a text without the costs of ships and squad, which depend on the list.
func plain(text string) string {
	for _, key := range []string{`"points":`, `"points" : `} {
		for from := 0; ; {
			at := strings.Index(text[from:], key)
			if at < 0 {
				break
			}
			from += at + len(key)
			text = text[:from] + strings.TrimLeft(text[from:], "0123456789")
		}
	}
	return text
}

// same holds a text to the squad of the draft: read again it is that.
func same(t testing.TB, d *draft.Draft, text string) {
	t.Helper()
	s, err := squad.ParseDraft("again", []byte(text))
	if err != nil {
		t.Fatalf("%v in\n%s", err, text)
	}
	s = s.ResolveIn(d.Catalog(), d.Mode().Ruleset)
	want := d.Squad().ResolveIn(d.Catalog(), d.Mode().Ruleset) // a card of another faction is read as that of the name that fits
	sorted := func(p squad.SquadPilot) []string {
		ids := p.UpgradeIDs()
		slices.Sort(ids)
		return ids
	}
	if s.Name != want.Name || s.Faction != want.Faction || !slices.Equal(s.Obstacles, want.Obstacles) ||
		!slices.EqualFunc(s.Pilots, want.Pilots, func(p, q squad.SquadPilot) bool {
			return p.Pilot == q.Pilot && slices.Equal(sorted(p), sorted(q))
		}) {
		t.Errorf("it is read again as\n%v\nwant\n%v\nfrom\n%s", s, want, text)
	}
}

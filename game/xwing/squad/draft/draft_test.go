package draft_test

import (
	"bytes"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"xwing/assets"
	"xwing/game"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
	"xwing/game/xwing/squad/draft"
	"xwing/internal/lenient"
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

// files are squad files as builders write them: those of the tests and, where they lie beside the tree, collected ones.
func files(t testing.TB) map[string][]byte {
	t.Helper()
	all := map[string][]byte{
		"odd": []byte("\ufeff\n{ \"vendor\" : {\"b\":[1e400 , \"\\u00e9\"]},\t\"pilots\":[ {\"ship\":\"T-65 X-wing\",\"name\":\"Luke Skywalker\",\n" +
			"\"upgrades\":{\"ept\":[ \"Predator\" ],\"Mod\":\"shieldupgrade\",\"madeup\":[\"No Such Card\"],\"other\":{\"x\":1}},\"points\":70 , \"x\": null},\r\n" +
			"{\"id\":\"nobody-at-all\",\"upgrades\":[]} ],\"obstacles\":[\"Obstacle-GasCloud1\",\"\",\"coreasteroid0\"],\"zz\":[], \"points\" : 99,\"faction\":\"Rebels\"}\n\n"),
	}
	for _, glob := range []string{"../testdata/*.xws", "../../../../assets/squads*/*.xws", "../../../../../shared/samples/xws*/*.xws",
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
	if len(all) < 30 {
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
	odd := string(files(t)["odd"])
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
		{"upgrades where there were none", func(d *draft.Draft) error { return d.Put(1, "", "marksmanship") },
			[]string{`"upgrades":[]`}, []string{`"upgrades":{"talent":["marksmanship"]}`}},
		{"a ship fewer", func(d *draft.Draft) error { return d.Remove(1) },
			[]string{",\r\n{\"id\":\"nobody-at-all\",\"upgrades\":[]} "}, []string{" "}},
		{"the order", func(d *draft.Draft) error { return d.Move(1, 0) }, nil, nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			d := begin(t, "odd", []byte(odd))
			if err := c.edit(d); err != nil {
				t.Fatal(err)
			}
			got := xws(t, d)
			if c.old != nil {
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

// step makes one change by chance.
func step(d *draft.Draft, chance *game.Source) {
	n := len(d.Squad().Pilots)
	ship := chance.Below(max(1, n))
	pilots, upgrades := d.Catalog().Pilots(), d.Catalog().Upgrades()
	upgrade := upgrades[chance.Below(len(upgrades))].XWS
	switch what := chance.Below(10); {
	case what == 0 || n == 0:
		card := pilots[chance.Below(len(pilots))]
		for d.Catalog() == first && first.Primary(card.Faction) != d.Squad().Faction { // their ids do not say whose they are
			card = pilots[chance.Below(len(pilots))]
		}
		d.Add(card.XWS)
	case what == 1:
		_, _ = d.Duplicate(ship)
	case what == 2:
		_ = d.Move(ship, chance.Below(n))
	case what == 3:
		_ = d.Remove(ship)
	case what == 4:
		d.Name(strings.Repeat("x<\"", chance.Below(4)))
	case what == 5:
		d.Obstacles([]string{"coreasteroid0", "gascloud1", "madeup"}[:chance.Below(4)]...)
	case what == 6 && len(d.Squad().Pilots[ship].Upgrades) > 0:
		_ = d.Take(ship, chance.Below(len(d.Squad().Pilots[ship].Upgrades)))
	case what == 7 && len(d.Squad().Pilots[ship].Upgrades) > 0:
		_ = d.Replace(ship, 0, upgrade)
	case what == 8:
		_ = d.Put(ship, "madeup", "no-such-card")
	default:
		_ = d.Put(ship, "", upgrade)
	}
}

// TestUndoWithoutEnd makes 150 changes by chance to each file, whatever rules are broken then; each is written so that it is read
// again as it is, leaves alone what it does not touch, and comes back by undoing and doing again.
func TestUndoWithoutEnd(t *testing.T) {
	n := uint64(0)
	for _, name := range []string{"odd", "testdata/xwa-rebelalliance.xws", "xws1/yasb-rebel-yt2400-v030.xws", "new"} {
		text, there := files(t)[name]
		d := draft.New(second, squad.ModeOf(second, catalog.XWA), catalog.Rebel)
		if there {
			d = begin(t, name, text)
		} else if name != "new" {
			continue // it lies beside the tree
		}
		n++
		chance := game.NewSource(n, 38)
		texts := []string{xws(t, d)}
		for i := range 150 {
			before := d.Squad()
			step(d, &chance)
			got := xws(t, d)
			if d.Squad().Equal(before) && got == texts[len(texts)-1] {
				continue
			}
			if untouched(t, text, got); i%5 == 0 {
				same(t, d, got)
			}
			texts = append(texts, got)
		}
		for i := len(texts) - 2; i >= 0; i-- {
			if !d.Undo() || xws(t, d) != texts[i] {
				t.Fatalf("%s: undone to change %d it is\n%s\nwant\n%s", name, i, xws(t, d), texts[i])
			}
		}
		if d.Undo() || d.CanUndo() {
			t.Errorf("%s: more is undone than was done", name)
		}
		for i := 1; i < len(texts); i++ {
			if !d.Redo() || xws(t, d) != texts[i] {
				t.Fatalf("%s: done again up to change %d it is\n%s", name, i, xws(t, d))
			}
		}
		if d.Redo() || d.CanRedo() {
			t.Errorf("%s: more is done again than was undone", name)
		}
	}
}

// untouched holds the keys that no change touches to what the file had, in their order.
func untouched(t testing.TB, file []byte, text string) {
	t.Helper()
	keys := func(data []byte) (all []lenient.Part) {
		l, _ := lenient.LayOut(bytes.TrimPrefix(data, []byte("\ufeff")))
		for _, p := range l.Parts {
			if !slices.Contains([]string{"name", "points", "pilots", "obstacles", "ruleset", "format"}, p.Key) {
				all = append(all, lenient.NewPart(p.Key, p.Value))
			}
		}
		return all
	}
	if file != nil && !slices.Equal(keys(file), keys([]byte(text))) {
		t.Errorf("what was not touched is %v, want %v", keys([]byte(text)), keys(file))
	}
}

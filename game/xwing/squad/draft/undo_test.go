package draft_test

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
	"xwing/game/xwing/squad/draft"
	"xwing/internal/lenient"
)

// step makes one change by chance.
func step(d *draft.Draft, chance *game.Source) {
	n := len(d.Squad().Pilots)
	ship := chance.Below(max(1, n))
	pilots, upgrades := d.Catalog().Pilots(), d.Catalog().Upgrades()
	upgrade := upgrades[chance.Below(len(upgrades))].XWS
	switch what := chance.Below(10); {
	case what == 0 || n == 0:
		card := pilots[chance.Below(len(pilots))]
		// their ids do not say whose they are
		for n := 0; n < 99 && d.Catalog() == first && first.Primary(card.Faction) != d.Squad().Faction; n++ {
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

// TestChangeAfterUndo makes another change in the place of those that were undone, which are gone then; breaches are those
// of the squad as it is, whatever way it came there.
func TestChangeAfterUndo(t *testing.T) {
	d := draft.New(second, squad.ModeOf(second, catalog.FFG20), catalog.Rebel)
	fresh := func(when string) {
		t.Helper()
		want := d.Squad().CheckMode(second, d.Mode())
		if !slices.EqualFunc(d.Breaches(), want, func(a, b squad.Breach) bool { return a.String() == b.String() }) {
			t.Errorf("%s the breaches are %v, want %v", when, d.Breaches(), want)
		}
	}
	fresh("at first")
	d.Add("darthvader")
	fresh("with a ship")
	d.Add("nobody")
	fresh("with two")
	d.Undo()
	fresh("undone")
	d.Undo()
	d.Add("lukeskywalker")
	fresh("with another ship")
	if p := d.Squad().Pilots; len(p) != 1 || p[0].Pilot != "lukeskywalker" || d.CanRedo() || d.Redo() {
		t.Errorf("the ships are %v, and what was undone can be done again: %v", p, d.CanRedo())
	}
	if d.Undo(); len(d.Squad().Pilots) != 0 || !d.Redo() || d.Squad().Pilots[0].Pilot != "lukeskywalker" {
		t.Errorf("done again the ships are %v", d.Squad().Pilots)
	}
	fresh("done again")
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

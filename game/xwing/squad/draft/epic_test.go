package draft_test

import (
	"os"
	"slices"
	"strings"
	"testing"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
	"xwing/game/xwing/squad/draft"
)

// epic is an empty draft of a faction for epic games.
func epic(t *testing.T, cat *catalog.Catalog, list catalog.Ruleset, f catalog.Faction) *draft.Draft {
	t.Helper()
	mode, err := squad.ModeOf(cat, list).InFormat(cat, squad.Epic)
	if err != nil {
		t.Fatal(err)
	}
	return draft.New(cat, mode, f)
}

// TestWings forms one, which is kept, undone, in the file, and gone with its card or its leader.
func TestWings(t *testing.T) {
	d := epic(t, second, catalog.FFG20, catalog.Imperial)
	for _, pilot := range []string{"howlrunner", "academypilot", "academypilot", "academypilot"} {
		d.Add(pilot)
	}
	led := d.Squad().Forming(second, d.Mode())
	if len(led) == 0 {
		t.Fatal("no card forms a wing")
	}
	card := led[0]
	if err := d.Put(card.Ship, "", card.Upgrade.XWS); err != nil {
		t.Fatal(err)
	}
	if b := d.Breaches(); len(b) != 1 || b[0].Kind != squad.WingSize {
		t.Errorf("a card without its wing breaks %v", b)
	}
	l := d.Squad().Led(second)[0]
	for i := range d.Squad().Pilots {
		if i != l.Leader {
			l.Mates = append(l.Mates, i)
		}
	}
	if err := d.Reform(d.Squad().WithLed(l)); err != nil {
		t.Fatal(err)
	}
	if b := d.Breaches(); len(b) != 0 || len(d.Squad().Wings()) != 1 {
		t.Errorf("%d wings, which break %v", len(d.Squad().Wings()), b)
	}
	if !strings.Contains(xws(t, d), `"wings"`) {
		t.Error("the file does not tell of the wing")
	}
	if again, err := draft.OpenIn(second, catalog.FFG20, "", "wing", []byte(xws(t, d))); err != nil || !again.Mode().Epic ||
		len(again.Squad().Wings()) != 1 {
		t.Errorf("read again: %v, %+v", err, again)
	}
	for _, drop := range []func() error{
		func() error { return d.Take(l.Leader, slices.Index(d.Squad().Pilots[l.Leader].UpgradeIDs(), l.Card)) },
		func() error { return d.Remove(l.Leader) },
		func() error { return d.Swap(l.Leader, "captainoicunn") },
	} {
		if err := drop(); err != nil {
			t.Fatal(err)
		}
		if n := len(d.Squad().Wings()); n != 0 {
			t.Errorf("%d wings are left, which break %v", n, d.Breaches())
		}
		if d.Undo(); len(d.Squad().Wings()) != 1 {
			t.Error("undone it is not back")
		}
	}
	few := d.Squad()
	few.Pilots = few.Pilots[1:]
	if d.Reform(few) == nil {
		t.Error("wings of fewer ships are taken")
	}
}

// TestSections: one card of a huge ship of two brings the other, for the cost of both, and they go together.
func TestSections(t *testing.T) {
	d := epic(t, first, catalog.FFG10, catalog.Rebel)
	at := slices.IndexFunc(d.FitsPilot(), func(f squad.PilotFit) bool { return f.ID == "cr90corvettefore" })
	f := d.FitsPilot()[at]
	if f.With != "cr90corvetteaft" || f.Breach != nil {
		t.Errorf("it comes with %q, against it is %v", f.With, f.Breach)
	}
	ship := d.Add(f.ID)
	if total, limit := d.Total(); len(d.Squad().Pilots) != 2 || total != f.Cost || limit != 300 || len(d.Breaches()) > 0 {
		t.Errorf("%d cards, %d of %d points, not %d; they break %v", len(d.Squad().Pilots), total, limit, f.Cost, d.Breaches())
	}
	other := d.Squad().OtherSection(first, d.Mode(), ship)
	if other != 1 || d.Squad().OtherSection(first, d.Mode(), other) != 0 {
		t.Errorf("the other section is %d", other)
	}
	if err := d.Remove(other); err != nil {
		t.Fatal(err)
	}
	if b := d.Breaches(); len(b) != 1 || b[0].Kind != squad.LoneSection {
		t.Errorf("a section alone breaks %v", b)
	}
	if d.Add("cr90corvetteaft"); len(d.Squad().Pilots) != 2 || len(d.Breaches()) > 0 {
		t.Errorf("the one that was missing makes it %d cards, which break %v", len(d.Squad().Pilots), d.Breaches())
	}
	if err := d.Remove(0, 1); err != nil || len(d.Squad().Pilots) != 0 {
		t.Errorf("%v, %d cards are left", err, len(d.Squad().Pilots))
	}
	if d.Undo(); len(d.Squad().Pilots) != 2 {
		t.Error("they did not go in one change")
	}
}

// TestSwap tells which upgrades go with another ship card, and does just that in one change.
func TestSwap(t *testing.T) {
	d := draft.New(second, squad.ModeOf(second, catalog.FFG20), catalog.Rebel)
	d.Add("lukeskywalker")
	for _, id := range []string{"instinctiveaim", "r2d2", "protontorpedoes"} {
		if err := d.Put(0, "", id); err != nil {
			t.Fatal(err)
		}
	}
	was := xws(t, d)
	for _, tt := range []struct{ pilot, gone string }{
		{"wedgeantilles", "instinctiveaim"},
		{"hortonsalm", "instinctiveaim"},
		{"jakefarrell", "instinctiveaim r2d2 protontorpedoes"},
		{"lukeskywalker", ""},
	} {
		c, err := d.Swapped(0, tt.pilot)
		if err != nil {
			t.Fatal(err)
		}
		var gone []string
		for _, card := range c.Ships[0].Cards {
			if card.Gone {
				gone = append(gone, card.Card)
			}
		}
		slices.Sort(gone)
		want := strings.Fields(tt.gone)
		if slices.Sort(want); !slices.Equal(gone, want) {
			t.Errorf("with %s go %v, want %v", tt.pilot, gone, want)
		}
		if xws(t, d) != was {
			t.Fatal("telling of it has done it")
		}
		if err := d.Swap(0, tt.pilot); err != nil {
			t.Fatal(err)
		}
		p := d.Squad().Pilots[0]
		if total, _ := d.Total(); total != c.Total || p.Pilot != tt.pilot || len(p.Upgrades) != 3-len(want) || len(d.Breaches()) > 0 {
			t.Errorf("it is %+v for %d, want %d; it breaks %v", p, total, c.Total, d.Breaches())
		}
		if tt.pilot != "lukeskywalker" {
			d.Undo()
		}
	}
	if fits := d.FitsPilotInstead(0); slices.ContainsFunc(fits, func(f squad.PilotFit) bool {
		return f.ID == "lukeskywalker" && f.Breach != nil
	}) {
		t.Error("a ship does not fit in its own place")
	}
}

// TestSwapKeepsSlots: a card stays whose slot another one brings that stands behind it, and what is too dear stays.
func TestSwapKeepsSlots(t *testing.T) {
	d := draft.New(second, squad.ModeOf(second, catalog.FFG20), catalog.Scum)
	d.Add("princexizor")
	for _, id := range []string{"virago", "afterburners", "shieldupgrade"} {
		if err := d.Put(0, "", id); err != nil {
			t.Fatal(err)
		}
	}
	ids := d.Squad().Pilots[0].UpgradeIDs()
	if b := d.Breaches(); len(b) > 0 || ids[2] != "virago" {
		t.Fatalf("%v breaks %v", ids, b)
	}
	c, err := d.Swapped(0, "guri")
	if err != nil || slices.ContainsFunc(c.Ships[0].Cards, func(c draft.CardChange) bool { return c.Gone }) {
		t.Errorf("with Guri becomes of the cards %+v, %v", c.Ships[0].Cards, err)
	}
	if kept := squad.Keeps(second, squad.Mode{Ruleset: catalog.FFG20, Points: 1}, d.Squad(), 0); slices.Contains(kept, false) {
		t.Errorf("cards go because the squad is too dear: %v", kept)
	}
}

// TestQuickBuildsInDrafts: ships come as their cards have them, are counted by threat and say so in their file.
func TestQuickBuildsInDrafts(t *testing.T) {
	d := draft.New(second, squad.QuickMode(catalog.FFG20), catalog.Rebel)
	fit := 0
	for _, f := range squad.FitsQuick(second, d.Mode(), d.Squad(), catalog.Rebel) {
		if f.Build.Faction != catalog.Rebel {
			t.Errorf("%s is of %s", f.Build.ID, f.Build.Faction)
		}
		if (f.Breach != nil) != (f.Build.Threat > squad.QuickThreat) && f.Breach.Kind == squad.OverThreat {
			t.Errorf("%s of threat %d: %v", f.Build.ID, f.Build.Threat, f.Breach)
		}
		if f.Breach == nil {
			fit++
		}
	}
	if fit < 10 {
		t.Errorf("%d quick builds fit", fit)
	}
	b, err := second.QuickBuild("airencracken")
	if err != nil {
		t.Fatal(err)
	}
	d.AddBuild(b)
	if total, limit := d.Total(); total != 2 || limit != squad.QuickThreat || len(d.Breaches()) > 0 || len(d.Squad().Pilots) != 1 {
		t.Errorf("threat %d of %d, %v", total, limit, d.Breaches())
	}
	for _, f := range squad.FitsQuick(second, d.Mode(), d.Squad(), catalog.Rebel) {
		if f.Build.ID == b.ID && (f.Breach == nil || f.Breach.Kind != squad.TooManyCopies) {
			t.Errorf("against a second Airen is %v", f.Breach)
		}
	}
	again, err := draft.OpenIn(second, catalog.FFG20, "", "quick", []byte(xws(t, d)))
	if err != nil || !again.Mode().Quick || again.Format() != squad.QuickFormat || len(again.Breaches()) > 0 {
		t.Errorf("read again it is for %+v, %v", again.Mode(), err)
	}
	kept, err := d.Keep(draft.Home{})
	if err != nil {
		t.Fatal(err)
	}
	if d, _, err = draft.Reopen(kept, second); err != nil || !d.Mode().Quick {
		t.Errorf("reopened it is for %+v, %v", d.Mode(), err)
	}
}

// TestFormats: a file is opened in the format that it names, if its list has that one; a squad of an epic game says so by its cards.
func TestFormats(t *testing.T) {
	gozanti, err := os.ReadFile("../../../../assets/facts/squads-epic/epic-imperial-gozanti.xws")
	if err != nil {
		t.Fatal(err)
	}
	luke := `{"faction":"rebelalliance","pilots":[{"id":"lukeskywalker","ship":"t65xwing","upgrades":{}}]`
	for _, tt := range []struct {
		text   string
		format string // that is asked for
		want   string
	}{
		{luke + "}", "", ""},
		{luke + "}", "hyperspace", "hyperspace"},
		{luke + `,"format":"Extended"}`, "", "extended"},
		{luke + `,"format":"wildspace"}`, "", ""},                 // of another list
		{luke + `,"ruleset":"x2po","format":"extended"}`, "", ""}, // and this is of no list
		{string(gozanti), "", squad.Epic},
	} {
		d, err := draft.OpenIn(second, catalog.FFG20, tt.format, "squad", []byte(tt.text))
		if err != nil || d.Format() != tt.want || d.Mode().Format != tt.want {
			t.Errorf("%s for %q: %q, %v", tt.text[:40], tt.format, d.Format(), err)
		}
	}
	if _, err := draft.OpenIn(second, catalog.FFG20, "wildspace", "squad", []byte(luke+"}")); err == nil {
		t.Error("a format of another list is taken")
	}
}

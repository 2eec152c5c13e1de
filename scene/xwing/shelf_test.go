package xwing

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/find"
	"xwing/game/xwing/match"
	"xwing/game/xwing/match/matchtest"
	"xwing/game/xwing/shelf"
	"xwing/game/xwing/terms"
	"xwing/scene"
	"xwing/scene/scenetest"
	"xwing/scene/ui"
)

// shelfOf is a client at the shelf of all families, from the title.
func shelfOf(t *testing.T) (*Client, *shelfScreen) {
	t.Helper()
	kits := match.Kits{matchtest.Kit(t), matchtest.FirstKit(t)}
	o := scene.Options{Files: noFiles{}, Seed: 3, Seeded: true}
	a, err := NewClient(o, Opening{Kits: kits,
		Words: matchtest.Words(t).With(terms.NewNames(&board.View{}, kits[0].Facts)), Folder: noFiles{}})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(a.Close)
	a.Width, a.Height = 1396, 800
	settle(a, ui.Input{})
	click(t, a, "title.shelf:X-Wing")
	settle(a, ui.Input{})
	s, ok := a.Screen.(*shelfScreen)
	if !ok {
		t.Fatalf("it is %s that is shown", a.Screen.Name())
	}
	return a, s
}

// looksAt fails unless a card is looked at.
func (s *shelfScreen) looksAt(t *testing.T, ref string) {
	t.Helper()
	if row, ok := s.shown(); !ok || row.Card.String() != ref {
		t.Errorf("%s is looked at, want %s", row.Card, ref)
	}
}

// TestShelfByMouse looks for a card, at it by another list, compares it, lists who takes one and what is like it, and goes back.
func TestShelfByMouse(t *testing.T) {
	a, s := shelfOf(t)
	if len(s.found()) < 2000 {
		t.Errorf("%d cards", len(s.found()))
	}
	click(t, a, "shelf.by:kind")
	click(t, a, "shelf.choose:pilot")
	click(t, a, "shelf.by:list")
	click(t, a, "shelf.choose:ffg20")
	click(t, a, "shelf.by:faction")
	click(t, a, "shelf.choose:rebelalliance")
	click(t, a, "shelf.sort:number")
	click(t, a, "shelf.sort:number")
	if rows := s.found(); rows[0].Initiative != 8 || s.column != find.ByInitiative {
		t.Errorf("first is %+v", rows[0])
	}
	s.seek(catalog.Card(catalog.PilotCard, "lukeskywalker"))
	settle(a, ui.Input{})
	s.looksAt(t, "xwing2/pilot/lukeskywalker")
	click(t, a, "shelf.list:amg25")
	if row, _ := s.shown(); row.List != catalog.AMG25 || row.Cost != 6 || row.Loadout != 24 {
		t.Errorf("by AMG 2.5 it is %+v", row)
	}
	click(t, a, "shelf.deed:compare")
	s.seek(catalog.Card(catalog.PilotCard, "wedgeantilles"))
	settle(a, ui.Input{})
	if w := widget(t, a, "shelf.line:initiative."); !strings.HasSuffix(w.Words, "5 6") {
		t.Errorf("compared are %q", w.Words)
	}
	click(t, a, "compared:xwing2/pilot/lukeskywalker")
	s.looksAt(t, "xwing2/pilot/lukeskywalker")
	click(t, a, "shelf.list:ffg10")
	s.looksAt(t, "xwing1/pilot/lukeskywalker")
	if a.kit != a.kits[1] {
		t.Error("it is shown with the pictures of another edition")
	}
	s.seek(catalog.Card(catalog.UpgradeCard, "predator"))
	if len(s.compared()) != 1 {
		t.Error("an upgrade is compared with a ship")
	}
	s.putAside()
	if len(s.aside) != 1 || s.aside[0].XWS != "predator" {
		t.Errorf("aside are %v", s.aside)
	}
	settle(a, ui.Input{})
	click(t, a, "shelf.drop")
	s.seek(catalog.Card(catalog.UpgradeCard, "servomotorsfoils"))
	settle(a, ui.Input{})
	click(t, a, "shelf.deed:takers")
	if rows := s.found(); len(rows) == 0 || slices.ContainsFunc(rows, func(r shelf.Row) bool {
		return !strings.Contains(r.Ship,
			"X-wing")
	}) {
		t.Errorf("takers are %d", len(rows))
	}
	click(t, a, "shelf.unkin")
	s.looksAt(t, "xwing2/upgrade/servomotorsfoils")
	click(t, a, "shelf.deed:likes")
	if len(s.found()) == 0 {
		t.Error("nothing is like it")
	}
	click(t, a, "shelf.scripts")
	if !s.paths {
		t.Error("no script is named")
	}
	click(t, a, "shelf.back")
	if a.Screen.Name() != "title" {
		t.Errorf("back is %s", a.Screen.Name())
	}
}

// TestShelfByKeys does as much by keys alone.
func TestShelfByKeys(t *testing.T) {
	a, s := shelfOf(t)
	press := func(keys ...ebiten.Key) {
		a.Build(ui.Input{Keys: keys, Struck: keys[len(keys)-1:]})
		settle(a, ui.Input{})
	}
	typing(t, a, "luke skywalker")
	s.looksAt(t, "xwing2/pilot/lukeskywalker")
	press(ebiten.KeyF2)
	press(ebiten.KeyArrowDown)
	if row, _ := s.shown(); len(s.aside) != 1 || row.ID == "lukeskywalker" && row.Kind == catalog.PilotCard {
		t.Errorf("aside are %v, looked at is %v", s.aside, row.Card)
	}
	press(ebiten.KeyArrowUp)
	press(ebiten.KeyF3)
	if s.kin.how != takers || !slices.ContainsFunc(s.found(), func(r shelf.Row) bool { return r.ID == "protontorpedoes" }) {
		t.Errorf("%v: %d cards", s.kin, len(s.found()))
	}
	press(ebiten.KeyEscape)
	s.looksAt(t, "xwing2/pilot/lukeskywalker")
	press(ebiten.KeyF4)
	if s.kin.how != likes || len(s.found()) == 0 {
		t.Errorf("%v", s.kin)
	}
	press(ebiten.KeyEscape)
	press(ebiten.KeyF6)
	press(ebiten.KeyF7)
	if !s.paths || s.column != find.ByName {
		t.Errorf("scripts %v, column %q", s.paths, s.column)
	}
	press(ebiten.KeyShift, ebiten.KeyF7)
	if !s.down {
		t.Error("the order is not turned round")
	}
	press(ebiten.KeyF5)
	if a.Covers.Over == nil || a.Covers.Over.Name() != "shelf-choices" {
		t.Fatal("no choice is offered")
	}
	press(ebiten.KeyEscape)
	press(ebiten.KeyEscape) // what was looked for
	if s.find != "" || a.Screen != scene.Screen(s) {
		t.Errorf("%q is looked for still", s.find)
	}
	press(ebiten.KeyPageDown)
	if s.at != shelfPage {
		t.Errorf("row %d is looked at", s.at)
	}
	press(ebiten.KeyEscape)
	if a.Screen.Name() != "title" {
		t.Errorf("Esc leads to %s", a.Screen.Name())
	}
}

// TestShelfFromBuilder goes to the shelf at a card of the builder, and takes another along.
func TestShelfFromBuilder(t *testing.T) {
	a, b, _ := builderOf(t, catalog.FFG20, catalog.Rebel)
	typing(t, a, "luke<enter>")
	b.show(0)
	settle(a, ui.Input{})
	a.Build(strike(ebiten.KeyF3))
	settle(a, ui.Input{})
	s, ok := a.Screen.(*shelfScreen)
	if !ok {
		t.Fatalf("F3 leads to %s", a.Screen.Name())
	}
	s.looksAt(t, "xwing2/pilot/lukeskywalker")
	typing(t, a, "thane<enter>")
	if a.Screen != scene.Screen(b) || b.find != "Thane Kyrell" || !b.adding {
		t.Errorf("it is %s that is shown, %q looked for", a.Screen.Name(), b.find)
	}
	b.find, b.adding = "", false
	b.open(0)
	settle(a, ui.Input{})
	w := widget(t, a, "fit:"+b.offers().fit[0].id)
	right := ui.Input{X: float64(w.Rect[0] + w.Rect[2]/2), Y: float64(w.Rect[1] + w.Rect[3]/2)}
	a.Build(right)
	right.Pressed[ui.RightButton] = true
	a.Build(right)
	s.looksAt(t, "xwing2/upgrade/"+strings.TrimPrefix(w.ID, "fit:"))
	settle(a, ui.Input{})
	click(t, a, "shelf.back")
	click(t, a, "builder.shelf")
	s.looksAt(t, "xwing2/pilot/lukeskywalker")
	typing(t, a, "thane<enter><enter>")
	if n := len(b.squad().Pilots); n != 2 || b.squad().Pilots[1].Pilot != "thanekyrell" {
		t.Errorf("the squad is %v", b.squad().Pilots)
	}
}

// TestShelfPrinted: what is printed stands beside our words; of a bad folder a line says so.
func TestShelfPrinted(t *testing.T) {
	a, s := shelfOf(t)
	a.game.Printed = func(card string) (string, error) {
		if card == "xwing2/upgrade/r2d2" {
			return "As it is printed.", nil
		}
		return "", errors.New("nowhere: no such folder")
	}
	for id, want := range map[string]string{"r2d2": "As it is printed.", "predator": "nowhere: no such folder"} {
		s.seek(catalog.Card(catalog.UpgradeCard, id))
		settle(a, ui.Input{})
		all, _ := scenetest.Writings(a.App)
		var told []string
		for _, w := range all {
			told = append(told, w.Text)
		}
		if !strings.Contains(strings.Join(told, " "), want) {
			t.Errorf("of %s it is not said %q", id, want)
		}
	}
}

// TestShelfIsLegible holds the shelf to what every screen is held to, in windows of all sizes, at cards of all kinds.
func TestShelfIsLegible(t *testing.T) {
	a, s := shelfOf(t)
	s.aside = []catalog.CardID{catalog.Card(catalog.PilotCard, "lukeskywalker"), catalog.Card(catalog.PilotCard, "darthvader")}
	for _, w := range append(scenetest.Windows(a.App), scenetest.Sized(915, 412, 100)) {
		w.Set(a.App)
		for _, ref := range []string{"xwing2/pilot/lukeskywalker", "xwing2/pilot/lukeskywalker-battleofyavin", "xwing1/pilot/bosskyt",
			"xwing2/upgrade/servomotorsfoils", "xwing2/upgrade/hullupgrade", "xwing2/damage/fuelleak", "xwing2/device/protonbomb",
			"xwing2/environment/minefield", "xwing2/condition/suppressivefire", "xwing2/pilot/cr90corvette"} {
			id, err := catalog.ParseCardID(strings.Replace(ref, "environment", "device", 1))
			if strings.Contains(ref, "environment") {
				id.Kind = catalog.EnvironmentKind
			}
			if err != nil {
				t.Fatal(err)
			}
			s.seek(id)
			for _, page := range []string{listPage, cardPage, comparePage} {
				if s.page = page; a.Room() == scene.Broad && page != listPage {
					continue
				}
				settle(a, ui.Input{})
				scenetest.Legible(a.App, func(kind, what string) { t.Errorf("%v, %s, %s: %s: %s", w, ref, page, kind, what) })
			}
		}
	}
}

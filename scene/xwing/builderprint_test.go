package xwing

import (
	"bytes"
	"errors"
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/assets"
	"xwing/game/xwing/catalog"
	"xwing/scene"
	"xwing/scene/ui"
)

// TestBuilderPrints prints what is built, by keys and by mouse: a document, or pictures; on a page its browser keeps them.
func TestBuilderPrints(t *testing.T) {
	a, b, _ := builderOf(t, catalog.FFG20, catalog.Rebel)
	typing(t, a, "wedge<enter>")
	printed := map[string][]byte{}
	a.game.Print = func(name string, content []byte) (string, error) {
		printed[name] = content
		return "sheets/" + name, nil
	}
	typing(t, a, "<ctrl+p>")
	if _, open := a.Covers.Over.(*builderPrint); !open {
		t.Fatal("no window asks how to print")
	}
	click(t, a, "build-print.print")
	if doc := printed["Squad.pdf"]; !bytes.HasPrefix(doc, []byte("%PDF-")) {
		t.Errorf("printed: %d files", len(printed))
	}
	if told := widget(t, a, "build-print.told").Words; told != "sheets/Squad.pdf: 1 page" {
		t.Errorf("said: %q", told)
	}
	click(t, a, "build-print:letter")
	click(t, a, "build-print:png")
	click(t, a, "build-print.print")
	if img := printed["Squad.png"]; !bytes.HasPrefix(img, []byte("\x89PNG")) {
		t.Errorf("printed: %d files", len(printed))
	}
	a.game.Print = func(string, []byte) (string, error) { return "", errors.New("the disk is full") }
	click(t, a, "build-print.print")
	if p, open := a.Covers.Over.(*builderPrint); !open || len(p.told) > 0 {
		t.Error("what is not written is told to be")
	}
	saved := 0
	a.Covers.Dialog = nil
	a.Opt.Page = &scene.Page{Save: func(string, []byte) { saved++ }, Came: func() (scene.Parcel, bool) { return scene.Parcel{}, false }}
	click(t, a, "build-print.print")
	a.Opt.Page = nil
	if saved != 1 || b.draft == nil {
		t.Errorf("the browser keeps %d files", saved)
	}
}

// TestBuilderCompares picks a squad by keys, and shows it beside that which is built.
func TestBuilderCompares(t *testing.T) {
	a, _, folder := builderOf(t, catalog.FFG20, catalog.Rebel)
	for _, id := range []string{"rebel-core", "imperial-swarm"} {
		text, err := assets.Squads().Open(id + ".xws")
		if err != nil {
			t.Fatal(err)
		}
		var b bytes.Buffer
		if _, err := b.ReadFrom(text); err != nil {
			t.Fatal(err)
		}
		if _, err := folder.AddSquad(id, b.Bytes()); err != nil {
			t.Fatal(err)
		}
	}
	typing(t, a, "wedge<enter>")
	typing(t, a, "<f2>")
	c, open := a.Covers.Over.(*builderCompare)
	if !open {
		t.Fatal("no window asks for another squad")
	}
	settle(a, ui.Input{})
	for i := range c.folder.entries {
		if e := &c.folder.entries[i]; strings.Contains(e.id, "swarm") {
			click(t, a, "build-compare:"+e.id)
		}
	}
	settle(a, ui.Input{})
	for id, want := range map[string]string{"build-compare.sum:hull": "2 – 21", "build-compare.sum:ships": "1 – 7",
		"build-compare.ship:1:1": "Wedge Antilles, agility 3, hull 2, shields 2", "build-compare.ship:2:1": "agility 3",
		"build-compare.damage:1:1:1": "Front arc 2, range 1: 0.67", "build-compare.damage:2:1:3": "Front arc 2, range 3: 0.24"} {
		if told := widget(t, a, id).Words; !strings.Contains(told, want) {
			t.Errorf("%s: %q, want %q", id, told, want)
		}
	}
	click(t, a, "build-compare.other")
	if c.picked {
		t.Error("no other squad is asked for")
	}
	pasted := "no squad"
	a.Opt.Clipboard = func() (string, error) { return pasted, nil }
	paste := ui.Input{X: -1, Y: -1, Keys: []ebiten.Key{ebiten.KeyControl, ebiten.KeyV}, Struck: []ebiten.Key{ebiten.KeyV}}
	settle(a, paste)
	if c.picked || widget(t, a, "build-compare.news").Words == a.Say("build-compare-bring") {
		t.Error("what is no squad is compared with, or nothing is said of it")
	}
	pasted = string(listOf(t, "imperial-core", "pasted", "", 0))
	settle(a, paste)
	if !c.picked || c.sides[1].name != "pasted" {
		t.Errorf("compared with %q", c.sides[1].name)
	}
	click(t, a, "build-compare.other")
	a.Dropped = func() fs.FS { return fstest.MapFS{"dropped.xws": {Data: listOf(t, "rebel-core", "dropped", "", 0)}} }
	settle(a, ui.Input{X: -1, Y: -1})
	if a.Dropped = func() fs.FS { return nil }; !c.picked || c.sides[1].name != "dropped" {
		t.Errorf("compared with %q", c.sides[1].name)
	}
	typing(t, a, "<esc>")
	if a.Covers.Over != nil {
		t.Error("Escape does not close it")
	}
}

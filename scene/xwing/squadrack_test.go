package xwing

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/game"
	"xwing/game/xwing/match/matchtest"
	"xwing/scene"
	"xwing/scene/ui"
)

// onRack is a client that looks at squads of his own on a disk, by their titles.
func onRack(t *testing.T, titles ...string) (*Client, *rackOverlay, diskFolder) {
	t.Helper()
	a, _ := newApp(t, 0)
	folder := onDisk(t)
	a.Opt.Files, a.game.Folder, a.game.Rack = noFiles{}, folder, folder
	for i, title := range titles {
		text, err := os.ReadFile("../../assets/facts/squads/" + []string{"rebel-core", "imperial-core"}[i%2] + ".xws")
		if err != nil {
			t.Fatal(err)
		}
		var all map[string]json.RawMessage
		if err := json.Unmarshal(text, &all); err != nil {
			t.Fatal(err)
		}
		named := bytes.Replace(text, all["name"], []byte(`"`+title+`"`), 1)
		if _, err := folder.Add(title, named); err != nil {
			t.Fatal(err)
		}
	}
	a.Show(&squadsScreen{client: a})
	settle(a, ui.Input{})
	a.Build(ui.Input{Keys: []ebiten.Key{ebiten.KeyF6}, Struck: []ebiten.Key{ebiten.KeyF6}})
	settle(a, ui.Input{})
	o, ok := a.Covers.Over.(*rackOverlay)
	if !ok {
		t.Fatal("F6 opens nothing")
	}
	return a, o, folder
}

// TestRack renames, moves, deletes and puts back squads: what was picked stays picked, and nothing is lost.
func TestRack(t *testing.T) {
	a, o, folder := onRack(t, "Aces", "Bees", "Cats")
	s := o.squads
	s.picked = picks{"Aces", "Bees"}
	want := func(want, picked string) {
		t.Helper()
		settle(a, ui.Input{})
		if got := folder.holding(t, `"name": "Queens"`); got != want {
			t.Errorf("there are %s, want %s", got, want)
		}
		if got := s.picked[0] + " " + s.picked[1]; got != picked {
			t.Errorf("picked are %s, want %s", got, picked)
		}
		if a.Covers.Dialog != nil {
			t.Errorf("it is said: %s", a.Covers.Dialog.Text)
		}
	}
	press := func(id string) {
		t.Helper()
		settle(a, ui.Input{})
		click(t, a, id)
	}
	press("rack.rename:Bees")
	o.text = "Queens"
	press("rack.ok")
	want(`Aces Cats Queens+"name": "Queens"`, "Aces Queens")
	press("rack.move:Queens")
	o.text = "Fun/2"
	press("rack.ok")
	press("rack.move:Aces")
	press("rack.into:Fun/2")
	want(`Cats Fun/2/Aces Fun/2/Queens+"name": "Queens"`, "Fun/2/Aces Fun/2/Queens")
	if w := widget(t, a, "rack.folder:Fun/2"); w.Words != "Fun/2" {
		t.Errorf("the folder is called %q", w.Words)
	}
	press("rack.rename:Cats")
	o.text = "Queens"
	press("rack.ok")
	press("rack.move:Queens")
	press("rack.into:Fun/2")
	want(`Fun/2/Aces Fun/2/Queens+"name": "Queens" Fun/2/Queens 2+"name": "Queens"`, "Fun/2/Aces Fun/2/Queens")
	press("rack.delete:Fun/2/Queens")
	press("rack.delete:Fun/2/Aces")
	want(`Fun/2/Queens 2+"name": "Queens"`, " ")
	press("rack.undo")
	want(`Fun/2/Aces Fun/2/Queens 2+"name": "Queens"`, " ")
	press("rack.page:bin")
	press("rack.restore:Fun/2/Queens")
	want(`Fun/2/Aces Fun/2/Queens+"name": "Queens" Fun/2/Queens 2+"name": "Queens"`, " ")
	press("rack.page:own")
	press("rack.delete:Fun/2/Queens 2")
	press("rack.page:bin")
	press("rack.empty")
	a.Build(ui.Input{Keys: []ebiten.Key{ebiten.KeyEnter}, Struck: []ebiten.Key{ebiten.KeyEnter}})
	if settle(a, ui.Input{}); len(o.bin) != 1 {
		t.Error("Enter empties the bin")
	}
	press("rack.empty")
	press("rack-empty.0")
	if want(`Fun/2/Aces Fun/2/Queens+"name": "Queens"`, " "); len(o.bin) != 0 {
		t.Errorf("the bin holds %v", o.bin)
	}
	a.Cover(nil)
	settle(a, ui.Input{})
	if w := widget(t, a, "squads.folder:Fun/2"); w.Words != "Fun/2" {
		t.Errorf("among the squads the folder is called %q", w.Words)
	}
}

// TestRackByKeys deletes and puts back without a mouse.
func TestRackByKeys(t *testing.T) {
	a, _, folder := onRack(t, "Aces")
	key := func(k ...ebiten.Key) {
		a.Build(ui.Input{Keys: k, Struck: k[len(k)-1:]})
		a.Build(ui.Input{})
	}
	for n := 0; a.UI.Focused() != "rack.delete:Aces" && n < 20; n++ {
		key(ebiten.KeyTab)
	}
	key(ebiten.KeyEnter)
	if got := folder.holding(t); got != "" {
		t.Errorf("there are %s", got)
	}
	key(ebiten.KeyControl, ebiten.KeyZ)
	if got := folder.holding(t); got != "Aces" {
		t.Errorf("there are %s", got)
	}
}

// TestRecords counts the games that were played to their end with what a squad flies, whatever it was called then, and plays a
// few choices a frame for it.
func TestRecords(t *testing.T) {
	a, o, _ := onRack(t, "Aces", "Bees")
	files := &keptShelf{gone: map[string]scene.Game{}, stands: map[string]scene.Standing{}, read: new(int)}
	files.session = matchtest.Begin(t, a.kit, matchtest.Squads(t, "rebel-core", "imperial-core"), 1)
	both := files.session.Header()
	other := both
	other.Squads = []json.RawMessage{[]byte(`{"faction":"resistance","pilots":[{"id":"poedameron"}]}`),
		[]byte(`{"faction":"firstorder","pilots":[{"id":"kyloren"}]}`)}
	swapped := both
	swapped.Squads = []json.RawMessage{both.Squads[1], other.Squads[0]}
	armada := both
	armada.Game = "armada"
	for i, c := range []struct {
		h     game.Header
		stand scene.Standing
	}{{both, scene.Standing{Over: true, Winner: game.Side(game.Red)}}, {both, scene.Standing{Over: true, Winner: game.NoSide}}, {both,
		scene.Standing{}},
		{swapped, scene.Standing{Over: true, Winner: game.Side(game.Red)}}, {other, scene.Standing{Over: true}}, {armada,
			scene.Standing{Over: true}}} {
		g := scene.Game{Path: fmt.Sprint("game ", i), Header: c.h, When: time.Date(2026, 5, 1+i, 12, 0, 0, 0, time.UTC)}
		files.games = append(files.games, g)
		files.stands[g.Path] = c.stand
	}
	a.Opt.Files = files
	o.read(a)
	for range 60 {
		a.Build(ui.Input{})
	}
	for id, want := range map[string]string{"Aces": "1 won · 0 lost · 1 drawn 0 : 0 points",
		"Bees": "1 won · 1 lost · 1 drawn 0 : 0 points"} {
		if got := widget(t, a, "rack.record:"+id).Words; got != want {
			t.Errorf("of %s it is told %q, want %q", id, got, want)
		}
	}
	if files.played > playedForRecords || files.closed != 4 {
		t.Errorf("%d choices at once, %d games closed", files.played, files.closed)
	}
	f := a.records.known["game 0"]
	f.score = [2]int{71, 100}
	a.records.known["game 0"] = f
	if r := a.records.of(o.flown["Bees"]); r.Scored != 100 || r.Given != 71 {
		t.Errorf("points of blue's squad: %+v", r)
	}
}

// TestRackWindows keeps all that can be pressed inside the window, apart and in words, at every size.
func TestRackWindows(t *testing.T) {
	a, o, _ := onRack(t, "Aces", strings.Repeat("Bees and ", 6), "Cats", "Dogs")
	for _, id := range []string{"Dogs", "Cats"} {
		if e := o.squads.folder.entry(id); e != nil {
			o.move(a, e, "A folder of "+id)
		}
	}
	o.delete(a, o.squads.folder.entry("Aces"))
	for _, size := range everySize {
		a.Width, a.Height, a.Opt.Settings.Window.Scale = size[0], size[1], int(size[2])
		for name, stage := range map[string]rackOverlay{"squads": {page: ownPage}, "bin": {page: binPage},
			"moving": {page: ownPage, changed: "A folder of Dogs/Dogs", moving: true}, "renaming": {page: ownPage,
				changed: "A folder of Cats/Cats"}} {
			o.page, o.changed, o.moving = stage.page, stage.changed, stage.moving
			a.Build(ui.Input{})
			a.Build(ui.Input{})
			wellPlaced(t, a, fmt.Sprintf("%s at %vx%v, %v %%", name, size[0], size[1], size[2]))
		}
		a.Covers.Over = nil
		a.Build(ui.Input{})
		a.Build(ui.Input{})
		wellPlaced(t, a, fmt.Sprintf("squads at %vx%v, %v %%", size[0], size[1], size[2]))
		a.Covers.Over = o
	}
}

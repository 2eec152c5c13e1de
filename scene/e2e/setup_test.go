package e2e

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/game"
)

// ownSquads gives a player squads of his own: the built-in ones, without
// obstacles, so many of each, and a file that is none.
func ownSquads(t *testing.T, home string, copies int) {
	t.Helper()
	folder := filepath.Join(home, "data", "xwing", "squads")
	must(t, os.MkdirAll(folder, 0o755))
	files, err := filepath.Glob("../../assets/facts/squads/*.xws")
	must(t, err)
	for _, file := range files {
		text, err := os.ReadFile(file)
		must(t, err)
		var list map[string]any
		must(t, json.Unmarshal(text, &list))
		delete(list, "obstacles")
		for i := range copies {
			list["name"] = fmt.Sprintf("A squad whose name goes on and on and on, of which this is number %d", i)
			out, err := json.Marshal(list)
			must(t, err)
			name := fmt.Sprintf("my-%s-%d.xws", strings.TrimSuffix(filepath.Base(file), ".xws"), i)
			must(t, os.WriteFile(filepath.Join(folder, name), out, 0o644))
		}
	}
	must(t, os.WriteFile(filepath.Join(folder, "torn.xws"), []byte("{"), 0o644))
}

// TestPickingAGame chooses points list, squads and obstacles among many files, and
// plays what was chosen.
func TestPickingAGame(t *testing.T) {
	needDisplay(t)
	home := t.TempDir()
	ownSquads(t, home, 5)
	p := open(t, home, 0)
	p.click("title.new:X-Wing")
	if w, _ := p.Find("squad:torn:red"); w.Enabled || w.Reason == "" {
		t.Error("a file that is no squad is not shown with its reason")
	}
	p.click("squads.find")
	must(t, p.Type("skywalker"))
	for _, id := range p.Enabled("squad:") {
		if !strings.Contains(id, "rebel") && !strings.Contains(id, "republic") {
			t.Errorf("%s is found by the word skywalker", id)
		}
	}
	p.click("squad:my-rebel-core-3:red")
	p.click("squads.find")
	for range "skywalker" {
		must(t, p.Key(ebiten.KeyBackspace))
	}
	p.click("faction:galacticempire")
	p.click("squad:imperial-core:blue")
	before := p.words("points:red")
	p.click("squads.list:x2po")
	if after := p.words("points:red"); after == before || after == "" {
		t.Errorf("by another points list the squad costs %q, before %q", after, before)
	}
	p.pickOtherObstacle()
	faults := misplaced(p.Screen(), 1280, 720)
	if len(faults) > 0 {
		t.Errorf("on the squads screen: %s", strings.Join(faults, "; "))
	}
	p.click("squads.begin")
	if p.Screen().Screen == "dialog" {
		p.click("breaches.1")
	}
	p.want("table", "")
	text, err := os.ReadFile(p.journals()[0])
	must(t, err)
	journal, err := game.ReadJournal(text)
	must(t, err)
	if got := string(journal.Header.Extra["points"]); got != `"x2po"` {
		t.Errorf("the journal says points %s", got)
	}
	var squad struct{ Obstacles []string }
	must(t, json.Unmarshal(journal.Header.Squads[0], &squad))
	if len(squad.Obstacles) != 3 {
		t.Errorf("the journal says that red brings %v", squad.Obstacles)
	}
}

// pickOtherObstacle leaves one of red's obstacles and takes another.
func (p *client) pickOtherObstacle() {
	p.t.Helper()
	var on, off []string
	for _, w := range p.Screen().Widgets {
		if strings.HasPrefix(w.ID, "obstacle:red:") {
			if w.On {
				on = append(on, w.ID)
			} else {
				off = append(off, w.ID)
			}
		}
	}
	if len(on) != 3 || len(off) != 3 {
		p.t.Fatalf("picked %v of %v, want three of six", on, off)
	}
	p.click(on[0])
	if w, _ := p.Find("squads.begin"); w.Enabled {
		p.t.Error("a game may begin with two obstacles of one player")
	}
	p.click(off[2])
	if w, _ := p.Find("squads.begin"); !w.Enabled {
		p.t.Errorf("with three obstacles again: %s", w.Reason)
	}
}

// place is where the middle of a piece on the table is.
func (p *client) place(id string) (x, y float64) {
	p.t.Helper()
	for _, w := range p.Screen().Pieces {
		if w.ID == id {
			return float64(w.Rect[0]) + float64(w.Rect[2])/2, float64(w.Rect[1]) + float64(w.Rect[3])/2
		}
	}
	p.t.Fatalf("%s is not on the table", id)
	return 0, 0
}

// placeOnTable is where the middle of a piece is from the corner of the table, which gives
// way to whoever is asked.
func (p *client) placeOnTable(id string) (x, y float64) {
	p.t.Helper()
	table := find(p.t, p, "table")
	x, y = p.place(id)
	return x - float64(table.Rect[0]), y - float64(table.Rect[1])
}

// TestSettingUp drags ships of one initiative over each other and out of their
// zone, again and again, in two windows and from both sides of the table; they
// slide to legal places and are set down together.
func TestSettingUp(t *testing.T) {
	needDisplay(t)
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}} {
		for _, flipped := range []bool{false, true} {
			t.Run(fmt.Sprintf("%dx%d flipped %v", size[0], size[1], flipped), func(t *testing.T) {
				p := openSized(t, t.TempDir(), 0, size[0], size[1], "play", "--red", "../../assets/facts/squads/separatist-swarm.xws",
					"--blue", "../../assets/facts/squads/imperial-core.xws", "--seed", "4")
				p.until("a group of ships", func() bool { return p.Screen().Prompt == "place-ship" && len(p.Enabled("piece:")) > 1 })
				if flipped {
					must(t, p.Key(ebiten.KeyT))
				}
				p.dragGroup()
			})
		}
	}
}

// dragGroup drags two ships of the group about and sets all down.
func (p *client) dragGroup() {
	t := p.t
	t.Helper()
	zone, _ := p.Find("zone")
	pieces := p.Enabled("piece:")
	first, second := strings.TrimPrefix(pieces[0], "piece:"), strings.TrimPrefix(pieces[1], "piece:")
	legal := func(what string) {
		t.Helper()
		if w, _ := p.Find("confirm"); !w.Enabled {
			t.Errorf("%s: it may not be confirmed: %s", what, w.Reason)
		}
	}
	legal("first places")
	x0, y0 := p.place(first)
	x1, y1 := p.place(second)
	must(t, p.Drag(ebiten.MouseButtonLeft, x0, y0, x1+3, y1+2))
	legal("over the other ship")
	x0, y0 = p.place(first)
	out := float64(zone.Rect[1]) - 12 // out of the zone, to the side of the table's middle
	if table, _ := p.Find("table"); zone.Rect[1] < table.Rect[1]+table.Rect[3]/2 {
		out = float64(zone.Rect[1]+zone.Rect[3]) + 12
	}
	must(t, p.Drag(ebiten.MouseButtonLeft, x0, y0, x0+40, out))
	legal("out of the zone")
	x1, y1 = p.place(second)
	must(t, p.Drag(ebiten.MouseButtonLeft, x1, y1, x1-60, y1))
	if w, _ := p.Find("piece:" + second); !w.On {
		t.Error("the ship that was dragged is not in hand")
	}
	x1, y1 = p.place(second)
	x0, y0 = p.place(first)
	must(t, p.Hold(ebiten.KeyControlLeft))
	must(t, p.Drag(ebiten.MouseButtonLeft, x0, y0, x1, y1))
	must(t, p.Let(ebiten.KeyControlLeft))
	if w, _ := p.Find("confirm"); w.Enabled {
		t.Error("dragged freely onto the other ship it may be confirmed")
	}
	must(t, p.Key(ebiten.KeyG))
	legal("after looking for a legal place")
	for _, fault := range misplaced(p.Screen(), p.W, p.H) {
		t.Error(fault)
	}
	x0, y0 = p.placeOnTable(first)
	p.click("confirm")
	must(t, p.Rest())
	if x, y := p.placeOnTable(first); x < x0-2 || x > x0+2 || y < y0-2 || y > y0+2 {
		t.Errorf("%s stands at %v, %v of the table, want %v, %v", first, x, y, x0, y0)
	}
	if got := p.Enabled("piece:" + second); len(got) > 0 {
		t.Error("the other ship is asked for once more")
	}
}

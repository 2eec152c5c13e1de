package e2e

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// TestWatchingByMouse opens the film of a kept game from the list, plays it, steps, goes to a mark, keeps a picture, and plays on from
// there against the computer. XWING_SCREENS names a folder for pictures, of other windows and of Armada, too.
func TestWatchingByMouse(t *testing.T) {
	needDisplay(t)
	home := t.TempDir()
	shelve(t, home, "salvage-sensible")
	p := open(t, home, 100)
	must(t, p.Rest())
	p.click("title.resume")
	p.want("games", "")
	p.shot("watch-list")
	p.click("watch:0")
	for range 300 {
		if _, read := p.Find("film.count"); read {
			break
		}
		must(t, p.Tick(2))
	}
	p.want("watch", "")
	at := func() int {
		w, _ := p.Find("film.count")
		n, err := strconv.Atoi(strings.Fields(w.Words)[1])
		must(t, err)
		return n
	}
	p.click("film.speed:400")
	p.click("film.play")
	must(t, p.Tick(200))
	must(t, p.Key(ebiten.KeySpace))
	if at() < 3 {
		t.Errorf("after 200 ticks it has come to %d", at())
	}
	must(t, p.Key(ebiten.KeyShiftLeft, ebiten.KeyArrowRight))
	was := at()
	p.click("film.after")
	if at() != was+1 {
		t.Errorf("a step leads from %d to %d", was, at())
	}
	mark := ""
	for _, w := range p.Screen().Widgets {
		if strings.HasPrefix(w.ID, "film.mark:kill:") {
			mark = w.ID
			x, y := float64(w.Rect[0]+w.Rect[2]/2), float64(w.Rect[1]+w.Rect[3]/2)
			must(t, p.ClickAt(x, y))
			break
		}
	}
	if !strings.HasSuffix(mark, ":"+strconv.Itoa(at())) {
		t.Errorf("a click on %q leads to %d", mark, at())
	}
	p.shot("watch-kill")
	p.click("film.picture")
	_, err := p.Picture() // nothing is painted before somebody looks
	must(t, err)
	must(t, p.Tick(5))
	if kept, _ := filepath.Glob(filepath.Join(home, "data", "xwing", "pictures", "*.png")); len(kept) != 1 {
		toast, _ := p.Find("toast")
		t.Errorf("of pictures there are %v: %s", kept, toast.Words)
	}
	p.click("film.step:round")
	p.click("film.before")
	p.click("film.on")
	if w, _ := p.Find("player:blue"); !w.On {
		p.click("player:blue")
	}
	p.shot("watch-on")
	p.click("film-on.begin")
	must(t, p.Tick(5))
	if name := p.Screen().Screen; name != "table" && name != "curtain" {
		t.Errorf("it goes on at the screen %s", name)
	}
	if kept, _ := filepath.Glob(filepath.Join(home, "state", "xwing", "games", "*.jsonl")); len(kept) != 2 {
		t.Errorf("of games there are %v", kept)
	}
}

// shelve puts a kept game among those of a player.
func shelve(t *testing.T, home, name string) string {
	t.Helper()
	text, err := os.ReadFile("../../testdata/games/" + name + ".jsonl")
	must(t, err)
	folder := filepath.Join(home, "state", "xwing", "games")
	must(t, os.MkdirAll(folder, 0o755))
	file := filepath.Join(folder, filepath.Base(name)+".jsonl")
	must(t, os.WriteFile(file, text, 0o600))
	return file
}

// TestWatchShots keeps pictures of films where XWING_SCREENS names a folder: of both games, in windows of all kinds.
func TestWatchShots(t *testing.T) {
	if os.Getenv("XWING_SCREENS") == "" {
		t.Skip("XWING_SCREENS names no folder")
	}
	for _, name := range []string{"armada/four-hundred-sensible", "salvage-sensible", "rebel-gunners-imperial-ordnance-sensible"} {
		for _, size := range [][2]int{{1280, 720}, {1920, 1080}, {915, 412}} {
			home := t.TempDir()
			p := openSized(t, home, 100, size[0], size[1], "watch", shelve(t, home, name))
			for range 300 {
				if _, read := p.Find("film.count"); read {
					break
				}
				must(t, p.Tick(2))
			}
			for range 4 {
				must(t, p.Key(ebiten.KeyShiftLeft, ebiten.KeyArrowRight))
			}
			shot := filepath.Base(name)[:6] + "-" + strconv.Itoa(size[0]) + "-"
			for range 3 {
				must(t, p.Key(ebiten.KeyArrowRight))
			}
			p.shot("film-" + shot + "dials")
			p.click("film.step:attack")
			must(t, p.Key(ebiten.KeyArrowRight))
			p.shot("film-" + shot + "attack")
			must(t, p.Key(ebiten.KeyEnd))
			p.shot("film-" + shot + "end")
		}
	}
}

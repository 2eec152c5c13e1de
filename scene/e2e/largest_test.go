package e2e

import (
	"path/filepath"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// largest are settings for words twice as large, at a window that has least room for them.
const largest = "[animation]\nspeed = 0\n[window]\nscale = 200\n"

// TestLargestWordsByMouse plays two small squads by clicks to the result, with questions of every
// shape, words at 200 % of 1280×720.
func TestLargestWordsByMouse(t *testing.T) {
	needDisplay(t)
	home := t.TempDir()
	dir := smallSquads(t, home)
	p := openWith(t, home, largest, 1280, 720, "play", "--red", filepath.Join(dir, "small-red.xws"), "--blue", filepath.Join(dir, "small-blue.xws"), "--seed", "3")
	p.playSensibly(5)
	p.everyShape()
}

// TestLargestWordsByKeys picks the same squads page by page and plays them to the result, without
// the mouse.
func TestLargestWordsByKeys(t *testing.T) {
	needDisplay(t)
	home := t.TempDir()
	smallSquads(t, home)
	p := openWith(t, home, largest, 1280, 720)
	press := func(ids ...string) {
		t.Helper()
		for _, id := range ids {
			p.focusOn(id)
			must(t, p.Key(ebiten.KeySpace))
		}
	}
	p.want("title", "")
	p.focusOn("title.new:X-Wing")
	must(t, p.Key(ebiten.KeyEnter))
	p.want("squads", "")
	press("squad:small-red:red", "squad:small-blue:blue", "squads.page:game", "squads.list:ffg20", "squads.page:red")
	if p.words("points:red") == "" {
		t.Error("the page of a squad does not tell its points")
	}
	press("squads.page:game")
	p.focusOn("squads.seed")
	must(t, p.Key(ebiten.KeyEnter))
	must(t, p.Type("3"))
	must(t, p.Key(ebiten.KeyEnter))
	must(t, p.Key(ebiten.KeyControlLeft, ebiten.KeyEnter))
	p.want("table", "")
	p.playByKeys(5)
	p.everyShape()
}

package e2e

import (
	"fmt"
	"image"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/assets"
	"xwing/game/xwing/match"
	"xwing/game/xwing/match/matchtest"
)

// moreShots are the screens that only docs/screens shows.
func moreShots() []shot {
	return []shot{
		{"settings", "", 0, func(p *client) { p.click("title.settings") }},
		{"alone-squads", "", 0, func(p *client) {
			p.click("title.new:X-Wing")
			p.click("squad:rebel-core:red")
			p.click("squad:imperial-core:blue")
			p.click("player:blue")
		}},
		{"moment", "", 1, func(p *client) { p.click("result.moment") }},
		{"luck", "", 1, func(p *client) { p.click("result.page:luck") }},
		{"gave-away", "", 1, func(p *client) {
			p.click("result.page:play")
			for range 200 { // better answers are looked for beside the sheet
				if must(p.t, p.Rest()); strings.HasPrefix(p.words("result.play.says"), "Against") {
					break
				}
				time.Sleep(time.Second / 4)
			}
		}},
		{"curtain", "set-dials", 3, func(p *client) { p.want("curtain", "") }},
		{"defense", "modify-defense-dice", 4, func(p *client) { p.hoverFirst("option:") }},
		{"reach", "choose-attack", 8, func(p *client) {
			p.hoverFirst(">")
			must(p.t, p.Hold(ebiten.KeyA))
		}},
		{"odds", "choose-attack", 1, func(p *client) {
			p.hoverFirst(">")
			must(p.t, p.Key(ebiten.KeyO))
		}},
		{"menu", "choose-action", 9, func(p *client) { must(p.t, p.Key(ebiten.KeyEscape)) }},
		{"rules", "choose-action", 9, func(p *client) {
			must(p.t, p.Key(ebiten.KeyEscape))
			p.click("menu.rules")
		}},
		{"keys", "choose-action", 9, func(p *client) { must(p.t, p.Key(ebiten.KeyF1)) }},
	}
}

// editionShot is a shot out of a game of another edition.
type editionShot struct {
	shot
	kit  *match.Kit
	game string
}

// ofEditions are the pictures of the editions beside 2.0, of which most others are.
func ofEditions(t *testing.T) []editionShot {
	t.Helper()
	first, err := match.NewFirstKit(assets.FirstFacts())
	must(t, err)
	hover := func(p *client) { p.hoverFirst(">") }
	return []editionShot{
		{shot{"edition-25", "choose-attack", 6, hover}, matchtest.Kit(t), "../../testdata/games/salvage-sensible.jsonl"},
		{shot{"edition-1", "choose-attack", 13, hover}, first, "../../testdata/games/first/first-2015-sensible.jsonl"},
	}
}

// TestScreens writes a picture of every screen into the folder that XWING_SCREENS names, as
// docs/screens keeps them; with XWING_WINDOW=1920x1080 those of a window of that size, and of every
// question, too, and all of them small side by side on sheets.
func TestScreens(t *testing.T) {
	folder := os.Getenv("XWING_SCREENS")
	if folder == "" {
		t.Skip("XWING_SCREENS names no folder")
	}
	needDisplay(t)
	must(t, os.MkdirAll(folder, 0o755))
	size, questions := windowSize(t), os.Getenv("XWING_WINDOW") != ""
	sheet := contact{folder: folder}
	show := func(name string, take func(*testing.T) *image.RGBA) {
		t.Run(name, func(t *testing.T) {
			img := take(t)
			writePNG(t, filepath.Join(folder, name+".png"), img)
			if questions {
				sheet.add(t, img)
			}
		})
	}
	for _, s := range append(shots(), moreShots()...) {
		show(s.name, func(t *testing.T) *image.RGBA { return s.take(t, size) })
	}
	for _, s := range ofEditions(t) {
		show(s.name, func(t *testing.T) *image.RGBA {
			return s.takeFrom(t, size, "resume", sceneOf(t, s.kit, s.game, s.question, s.nth))
		})
	}
	for _, s := range atWork() {
		show(s.name, func(t *testing.T) *image.RGBA { return s.takeAtWork(t, size) })
	}
	if !questions {
		return
	}
	for _, q := range everyQuestion(t) {
		show("question-"+q.kind, func(t *testing.T) *image.RGBA { return q.take(t, size) })
	}
	sheet.write(t)
}

// windowSize is that of the pictures: the usual one, or what XWING_WINDOW says.
func windowSize(t *testing.T) [2]int {
	t.Helper()
	size := usual
	if window := os.Getenv("XWING_WINDOW"); window != "" {
		_, err := fmt.Sscanf(window, "%dx%d", &size[0], &size[1])
		must(t, err)
	}
	return size
}

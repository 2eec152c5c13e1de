package e2e

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// moreShots are the screens that only docs/screens shows.
func moreShots() []shot {
	return []shot{
		{"settings", "", 0, func(p *client) { p.click("title.settings") }},
		{"moment", "", 1, func(p *client) { p.click("result.moment") }},
		{"curtain", "set-dials", 3, func(p *client) { p.want("curtain", "") }},
		{"defense", "modify-defense-dice", 4, func(p *client) { p.hoverFirst("option:") }},
		{"reach", "choose-attack", 8, func(p *client) {
			p.hoverFirst(">")
			must(p.t, p.Hold(ebiten.KeyA))
		}},
		{"menu", "choose-action", 9, func(p *client) { must(p.t, p.Key(ebiten.KeyEscape)) }},
		{"rules", "choose-action", 9, func(p *client) {
			must(p.t, p.Key(ebiten.KeyEscape))
			p.click("menu.rules")
		}},
		{"keys", "choose-action", 9, func(p *client) { must(p.t, p.Key(ebiten.KeyF1)) }},
	}
}

// TestScreens writes a picture of every screen into the folder that XWING_SCREENS
// names, as docs/screens keeps them.
func TestScreens(t *testing.T) {
	folder := os.Getenv("XWING_SCREENS")
	if folder == "" {
		t.Skip("XWING_SCREENS names no folder")
	}
	needDisplay(t)
	must(t, os.MkdirAll(folder, 0o755))
	for _, s := range append(shots(), moreShots()...) {
		t.Run(s.name, func(t *testing.T) { writePNG(t, filepath.Join(folder, s.name+".png"), s.take(t)) })
	}
}

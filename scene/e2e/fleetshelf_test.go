package e2e

import (
	"fmt"
	"os"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// TestFleetShelfShots keeps pictures of the shelf of Armada's cards in windows of several sizes where XWING_SCREENS names a folder.
func TestFleetShelfShots(t *testing.T) {
	if os.Getenv("XWING_SCREENS") == "" {
		t.Skip("XWING_SCREENS names no folder")
	}
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}, {915, 412}} {
		t.Run(fmt.Sprint(size[0]), func(t *testing.T) {
			p := openSized(t, t.TempDir(), 0, size[0], size[1])
			must(t, p.Rest())
			p.click("title.shelf:Armada")
			must(t, p.Type("gunnery"))
			p.builderShot("shelf-upgrade")
			if size[0] < 1000 {
				p.click("card:upgrade/gunnery-team")
				p.builderShot("shelf-card")
				return
			}
			for _, look := range [][2]string{{"howl", "squadron"}, {"precision strike", "objective"}, {"konstantine", "long"},
				{"bwing", "signs"}, {"blaster", "none"}, {"damage ship", "damage"}, {"1726", "number"}} {
				must(t, p.Key(ebiten.KeyEscape))
				must(t, p.Type(look[0]))
				p.builderShot("shelf-" + look[1])
			}
			must(t, p.Key(ebiten.KeyEscape))
			for range 2 {
				must(t, p.Key(ebiten.KeyF5))
			}
			must(t, p.Key(ebiten.KeyF6))
			must(t, p.Key(ebiten.KeyF7))
			p.builderShot("shelf-keys")
		})
	}
}

package e2e

import (
	"fmt"
	"os"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// shelfSeek writes into the field that looks for cards, in place of what stands there.
func (p *client) shelfSeek(words string) {
	p.t.Helper()
	p.click("shelf.find")
	must(p.t, p.Key(ebiten.KeyHome))
	must(p.t, p.Key(ebiten.KeyShiftLeft, ebiten.KeyEnd))
	must(p.t, p.Type(words))
	must(p.t, p.Key(ebiten.KeyEnter))
}

// TestShelfShots goes about the shelf in windows of all sizes, and keeps pictures where XWING_SCREENS names a folder.
func TestShelfShots(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}, {2560, 1440}, {915, 412}} {
		if os.Getenv("XWING_SCREENS") == "" && size[0] != 1280 {
			continue
		}
		t.Run(fmt.Sprint(size[0]), func(t *testing.T) {
			p := openSized(t, t.TempDir(), 0, size[0], size[1])
			must(t, p.Rest())
			p.shot("shelf-title")
			p.click("title.shelf:X-Wing")
			p.want("shelf", "")
			p.shot("shelf-all")
			p.shelfSeek("initiative 5 rebel")
			p.click("shelf.by:list")
			p.shot("shelf-choice")
			p.click("shelf.choose:amg25")
			p.shot("shelf-found")
			p.shelfSeek("luke initiative 5")
			p.click("card:xwing2/pilot/lukeskywalker")
			p.shot("shelf-luke")
			must(t, p.Key(ebiten.KeyF2))
			if size[0] < 1000 {
				p.click("shelf.page:list")
			}
			p.shelfSeek("norra wexley y-wing")
			p.click("card:xwing2/pilot/norrawexley-btla4ywing")
			if size[0] < 1000 {
				p.click("shelf.page:compare")
			}
			p.shot("shelf-compared")
			if size[0] < 1000 {
				return
			}
			p.click("shelf.by:list")
			p.click("shelf.choose:")
			p.shelfSeek("snap shot")
			must(t, p.Key(ebiten.KeyF6))
			p.shot("shelf-upgrade")
			must(t, p.Key(ebiten.KeyF4))
			p.shot("shelf-like")
		})
	}
}

package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// shelfShot keeps a picture of the shelf where XWING_SCREENS names a folder.
func (p *client) shelfShot(name string) {
	p.t.Helper()
	folder := os.Getenv("XWING_SCREENS")
	if folder == "" {
		return
	}
	must(p.t, os.MkdirAll(folder, 0o755))
	must(p.t, p.Rest())
	must(p.t, p.Tick(60)) // the studio paints
	img, err := p.Picture()
	must(p.t, err)
	size := img.Bounds().Size()
	writePNG(p.t, filepath.Join(folder, fmt.Sprintf("shelf-%s-%dx%d.png", name, size.X, size.Y)), img)
}

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
			p.shelfShot("title")
			p.click("title.shelf:X-Wing")
			p.want("shelf", "")
			p.shelfShot("all")
			p.shelfSeek("initiative 5 rebel")
			p.click("shelf.by:list")
			p.shelfShot("choice")
			p.click("shelf.choose:amg25")
			p.shelfShot("found")
			p.shelfSeek("luke initiative 5")
			p.click("card:xwing2/pilot/lukeskywalker")
			p.shelfShot("luke")
			must(t, p.Key(ebiten.KeyF2))
			if size[0] < 1000 {
				p.click("shelf.page:list")
			}
			p.shelfSeek("norra wexley y-wing")
			p.click("card:xwing2/pilot/norrawexley-btla4ywing")
			if size[0] < 1000 {
				p.click("shelf.page:compare")
			}
			p.shelfShot("compared")
			if size[0] < 1000 {
				return
			}
			p.click("shelf.by:list")
			p.click("shelf.choose:")
			p.shelfSeek("snap shot")
			must(t, p.Key(ebiten.KeyF6))
			p.shelfShot("upgrade")
			must(t, p.Key(ebiten.KeyF4))
			p.shelfShot("like")
		})
	}
}

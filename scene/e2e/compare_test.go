package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"
)

// TestComparing compares the squad that is built with one of the program's own, and prints it; where XWING_SCREENS names a folder it keeps
// pictures in windows of several sizes.
func TestComparing(t *testing.T) {
	sizes := [][2]int{{1280, 720}}
	if os.Getenv("XWING_SCREENS") != "" {
		sizes = append(sizes, [2]int{1920, 1080}, [2]int{915, 412})
	}
	for _, size := range sizes {
		t.Run(fmt.Sprint(size[0]), func(t *testing.T) {
			p := openSized(t, t.TempDir(), 0, size[0], size[1])
			must(t, p.Rest())
			p.click("title.build:X-Wing")
			p.click("build-list:ffg20")
			p.click("build-faction:rebelalliance")
			for _, ship := range [][2]string{{"luke", "lukeskywalker"}, {"horton", "hortonsalm"}, {"norra", "norrawexley"}} {
				p.seek(ship[0])
				p.click("fit:" + ship[1])
			}
			if size[0] < 1000 {
				p.click("builder.page:squad")
			}
			p.builderShot("buttons")
			p.click("builder.compare")
			p.builderShot("compare-pick")
			p.click("build-compare:imperial-aces")
			p.builderShot("compare")
			if w, there := p.Find("build-compare.ship:1:1"); !there || w.Words == "" {
				t.Error("no ship is compared")
			}
			p.click("close")
			p.click("builder.print")
			p.click("build-print.print")
			must(t, p.Rest())
			p.builderShot("print")
			if all, _ := filepath.Glob(filepath.Join(p.home, "data", "xwing", "sheets", "*.pdf")); len(all) != 1 {
				t.Errorf("printed: %v", all)
			}
		})
	}
}

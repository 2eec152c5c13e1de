package e2e

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// TestFirstGame goes from the title through the first half of the first game by mouse, clicking what is lit; where
// XWING_SCREENS names a folder, through all of it in two windows, and keeps pictures.
func TestFirstGame(t *testing.T) {
	sizes, half := [][2]int{{1280, 720}}, 14
	if os.Getenv("XWING_SCREENS") != "" {
		sizes, half = append(sizes, [2]int{1920, 1080}), 120
	}
	for _, size := range sizes {
		t.Run(fmt.Sprint(size[0]), func(t *testing.T) {
			p := openSized(t, t.TempDir(), 0, size[0], size[1])
			must(t, p.Rest())
			p.shot("lesson-title")
			p.click("title.first")
			must(t, p.Rest())
			said := ""
			for n := range half {
				if p.Screen().Screen != "table" {
					break
				}
				lit := p.lit()
				if lit == "" {
					t.Fatalf("%q: nothing is lit", p.words("lesson.now"))
				}
				if now := p.words("lesson.now"); now != said {
					said = now
					p.shot(fmt.Sprintf("lesson-%02d-%s", n, strings.ReplaceAll(p.Screen().Prompt, "-", "")))
				}
				if lit == "ranges" {
					must(t, p.MoveTo("ship:1"))
					must(t, p.Hold(ebiten.KeyA))
					p.shot(fmt.Sprintf("lesson-%02d-reach", n))
					must(t, p.Let(ebiten.KeyA))
					continue
				}
				p.click(lit)
				must(t, p.Rest())
			}
			if half > 100 {
				p.shot("lesson-end")
				return
			}
			if got := p.words("lesson.count"); !strings.Contains(got, "of") || strings.HasPrefix(got, "1 ") {
				t.Errorf("after half of it the strip says %q", got)
			}
		})
	}
}

// lit is the first widget that the coach lights; "" for none.
func (p *client) lit() string {
	for _, w := range p.Screen().Widgets {
		if id, is := strings.CutPrefix(w.ID, "lit:"); is {
			return id
		}
	}
	return ""
}

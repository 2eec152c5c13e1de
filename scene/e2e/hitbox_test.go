package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/scene/rig"
	"xwing/scene/ui"
)

// lowest is the least height of what can be clicked, at 720p.
const lowest = 20

// TestHitBoxes plays a round in a small and in a huge window: whatever may be
// pressed is inside the window, high enough to be hit, and overlaps nothing else
// that may be pressed.
func TestHitBoxes(t *testing.T) {
	needDisplay(t)
	for _, size := range [][2]int{{1280, 720}, {3840, 2160}} {
		t.Run(fmt.Sprintf("%dx%d", size[0], size[1]), func(t *testing.T) {
			p := openSized(t, t.TempDir(), 0, size[0], size[1])
			p.Narrow = rig.Keen
			told := map[string]bool{}
			look := func() {
				t.Helper()
				must(t, p.Rest())
				must(t, p.Tick(2))
				for _, fault := range misplaced(p.Screen(), size[0], size[1]) {
					if at := p.Screen().Screen + " " + p.Screen().Prompt + ": " + fault; !told[fault] {
						told[fault] = true
						t.Error(at)
					}
				}
			}
			look()
			for _, id := range []string{"title.settings", "title.keys"} {
				if w, ok := p.Find(id); !ok || !w.Enabled {
					continue
				}
				p.click(id)
				look()
				p.click("close")
			}
			p.click("title.new:X-Wing")
			look()
			p.click("squad:rebel-core:red")
			p.click("squad:imperial-core:blue")
			look()
			p.click("squads.begin")
			for range 3000 {
				look()
				if strings.HasSuffix(p.words("bar.round"), "2") && p.Screen().Prompt == "choose-action" {
					return
				}
				if p.Screen().Screen == "curtain" {
					p.click("curtain.open")
					look()
				}
				if p.Screen().Prompt == "choose-action" { // what can be laid over the table
					for _, key := range []ebiten.Key{ebiten.KeyF1, ebiten.KeyEscape} {
						must(t, p.Key(key))
						look()
						must(t, p.Key(ebiten.KeyEscape))
					}
				}
				must(t, p.AnswerAny(p.dice.IntN))
			}
			t.Fatal("the second round does not come")
		})
	}
}

// unit is how many pixels a unit of the design has in a window of that height:
// larger windows give half their room to larger words.
func unit(h int) float64 { return 1 + (float64(h)/720-1)*0.55 }

// misplaced tells what is wrong with the widgets that may be pressed.
func misplaced(s ui.Screen, w, h int) []string {
	var faults []string
	lists := map[string]bool{}
	for _, x := range s.Widgets {
		lists[x.Scroll] = true
	}
	var can []ui.Widget
	for _, x := range s.Widgets {
		if !x.Enabled || x.Rect[2] == 0 || lists[x.ID] || x.Words == "" {
			continue // lists hold what they scroll
		}
		r := x.Rect
		if r[0] < 0 || r[1] < 0 || r[0]+r[2] > w || r[1]+r[3] > h {
			faults = append(faults, fmt.Sprintf("%s at %v leaves the window of %d×%d", x.ID, r, w, h))
		}
		least := lowest * unit(h)
		if x.Scroll != "" {
			least = least/2 - 1 // half of it may be scrolled out of sight, on whole pixels
		}
		if float64(r[3]) < least {
			faults = append(faults, fmt.Sprintf("%s at %v is less than %.0f high", x.ID, r, least))
		}
		for _, y := range can {
			if q := y.Rect; r[0] < q[0]+q[2] && q[0] < r[0]+r[2] && r[1] < q[1]+q[3] && q[1] < r[1]+r[3] {
				faults = append(faults, fmt.Sprintf("%s at %v overlaps %s at %v", x.ID, r, y.ID, q))
			}
		}
		can = append(can, x)
	}
	return faults
}

// TestMisplaced finds what TestHitBoxes looks for.
func TestMisplaced(t *testing.T) {
	s := ui.Screen{Widgets: []ui.Widget{
		{ID: "list", Enabled: true, Rect: [4]int{0, 0, 300, 300}},
		{ID: "in-list", Words: "a", Enabled: true, Rect: [4]int{0, 0, 300, 9}, Scroll: "list"},
		{ID: "sliver", Words: "g", Enabled: true, Rect: [4]int{0, 10, 300, 8}, Scroll: "list"},
		{ID: "fine", Words: "b", Enabled: true, Rect: [4]int{0, 20, 100, 20}},
		{ID: "greyed", Words: "c", Rect: [4]int{0, 20, 100, 20}},
		{ID: "flat", Words: "d", Enabled: true, Rect: [4]int{400, 20, 100, 19}},
		{ID: "over", Words: "e", Enabled: true, Rect: [4]int{450, 30, 100, 30}},
		{ID: "out", Words: "f", Enabled: true, Rect: [4]int{1200, 30, 100, 30}},
	}}
	got := misplaced(s, 1280, 720)
	if len(got) != 4 || !strings.HasPrefix(got[0], "sliver") || !strings.HasPrefix(got[1], "flat") ||
		!strings.HasPrefix(got[2], "over") || !strings.HasPrefix(got[3], "out") {
		t.Errorf("it finds %q", got)
	}
}

package e2e

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/scene/ui"
)

// TestPanelsKeepTheWheel turns the wheel and clicks all over every panel that
// there is, question by question and under every window laid over the table:
// the view of the table stays as it is.
func TestPanelsKeepTheWheel(t *testing.T) {
	needDisplay(t)
	for _, s := range []struct {
		question string
		nth      int
		way      func(p *client)
	}{
		{"place-obstacle", 2, nil},
		{"set-dials", 3, nil}, // the curtain
		{"set-dials", 3, func(p *client) { must(p.t, p.Key(ebiten.KeyEnter)) }},
		{"choose-action", 6, nil},
		{"choose-action", 6, func(p *client) { must(p.t, p.Key(ebiten.KeyD)) }},
		{"choose-action", 6, func(p *client) { must(p.t, p.Key(ebiten.KeyL)) }},
		{"choose-action", 6, func(p *client) { must(p.t, p.Key(ebiten.KeyEscape)) }},
		{"choose-action", 6, func(p *client) { must(p.t, p.Key(ebiten.KeyF1)) }},
		{"choose-action", 6, func(p *client) { must(p.t, p.Key(ebiten.KeyControlLeft, ebiten.KeyZ)) }},
		{"modify-attack-dice", 2, nil},
		{"choose-dice", 1, nil},
	} {
		p := open(t, t.TempDir(), 0, "resume", sceneAt(t, s.question, s.nth))
		must(t, p.Rest())
		if s.way != nil {
			s.way(p)
		}
		must(t, p.Rest())
		before := find(t, p, "table")
		covered := p.Screen().Screen != "table"
		tried := 0
		for y := 14.0; y < float64(p.H); y += 67 {
			for x := 12.0; x < float64(p.W); x += 97 {
				must(t, p.Move(x, y)) // the card of a ship in a roster goes when the mouse leaves it
				if !covered && !onPanel(p.Screen(), x, y) {
					continue
				}
				tried++
				must(t, p.Wheel(1))
				if !enabledAt(p.Screen(), int(x), int(y)) {
					must(t, p.ClickAt(x, y))
				}
				if got := find(t, p, "table"); got.Rect != before.Rect {
					t.Fatalf("%s, screen %s: at %v, %v the table moves from %v to %v", s.question, p.Screen().Screen, x, y, before.Rect, got.Rect)
				}
			}
		}
		if tried < 40 {
			t.Errorf("%s: only %d places were tried", s.question, tried)
		}
		p.Close()
	}
}

// onPanel reports whether a point is surely on a panel: the bar, a roster, the foot, or
// something that can be pressed or scrolled.
func onPanel(s ui.Screen, x, y float64) bool {
	const bar, roster, foot = 46, 184, 36
	if y < bar || x < roster || x > 1280-roster || y > 720-foot && y < 720-6 && x > roster+6 && x < 1280-roster-6 {
		return true
	}
	for _, w := range s.Widgets {
		r := w.Rect
		if w.Enabled && int(x) >= r[0] && int(y) >= r[1] && int(x) < r[0]+r[2] && int(y) < r[1]+r[3] {
			return true
		}
	}
	return false
}

// enabledAt reports whether something at a point may be pressed.
func enabledAt(s ui.Screen, x, y int) bool {
	for _, w := range s.Widgets {
		r := w.Rect
		if w.Enabled && x >= r[0] && y >= r[1] && x < r[0]+r[2] && y < r[1]+r[3] {
			return true
		}
	}
	return false
}

package xwing

import (
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/physics"
	"xwing/scene"
	"xwing/scene/ui"
)

// TestResize makes words larger where the window has room, and nowhere else.
func TestResize(t *testing.T) {
	a, _ := newApp(t, 0)
	a.Opt.Settings.Window.Scale = 100
	for _, tt := range []struct {
		w, h float64
		step int
		want int
	}{{1280, 720, 1, 110}, {1920, 1080, 1, 110}, {3840, 2160, 1, 110}, {1920, 1080, -1, 90}, {540, 300, 1, 100}} {
		a.Width, a.Height = tt.w, tt.h
		a.Opt.Settings.Window.Scale = 100
		before := a.Unit()
		a.Resize(tt.step)
		if got := a.Opt.Settings.Window.Scale; got != tt.want {
			t.Errorf("at %v×%v a step of %d makes it %d %%, want %d", tt.w, tt.h, tt.step, got, tt.want)
		}
		if after := a.Unit(); (after > before) != (tt.want > 100) || (after < before) != (tt.want < 100) {
			t.Errorf("at %v×%v the unit goes from %v to %v", tt.w, tt.h, before, after)
		}
	}
}

// TestRecap tells below the answers what has happened since the last one.
func TestRecap(t *testing.T) {
	a, p := newApp(t, 0)
	playOn(t, p, func(d game.Decision) bool { return d.Kind == ask.ChooseAction })
	p.board.Finish()
	s := a.Screen.(*tableScreen)
	recap := func() string {
		settle(a, ui.Input{})
		for _, w := range a.UI.Widgets {
			if w.ID == "recap" {
				return w.Words
			}
		}
		return ""
	}
	s.question.Told = len(p.board.Lines)
	if got := recap(); got != "" {
		t.Errorf("nothing has happened, but it tells %q", got)
	}
	const lines = 5 // an attack without a question, say
	s.question.Told -= lines
	got := recap()
	for _, line := range p.board.Lines[len(p.board.Lines)-lines:] {
		if !strings.Contains(got, line.Text) {
			t.Errorf("it tells %q, not %q", got, line.Text)
		}
	}
}

// TestTagsBesideLines writes beside the lines between the ships of many tables what they
// measure: off every line, and off ships and obstacles while there is room for that.
func TestTagsBesideLines(t *testing.T) {
	a, p := newApp(t, 0)
	s := a.Screen.(*tableScreen)
	const text = "Range 1 · 3 attack dice against 3"
	tables, lines, over := 0, 0, 0
	playOn(t, p, func(d game.Decision) bool {
		if p.board.Finish(); p.board.view.Round == 0 {
			return false
		}
		a.Build(ui.Input{})
		tables++
		ships := p.board.view.Ships
		for i := range ships {
			for k := i + 1; k < len(ships); k++ {
				if ships[i].Where != board.InPlay || ships[k].Where != board.InPlay || ships[i].Seat == ships[k].Seat {
					continue
				}
				gap := physics.Distance(ships[i].Base().Shape(), ships[k].Base().Shape())
				x0, y0 := s.sight.Cam.At(gap.A)
				x1, y1 := s.sight.Cam.At(gap.B)
				s.sight.Free.Judged = s.sight.Along(physics.Segment{A: gap.A, B: gap.B}, a.UI.Px(5)) // as that of a shot is
				r := s.sight.Free.Nearest(s.sight.BesideLine(&a.Desk, [4]float64{x0, y0, x1, y1}, text))
				lines++
				for step := range 101 {
					f := float64(step) / 100
					if r.Contains(x0+(x1-x0)*f, y0+(y1-y0)*f) {
						t.Fatalf("the tag at %v lies on the line from %v, %v to %v, %v", r, x0, y0, x1, y1)
					}
				}
				for _, piece := range s.pieces.lying(a.desk, nil) {
					if scene.Overlap(r, piece) > 0 {
						over++
						t.Logf("round %d: the tag at %v covers the piece at %v", p.board.view.Round, r, piece)
					}
				}
			}
		}
		return tables == 500
	})
	if tables < 100 || lines < 500 || over*100 > lines {
		t.Errorf("%d tables, %d lines, %d tags over pieces", tables, lines, over)
	}
}

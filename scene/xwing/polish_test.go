package xwing

import (
	"testing"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// TestTagsKeepApart writes several tags at one place without one covering another.
func TestTagsKeepApart(t *testing.T) {
	a, p := newApp(t, 0)
	s := newTable(a, p)
	s.sight.areas.table = draw.Rect{X: 300, Y: 50, W: 600, H: 600}
	for range 4 {
		s.sight.tag(a, 500, 300, "leaves the play area", draw.Warn)
	}
	s.sight.tag(a, 905, 651, "in the corner", draw.Warn)
	for i, g := range s.sight.tags {
		if g.r.Intersect(s.sight.areas.table) != g.r {
			t.Errorf("the tag at %v leaves the table", g.r)
		}
		for _, other := range s.sight.tags[:i] {
			if !g.r.Intersect(other.r).Empty() {
				t.Errorf("the tags at %v and %v cover each other", g.r, other.r)
			}
		}
	}
}

// TestResize makes words larger where the window has room, and nowhere else.
func TestResize(t *testing.T) {
	a, _ := newApp(t, 0)
	a.Opt.Settings.Window.Scale = 100
	for _, tt := range []struct {
		w, h float64
		step int
		want int
	}{{1280, 720, 1, 100}, {1920, 1080, 1, 110}, {3840, 2160, 1, 110}, {1920, 1080, -1, 90}} {
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
	s.question.Told -= 2
	if got, want := recap(), p.board.Lines[len(p.board.Lines)-1].Text; got != want {
		t.Errorf("it tells %q, want %q", got, want)
	}
}

// TestTagBesideShips writes a tag near each ship without covering a ship.
func TestTagBesideShips(t *testing.T) {
	a, p := newApp(t, 0)
	playOn(t, p, func(d game.Decision) bool { return d.Kind == ask.ChooseAction })
	p.board.Finish()
	settle(a, ui.Input{})
	s := a.Screen.(*tableScreen)
	for i := range p.board.view.Ships {
		x, y := s.sight.screenRect(p.board.view.Ships[i].Base()).Center()
		if r := s.plates.besideLine(a, x, y, "Range 1 · 3 attack dice against 3"); s.plates.covered(r) >= 2 {
			t.Errorf("the tag of ship %d at %v covers a ship", i+1, r)
		}
	}
}

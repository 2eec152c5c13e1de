package table

import (
	"slices"
	"testing"

	"xwing/physics"
	"xwing/scene"
	"xwing/scene/art"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// square is the table of the tests: 400 mm wide, a pixel a millimetre.
func square() *Sight {
	view := draw.Rect{X: 100, Y: 50, W: 400, H: 400}
	return &Sight{Cam: scene.Camera{X: 200, Y: 200, K: 1, View: view}, Areas: Areas{Table: view}}
}

// newDesk is a desk on which nothing is said.
func newDesk(t *testing.T) *scene.Desk {
	t.Helper()
	fonts, err := draw.NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	studio, err := art.NewStudio()
	if err != nil {
		t.Fatal(err)
	}
	d := &scene.Desk{Studio: studio, Width: 600, Height: 500}
	d.UI = ui.New(fonts, &d.Front)
	d.UI.S = 1
	return d
}

// TestRect: a shape is seen where it lies, from both sides of the table.
func TestRect(t *testing.T) {
	s := square()
	tile := physics.Rect(10, 20, 50, 40)
	if got, want := s.Rect(tile), (draw.Rect{X: 110, Y: 410, W: 40, H: 20}); got != want {
		t.Errorf("seen at %v, want %v", got, want)
	}
	s.Flip()
	if got, want := s.Rect(tile), (draw.Rect{X: 450, Y: 70, W: 40, H: 20}); got != want {
		t.Errorf("from the other side at %v, want %v", got, want)
	}
}

// TestAlong: squares along a line cover it from end to end without a gap.
func TestAlong(t *testing.T) {
	s := square()
	got := s.Along(physics.Segment{A: physics.Vec{X: 10, Y: 10}, B: physics.Vec{X: 10, Y: 100}}, 20)
	if first, last := got[0], got[len(got)-1]; first.Bottom() != 460 || last.Y != 330 {
		t.Errorf("from %v to %v", first, last)
	}
	for i := range got[1:] {
		if got[i].Intersect(got[i+1]).Empty() {
			t.Errorf("a gap behind %v", got[i])
		}
	}
}

// TestClear: what floats over a part of the table is in the way of words, a window over all of it is not, and badges
// that lie under something move to where they can be read.
func TestClear(t *testing.T) {
	s, d := square(), newDesk(t)
	panel, judged := draw.Rect{X: 400, Y: 60, W: 150, H: 100}, draw.Rect{X: 150, Y: 100, W: 30, H: 30}
	d.UI.Solid(panel)
	d.UI.Solid(draw.Rect{W: 600, H: 500})
	s.Trays = []draw.Rect{{X: 110, Y: 300, W: 50, H: 50}}
	s.Judged = Judged{Still: []draw.Rect{judged}, Pointed: []draw.Rect{{X: 200, Y: 200, W: 9, H: 9}}}
	s.Clear(d)
	if want := []draw.Rect{panel.Intersect(s.Areas.Table), s.Trays[0]}; !slices.Equal(s.Free.Over, want) {
		t.Errorf("over the table lie %v, want %v", s.Free.Over, want)
	}
	if len(s.Free.Judged) != 2 || len(s.KeptOff()) != 3 {
		t.Errorf("judged is %v, badges keep off %v", s.Free.Judged, s.KeptOff())
	}
	badges := []scene.Badge{{At: draw.Rect{X: 420, Y: 80, W: 20, H: 10}}, {At: draw.Rect{X: 300, Y: 300, W: 20, H: 10}}}
	s.Settle(badges)
	if b := badges[0]; !b.Led || !b.At.Intersect(panel).Empty() {
		t.Errorf("a badge under a panel went to %v, led: %v", b.At, b.Led)
	}
	if b := badges[1]; b.Led || b.At.X != 300 {
		t.Errorf("a badge that nothing covered went to %v", b.At)
	}
}

// TestCurtain: a curtain hides all between the bar and the foot, and all of the table where there is no foot.
func TestCurtain(t *testing.T) {
	a := Areas{Top: draw.Rect{W: 600, H: 40}, Table: draw.Rect{Y: 40, W: 600, H: 460}, Foot: draw.Rect{Y: 470, W: 600, H: 30}}
	if got, want := a.Curtain(), (draw.Rect{Y: 40, W: 600, H: 428}); got != want {
		t.Errorf("it hides %v, want %v", got, want)
	}
	a.Foot = draw.Rect{X: 500, Y: 5, W: 100, H: 30}
	if got := a.Curtain(); got.Bottom() != 500 {
		t.Errorf("with the tools in the bar it ends at %v", got.Bottom())
	}
}

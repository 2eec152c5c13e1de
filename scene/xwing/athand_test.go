package xwing

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/physics"
	"xwing/scene"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// pressAt is the left button going down at a point.
func pressAt(x, y float64) ui.Input {
	in := ui.Input{X: x, Y: y}
	in.Down[ui.LeftButton], in.Pressed[ui.LeftButton] = true, true
	return in
}

// releaseAt is the left button going up at a point.
func releaseAt(x, y float64) ui.Input {
	in := ui.Input{X: x, Y: y}
	in.Released[ui.LeftButton] = true
	return in
}

// widget is the widget of that id in the frame.
func widget(t *testing.T, a *Client, id string) ui.Widget {
	t.Helper()
	for _, w := range append(slices.Clone(a.UI.Widgets), a.UI.Pieces...) {
		if w.ID == id {
			return w
		}
	}
	t.Fatalf("%s is not on screen", id)
	return ui.Widget{}
}

// click presses and lets go on a widget.
func click(t *testing.T, a *Client, id string) {
	t.Helper()
	a.Build(ui.Input{})
	r := widget(t, a, id).Rect
	x, y := float64(r[0])+float64(r[2])/2, float64(r[1])+float64(r[3])/2
	a.Build(pressAt(x, y))
	a.Build(releaseAt(x, y))
	a.Build(ui.Input{X: x, Y: y})
}

// TestFlip turns the table by half a circle: screen and table stay inverse to
// each other, panning follows the mouse, rectangles stay upright.
func TestFlip(t *testing.T) {
	c := scene.Camera{X: 400, Y: 300, K: 0.7, View: draw.Rect{X: 300, Y: 50, W: 600, H: 600}}
	for _, flipped := range []bool{false, true} {
		c.Flipped = flipped
		for _, v := range []physics.Vec{{}, {X: 100, Y: 900}, {X: 914, Y: 3}} {
			if back := c.Table(c.At(v)); back.Sub(v).Len() > 1e-9 {
				t.Errorf("flipped %v: %v comes back as %v", flipped, v, back)
			}
		}
		x, y := c.At(physics.Vec{X: 500, Y: 500})
		c.Pan(17, -5)
		if px, py := c.At(physics.Vec{X: 500, Y: 500}); math.Abs(px-x-17) > 1e-9 || math.Abs(py-y+5) > 1e-9 {
			t.Errorf("flipped %v: panning by (17, -5) moves by (%v, %v)", flipped, px-x, py-y)
		}
		if r := c.Rect(physics.Vec{X: 10, Y: 10}, physics.Vec{X: 50, Y: 90}); r.W <= 0 || r.H <= 0 {
			t.Errorf("flipped %v: rectangle %v", flipped, r)
		}
	}
	left := scene.Camera{K: 1}
	right := left
	right.Flipped = true
	if d := right.Angle(physics.PoseAt(0, 0, 30)) - left.Angle(physics.PoseAt(0, 0, 30)); math.Abs(d-math.Pi) > 1e-9 {
		t.Errorf("a flipped piece is turned by %v, want π", d)
	}
}

// TestAbout reads from events which pieces and places they are about.
func TestAbout(t *testing.T) {
	from, to := physics.PoseAt(100, 100, 0), physics.PoseAt(100, 200, 0)
	for _, tt := range []struct {
		event     game.Event
		ships     []board.ShipID
		obstacles []board.ObstacleID
		poses     int
	}{
		{board.ShipMoved{Ship: 3, From: from, To: to, Touched: 5}, []board.ShipID{3, 5}, nil, 2},
		{board.ObstacleMet{Ship: 2, Obstacle: 4}, []board.ShipID{2}, []board.ObstacleID{4}, 0},
		{board.LockAcquired{Ship: 1, Target: "ship:6"}, []board.ShipID{1, 6}, nil, 0},
		{board.LockAcquired{Ship: 1, Target: "obstacle:2"}, []board.ShipID{1}, []board.ObstacleID{2}, 0},
		{board.PhaseBegan{Phase: board.Planning, Round: 2}, nil, nil, 0},
	} {
		b := aboutOf(tt.event)
		if !slices.Equal(shipsOf(&b), tt.ships) || !slices.Equal(obstaclesOf(&b), tt.obstacles) || len(b.Poses) != tt.poses {
			t.Errorf("%T is about %v and %d places, want %v, %v and %d", tt.event, b.Pieces, len(b.Poses),
				tt.ships, tt.obstacles, tt.poses)
		}
	}
}

// TestRuler measures what the rules measure, between two ships.
func TestRuler(t *testing.T) {
	a, p := newApp(t, 0)
	playOn(t, p, func(d game.Decision) bool { return d.Kind == ask.ChooseAction })
	table := a.Screen.(*tableScreen)
	a.Build(ui.Input{})
	a.Build(strike(ebiten.KeyM))
	var near, far *board.Ship
	for i := range p.board.view.Ships {
		switch s := &p.board.view.Ships[i]; {
		case s.Where != board.InPlay:
		case s.Seat == game.Red && near == nil:
			near = s
		case s.Seat == game.Blue && far == nil:
			far = s
		}
	}
	for _, s := range []*board.Ship{near, far} {
		x, y := table.sight.Cam.At(s.Pose.Point())
		a.Build(pressAt(x, y))
		a.Build(releaseAt(x, y))
	}
	if len(table.ruler.Ends) != 2 || table.ruler.Ends[0].Piece != near.ID.Piece() || table.ruler.Ends[1].Piece != far.ID.Piece() {
		t.Fatalf("the ruler holds %+v", table.ruler.Ends)
	}
	want := physics.Distance(near.Base().Shape(), far.Base().Shape()).Distance
	text := widget(t, a, "ruler.text").Words
	if !strings.HasPrefix(text, a.Say("mm", "n", fmt.Sprintf("%.1f", want))) {
		t.Errorf("the ruler says %q, want %.1f mm", text, want)
	}
	a.Build(strike(ebiten.KeyEscape))
	if table.ruler.On || a.Covers.Over != nil {
		t.Error("Escape does not put the ruler away, or opens the menu besides")
	}
}

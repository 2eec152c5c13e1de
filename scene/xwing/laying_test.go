package xwing

import (
	"math"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
	"xwing/physics"
	"xwing/scene/ui"
)

// swarm is a table on which red sets up three ships of one initiative.
func swarm(t *testing.T) (*Client, *tableScreen, game.Decision) {
	t.Helper()
	a, _ := newApp(t, 0)
	p, err := a.start([2][]byte{listOf(t, "imperial-core", "swarm", "academypilot", 3), listOf(t, "imperial-heavies", "heavy", "", 0)})
	if err != nil {
		t.Fatal(err)
	}
	table := newTable(a, p)
	a.Show(table)
	playOn(t, p, func(d game.Decision) bool { return d.Kind == ask.PlaceShip && len(d.Placement.Pieces) >= 3 })
	p.board.Finish()
	settle(a, ui.Input{})
	d, ok := table.question.Decision()
	if !ok || d.Kind != ask.PlaceShip || len(d.Placement.Pieces) < 3 {
		t.Fatalf("asked %s: the test sees nothing", d.Kind)
	}
	return a, table, d
}

// drag drags from one point of the table to another, with keys held, and lets go
// if wanted.
func drag(a *Client, t *tableScreen, from, to physics.Vec, drop bool, keys ...ebiten.Key) {
	x, y := t.sight.Cam.At(from)
	in := pressAt(x, y)
	a.Build(in)
	x, y = t.sight.Cam.At(to)
	in = ui.Input{X: x, Y: y, Keys: keys}
	in.Down[ui.LeftButton] = true
	a.Build(in)
	a.Build(in)
	if drop {
		a.Build(releaseAt(x, y))
	}
}

// TestShipsSetUpTogether lays the ships of one initiative out at legal places,
// lets each be dragged again and again, sets all down by one confirmation and takes
// them all back by one undo.
func TestShipsSetUpTogether(t *testing.T) {
	for _, flipped := range []bool{false, true} {
		a, table, d := swarm(t)
		table.sight.Cam.Flipped = flipped
		settle(a, ui.Input{})
		if against := table.placing.Against(d); len(against) > 0 {
			t.Fatalf("first places: %v", against)
		}
		var want []physics.Pose
		for i, piece := range d.Placement.Pieces {
			for range 2 { // and once more
				from := table.placing.Pose(piece.ID).Point()
				drag(a, table, from, from.Add(physics.Vec{X: 40 * float64(i+1), Y: 3}), true)
			}
			if _, hand, _ := table.placing.InHand(); hand.ID != piece.ID {
				t.Errorf("%s was dragged, but %s is in hand", piece.ID, hand.ID)
			}
			want = append(want, table.placing.Pose(piece.ID))
		}
		n := table.play.Session.Choices()
		before := len(table.play.state().View.Ships)
		click(t, a, "confirm")
		settle(a, ui.Input{})
		for i, piece := range d.Placement.Pieces {
			s := table.play.state().View.Ship(board.ShipOf(piece.ID))
			if s.Where != board.InPlay || s.Pose != want[i] {
				t.Errorf("%s stands at %v (%v), want %v", piece.ID, s.Pose, s.Where, want[i])
			}
		}
		if got := table.play.Session.Choices() - n; got != len(d.Placement.Pieces) || before == 0 {
			t.Errorf("%d choices for %d ships", got, len(d.Placement.Pieces))
		}
		table.question.Undo()
		settle(a, ui.Input{})
		again, _ := table.question.Decision()
		if table.play.Session.Choices() != n || len(again.Placement.Pieces) != len(d.Placement.Pieces) {
			t.Fatalf("after one undo %d choices are left, want %d", table.play.Session.Choices(), n)
		}
		for i, piece := range again.Placement.Pieces {
			if got := table.placing.Pose(piece.ID); got != want[i] {
				t.Errorf("after the undo %s lies at %v, want %v where it was", piece.ID, got, want[i])
			}
		}
	}
}

// TestDragSlides keeps a piece that is dragged out of its zone and over a
// neighbour at legal places, unless control is held; then it says why not.
func TestDragSlides(t *testing.T) {
	a, table, d := swarm(t)
	piece := d.Placement.Pieces[0]
	other := table.placing.Pose(d.Placement.Pieces[1].ID).Point()
	for _, to := range []physics.Vec{{X: 500, Y: 130}, {X: 500, Y: -20}, other.Add(physics.Vec{X: 6, Y: 2})} {
		if d.Seat == game.Blue {
			to.Y = table.play.board.view.Area.Height - to.Y
		}
		drag(a, table, table.placing.Pose(piece.ID).Point(), to, true)
		if got := table.placing.Against(d); len(got) > 0 {
			t.Errorf("dragged to %v it lies at %v: %v", to, table.placing.Pose(piece.ID), got)
		}
		if !widget(t, a, "confirm").Enabled {
			t.Errorf("dragged to %v it may not be confirmed", to)
		}
	}
	drag(a, table, table.placing.Pose(piece.ID).Point(), other.Add(physics.Vec{X: 6, Y: 2}), false, ebiten.KeyControl)
	if at := table.placing.Pose(piece.ID).Point(); at.Sub(other).Len() > 12 {
		t.Errorf("with control it slides to %v", at)
	}
	x, y := table.sight.Cam.At(other)
	a.Build(releaseAt(x, y))
	settle(a, ui.Input{})
	if w := widget(t, a, "confirm"); w.Enabled || !strings.Contains(w.Reason, "overlap") {
		t.Errorf("on top of another ship: enabled %v, %q", w.Enabled, w.Reason)
	}
}

// TestMeasuresWhileDragging tells millimetres and range bands to edges and
// neighbours, with words over no other words.
func TestMeasuresWhileDragging(t *testing.T) {
	a, table, d := swarm(t)
	piece := d.Placement.Pieces[0]
	drag(a, table, table.placing.Pose(piece.ID).Point(), table.placing.Pose(piece.ID).Point().Add(physics.Vec{X: -60}), false)
	found := table.placing.Clearances()
	if len(found) < 3 {
		t.Fatalf("%d distances are shown", len(found))
	}
	for _, n := range found {
		if n.Long <= 0 || math.Abs(n.Line.Len()-n.Long) > 0.01 {
			t.Errorf("a line of %v mm is told as %v", n.Line.Len(), n.Long)
		}
		if n.Long > gauge.Range3.Limit() {
			t.Errorf("%v mm is beyond range 3", n.Long)
		}
	}
}

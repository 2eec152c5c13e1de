package scene

import (
	"math"
	"testing"

	"pgregory.net/rapid"

	"xwing/game"
	"xwing/game/xwing/gauge"
	"xwing/physics"
)

// yard is a placement of one piece: a zone with two things in it to keep away from.
func yard(distance float64, size gauge.Size) (*game.Placement, game.Piece) {
	piece := game.Piece{ID: "p", Outline: gauge.Base{Size: size}.Shape(), Start: physics.PoseAt(450, 50, 0),
		Zone: game.Zone{Outline: physics.Rect(0, 0, 900, 100), MayFill: size == gauge.Large}}
	if distance > 0 {
		piece.Zone = game.Zone{Outline: physics.Rect(200, 200, 700, 700)}
	}
	p := &game.Placement{Area: physics.Rect(0, 0, 900, 900), Pieces: []game.Piece{piece}}
	for _, at := range []physics.Pose{physics.PoseAt(450, 50, 0), physics.PoseAt(495, 50, 10), physics.PoseAt(460, 450, 30)} {
		p.KeepOut = append(p.KeepOut, game.KeepOut{ID: "k", Distance: distance, Shape: gauge.Base{Pose: at, Size: gauge.Small}.Shape()})
	}
	return p, piece
}

// TestSnap slides no farther than it must, and leaves what is legal alone.
func TestSnap(t *testing.T) {
	for _, tt := range []struct {
		name     string
		distance float64
		want     physics.Pose
		x, y     float64 // where it comes to lie, to 1 mm
		ok       bool
	}{
		{"legal", 0, physics.PoseAt(100, 40, 17), 100, 40, true},
		{"out of the zone ahead", 0, physics.PoseAt(100, 120, 0), 100, 80, true},
		{"off the table", 0, physics.PoseAt(-5, -7, 0), 20, 20, true},
		{"onto a neighbour's left side", 0, physics.PoseAt(425, 50, 0), 410, 50, true},
		{"far away", 0, physics.PoseAt(100, 600, 0), 100, 600, false},
		{"too near to an obstacle", 100, physics.PoseAt(560, 460, 30), 602, 483, true},
	} {
		p, piece := yard(tt.distance, gauge.Small)
		got, ok := Snap(p, piece, tt.want, SlideReach)
		if ok != tt.ok {
			t.Errorf("%s: ok %v, want %v", tt.name, ok, tt.ok)
		}
		if at := got.Point(); ok && (math.Abs(at.X-tt.x) > 3 || math.Abs(at.Y-tt.y) > 3 || got.Heading != tt.want.Heading) {
			t.Errorf("%s: it slides to %v, want about (%v, %v)", tt.name, at, tt.x, tt.y)
		}
	}
}

// A piece that may lie near something instead slides there where that is nearer than its zone.
func TestSnapToElse(t *testing.T) {
	p, piece := yard(0, gauge.Small)
	piece.Else = &game.Near{Shapes: []physics.Shape{physics.Disc(physics.Vec{X: 200, Y: 400}, 10)}, Max: 50}
	p.Pieces[0] = piece
	for want, y := range map[float64]float64{500: 480, 300: 320, 150: 80} {
		pose, ok := Snap(p, piece, physics.PoseAt(200, want, 0), SlideReach)
		if at := pose.Point(); !ok || math.Abs(at.Y-y) > 1 {
			t.Errorf("from %v it slides to %v, %v, want about %v", want, at, ok, y)
		}
	}
}

// TestSnapIsLegal slides only to legal places, within reach, and finds one
// whenever sampling finds one that is much nearer than the reach.
func TestSnapIsLegal(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		size := rapid.SampledFrom([]gauge.Size{gauge.Small, gauge.Medium, gauge.Large}).Draw(r, "size")
		p, piece := yard(rapid.SampledFrom([]float64{0, 0, 100}).Draw(r, "distance"), size)
		want := physics.PoseAt(rapid.Float64Range(-50, 950).Draw(r, "x"), rapid.Float64Range(-50, 950).Draw(r, "y"),
			rapid.Float64Range(0, 359).Draw(r, "heading"))
		got, ok := Snap(p, piece, want, SlideReach)
		if ok && (!Fine(p, piece, got) || apart(got, want) > SlideReach || got.Heading != want.Heading) {
			r.Fatalf("%v slides to %v", want, got)
		}
		nearest := 1e9
		for x := -60.0; x <= 60; x += 12 {
			for y := -60.0; y <= 60; y += 12 {
				if pose := moved(want, physics.Vec{X: x, Y: y}); Fine(p, piece, pose) {
					nearest = min(nearest, apart(pose, want))
				}
			}
		}
		if nearest < 1e9 && (!ok || apart(got, want) > nearest+15) {
			r.Fatalf("%v slides %v mm (%v), though %v mm away it may lie", want, apart(got, want), ok, nearest)
		}
	})
}

// TestFirstPlace puts piece after piece where nothing lies yet.
func TestFirstPlace(t *testing.T) {
	p, piece := yard(0, gauge.Medium)
	for i := range 9 {
		pose := FirstPlace(p, piece)
		if !Fine(p, piece, pose) {
			t.Fatalf("piece %d is first shown at %v: %v", i, pose, p.Check("p", pose))
		}
		p.KeepOut = append(p.KeepOut, game.KeepOut{ID: "k", Shape: piece.Outline.At(pose)})
	}
}

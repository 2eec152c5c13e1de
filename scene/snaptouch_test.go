package scene

import (
	"testing"

	"xwing/game"
	"xwing/physics"
)

// TestSnapTouches: what must touch something comes to touch it, wherever it is held, and slides around it as the hand does.
func TestSnapTouches(t *testing.T) {
	rock := physics.Rect(200, 200, 260, 260)
	p := &game.Placement{Area: physics.Rect(0, 0, 500, 500), Pieces: []game.Piece{{ID: "cloud", Outline: physics.Rect(-20, -10, 20, 10),
		Zone: game.Zone{Outline: physics.Rect(0, 0, 500, 500)}, Near: &game.Near{IDs: []string{"rock"}, Shapes: []physics.Shape{rock}}}},
		KeepOut: []game.KeepOut{{ID: "rock", Shape: rock}}}
	seen := map[physics.Pose]bool{}
	for degrees := 0.0; degrees < 360; degrees += 15 {
		want := physics.PoseAt(230, 230, degrees).Moved(0, 180)
		pose, ok := Snap(p, p.Pieces[0], want, SlideReach)
		lies := p.Pieces[0].Outline.At(pose)
		if !ok || len(p.Check("cloud", pose)) > 0 || physics.Distance(lies, rock).Distance > physics.ContactGap ||
			pose.Heading != want.Heading {
			t.Errorf("held at %v it lies at %v: %v", want, pose, ok)
		}
		seen[pose] = true
	}
	if len(seen) < 24 {
		t.Errorf("it lies at %d places only", len(seen))
	}
}

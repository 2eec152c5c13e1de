package scene

import (
	"testing"

	"xwing/game"
	"xwing/physics"
	"xwing/scene/ui"
)

// railed is a question that has one tile slide along three lines, the second with a gap.
func railed() game.Decision {
	return game.Decision{Seat: game.Red, Kind: toyLay, Shape: game.Place, Placement: &game.Placement{
		Area: physics.Rect(0, 0, 400, 400),
		Pieces: []game.Piece{{ID: "one", Outline: tile, Rails: []game.Rail{
			{ID: "left", Start: physics.PoseAt(100, 200, 0), Ends: [2]int32{-20_000, 20_000}},
			{ID: "right", Start: physics.PoseAt(300, 200, 0), Ends: [2]int32{-20_000, 20_000},
				Gaps: []game.RailGap{{Ends: [2]int32{-5000, 10_000}, Refusal: game.Refusal{Rule: "TOY-9"}}}},
			{ID: "behind", Start: physics.PoseAt(200, 60, 90), Ends: [2]int32{-20_000, 20_000}},
		}}},
	}}
}

// TestAlongRails drags a tile from one line to the other, out of a gap, and turns it from each to the next.
func TestAlongRails(t *testing.T) {
	a := newShell(t)
	taken := []string{}
	p := toyPlacing(toyGame(t, a, railed()), &taken)
	frame := func(in ui.Input) {
		a.Front.Reset(a.Width, a.Height)
		a.UI.Begin(in, 1)
		if d, ok := p.Question.Asked(); ok {
			if !p.Question.Drafted(d) {
				p.Question.Begin(d)
				p.LayOut(d)
			}
			p.Zones(&a.Front)
			p.Drag()
		}
		a.UI.End()
	}
	frame(ui.Input{})
	drag := func(to physics.Vec) physics.Vec {
		in := mouse(p.Cam, p.Pose("one").Point())
		in.Down[ui.LeftButton], in.Pressed[ui.LeftButton] = true, true
		frame(in)
		in = mouse(p.Cam, to)
		in.Down[ui.LeftButton] = true
		frame(in)
		in.Down[ui.LeftButton], in.Released[ui.LeftButton] = false, true
		frame(in)
		return p.Pose("one").Point()
	}
	near := func(name string, got, want physics.Vec) {
		t.Helper()
		d, piece, _ := p.InHand()
		if got.Sub(want).Len() > 1 || !p.Fine(d, piece) {
			t.Errorf("%s it lies at %v, want %v", name, got, want)
		}
	}
	near("at first", p.Pose("one").Point(), physics.Vec{X: 100, Y: 200})
	near("dragged along and aside", drag(physics.Vec{X: 130, Y: 212}), physics.Vec{X: 100, Y: 212})
	near("dragged beyond the end", drag(physics.Vec{X: 100, Y: 250}), physics.Vec{X: 100, Y: 220})
	near("dragged to the other", drag(physics.Vec{X: 290, Y: 213}), physics.Vec{X: 300, Y: 213})
	near("dragged into the gap", drag(physics.Vec{X: 300, Y: 199}), physics.Vec{X: 300, Y: 195})
	d, piece, _ := p.InHand()
	p.turn(d, piece, 15)
	near("turned to the left", p.Pose("one").Point(), physics.Vec{X: 100, Y: 200})
	p.turn(d, piece, 15)
	near("turned once more", p.Pose("one").Point(), physics.Vec{X: 200, Y: 60})
	p.turn(d, piece, -15)
	p.turn(d, piece, -15)
	near("turned to the right", p.Pose("one").Point(), physics.Vec{X: 300, Y: 194.999})
	p.shift(piece, 0, 2)
	if at := p.Pose("one").Point(); at.Sub(physics.Vec{X: 300, Y: 197}).Len() > 0.1 || p.Fine(d, piece) {
		t.Errorf("pushed by a key it lies at %v, in the gap: %v", at, !p.Fine(d, piece))
	}
}

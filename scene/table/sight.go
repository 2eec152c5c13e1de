package table

import (
	"math"
	"slices"

	"xwing/game"
	"xwing/physics"
	"xwing/scene"
	"xwing/scene/art/mat"
	"xwing/scene/draw"
)

// Sight is how a table is looked at: the camera, where the parts of the screen are, and what of the table is free of
// all that floats over it.
type Sight struct {
	Area    Area // of the game that is played, in mm
	Cam     scene.Camera
	Framing Framing // what the camera shows
	Areas   Areas
	Asked   game.Seat   // who was asked last: his edge is lit
	Trays   []draw.Rect // of dice, where they stand in this frame
	Sheets  []draw.Rect // the rooms of the cards of pieces, if they are open
	Stay    []draw.Rect // of those that stay open wherever the mouse goes
	Judged  Judged      // what nothing may lie over in this frame
	Free    scene.Free  // what of the table is free of all that: where words may lie

	grip   grip   // the hand that drags it
	strewn string // the mat that stars are of
	stars  []mat.Star

	Tags    []Tag // words to be painted over the table in this frame
	Written []Tag // those of the latest frame
}

// Flip has the table seen from its other side.
func (s *Sight) Flip() { s.Cam.Flipped = !s.Cam.Flipped }

// Rect is the upright rectangle on screen around a shape on the table.
func (s *Sight) Rect(shape physics.Shape) draw.Rect {
	lo, hi := shape.Bounds()
	return s.Cam.Rect(lo, hi)
}

// Along is a line of the table as squares on screen that reach so far about it.
func (s *Sight) Along(line physics.Segment, reach float64) []draw.Rect {
	x0, y0 := s.Cam.At(line.A)
	x1, y1 := s.Cam.At(line.B)
	n := max(1, math.Ceil(math.Hypot(x1-x0, y1-y0)/reach))
	var out []draw.Rect
	for i := range int(n) + 1 {
		f := float64(i) / n
		out = append(out, draw.Rect{X: x0 + (x1-x0)*f - reach, Y: y0 + (y1-y0)*f - reach, W: 2 * reach, H: 2 * reach})
	}
	return out
}

// Clear finds what of the table is free in this frame: of what floats over it, and of what is judged. Its pieces the
// game adds.
func (s *Sight) Clear(d *scene.Desk) {
	f := &s.Free
	f.View = s.Areas.Table.Inset(d.UI.Px(2))
	f.Over, f.Pieces, f.Words, f.Badges = f.Over[:0], f.Pieces[:0], f.Words[:0], f.Badges[:0]
	for _, r := range slices.Concat(d.UI.Solids(), s.Trays) {
		if over := r.Intersect(s.Areas.Table); !over.Empty() && over != s.Areas.Table {
			f.Over = append(f.Over, over)
		}
	}
	f.Judged = append(f.Judged[:0], s.Judged.All()...)
}

// KeptOff is what badges keep off: what floats over the table, under which they could not be read, and what is judged
// wherever the mouse is.
func (s *Sight) KeptOff() []draw.Rect { return slices.Concat(s.Judged.Still, s.Free.Over) }

// Settle moves badges that found no place about their pieces to where they can be read.
func (s *Sight) Settle(badges []scene.Badge) {
	f := s.Free
	f.Judged, f.Words = s.Judged.Still, nil
	for i := range badges {
		if b := &badges[i]; !f.Open(b.At.Inset(0.5)) {
			b.At, b.Led = f.Nearest(b.At), true
		}
		f.Words = append(f.Words, badges[i].At)
	}
}

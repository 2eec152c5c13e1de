package game

import (
	"testing"

	"pgregory.net/rapid"

	"xwing/physics"
)

// slowly is FindLegal that tries every heading at every place.
func slowly(p *Placement, piece *Piece) (physics.Pose, bool) {
	if p.legal(piece, piece.Start) {
		return piece.Start, true
	}
	lo, hi := piece.Zone.Outline.Bounds()
	for _, grid := range grids[:2] {
		nx, ny := cells(lo.X, hi.X, grid.step), cells(lo.Y, hi.Y, grid.step)
		for i := range (nx + 1) * (ny + 1) {
			x, y := between(lo.X, hi.X, i%(nx+1), nx), between(lo.Y, hi.Y, i/(nx+1), ny)
			for h := range grid.headings {
				pose := physics.PoseAt(x, y, piece.Start.Degrees()+float64(float64(h)*360/float64(grid.headings)))
				if p.legal(piece, pose) {
					return pose, true
				}
			}
		}
	}
	return physics.Pose{}, false
}

// What the search passes over without a closer look is legal at no heading.
func TestFindLegalMissesNothing(t *testing.T) {
	outlines := []physics.Shape{
		physics.Rect(-20, -20, 20, 20), physics.Rect(-5, -30, 20, 20), physics.Rect(5, 5, 20, 60), physics.Disc(physics.Vec{X: 3}, 25),
		physics.Polygon([]physics.Vec{{X: -30, Y: -10}, {X: 25, Y: -20}, {X: 5, Y: 0}, {X: 30, Y: 25}, {X: -15, Y: 20}}),
	}
	found := 0
	rapid.Check(t, func(t *rapid.T) {
		mm := func(lo, hi int, name string) float64 { return float64(rapid.IntRange(lo, hi).Draw(t, name)) }
		from := physics.Vec{X: mm(0, 4, "x") * 20, Y: mm(0, 4, "y") * 20}
		zone := Zone{Outline: physics.Rect(from.X, from.Y, from.X+mm(1, 120, "wide"), from.Y+mm(1, 120, "high")), MayFill: rapid.Bool().Draw(t, "fill")}
		piece := Piece{ID: "tile", Outline: rapid.SampledFrom(outlines).Draw(t, "outline"), Zone: zone,
			Start: physics.PoseAt(mm(0, 200, "at"), 50, mm(0, 359, "heading"))}
		p := Placement{Area: physics.Rect(0, 0, 200, 160), Pieces: []Piece{piece}}
		for range rapid.IntRange(0, 3).Draw(t, "rocks") {
			rock := outlines[0].At(physics.PoseAt(mm(0, 200, "rock"), mm(0, 160, "y"), mm(0, 359, "turned")))
			p.KeepOut = append(p.KeepOut, KeepOut{Shape: rock, Distance: mm(0, 20, "distance")})
		}
		want, ok := slowly(&p, &piece)
		if !ok {
			return // the finest grid takes too long without a rule of thumb
		}
		found++
		if got, ok := p.FindLegal("tile"); !ok || got != want {
			t.Fatalf("FindLegal = %v, %v, want %v", got, ok, want)
		}
	})
	if found == 0 {
		t.Error("nothing was to be found")
	}
}

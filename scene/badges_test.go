package scene

import (
	"testing"

	"xwing/scene/draw"
)

// TestPlace keeps the badges of ships that stand base to base apart from each
// other and from all bases, and puts them at the same places again.
func TestPlace(t *testing.T) {
	view := draw.Rect{X: 320, Y: 52, W: 640, H: 660}
	for _, tt := range []struct {
		name       string
		cols, rows int
		x, y       float64
	}{
		{"alone", 1, 1, 600, 400},
		{"a swarm in the middle", 4, 2, 600, 400},
		{"a swarm at the edge", 4, 2, 340, 75},
		{"a line at the bottom", 6, 1, 600, 680},
		{"eight in a corner", 2, 4, 900, 600},
	} {
		var badges []Badge
		for row := range tt.rows {
			for col := range tt.cols {
				badges = append(badges, Badge{Piece: draw.Rect{X: tt.x + 27*float64(col), Y: tt.y + 27*float64(row), W: 26, H: 26}, W: 52, H: 16})
			}
		}
		Place(badges, view, 3)
		for i := range badges {
			a := &badges[i]
			if in := a.At.Intersect(view); in != a.At {
				t.Errorf("%s: badge %d is out of view at %v", tt.name, i, a.At)
			}
			for j := range badges {
				if n := Overlap(a.At, badges[j].Piece); n > 0.5 {
					t.Errorf("%s: badge %d covers %.0f square pixels of base %d", tt.name, i, n, j)
				}
				if n := Overlap(a.At, badges[j].At); j < i && n > 0.5 {
					t.Errorf("%s: badges %d and %d overlap by %.0f", tt.name, j, i, n)
				}
			}
		}
		again := append([]Badge(nil), badges...)
		Place(again, view, 3)
		for i := range again {
			if again[i] != badges[i] {
				t.Errorf("%s: badge %d moves from %v to %v", tt.name, i, badges[i].At, again[i].At)
			}
		}
	}
}

// BenchmarkPlace places the plates of a full table, sixteen ships close together.
func BenchmarkPlace(b *testing.B) {
	view := draw.Rect{X: 320, Y: 52, W: 640, H: 660}
	var badges []Badge
	for i := range 16 {
		badges = append(badges, Badge{Piece: draw.Rect{X: 500 + 27*float64(i%4), Y: 300 + 27*float64(i/4), W: 26, H: 26}, W: 52, H: 31})
	}
	for b.Loop() {
		Place(badges, view, 3)
	}
}

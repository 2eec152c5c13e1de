package xwing

import (
	"slices"
	"testing"

	"xwing/scene/draw"
)

// TestFanStaysInItsRoom lays out fans of any number of ships: each lies in the rectangle, from
// left to right, the one in the middle on top.
func TestFanStaysInItsRoom(t *testing.T) {
	for _, r := range []draw.Rect{{X: 10, Y: 20, W: 96, H: 52}, {X: 0, Y: 0, W: 350, H: 84}, {X: 5, Y: 5, W: 60, H: 300}} {
		for n := 1; n <= mostInFan; n++ {
			places, size := fanPlaces(r, n)
			if len(places) != n || size < r.W/6 && size < r.H/6 {
				t.Fatalf("%d ships: %d places of size %.1f in %v", n, len(places), size, r)
			}
			for i, p := range places {
				const close = 1e-6
				if h := size/2 - close; p.x-h < r.X || p.y-h < r.Y || p.x+h > r.Right() || p.y+h > r.Bottom() {
					t.Errorf("%d ships: one of size %.1f lies at %v, out of %v", n, size, p, r)
				}
				if i > 0 && p.x <= places[i-1].x {
					t.Errorf("%d ships: the %dth lies left of the one before", n, i)
				}
			}
		}
	}
	if got := outsideIn(5); !slices.Equal(got, []int{0, 4, 1, 3, 2}) {
		t.Errorf("they are laid in the order %v", got)
	}
}

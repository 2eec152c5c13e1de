package physics

import (
	"testing"

	"pgregory.net/rapid"
)

// What an area says of another is what their shapes say, and a piece's extent is known before it is made.
func TestAreas(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b := anyShape(t, "a"), anyShape(t, "b")
		p, q := AreaOf(a), AreaOf(b)
		if got, want := p.Overlaps(&q), ShapesOverlap(a, b); got != want {
			t.Fatalf("areas overlap: %v, shapes: %v", got, want)
		}
		for i := range a.pieces() {
			of := a.piece(i)
			if got, want := a.pieceExtent(i), of.extent(); got != want {
				t.Fatalf("piece %d: %v, made %v", i, got, want)
			}
		}
	})
}

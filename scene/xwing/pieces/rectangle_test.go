package pieces

import (
	"testing"

	"xwing/game"
	"xwing/game/xwing/gauge"
	"xwing/scene/art"
)

// TestRectangularBase holds that a long base is painted as long as it is, framed at its ends.
func TestRectangularBase(t *testing.T) {
	studio, err := art.NewStudio()
	if err != nil {
		t.Fatal(err)
	}
	for _, seat := range []game.Seat{game.Red, game.Blue} {
		img := studio.Picture(Base{Size_: gauge.Huge, Seat: seat, Initiative: 7, Detail: Mid})
		b := img.Bounds()
		if got := float64(b.Dy()) / float64(b.Dx()); got < 2.75 || got > 2.85 { // 224.5 / 80
			t.Errorf("it is painted %v", b)
		}
		plain := img.At(b.Dx()/2+b.Dx()/5, b.Dy()*3/4)
		for _, y := range []int{b.Min.Y + 2, b.Max.Y - 3} {
			if img.At(b.Min.X+2, y) == plain {
				t.Errorf("%v: no frame in the corner at %d", seat, y)
			}
		}
	}
}

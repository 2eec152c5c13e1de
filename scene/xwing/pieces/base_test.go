package pieces

import (
	"image"
	"testing"

	"xwing/game"
	"xwing/game/xwing/gauge"
	"xwing/scene/art"
)

// TestSixIsNotNine: a base that is seen upside down does not say nine where it is six: the
// number, turned by half, is not the other one.
func TestSixIsNotNine(t *testing.T) {
	studio, err := art.NewStudio()
	if err != nil {
		t.Fatal(err)
	}
	of := func(n int) image.Image {
		return studio.Picture(Base{Size_: gauge.Small, Seat: game.Blue, Initiative: n, Detail: Mid})
	}
	amber := func(img image.Image, x, y int) bool {
		r, _, b, _ := img.At(x, y).RGBA()
		return r > 0x9000 && b < 0x7000
	}
	six, nine := of(6), of(9)
	h := gauge.Small.Fore()
	r := min(h*0.21, 6.5)
	scale := float64(six.Bounds().Dx()) / (2 * h)
	cx, cy, reach := int((1.6+r)*scale), int((2*h-1.6-r)*scale), int(r*1.2*scale)
	all, apart := 0, 0
	for dy := -reach; dy <= reach; dy++ {
		for dx := -reach; dx <= reach; dx++ {
			one, other := amber(six, cx+dx, cy+dy), amber(nine, cx-dx, cy-dy)
			if one {
				all++
			}
			if one != other {
				apart++
			}
		}
	}
	if all < 40 || apart*3 < all {
		t.Errorf("of %d pixels of a six only %d differ from a nine upside down", all, apart)
	}
}

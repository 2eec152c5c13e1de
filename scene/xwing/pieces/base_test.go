package pieces

import (
	"image"
	"testing"

	"xwing/game"
	"xwing/game/xwing/board"
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

// TestWingIsPrinted: a base shows its place in a wing, and fainter where it has split.
func TestWingIsPrinted(t *testing.T) {
	studio, err := art.NewStudio()
	if err != nil {
		t.Fatal(err)
	}
	light := func(w board.Wing) (sum int) {
		img := studio.Picture(Base{Size_: gauge.Small, Seat: game.Blue, Number: 2, Detail: Mid, Wing: w})
		for y := range img.Bounds().Dy() / 3 {
			for x := img.Bounds().Dx() * 2 / 3; x < img.Bounds().Dx(); x++ {
				r, _, _, _ := img.At(x, y).RGBA()
				sum += int(r >> 8)
			}
		}
		return sum
	}
	none, mate := light(board.Wing{}), light(board.Wing{Leader: 1, At: gauge.LeftFlank})
	split, other := light(board.Wing{Leader: 1, At: gauge.LeftFlank, Split: true}), light(board.Wing{Leader: 1, At: gauge.RightSupport})
	if mate <= none || split >= mate || split == none || other == mate {
		t.Errorf("light: without a wing %d, a wingmate %d, split %d, in another place %d", none, mate, split, other)
	}
}

package pieces

import (
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	imgdraw "image/draw"

	xdraw "golang.org/x/image/draw"

	"xwing/scene/art"
)

// grounds are what icons lie on: a dark panel, a bright one, and a picture in between.
var grounds = []color.NRGBA{{0x0c, 0x0e, 0x12, 255}, {0xf4, 0xf4, 0xf4, 255}, {0x7a, 0x86, 0x92, 255}}

// TestMark: in every size the icon fills its square but for the corners, and stands out
// from a dark and from a bright ground. XWING_SHEET names a folder for a sheet to look at.
func TestMark(t *testing.T) {
	studio, err := art.NewStudio()
	if err != nil {
		t.Fatal(err)
	}
	marks := Marks(studio, MarkSides()...)
	for i, img := range marks {
		side := MarkSides()[i]
		if img.Bounds() != image.Rect(0, 0, side, side) {
			t.Fatalf("%d: it is %v", side, img.Bounds())
		}
		if _, _, _, a := img.At(0, 0).RGBA(); a > 0x4000 {
			t.Errorf("%d: its corner is covered", side)
		}
		for _, at := range [][2]int{{side / 2, 1}, {1, side / 2}, {side / 2, side / 2}} {
			if _, _, _, a := img.At(at[0], at[1]).RGBA(); a < 0xe000 {
				t.Errorf("%d: at %v it can be seen through", side, at)
			}
		}
		for _, ground := range grounds[:2] {
			if n := standsOut(img, ground); n < side*side/5 {
				t.Errorf("%d: of %d pixels %d stand out from %v", side, side*side, n, ground)
			}
		}
	}
	if folder := os.Getenv("XWING_SHEET"); folder != "" {
		writeMarks(t, filepath.Join(folder, "marks.png"), marks)
	}
}

// standsOut counts the pixels that differ clearly in brightness from the ground.
func standsOut(img image.Image, ground color.NRGBA) (n int) {
	want := int(color.GrayModel.Convert(ground).(color.Gray).Y)
	for y := range img.Bounds().Dy() {
		for x := range img.Bounds().Dx() {
			c := img.At(x, y)
			if _, _, _, a := c.RGBA(); a < 0x8000 {
				continue
			}
			if d := int(color.GrayModel.Convert(c).(color.Gray).Y) - want; d > 40 || d < -40 {
				n++
			}
		}
	}
	return n
}

// writeMarks lays all sizes on all grounds, as they are, and the small ones enlarged.
func writeMarks(t *testing.T, file string, marks []image.Image) {
	t.Helper()
	const wide, high = 1100, 300
	sheet := image.NewNRGBA(image.Rect(0, 0, wide, high*len(grounds)))
	for row, ground := range grounds {
		band := image.Rect(0, row*high, wide, (row+1)*high)
		imgdraw.Draw(sheet, band, image.NewUniform(ground), image.Point{}, imgdraw.Src)
		x, y := 10, band.Min.Y+10
		for i, side := range MarkSides()[:7] {
			imgdraw.Draw(sheet, image.Rect(x, y, x+side, y+side), marks[i], image.Point{}, imgdraw.Over)
			x += side + 10
		}
		x = 10
		for i, side := range MarkSides()[:4] {
			big := image.Rect(x, y+150, x+128, y+150+128)
			if side == 24 {
				continue
			}
			xdraw.NearestNeighbor.Scale(sheet, big, marks[i], marks[i].Bounds(), imgdraw.Over, nil)
			x += 138
		}
	}
	f, err := os.Create(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, sheet); err != nil {
		t.Fatal(err)
	}
}

package art

import (
	"image"

	"xwing/scene/art/mat"
	"xwing/scene/draw"
)

// Ground is the picture of a mat's gas, or of its planet. One unit is a pixel.
type Ground struct {
	Mat     string
	Planet  bool
	Shining bool // for the title, where nothing is judged
}

// How many pixels the pictures of a mat have each way: both are soft.
const (
	gasSide    = 420
	planetSide = 640
)

// Size is a square of pixels.
func (g Ground) Size() (w, h, scale float64) {
	if g.Planet {
		return planetSide, planetSide, 1
	}
	return gasSide, gasSide, 1
}

// Paint paints all of it at once.
func (g Ground) Paint(p *Paper) { p.Whole(g) }

// Begin begins to paint it row by row, and then to turn it row by row.
func (g Ground) Begin(s *Studio) func() image.Image {
	p := g.begin()
	painted, turned := false, 0
	if !g.Dressed() || s.theme == nil || s.theme.ID == draw.DarkTable {
		turned = p.Image.Rect.Dy()
	}
	return func() image.Image {
		switch {
		case !painted:
			painted = p.Row()
		case turned < p.Image.Rect.Dy():
			turn(p.Image, turned)
			turned++
		}
		if !painted || turned < p.Image.Rect.Dy() {
			return nil
		}
		return p.Image
	}
}

// turn turns a row of a picture as a bright theme does. Its colors are multiplied by their
// opacity.
func turn(img *image.RGBA, y int) {
	for x := range img.Rect.Dx() {
		px := img.Pix[img.PixOffset(x, y):][:4:4]
		if px[3] == 0 {
			continue
		}
		k := 255 / float64(px[3])
		c := draw.Turned(draw.Color{R: uint8(min(float64(px[0])*k, 255)), G: uint8(min(float64(px[1])*k, 255)), B: uint8(min(float64(px[2])*k, 255))})
		px[0], px[1], px[2] = uint8(float64(c.R)/k), uint8(float64(c.G)/k), uint8(float64(c.B)/k)
	}
}

func (g Ground) begin() *mat.Picture {
	m := mat.Find(g.Mat)
	if g.Shining {
		m = m.Shining()
	}
	if g.Planet {
		return m.Planet(planetSide)
	}
	return m.Gas(gasSide)
}

package art

import (
	"image"

	"xwing/scene/art/mat"
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

// Begin begins to paint it row by row.
func (g Ground) Begin(*Studio) func() image.Image {
	p := g.begin()
	return func() image.Image {
		if !p.Row() {
			return nil
		}
		return p.Image
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

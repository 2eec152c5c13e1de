package scene

import (
	"math"

	"xwing/scene/art"
	"xwing/scene/draw"
)

// Stamp paints a sign or a token with its middle near (x, y), size pixels wide:
// at that very size and on whole pixels, so that it is crisp. Until that picture
// is painted the usual one stands in for it.
func (d *Desk) Stamp(l *draw.List, r art.Recipe, x, y, size float64) {
	side := math.Round(size)
	x, y = math.Round(x-side/2)+side/2, math.Round(y-side/2)+side/2
	sp := d.Sized(r, size)
	l.Sprite(sp, x, y, 0, side/sp.W, 1)
}

// Sized is the picture of a recipe at a size in pixels.
func (d *Desk) Sized(r art.Recipe, size float64) *draw.Sprite {
	usual := d.Studio.Sprite(r)
	if sp := d.Studio.Sprite(art.SizedTo(r, int(math.Round(size)))); sp.Image != nil {
		return sp
	}
	return usual // until it is painted
}

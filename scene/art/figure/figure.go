// Package figure reads pictures that are described in a few lines of text: the
// ship types seen from above (assets/ships) and the signs of our icon set
// (assets/icons). It knows shapes and no pixels, so that the same description is
// painted as a sprite and written into a font.
//
// A description is lines; # begins a remark. The frame reaches from -100 to 100
// both ways, y pointing down, so that a ship's nose is at y = -100. A line is
//
//	paint TONE rrggbb           the color of a tone, where the usual one will not do
//	like NAME                   all parts of another description, then those that follow
//	same NAME                   exactly the picture of another
//	mirror NAME                 the mirror image of another
//	lopsided                    the left is not the mirror image of the right
//	TONE [right|left] [smooth] SHAPE numbers
//
// Everything is mirrored to the left side unless the line says right (on the
// right only) or left (its mirror image only). SHAPE is one of
//
//	spine x y x y …      the right half of a body that lies on the middle line
//	shape x y x y …      a polygon
//	box x0 y0 x1 y1      a rectangle between two corners
//	disc x y r [ry]      a disc or an ellipse
//	ring x y r width     a circle
//	hex x y rx ry        a hexagon with its points ahead and behind
//	star x y points outer inner  a star
//	bar width x y x y …  a line
//	arc x y r from to width  a part of a circle; degrees clockwise from straight ahead
//
// and smooth rounds the corners of a spine, a shape or a bar.
package figure

// Pt is a point of the frame.
type Pt struct{ X, Y float64 }

// Tone is the role of a part, which gives it its color.
type Tone string

// The tones. Signs use Ink and Cut alone.
const (
	Hull  Tone = "hull"
	Wing  Tone = "wing"
	Dark  Tone = "dark"
	Trim  Tone = "trim"
	Glass Tone = "glass"
	Glow  Tone = "glow"
	Ink   Tone = "ink"
	Cut   Tone = "cut" // a hole in the ink below it
)

// Tones lists them all.
func Tones() []Tone { return []Tone{Hull, Wing, Dark, Trim, Glass, Glow, Ink, Cut} }

// Part is one part: closed outlines, to be filled by their winding. Those of
// a Cut wind the other way.
type Part struct {
	Tone     Tone
	Outlines [][]Pt
}

// Figure is a picture.
type Figure struct {
	Parts    []Part
	Paint    map[Tone]uint32 // colors of its own, 0xrrggbb
	Lopsided bool            // it says that it is not symmetric
	Same     string          // it says that it is the picture of another
}

// Extent is how far the figure reaches from the origin along x and y.
func (f *Figure) Extent() (x, y float64) {
	for _, p := range f.Parts {
		for _, o := range p.Outlines {
			for _, q := range o {
				x, y = max(x, q.X, -q.X), max(y, q.Y, -q.Y)
			}
		}
	}
	return x, y
}

package paper

import (
	"image/color"

	"xwing/scene/art/figure"
)

// Size is a size of paper, in points.
type Size struct {
	Name string
	W, H float64
}

// The sizes that are printed on.
var (
	A4     = Size{"a4", 595.28, 841.89}
	Letter = Size{"letter", 612, 792}
)

// Sizes lists them.
func Sizes() []Size { return []Size{A4, Letter} }

// Page is what is printed on a page: forms, and texts over them.
type Page struct {
	Size  Size
	Forms []Form
	Texts []Text
}

// Text is a line of letters.
type Text struct {
	X, Y  float64 // where it begins, on the line that it stands on
	Size  float64 // of the letters, in points
	Bold  bool
	Ink   color.NRGBA
	Words string
	Room  float64 // that it has
	Cut   bool    // its end is left out
}

// Form is outlines that are filled by their winding, or drawn.
type Form struct {
	Outlines [][]figure.Pt
	Ink      color.NRGBA
	Line     float64 // how thick they are drawn; 0: they are filled
	Loose    bool    // it frames or underlies what else stands there
}

// The inks. The light ones are told apart on a printer that has black alone.
var (
	black  = color.NRGBA{0, 0, 0, 255}
	gray   = color.NRGBA{0x55, 0x55, 0x55, 255}
	light  = color.NRGBA{0xb4, 0xb4, 0xb4, 255}
	red    = color.NRGBA{0xb8, 0x1c, 0x14, 255}
	blue   = color.NRGBA{0x14, 0x58, 0xb0, 255}
	green  = color.NRGBA{0x12, 0x7a, 0x30, 255}
	purple = color.NRGBA{0x74, 0x26, 0xa8, 255}
)

// The sizes of letters, in points.
const (
	titleSize = 18
	nameSize  = 12
	textSize  = 8
	smallSize = 7.2
)

// Measures of a page, in points.
const (
	margin = 36
	foot   = 16 // below what is printed
)

// box is a rectangle as an outline.
func box(x, y, w, h float64) [][]figure.Pt {
	return [][]figure.Pt{{{X: x, Y: y}, {X: x + w, Y: y}, {X: x + w, Y: y + h}, {X: x, Y: y + h}}}
}

// placed are outlines of a frame of 100 about its middle, so large as the scale says, about a place.
func placed(outlines [][]figure.Pt, x, y, scale float64) [][]figure.Pt {
	out := make([][]figure.Pt, len(outlines))
	for i, o := range outlines {
		for _, q := range o {
			out[i] = append(out[i], figure.Pt{X: x + q.X*scale, Y: y + q.Y*scale})
		}
	}
	return out
}

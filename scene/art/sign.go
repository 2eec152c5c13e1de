package art

import (
	"io/fs"

	"xwing/assets"
	"xwing/scene/art/figure"
	"xwing/scene/draw"
)

// Icon is a sign of our icon set without a frame: one unit is a 24th of its side.
type Icon struct {
	ID    string
	Color draw.Color
}

// TokenScale is how many pixels a unit of a sign or a token has.
const TokenScale = 4

// Size is 24 units.
func (i Icon) Size() (w, h, scale float64) { return 24, 24, TokenScale }

// Paint paints the sign.
func (i Icon) Paint(p *Paper) { p.Sign(i.ID, i.Color) }

// HasSign reports whether the icon set has a sign of that id.
func HasSign(id string) bool {
	_, err := fs.Stat(assets.Icons(), id+".txt")
	return err == nil && id != "plain"
}

// Sign paints a sign within about 8 units of the origin. The descriptions are in
// assets/icons; a dot stands in for one that is missing.
func (p *Paper) Sign(id string, c draw.Color) {
	f := p.Studio.Figure(assets.Icons(), "icon:", id)
	p.Push()
	p.Scale(SignScale, SignScale)
	p.InkFigure(f, c)
	p.Pop()
}

// SignScale is units for one hundredth of a sign's frame.
const SignScale = 0.088

// InkFigure fills a figure of one color: all its outlines are one path, so that what
// is cut winds against what it is cut from.
func (p *Paper) InkFigure(f figure.Figure, c draw.Color) {
	for i := range f.Parts {
		p.outlines(&f.Parts[i])
	}
	p.Ink(c)
	p.Fill()
}

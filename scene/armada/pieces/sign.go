package pieces

import (
	"xwing/assets"
	"xwing/scene/art/figure"
	"xwing/scene/draw"
)

// Sign paints a sign of assets/icons/armada within r pixels of a point; what is cut out of it shows the ground.
func (s *Set) Sign(l *draw.List, id string, x, y, r float64, ink, ground draw.Color) {
	f := s.studio.Figure(assets.Icons(), "icon:", "armada/"+id)
	for i := range f.Parts {
		c := ink
		if f.Parts[i].Tone == figure.Cut {
			c = ground
		}
		for _, o := range f.Parts[i].Outlines {
			pts := make([]draw.Pt, len(o))
			for k, q := range o {
				pts[k] = draw.Pt{X: float32(x + q.X*r/100), Y: float32(y + q.Y*r/100)}
			}
			l.Polygon(pts, c)
		}
	}
}

// Signs are the signs that there are besides those of tokens, commands and dice.
const (
	FlagSign      = "flag"
	ObjectiveSign = "objective"
	VictorySign   = "victory"
)

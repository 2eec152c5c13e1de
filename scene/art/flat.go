package art

import "xwing/scene/draw"

// Flat is a part of a ship as a flat shape: y points down, the nose is one unit from the middle.
type Flat struct {
	Points []draw.Pt
	Color  draw.Color
}

// flatLight is how bright flat shapes are, so that nothing flashes when the raised ship comes.
const flatLight = 0.72

// Flat is a ship type as flat shapes, from the lowest to the topmost, which stand in for its picture until that is
// raised.
func (s *Studio) Flat(r Raised) []Flat {
	r.Side = 0 // it is the same at any size
	if out, ok := s.flats[r]; ok {
		return out
	}
	f := s.ship(r.Chassis)
	var out []Flat
	for i := range f.Parts {
		part := &f.Parts[i]
		c := toned(&f, part.Tone, r.Livery)
		for _, o := range part.Outlines {
			flat := Flat{Color: draw.Mix(draw.Space, c, flatLight)}
			for _, q := range o {
				flat.Points = append(flat.Points, draw.Pt{X: float32(q.X / 100), Y: float32(q.Y / 100)})
			}
			out = append(out, flat)
		}
	}
	s.flats[r] = out
	return out
}

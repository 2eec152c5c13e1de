package mat

import "xwing/scene/art/noise"

// Star is one of the stars over the gas.
type Star struct {
	X, Y   float64 // in sides of the play area about its middle, y down
	Light  float64 // from 0 to 1
	Warmth float64 // 0: blue, 1: yellow
	Cross  bool    // bright enough to have rays
}

// starCount is how many stars a mat has.
const starCount = 1500

// Stars strews the mat's stars.
func (m *Mat) Stars() []Star {
	out := make([]Star, starCount)
	n := noise.Field(m.seed + 7)
	for i := range out {
		b := n.Corner(i, 2)
		out[i] = Star{X: (n.Corner(i, 0) - 0.5) * Spread, Y: (n.Corner(i, 1) - 0.5) * Spread, Light: b * b * b,
			Warmth: n.Corner(i, 3), Cross: i < starCount*15/1000}
		if out[i].Cross {
			out[i].Light = 0.6 + 0.4*b
		}
	}
	return out
}

package mat

import "xwing/scene/art/noise"

// Gas begins the picture of the gas, for Spread sides of the play area.
func (m *Mat) Gas(side int) *Picture {
	p := begin(side)
	n := noise.Field(m.seed)
	p.row = func(y int) {
		for x := range side {
			c := m.gasAt(n, (float64(x)+0.5)/float64(side), (float64(y)+0.5)/float64(side))
			p.set(x, y, m.toned(c), 1, n.Corner(x+7919, y))
		}
	}
	return p
}

// gasAt is the color of the gas at a point of the picture: noise that is bent by
// noise, twice, with filaments where it turns over and dust before it.
func (m *Mat) gasAt(n noise.Field, u, v float64) color {
	const size = 2.9 // clouds across the picture
	x, y := u*size, v*size
	qx, qy := n.Fbm(x, y, 3), (n+1).Fbm(x+5.2, y+1.3, 3)
	wx, wy := x+1.5*qx, y+1.5*qy
	rx, ry := (n+2).Fbm(wx+1.7, wy+9.2, 4), (n+3).Fbm(wx+8.3, wy+2.8, 4)
	d := (n + 4).Fbm(x+1.4*rx, y+1.4*ry, 5)

	cloud := noise.Rise(0.28, 0.86, d)
	c := m.deep
	c = c.plus(m.gas[0], 0.06+0.30*cloud)
	c = c.plus(m.gas[1], 0.60*cloud*noise.Rise(0.38, 0.72, rx))
	c = c.plus(m.gas[2], 0.30*noise.Rise(0.40, 0.86, d)*noise.Rise(0.40, 0.72, qx))
	ridge := 1 - 2*abs(ry-0.5)
	c = c.plus(m.gas[2].toward(color{1, 1, 1}, 0.2), 0.045*noise.Rise(0.80, 1, ridge)*cloud)
	dust := noise.Rise(0.46, 0.76, (n+5).Fbm(x*1.1+1.2*ry, y*1.1+1.2*rx, 4))
	return m.deep.toward(c, m.thick).times(1 - 0.78*dust)
}

func abs(x float64) float64 { return max(x, -x) }

package pieces

import (
	"image"
	"math"

	"xwing/game/xwing/catalog"
	"xwing/scene/art"
	"xwing/scene/art/noise"
	"xwing/scene/art/relief"
	"xwing/scene/draw"
)

// Obstacle is an obstacle token at true scale. Outline is "x,y x,y…" in mm, y
// up, about its own middle; as a string it makes the recipe comparable.
type Obstacle struct {
	XWS     string
	Type    catalog.ObstacleType
	Outline Outline
	Sheet   bool // to be lit as it lies, by draw.Lit; else as it stands in a list
}

// Outline is up to 24 points in mm, y up: a comparable polygon.
type Outline struct {
	N int
	P [24][2]float64
}

// OutlineOf copies the points of an outline.
func OutlineOf(points [][2]float64) Outline {
	var o Outline
	for _, q := range points {
		if o.N < len(o.P) {
			o.P[o.N] = q
			o.N++
		}
	}
	return o
}

// extent is the farthest that the outline reaches from its middle.
func (o *Outline) extent() float64 {
	r := 1.0
	for _, q := range o.P[:o.N] {
		r = max(r, math.Abs(q[0]), math.Abs(q[1]))
	}
	return r + 1.5
}

// obstacleScale is pixels for a millimetre.
const obstacleScale = 2.4

// side is how wide and high the picture is, in mm.
func (o Obstacle) side() float64 { return 2 * o.Outline.extent() }

// Size is a square about the outline; a Sheet has two beside each other.
func (o Obstacle) Size() (w, h, scale float64) {
	if o.Sheet {
		return 2 * o.side(), o.side(), obstacleScale
	}
	return o.side(), o.side(), obstacleScale
}

// ObstacleColors are the fill and the edge of a type of obstacle.
func ObstacleColors(t catalog.ObstacleType) (fill, edge draw.Color) {
	switch t {
	case catalog.Asteroid:
		return draw.RGB(0x4a4540), draw.RGB(0x8d8378)
	case catalog.GasCloud:
		return draw.Fade(draw.RGB(0x2c5f58), 0.75), draw.RGB(0x6fc3b1)
	}
	return draw.Fade(draw.RGB(0x57432c), 0.85), draw.RGB(0xc39a5e)
}

// Paint paints the token at once.
func (o Obstacle) Paint(p *art.Paper) { p.Whole(o) }

// Begin raises the token from its outline: a rock, the parts of a wreck, or gas.
func (o Obstacle) Begin(*art.Studio) func() image.Image {
	b := relief.New(int(o.side()*obstacleScale+0.5), obstacleScale)
	var outline [][2]float64
	for _, q := range o.Outline.P[:o.Outline.N] {
		outline = append(outline, [2]float64{q[0], -q[1]})
	}
	step := b.Begin([][][2]float64{outline}, o.finish())
	return func() image.Image {
		switch {
		case !step():
			return nil
		case o.Sheet:
			return b.Sheet()
		}
		return b.Lit(draw.Lamp)
	}
}

// finish is how a type of obstacle is raised.
func (o Obstacle) finish() relief.Finish {
	n := noise.Of(o.XWS)
	grain := func(x, y float64) float64 { return n.Fbm(x*0.07, y*0.07, 5) }
	switch o.Type {
	case catalog.Asteroid:
		return relief.Finish{Color: draw.RGB(0x7d6a5a), Height: 9, Bevel: 16, Line: 1.2,
			Bump: func(x, y float64) float64 { return 7*grain(x, y) - crater(n, x, y) },
			Tone: func(x, y float64) float64 { return 0.55 + 0.75*n.Fbm(x*0.11+9, y*0.11, 4) }}
	case catalog.GasCloud:
		swirl := func(x, y float64) float64 {
			w := grain(x, y)
			return n.Fbm(x*0.045+2.2*w, y*0.045+1.4*w+3, 5)
		}
		return relief.Finish{Color: draw.Fade(draw.RGB(0x37a79b), 0.72), Height: 1.5, Bevel: 14,
			Bump: func(x, y float64) float64 { return 3 * swirl(x, y) },
			Tone: func(x, y float64) float64 { return 0.22 + 1.25*noise.Rise(0.25, 0.80, swirl(x, y)) }}
	}
	w := wreck(n)
	return relief.Finish{Color: draw.Fade(draw.RGB(0x8d7a62), 0.95), Height: 2.5, Bevel: 6, Line: 1,
		Bump: func(x, y float64) float64 { return 3.2 * w.high(x, y) },
		Tone: func(x, y float64) float64 {
			h := w.high(x, y)
			return (0.20 + 0.85*h*h) * (0.75 + 0.5*n.Fbm(x*0.22, y*0.22, 3))
		}}
}

// crater is how deep a rock is dented at a place.
func crater(n noise.Field, x, y float64) float64 {
	deep := 0.0
	for i := range 7 {
		cx, cy, r := (n.Corner(i, 1)-0.5)*64, (n.Corner(i, 2)-0.5)*64, 3+6*n.Corner(i, 3)
		if d := math.Hypot(x-cx, y-cy) / r; d < 1.25 {
			deep += r * (0.42*noise.Rise(1, 0.55, d) - 0.16*noise.Rise(0.75, 1, d)*noise.Rise(1.25, 1, d))
		}
	}
	return deep
}

// shards are the pieces of a wreck: long plates, thrown together.
type shards [34]struct{ x, y, sin, cos, long, wide, high float64 }

// wreck strews the pieces.
func wreck(n noise.Field) *shards {
	var w shards
	for i := range w {
		p := &w[i]
		p.x, p.y = (n.Corner(i, 1)-0.5)*84, (n.Corner(i, 2)-0.5)*84
		p.sin, p.cos = math.Sincos(math.Pi * n.Corner(i, 3))
		p.long, p.wide, p.high = 7+9*n.Corner(i, 4), 2.2+4*n.Corner(i, 5), 0.25+0.75*n.Corner(i, 6)
	}
	return &w
}

// high is how high the uppermost piece lies at a place, 0 where none does.
func (w *shards) high(x, y float64) float64 {
	high := 0.0
	for i := range w {
		p := &w[i]
		dx, dy := x-p.x, y-p.y
		if math.Abs(dx*p.cos+dy*p.sin) < p.long && math.Abs(dy*p.cos-dx*p.sin) < p.wide {
			high = max(high, p.high)
		}
	}
	return high
}

package art

import (
	"image"
	"math"

	"xwing/scene/art/noise"
	"xwing/scene/art/relief"
	"xwing/scene/draw"
)

// Terrain is something that lies on the table at true scale, raised from its outline.
type Terrain struct {
	Name    string // by which its grain is drawn
	Matter  Matter
	Outline Outline
	Sheet   bool // to be lit as it lies, by draw.Lit; else as it stands in a list
}

// Matter is what terrain is made of.
type Matter uint8

// The matters.
const (
	Wreck Matter = iota
	Rock
	Gas
	Dust
	Rift  // where space is bent
	Works // a station
	Whale // that swims between stars
	Lair  // a rock with a worm in it
)

// Outline is up to 24 points in mm, y up, about its own middle: a comparable polygon.
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

// terrainScale is pixels for a millimetre.
const terrainScale = 2.4

// side is how wide and high the picture is, in mm.
func (t Terrain) side() float64 { return 2 * t.Outline.extent() }

// Size is a square about the outline; a Sheet has two beside each other.
func (t Terrain) Size() (w, h, scale float64) {
	if t.Sheet {
		return 2 * t.side(), t.side(), terrainScale
	}
	return t.side(), t.side(), terrainScale
}

// Colors are the fill, which stands in for the picture, and the edge of what is made of it.
func (m Matter) Colors() (fill, edge draw.Color) {
	switch m {
	case Rock:
		return draw.RGB(0x4a4540), draw.RGB(0x8d8378)
	case Gas:
		return draw.Fade(draw.RGB(0x2c5f58), 0.75), draw.RGB(0x6fc3b1)
	case Dust:
		return draw.Fade(draw.RGB(0x5d5670), 0.7), draw.RGB(0xa89fc0)
	case Rift:
		return draw.Fade(draw.RGB(0x241a4a), 0.85), draw.RGB(0xa58af0)
	case Works:
		return draw.RGB(0x454d57), draw.RGB(0xb8c8d8)
	case Whale:
		return draw.RGB(0x3f4a68), draw.RGB(0x8fa3d0)
	case Lair:
		return draw.RGB(0x4a4038), draw.RGB(0xb08a72)
	}
	return draw.Fade(draw.RGB(0x57432c), 0.85), draw.RGB(0xc39a5e)
}

// Deep is how dark a shadow it throws, as a share of a rock's.
func (m Matter) Deep() float64 {
	if m == Gas || m == Dust || m == Rift {
		return 0.4
	}
	return 1
}

// Paint paints it at once.
func (t Terrain) Paint(p *Paper) { p.Whole(t) }

// layer is a part of terrain: outlines in mm, y down, and how they look.
type layer struct {
	outlines [][][2]float64
	finish   relief.Finish
}

// Begin raises it from its outline, layer by layer.
func (t Terrain) Begin(*Studio) func() image.Image {
	b := relief.New(int(t.side()*terrainScale+0.5), terrainScale)
	var outline [][2]float64
	for _, q := range t.Outline.P[:t.Outline.N] {
		outline = append(outline, [2]float64{q[0], -q[1]})
	}
	layers := append([]layer{{[][][2]float64{outline}, t.finish()}}, t.details()...)
	step := b.Begin(layers[0].outlines, layers[0].finish)
	return func() image.Image {
		if !step() {
			return nil
		}
		if layers = layers[1:]; len(layers) > 0 {
			step = b.Begin(layers[0].outlines, layers[0].finish)
			return nil
		}
		if t.Sheet {
			return b.Sheet()
		}
		return b.Lit(draw.Lamp)
	}
}

// finish is how a matter is raised.
func (t Terrain) finish() relief.Finish {
	n := noise.Of(t.Name)
	switch t.Matter {
	case Rock:
		return rock(n, draw.RGB(0x7d6a5a), 1)
	case Lair:
		return rock(n, draw.RGB(0x80664f), 0)
	case Gas:
		return cloud(n, draw.Fade(draw.RGB(0x37a79b), 0.72))
	case Dust:
		return dust(n)
	case Rift:
		return rift(n)
	case Works:
		return plating(n)
	case Whale:
		return hide(n)
	}
	return scrap(n)
}

// grain is the roughness of a surface.
func grain(n noise.Field, x, y float64) float64 { return n.Fbm(x*0.07, y*0.07, 5) }

// rock is rough, and dented by so much.
func rock(n noise.Field, c draw.Color, dents float64) relief.Finish {
	return relief.Finish{Color: c, Height: 9, Bevel: 16, Line: 1.2,
		Bump: func(x, y float64) float64 { return 7*grain(n, x, y) - dents*crater(n, x, y) },
		Tone: func(x, y float64) float64 { return 0.55 + 0.75*n.Fbm(x*0.11+9, y*0.11, 4) }}
}

// cloud swirls.
func cloud(n noise.Field, c draw.Color) relief.Finish {
	swirl := func(x, y float64) float64 {
		w := grain(n, x, y)
		return n.Fbm(x*0.045+2.2*w, y*0.045+1.4*w+3, 5)
	}
	return relief.Finish{Color: c, Height: 1.5, Bevel: 14,
		Bump: func(x, y float64) float64 { return 3 * swirl(x, y) },
		Tone: func(x, y float64) float64 { return 0.22 + 1.25*noise.Rise(0.25, 0.80, swirl(x, y)) }}
}

// scrap is the parts of a wreck.
func scrap(n noise.Field) relief.Finish {
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

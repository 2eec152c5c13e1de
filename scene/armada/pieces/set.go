package pieces

import (
	"math"

	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
	"xwing/physics"
	"xwing/scene/art"
	"xwing/scene/draw"
)

// Set is all pieces of a game whose facts are those.
type Set struct {
	studio *art.Studio
	facts  *catalog.Catalog
	hulls  map[string]*hull
	flown  map[string]art.Raised // by squadron card
}

// New is a Set that paints with a studio's pictures, each when it is first needed.
func New(studio *art.Studio, facts *catalog.Catalog) *Set {
	return &Set{studio: studio, facts: facts, hulls: map[string]*hull{}, flown: map[string]art.Raised{}}
}

// Place is where a piece stands in the window: its middle in pixels, by how much it is turned clockwise, in radians,
// how many pixels a millimetre has, how much of it is seen, from 0 to 1.
type Place struct{ X, Y, Angle, K, Alpha float64 }

// at is where a point of the piece's own frame is, in mm, x to its right and y ahead.
func (p *Place) at(x, y float64) (px, py float64) {
	sin, cos := math.Sincos(p.Angle)
	x, y = x*p.K, -y*p.K
	return p.X + x*cos - y*sin, p.Y + x*sin + y*cos
}

// points are points of its frame in the window.
func (p *Place) points(of []physics.Vec) []draw.Pt {
	out := make([]draw.Pt, len(of))
	for i, v := range of {
		x, y := p.at(v.X, v.Y)
		out[i] = draw.Pt{X: float32(x), Y: float32(y)}
	}
	return out
}

// shadow paints the shadow of the outline of a piece, in mm: by how much it falls and over how much it fades.
func (p *Place) shadow(l *draw.List, outline []draw.Pt, falls, wide, dark float64) {
	moved := make([]draw.Pt, len(outline))
	for i, q := range outline {
		moved[i] = draw.Pt{X: q.X + float32(0.75*falls*p.K), Y: q.Y + float32(falls*p.K)}
	}
	l.Soft(moved, max(wide*p.K, 2), draw.Fade(draw.Shadow, dark*p.Alpha))
}

// hull is a ship type worked out.
type hull struct {
	size  gauge.Size
	six   bool                            // it has auxiliary zones
	lines []physics.Segment               // between its hull zones
	marks [gauge.RightAux + 1]physics.Vec // where the shields of each zone stand
}

// hull works out a ship card's type once; nil if it is unknown.
func (s *Set) hull(card string) (*hull, *catalog.Ship) {
	ship, err := s.facts.Ship(card)
	if err != nil {
		return nil, nil
	}
	if h := s.hulls[ship.Chassis]; h != nil {
		return h, ship
	}
	c, err := s.facts.Chassis(ship.Chassis)
	if err != nil {
		return nil, nil
	}
	h := &hull{size: c.Size, six: c.MidLine > 0}
	h.lines = zoneLines(c, h.size.Token())
	h.marks = shieldPlaces(c, h.size.Base())
	s.hulls[ship.Chassis] = h
	return h, ship
}

// zoneLines are the lines printed on a token, each from the middle to its edge; front and rear lines that cross end
// where they do.
func zoneLines(c *catalog.Chassis, token physics.Vec) []physics.Segment {
	at := func(aside, from float64) physics.Vec {
		return physics.Vec{X: float64(aside * token.X), Y: float64(token.Y/2) - float64(from*token.Y)}
	}
	frontIn, rearIn, inside := c.FrontApex, c.RearApex, 0.0
	if c.FrontApex > c.RearApex { // they cross, and both end there
		rise, fall := c.FrontSide-c.FrontApex, c.RearSide-c.RearApex
		across := (c.FrontApex - c.RearApex) / (fall - rise)
		inside = across / 2
		frontIn += float64(across * rise)
		rearIn = frontIn
	}
	var out []physics.Segment
	for _, side := range [2]float64{-1, 1} {
		edge, aside := c.FrontSide, side/2
		if edge < 0 { // ahead of the corner: it leaves through the front edge
			aside *= c.FrontApex / (c.FrontApex - c.FrontSide)
			edge = 0
		}
		out = append(out, physics.Segment{A: at(side*inside, frontIn), B: at(aside, edge)},
			physics.Segment{A: at(side*inside, rearIn), B: at(side/2, c.RearSide)})
		if c.MidLine > 0 {
			out = append(out, physics.Segment{A: at(0, c.MidLine), B: at(side/2, c.MidLine)})
		}
	}
	if c.SpecialApex > 0 {
		for _, side := range [2]float64{-1, 1} {
			out = append(out, physics.Segment{A: at(0, c.SpecialApex), B: at(side*c.SpecialLat, 0)})
		}
	}
	return append(out, physics.Segment{A: at(-inside, frontIn), B: at(inside, rearIn)},
		physics.Segment{A: at(0, min(frontIn, rearIn)), B: at(0, max(frontIn, rearIn))})
}

// shieldPlaces are the middles of the stretches of a base's edge in its zones.
func shieldPlaces(c *catalog.Chassis, base physics.Vec) (out [gauge.RightAux + 1]physics.Vec) {
	y := func(from float64) float64 { return float64(base.Y/2) - float64(from*base.Y) }
	front, rear := max(c.FrontSide, 0), c.RearSide
	middle := c.MidLine
	if middle == 0 {
		middle = rear
	}
	out[gauge.Front], out[gauge.Rear] = physics.Vec{Y: base.Y / 2}, physics.Vec{Y: -base.Y / 2}
	out[gauge.Left] = physics.Vec{X: -base.X / 2, Y: y((front + middle) / 2)}
	out[gauge.LeftAux] = physics.Vec{X: -base.X / 2, Y: y((middle + rear) / 2)}
	out[gauge.Right], out[gauge.RightAux] = out[gauge.Left], out[gauge.LeftAux]
	out[gauge.Right].X, out[gauge.RightAux].X = base.X/2, base.X/2
	return out
}

package gauge

import (
	"fmt"

	"xwing/physics"
)

// HullLines are the lines printed on a ship token, as fractions: lengths of the token's length from its front edge,
// what lies aside of its width from the centre line.
type HullLines struct {
	FrontApex, FrontSide  float64 // the front arc lines: on the centre line, and at the edge of the token; less than 0: ahead of its corner
	RearApex, RearSide    float64 // the rear arc lines likewise
	Middle                float64 // the line between side and auxiliary zones; 0: there is none
	TargetFront           float64 // the targeting points of the front and the rear zone, on the centre line
	TargetRear            float64
	TargetSide, TargetAux physics.Vec // of a side zone: aside, and from the front edge
	SpecialApex           float64     // of the front zone's special arc, on the centre line; 0: there is none
	SpecialLat            float64     // where its lines meet the front edge
}

// Chassis is a ship type's token worked out: its hull zones, firing arcs and targeting points, in the ship's frame.
type Chassis struct {
	Size    Size
	Zones   int // 4, or 6 of a huge ship
	arcs    [zoneCount]physics.Wedge
	hull    [zoneCount]physics.Convex
	targets [zoneCount]physics.Vec
	special *physics.Wedge
}

// Special is the special arc in the ship's frame, which belongs to the front zone; nil if there is none (ARM-IGN-002).
func (c *Chassis) Special() *physics.Wedge { return c.special }

// NewChassis works out a token. It refuses lines that leave a zone without room, or a targeting point outside its zone.
func NewChassis(size Size, lines HullLines) (*Chassis, error) {
	c := &Chassis{Size: size, Zones: 4}
	if lines.Middle != 0 {
		c.Zones = 6
	}
	token := size.Token()
	at := func(aside, from float64) physics.Vec {
		return physics.Vec{X: float64(aside * token.X), Y: float64(token.Y/2) - float64(from*token.Y)}
	}
	c.drawArcs(lines, at)
	c.cutZones(lines, at)
	side, aux := lines.TargetSide, lines.TargetAux
	c.targets = [zoneCount]physics.Vec{
		Front: at(0, lines.TargetFront), Rear: at(0, lines.TargetRear), Left: at(-side.X, side.Y), Right: at(side.X, side.Y),
		LeftAux: at(-aux.X, aux.Y), RightAux: at(aux.X, aux.Y),
	}
	for z := Front; z <= Zone(c.Zones); z++ {
		if gap := c.hull[z].PointGap(c.targets[z]); gap.Distance > 0 {
			return nil, fmt.Errorf("the targeting point of zone %d lies %.1f mm outside it", z, gap.Distance)
		}
	}
	return c, nil
}

// drawArcs sets the firing arcs: endless, and the printed lines belong to those on both their sides (ARM-ARC-002, -003).
func (c *Chassis) drawArcs(lines HullLines, at func(aside, from float64) physics.Vec) {
	ahead := func(side, apex, edge float64) physics.HalfPlane { // of the line from the centre to that side
		from := at(0, apex)
		normal := at(side/2, edge).Sub(from).Unit().Left().Scale(side)
		return physics.HalfPlane{Normal: normal, Least: normal.Dot(from)}
	}
	behind := func(p physics.HalfPlane) physics.HalfPlane {
		return physics.HalfPlane{Normal: p.Normal.Scale(-1), Least: -p.Least}
	}
	arc := func(planes ...physics.HalfPlane) (w physics.Wedge) {
		for _, p := range planes {
			w.Add(p.Normal, p.Least)
		}
		return w
	}
	front, rear := [2]physics.HalfPlane{}, [2]physics.HalfPlane{}
	for i, side := range [2]float64{-1, 1} {
		front[i], rear[i] = ahead(side, lines.FrontApex, lines.FrontSide), ahead(side, lines.RearApex, lines.RearSide)
		beside := physics.HalfPlane{Normal: physics.Vec{X: side}}
		z, aux := Left+Zone(i), LeftAux+Zone(i)
		if c.Zones == 4 {
			c.arcs[z] = arc(beside, behind(front[i]), rear[i])
			continue
		}
		middle := physics.HalfPlane{Normal: physics.Vec{Y: 1}, Least: at(0, lines.Middle).Y}
		c.arcs[z], c.arcs[aux] = arc(beside, behind(front[i]), middle), arc(beside, rear[i], behind(middle))
	}
	c.arcs[Front], c.arcs[Rear] = arc(front[0], front[1]), arc(behind(rear[0]), behind(rear[1]))
	if lines.SpecialApex > 0 {
		var special physics.Wedge
		for _, side := range [2]float64{-1, 1} {
			from := at(0, lines.SpecialApex)
			normal := at(float64(side*lines.SpecialLat), 0).Sub(from).Unit().Left().Scale(side)
			special.Add(normal, normal.Dot(from))
		}
		c.special = &special
	}
}

// cutZones sets the hull zones: the part of the token in each arc. Front and rear lines that cross end there, and the
// front and the rear zone meet between the two crossings.
func (c *Chassis) cutZones(lines HullLines, at func(aside, from float64) physics.Vec) {
	half := c.Size.Token().Scale(0.5)
	token := physics.ConvexOf(physics.Vec{X: half.X, Y: half.Y}, physics.Vec{X: -half.X, Y: half.Y},
		physics.Vec{X: -half.X, Y: -half.Y}, physics.Vec{X: half.X, Y: -half.Y})
	for z := Front; z <= Zone(c.Zones); z++ {
		c.hull[z] = c.arcs[z].Part(&token)
	}
	if lines.FrontApex <= lines.RearApex {
		return
	}
	rise := lines.FrontSide - lines.FrontApex // of the front line over half the width, and of the rear line
	fall := lines.RearSide - lines.RearApex
	across := (lines.FrontApex - lines.RearApex) / (fall - rise)
	y := at(0, lines.FrontApex+float64(across*rise)).Y
	var upper, lower physics.Wedge
	upper.Add(physics.Vec{Y: 1}, y)
	lower.Add(physics.Vec{Y: -1}, -y)
	c.hull[Front], c.hull[Rear] = upper.Part(&c.hull[Front]), lower.Part(&c.hull[Rear])
}

// Hull is the outline of a hull zone in the ship's frame.
func (c *Chassis) Hull(z Zone) *physics.Convex { return &c.hull[z] }

// Arc is the firing arc of a hull zone in the ship's frame.
func (c *Chassis) Arc(z Zone) *physics.Wedge { return &c.arcs[z] }

// Target is the targeting point of a hull zone in the ship's frame.
func (c *Chassis) Target(z Zone) physics.Vec { return c.targets[z] }

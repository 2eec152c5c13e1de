package pieces

import (
	"math"

	"xwing/game"
	"xwing/game/armada/gauge"
	"xwing/physics"
	"xwing/scene/art"
	"xwing/scene/draw"
)

// How far a ship reaches on its base, as a share of half its length.
const modelReach = 0.90

// Ship paints a ship card's base with its hull zones, framed in the shape of its seat, and the ship on it.
func (s *Set) Ship(l *draw.List, card string, seat game.Seat, at Place) {
	h, _ := s.hull(card)
	if h == nil {
		return
	}
	l.AsIs(func() { s.base(l, h, seat, at) })
	s.Model(l, card, at)
}

// base paints the base of a ship: it looks the same in any light.
func (s *Set) base(l *draw.List, h *hull, seat game.Seat, at Place) {
	half := h.size.Base().Scale(0.5)
	corners := at.points([]physics.Vec{{X: -half.X, Y: half.Y}, half, {X: half.X, Y: -half.Y}, {X: -half.X, Y: -half.Y}})
	at.shadow(l, corners, 2.6, 7, 0.75)
	plate := s.studio.Sprite(Plate{Size_: h.size, Seat: seat})
	if plate.Image == nil {
		l.Polygon(corners, draw.Fade(draw.Mix(art.SeatColor(seat), draw.Felt, 0.7), at.Alpha))
	}
	l.Sprite(plate, at.X, at.Y, at.Angle, at.K, at.Alpha)
	c := draw.Fade(draw.Mix(art.SeatColor(seat), draw.White, 0.25), 0.6*at.Alpha)
	for _, line := range h.lines {
		x0, y0 := at.at(line.A.X, line.A.Y)
		x1, y1 := at.at(line.B.X, line.B.Y)
		l.Line(x0, y0, x1, y1, max(0.8, 0.5*at.K), c)
	}
	frame(l, seat, corners, max(1.3, 1.2*at.K), at.Alpha)
}

// Model paints a ship card's ship as it stands on its base, without the base.
func (s *Set) Model(l *draw.List, card string, at Place) {
	h, ship := s.hull(card)
	if h == nil {
		return
	}
	picture := ShipPicture(ship.Chassis)
	unit := h.size.Base().Y / 2 * modelReach
	r := art.Raised{Chassis: picture, Livery: livery(ship.Chassis, ship.Faction), Great: true}
	k := unit * at.K
	l.Shade(s.studio.Near(r, 2.16*k), at.X+0.03*k, at.Y+0.04*k, at.Angle, k, 0.55*at.Alpha)
	l.AsIs(func() { s.studio.Model(l, r, at.X, at.Y, at.Angle, k, at.Alpha) })
	for _, n := range s.studio.Nozzles(picture) {
		x, y := at.at(n.X*unit, -n.Y*unit)
		l.Glow(x, y, max(2.6*n.R*k, 2), draw.Fade(draw.EngineLight, 0.55*at.Alpha))
	}
}

// frame paints the frame of a base, inside its corners: Red's is whole, Blue's open in the middle of each side.
func frame(l *draw.List, seat game.Seat, corners []draw.Pt, width, alpha float64) {
	c := draw.Fade(art.SeatColor(seat), alpha)
	short := min(apart(corners[0], corners[1]), apart(corners[1], corners[2]))
	inner := make([]draw.Pt, len(corners))
	for i, q := range corners { // by the same on each side, long or short
		next, before := corners[(i+1)%4], inward(q, corners[(i+3)%4], width/2)
		along := inward(q, next, width/2)
		inner[i] = draw.Pt{X: before.X + along.X - q.X, Y: before.Y + along.Y - q.Y}
	}
	if seat != game.Blue {
		l.Outline(inner, width, c)
		return
	}
	arm := short * 0.30
	for i, q := range inner {
		for _, to := range [2]draw.Pt{inner[(i+1)%4], inner[(i+3)%4]} {
			end := inward(q, to, arm)
			from := inward(q, to, -width/2)
			l.Line(float64(from.X), float64(from.Y), float64(end.X), float64(end.Y), width, c)
		}
	}
}

// apart is how far two points are from each other.
func apart(p, q draw.Pt) float64 { return math.Hypot(float64(q.X-p.X), float64(q.Y-p.Y)) }

// inward is the point so far on the way from one to another.
func inward(p, to draw.Pt, by float64) draw.Pt {
	t := float32(by / max(apart(p, to), 1e-6))
	return draw.Pt{X: p.X + (to.X-p.X)*t, Y: p.Y + (to.Y-p.Y)*t}
}

// Shields paints the shields that a ship card has left on the edges of its zones, each r pixels to its corners. They
// stand upright, however the ship is turned.
func (s *Set) Shields(l *draw.List, card string, left [7]int, at Place, r float64) {
	h, ship := s.hull(card)
	if h == nil {
		return
	}
	for _, z := range ship.Zones() {
		x, y := h.beside(z, at, r)
		Shield(l, x, y, r, left[z], left[z] >= ship.Shields.Of(z), at.Alpha)
	}
}

// beside is where a diamond with that reach stands in a zone: on the edge of the base, or farther out where it would
// hide the ship.
func (h *hull) beside(z gauge.Zone, at Place, r float64) (x, y float64) {
	v, half := h.marks[z], h.size.Base().Scale(0.5)
	out := max(0, r/at.K-0.45*half.X)
	switch {
	case v.X != 0:
		v.X += math.Copysign(out, v.X)
	default:
		v.Y += math.Copysign(out*0.6, v.Y)
	}
	return at.at(v.X, v.Y)
}

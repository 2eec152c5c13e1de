package art

import (
	"strconv"

	"xwing/game"
	"xwing/physics"
	"xwing/scene/draw"
)

// SeatColor is the color of a seat; the table's own is gray.
func SeatColor(s game.Seat) draw.Color {
	switch s {
	case game.Red:
		return draw.RedSeat
	case game.Blue:
		return draw.BlueSeat
	}
	return draw.Muted
}

// Base is a ship's base from above, at true scale: one unit is a millimetre.
type Base struct {
	Chassis    string
	Size_      physics.Size
	Seat       game.Seat
	Initiative int
	Arcs       ArcMask
}

// ArcMask says which printed arcs a base shades.
type ArcMask uint8

// The arcs that a base can shade.
const (
	ShadeFront ArcMask = 1 << iota
	ShadeRear
	ShadeFullFront
	ShadeBullseye
)

// Size is the base's side; bases are painted at 4 pixels a millimetre.
func (b Base) Size() (w, h, scale float64) { return b.Size_.Side(), b.Size_.Side(), 4 }

// Paint paints the base, its front up.
func (b Base) Paint(p *Paper) {
	h := b.Size_.Half()
	seat := SeatColor(b.Seat)
	p.DrawRectangle(-h, -h, 2*h, 2*h)
	p.Ink(draw.Mix(draw.RGB(0x10161f), seat, 0.10))
	p.Fill()
	b.shade(p, h, seat)
	// The arc lines: from the middle through the front corners' marks (and the rear's).
	a := ArcMark(b.Size_)
	p.Ink(draw.Fade(seat, 0.55))
	p.Pen(0.5)
	for _, x := range []float64{-a, a} {
		p.DrawLine(0, 0, x, -h)
		p.DrawLine(0, 0, x, h)
	}
	p.Stroke()
	p.Ink(draw.Fade(draw.White, 0.28))
	p.Pen(0.35)
	p.SetDash(1.6*p.scale, 1.2*p.scale)
	for _, x := range []float64{-7.5, 7.5} {
		p.DrawLine(x, -h, x, -h*0.25)
	}
	p.Stroke()
	p.SetDash()
	// The hashmarks of the sides.
	p.Ink(draw.Fade(seat, 0.9))
	p.Pen(0.8)
	for _, x := range []float64{-1, 1} {
		p.DrawLine(x*h, 0, x*(h-3), 0)
	}
	p.Stroke()
	PaintShip(p, b.Chassis, h*0.66, draw.Mix(draw.RGB(0xc3ccd6), seat, 0.25))
	p.DrawRectangle(-h+0.6, -h+0.6, 2*h-1.2, 2*h-1.2)
	p.Ink(seat)
	p.Pen(1.2)
	p.Stroke()
	// The initiative, in the rear left corner.
	r := min(h*0.24, 6.5)
	p.DrawCircle(-h+r+1.4, h-r-1.4, r)
	p.Inked(draw.RGB(0x0b1016), seat, 0.6)
	p.Ink(draw.RGB(0xffb454))
	p.Write(strconv.Itoa(b.Initiative), -h+r+1.4, h-r-1.4, r*1.5)
}

// ArcMark is how far from the middle of the front edge a second edition base's
// arc lines end, in mm; package physics has the same numbers (GEOMETRY 1.1).
func ArcMark(s physics.Size) float64 {
	switch s {
	case physics.Medium:
		return 26.447
	case physics.Large:
		return 35.715
	}
	return 17.154
}

func (b Base) shade(p *Paper, h float64, seat draw.Color) {
	a := ArcMark(b.Size_)
	p.Ink(draw.Fade(seat, 0.20))
	if b.Arcs&ShadeFullFront != 0 {
		p.DrawRectangle(-h, -h, 2*h, h)
		p.Fill()
	}
	if b.Arcs&ShadeFront != 0 {
		p.Poly(0, 0, -a, -h, a, -h)
		p.Fill()
	}
	if b.Arcs&ShadeRear != 0 {
		p.Poly(0, 0, a, h, -a, h)
		p.Fill()
	}
	if b.Arcs&ShadeBullseye != 0 {
		p.DrawRectangle(-7.5, -h, 15, h)
		p.Fill()
	}
}

// Turret is the indicator of a turret arc, pointing up, for a base of that size.
type Turret struct {
	Size_ physics.Size
	Seat  game.Seat
}

// Size is the base's side.
func (t Turret) Size() (w, h, scale float64) { return t.Size_.Side(), t.Size_.Side(), 4 }

// Paint paints an arrow head between the middle and the front edge.
func (t Turret) Paint(p *Paper) {
	h := t.Size_.Half()
	c := draw.Mix(SeatColor(t.Seat), draw.White, 0.45)
	w := h * 0.30
	p.Poly(0, -h+2.2, -w, -h+2.2+w*0.9, -w*0.55, -h+2.2+w*0.9, -w*0.55, -h+2.2+w*1.5, w*0.55, -h+2.2+w*1.5, w*0.55, -h+2.2+w*0.9, w, -h+2.2+w*0.9)
	p.Inked(draw.Fade(c, 0.9), draw.RGB(0x0b1016), 0.5)
}

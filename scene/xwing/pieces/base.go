package pieces

import (
	"strconv"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/physics"
	"xwing/scene/art"
	"xwing/scene/draw"
)

// Base is a ship's base from above, at true scale: one unit is a millimetre. The ship
// stands over it as a picture of its own, lit as it is turned.
type Base struct {
	Size_      gauge.Size
	Seat       game.Seat
	Initiative int
	Arcs       ArcMask
	Faction    catalog.Faction
	Name       string // of the pilot
	Number     int    // of the ship in this game
	Wing       board.Wing
	Detail     Detail
}

// Detail is how much of what is printed on a base is painted.
type Detail uint8

// The levels of detail.
const (
	Far  Detail = iota // its arc, whose it is
	Mid                // and the lines, the number, the initiative
	Near               // and the name and the emblem
)

// ArcMask says which printed arcs a base shades.
type ArcMask uint8

// The arcs that a base can shade.
const (
	ShadeFront ArcMask = 1 << iota
	ShadeLeft
	ShadeRight
	ShadeRear
	ShadeFullFront
	ShadeFullRear
	ShadeBullseye
)

// Shade is how a base shades the printed arc of a weapon; a turret's is shown by
// its indicator.
func Shade(a catalog.ArcKind) ArcMask {
	switch a {
	case catalog.FrontArc:
		return ShadeFront
	case catalog.LeftArc:
		return ShadeLeft
	case catalog.RightArc:
		return ShadeRight
	case catalog.RearArc:
		return ShadeRear
	case catalog.FullFrontArc:
		return ShadeFullFront
	case catalog.FullRearArc:
		return ShadeFullRear
	case catalog.BullseyeArc:
		return ShadeBullseye
	}
	return 0
}

// Size is that of the base in mm; the nearer they are seen, the more pixels a
// millimetre has.
func (b Base) Size() (w, h, scale float64) {
	scale = [...]float64{Far: 2, Mid: 4, Near: 5}[b.Detail]
	if b.Size_ == gauge.Large { // a tick must have room to paint one
		scale = min(scale, 4)
	}
	return b.Size_.Width(), b.Size_.Length(), scale
}

// Paint paints the base, its front up.
func (b Base) Paint(p *art.Paper) {
	half := b.Size_.Sides()
	seat := art.SeatColor(b.Seat)
	b.plate(p, half, seat)
	b.shade(p, half, seat)
	if b.Detail == Far {
		art.Frame(p, b.Seat, half, max(1.8, half.X*0.055))
		return
	}
	b.lines(p, half, seat)
	if b.Detail == Near {
		b.strip(p, half)
		b.corner(p, half, min(half.X*0.24, 6.4)*0.42)
		b.wing(p, half, min(half.X*0.24, 6.4)*0.42)
	} else {
		r := min(half.X*0.21, 6.5)
		b.corner(p, half, r)
		b.wing(p, half, r*0.8)
		p.Ink(draw.RGB(0xffb454))
		number(p, b.Initiative, -half.X+1.6+r, half.Y-1.6-r, r*2)
	}
	art.Frame(p, b.Seat, half, 1)
}

// plate paints the dark plate, with light in the color of the seat from below the ship.
func (b Base) plate(p *art.Paper, half physics.Vec, seat draw.Color) {
	dark := draw.Mix(draw.RGB(0x0a1018), seat, 0.07)
	p.Light(1.3*max(half.X, half.Y), draw.Mix(dark, seat, 0.42), draw.Mix(dark, seat, 0.16), dark)
}

// lines paints the arc lines through the middle, those of the bullseye and the
// marks of the sides' middles.
func (b Base) lines(p *art.Paper, half physics.Vec, seat draw.Color) {
	h := half.Y
	a := b.arcMark()
	p.Ink(draw.Fade(seat, 0.55))
	p.Pen(0.5)
	for _, x := range []float64{-a, a} {
		p.DrawLine(0, 0, x, -h)
		p.DrawLine(0, 0, x, h)
	}
	p.Stroke()
	p.Ink(draw.Fade(draw.White, 0.28))
	p.Pen(0.35)
	p.SetDash(1.6*p.PerUnit, 1.2*p.PerUnit)
	for _, x := range []float64{-7.5, 7.5} {
		p.DrawLine(x, -h, x, -h*0.25)
	}
	p.Stroke()
	p.SetDash()
	p.Ink(draw.Fade(seat, 0.9))
	p.Pen(0.8)
	for _, x := range []float64{-1, 1} {
		p.DrawLine(x*half.X, 0, x*(half.X-3), 0)
	}
	p.Stroke()
}

// strip paints the printed strip along the rear: initiative, name, emblem.
func (b Base) strip(p *art.Paper, half physics.Vec) {
	x := half.X
	tall := min(x*0.24, 6.4)
	y := half.Y - 0.9 - tall/2
	p.DrawRectangle(-x, half.Y-tall-1.4, 2*x, tall+1.4)
	p.Ink(draw.Fade(draw.RGB(0x080c12), 0.82))
	p.Fill()
	p.Ink(draw.RGB(0xffb454))
	number(p, b.Initiative, -x+1.2+tall*0.4, y, tall*0.95)
	room := 2*x - 2.4 - 1.9*tall
	if b.Name != "" {
		p.Ink(draw.Text)
		p.Fitted(b.Name, 0, y, tall*0.62, room)
	}
	if b.Faction != 0 {
		p.Push()
		p.Translate(x-1.2-tall*0.42, y)
		p.Scale(tall/20, tall/20)
		p.Sign(b.Faction.String(), FactionColor(b.Faction))
		p.Pop()
	}
}

// corner paints the ship's number in the corner ahead, in the shape of its seat.
func (b Base) corner(p *art.Paper, half physics.Vec, r float64) {
	if b.Number == 0 {
		return
	}
	seat := art.SeatColor(b.Seat)
	x, y := -half.X+1.6+r, -half.Y+1.6+r
	if art.Round(b.Seat) {
		p.DrawCircle(x, y, r)
	} else {
		p.DrawRectangle(x-r*0.92, y-r*0.92, r*1.84, r*1.84)
	}
	p.Inked(draw.Mix(seat, draw.Space, 0.55), seat, 0.35)
	p.Ink(draw.White)
	number(p, b.Number, x, y, r*1.25)
}

// wing paints the ship's place in a wing in the other corner ahead: the number of its leader, and behind that its own
// there; faint where it has split.
func (b Base) wing(p *art.Paper, half physics.Vec, r float64) {
	if b.Wing.Leader == 0 {
		return
	}
	text, seat := strconv.Itoa(int(b.Wing.Leader)), art.SeatColor(b.Seat)
	if !b.Wing.Leads() {
		text += "." + strconv.Itoa(int(b.Wing.At))
	}
	ink := draw.White
	if b.Wing.Split {
		ink, seat = draw.Fade(ink, 0.45), draw.Fade(seat, 0.45)
	}
	x, y := half.X-1.6-1.3*r, -half.Y+1.6+r
	p.DrawRectangle(x-r*1.3, y-r*0.92, r*2.6, r*1.84)
	p.Inked(draw.Mix(seat, draw.Space, 0.55), seat, 0.35)
	p.Ink(ink)
	p.Write(text, x, y, r*1.1)
}

// number writes a number as on dice: those that another base reads the other way up have a
// line below them.
func number(p *art.Paper, n int, x, y, size float64) {
	p.Write(strconv.Itoa(n), x, y, size)
	if n == 6 || n == 9 {
		p.DrawRectangle(x-size*0.24, y+size*0.4, size*0.48, size*0.09)
		p.Fill()
	}
}

// FactionColor is the color of a faction's emblem.
func FactionColor(f catalog.Faction) draw.Color {
	switch f {
	case catalog.Rebel:
		return draw.RGB(0xe8784a)
	case catalog.Imperial:
		return draw.RGB(0xa9b7c6)
	case catalog.Scum:
		return draw.RGB(0xc6a545)
	case catalog.Resistance:
		return draw.RGB(0xf0a860)
	case catalog.FirstOrder:
		return draw.RGB(0xd4506a)
	case catalog.Republic:
		return draw.RGB(0xe6cf8a)
	case catalog.Separatist:
		return draw.RGB(0x8f9df0)
	}
	return draw.Muted
}

// arcMark is how far from the middle of the front edge the arc lines end, in mm.
func (b Base) arcMark() float64 { return gauge.SecondEditionArcs().Edge(b.Size_) }

func (b Base) shade(p *art.Paper, half physics.Vec, seat draw.Color) {
	x, h, a := half.X, half.Y, b.arcMark()
	p.Ink(draw.Fade(seat, 0.16))
	for _, s := range []struct {
		arc     ArcMask
		outline []float64
	}{
		{ShadeFullFront, []float64{-x, -h, x, -h, x, 0, -x, 0}},
		{ShadeFullRear, []float64{-x, h, x, h, x, 0, -x, 0}},
		{ShadeFront, []float64{0, 0, -a, -h, a, -h}},
		{ShadeRear, []float64{0, 0, -a, h, a, h}},
		{ShadeLeft, []float64{0, 0, -a, -h, -x, -h, -x, h, -a, h}},
		{ShadeRight, []float64{0, 0, a, -h, x, -h, x, h, a, h}},
		{ShadeBullseye, []float64{-7.5, -h, 7.5, -h, 7.5, 0, -7.5, 0}},
	} {
		if b.Arcs&s.arc != 0 {
			p.Poly(s.outline...)
			p.Fill()
		}
	}
}

// Turret is the indicator of a turret arc, pointing up, for a base of that size; that of a huge ship lies around its mount.
type Turret struct {
	Size_  gauge.Size
	Seat   game.Seat
	Second bool // it is the other of two: of a deeper color, and with a bar below it
}

// mount is the size of what the indicator lies on.
func (t Turret) mount() gauge.Size {
	if t.Size_ >= gauge.Huge {
		return gauge.Large // as wide as its base
	}
	return t.Size_
}

// Size is that of the base, or of the mount, in mm.
func (t Turret) Size() (w, h, scale float64) { return t.mount().Width(), t.mount().Length(), 4 }

// Paint paints an arrow head between the middle and the front edge.
func (t Turret) Paint(p *art.Paper) {
	h := t.mount().Fore()
	c := draw.Mix(art.SeatColor(t.Seat), draw.White, 0.45)
	w := t.mount().Abeam() * 0.30
	if t.Second {
		c = art.SeatColor(t.Seat)
		p.Poly(-w, -h+2.2+w*1.8, w, -h+2.2+w*1.8, w, -h+2.2+w*2.1, -w, -h+2.2+w*2.1)
		p.Inked(draw.Fade(c, 0.9), draw.RGB(0x0b1016), 0.5)
	}
	p.Poly(0, -h+2.2, -w, -h+2.2+w*0.9, -w*0.55, -h+2.2+w*0.9, -w*0.55, -h+2.2+w*1.5, w*0.55, -h+2.2+w*1.5, w*0.55, -h+2.2+w*0.9, w, -h+2.2+w*0.9)
	p.Inked(draw.Fade(c, 0.9), draw.RGB(0x0b1016), 0.5)
}

package pieces

import (
	"github.com/fogleman/gg"

	"xwing/game"
	"xwing/game/armada/gauge"
	"xwing/scene/art"
	"xwing/scene/draw"
)

// Plate is what a ship stands on: dark, with light in the color of the seat from below the ship. One unit is a
// millimetre. Its frame and its lines are not on it: they are sharp at any size.
type Plate struct {
	Size_ gauge.Size
	Seat  game.Seat
}

// Size is that of the base.
func (b Plate) Size() (w, h, scale float64) {
	base := b.Size_.Base()
	return base.X, base.Y, 1
}

// Paint paints the plate.
func (b Plate) Paint(p *art.Paper) {
	seat := art.SeatColor(b.Seat)
	dark := draw.Mix(draw.RGB(0x0a1018), seat, 0.10)
	base := b.Size_.Base()
	p.Light(0.62*min(base.Y, 2*base.X), draw.Mix(dark, seat, 0.42), draw.Mix(dark, seat, 0.18), dark)
}

// Disc is what a squadron stands on, lit likewise.
type Disc struct{ Seat game.Seat }

// Size is that of the base.
func (d Disc) Size() (w, h, scale float64) {
	return 2 * gauge.SquadronRadius, 2 * gauge.SquadronRadius, 2
}

// Paint paints the disc.
func (d Disc) Paint(p *art.Paper) {
	seat := art.SeatColor(d.Seat)
	dark := draw.Mix(draw.RGB(0x0a1018), seat, 0.10)
	x, y := p.TransformPoint(0, 0)
	light := gg.NewRadialGradient(x, y, 0, x, y, gauge.SquadronRadius*p.PerUnit)
	light.AddColorStop(0, draw.Mix(dark, seat, 0.40))
	light.AddColorStop(1, dark)
	p.SetFillStyle(light)
	p.DrawCircle(0, 0, gauge.SquadronRadius-0.3)
	p.Fill()
}

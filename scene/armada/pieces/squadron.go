package pieces

import (
	"math"

	"xwing/game"
	"xwing/game/armada/gauge"
	"xwing/scene/art"
	"xwing/scene/draw"
)

// ActedLight is how much is seen of a squadron that has acted.
const ActedLight = 0.62

// Squadron paints a squadron card's disc with what flies in it: Red's rim is whole, Blue's broken.
func (s *Set) Squadron(l *draw.List, card string, seat game.Seat, acted bool, at Place) {
	flies, ok := s.flies(card)
	if !ok {
		return
	}
	r := gauge.SquadronRadius * at.K
	l.AsIs(func() { s.disc(l, flies, seat, acted, at) })
	if acted {
		m := r * 0.78
		Tick(l, at.X+m, at.Y-m, max(r*0.34, 4), at.Alpha)
	}
}

// disc paints the disc and what flies on it: they look the same in any light.
func (s *Set) disc(l *draw.List, flies art.Raised, seat game.Seat, acted bool, at Place) {
	r := gauge.SquadronRadius * at.K
	l.Disc(at.X+2*at.K, at.Y+2.4*at.K, r*1.04, draw.Fade(draw.Shadow, 0.45*at.Alpha))
	whole := at.Alpha
	if acted {
		at.Alpha *= ActedLight
	}
	plate := s.studio.Sprite(Disc{Seat: seat})
	if acted || plate.Image == nil { // what lies below does not shimmer through
		l.Disc(at.X, at.Y, r, draw.Fade(draw.Mix(art.SeatColor(seat), draw.Space, 0.88), whole))
	}
	l.Sprite(plate, at.X, at.Y, at.Angle, at.K, at.Alpha)
	rim(l, seat, at.X, at.Y, r, max(1.2, 1.5*at.K), at.Angle, at.Alpha)
	k := 0.80 * r
	s.studio.Model(l, flies, at.X, at.Y, at.Angle, k, at.Alpha)
}

// flies is the picture of what flies in a squadron card, worked out once.
func (s *Set) flies(card string) (art.Raised, bool) {
	if r, ok := s.flown[card]; ok {
		return r, true
	}
	c, err := s.facts.Squadron(card)
	if err != nil {
		return art.Raised{}, false
	}
	r := art.Raised{Chassis: SquadronPicture(c.Chassis), Livery: livery(c.Chassis, c.Faction)}
	s.flown[card] = r
	return r, true
}

// rim paints the rim of a disc, inside it: Red's whole, Blue's in six pieces.
func rim(l *draw.List, seat game.Seat, x, y, r, width, angle, alpha float64) {
	c := draw.Fade(art.SeatColor(seat), alpha)
	if seat != game.Blue {
		l.Circle(x, y, r-width/2, width, c)
		return
	}
	const pieces, gap, steps = 6, 0.30, 6
	for i := range pieces {
		from := angle + (float64(i)+gap/2)*2*math.Pi/pieces
		arc := (1 - gap) * 2 * math.Pi / pieces
		pts := make([]draw.Pt, 0, 2*steps+2)
		for j := range 2*steps + 2 {
			edge, part := r, float64(j)/steps
			if j > steps {
				edge, part = r-width, float64(2*steps+1-j)/steps
			}
			sin, cos := math.Sincos(from + arc*part)
			pts = append(pts, draw.Pt{X: float32(x + edge*cos), Y: float32(y + edge*sin)})
		}
		l.Polygon(pts, c)
	}
}

// Pips paints the hull of a squadron as pips below its disc, of so many those that are left whole.
func Pips(l *draw.List, left, full int, at Place) {
	r := gauge.SquadronRadius*at.K + max(1.5, 1.2*at.K)
	side := max(2, math.Round(2.9*at.K))
	step := min(1.45*side/r, 2.4/float64(max(full, 1)))
	for i := range full {
		a := math.Pi/2 + (float64(full-1)/2-float64(i))*step
		sin, cos := math.Sincos(a)
		x, y := at.X+(r+side/2)*cos, at.Y+(r+side/2)*sin
		box := draw.Rect{X: x - side/2, Y: y - side/2, W: side, H: side}
		if i < left {
			l.Fill(box, draw.Fade(draw.Hull, at.Alpha))
		} else {
			l.Ring(box, 0, max(1, side*0.2), draw.Fade(draw.Hull, 0.6*at.Alpha))
		}
	}
}

package pieces

import (
	"math"

	"xwing/game/xwing/board"
	"xwing/scene/art"
	"xwing/scene/draw"
)

// Die is a die showing a face: attack dice are red octagons, defense dice green
// diamonds with cut corners, so that their color need not be told. One unit is a
// 24th of its side.
type Die struct {
	Side     board.Side
	Face     board.Face
	Rolling  bool // still in the air: no face
	Rerolled bool
}

// Size is 24 units.
func (d Die) Size() (w, h, scale float64) { return 24, 24, 6 }

// Paint paints the die with our sign of the result.
func (d Die) Paint(p *art.Paper) {
	body, sign := draw.AttackDie, draw.AttackSign
	if d.Side == board.DefenseDice {
		body, sign = draw.DefenseDie, draw.DefenseSign
	}
	p.Faceted(d.corners(), body)
	switch {
	case d.Rolling:
		p.Ink(sign)
		p.Write("?", 0, 0, 12)
	case d.Face != board.Blank:
		p.Push()
		p.Scale(d.room(), d.room())
		p.Sign(faceSign(d.Face), sign)
		p.Pop()
	}
	if d.Rerolled {
		p.Ink(draw.RGB(0x2a1a06))
		p.DrawCircle(8.6, 8.6, 2.5)
		p.Fill()
		p.Ink(draw.RGB(0xffc04a))
		p.DrawCircle(8.6, 8.6, 1.9)
		p.Fill()
	}
}

// room is how much of its usual size a sign has on the face.
func (d Die) room() float64 {
	if d.Side == board.DefenseDice {
		return 0.8
	}
	return 0.92
}

// corners are those of the die, clockwise.
func (d Die) corners() [][2]float64 {
	if d.Side == board.DefenseDice {
		const a, b = 1.9, 11.9 // far from an octagon: the shape alone is to tell them apart
		return [][2]float64{{-a, -b}, {a, -b}, {b, -a}, {b, a}, {a, b}, {-a, b}, {-b, a}, {-b, -a}}
	}
	var out [][2]float64
	for i := range 8 {
		sin, cos := math.Sincos((float64(i) - 2.5) * math.Pi / 4)
		out = append(out, [2]float64{cos * 11.6, sin * 11.6})
	}
	return out
}

// faceSign is the sign of a result.
func faceSign(f board.Face) string {
	switch f {
	case board.Hit:
		return "hit"
	case board.Crit:
		return "crit"
	case board.FocusResult:
		return "focus"
	case board.EvadeResult:
		return "evade"
	}
	return "blank"
}

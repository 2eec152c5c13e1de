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
func (d Die) Size() (w, h, scale float64) { return 24, 24, 5 }

// Paint paints the die with our sign of the result.
func (d Die) Paint(p *art.Paper) {
	body, sign := draw.RGB(0xa32d2a), draw.RGB(0xfff1ed)
	if d.Side == board.DefenseDice {
		body, sign = draw.RGB(0x24743c), draw.RGB(0xeefdf0)
		p.Poly(-3.4, -11.4, 3.4, -11.4, 11.4, -3.4, 11.4, 3.4, 3.4, 11.4, -3.4, 11.4, -11.4, 3.4, -11.4, -3.4)
	} else {
		const r = 11.6
		p.NewSubPath()
		for i := range 8 {
			sin, cos := math.Sincos((float64(i) + 0.5) * math.Pi / 4)
			p.LineTo(cos*r, sin*r)
		}
		p.ClosePath()
	}
	p.Inked(body, draw.Mix(body, draw.White, 0.4), 1)
	switch {
	case d.Rolling:
		p.Ink(sign)
		p.Write("?", 0, 0, 12)
	case d.Face != board.Blank:
		p.Push()
		p.Scale(0.9, 0.9)
		p.Sign(faceSign(d.Face), sign)
		p.Pop()
	}
	if d.Rerolled {
		p.Ink(draw.RGB(0xffd27a))
		p.DrawCircle(7.4, 7.4, 1.6)
		p.Fill()
	}
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

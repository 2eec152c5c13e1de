package art

import (
	"math"

	"xwing/game/xwing"
	"xwing/scene/draw"
)

// Die is a die showing a face. One unit is a 24th of its side.
type Die struct {
	Side     xwing.Side
	Face     xwing.Face
	Rolling  bool // still in the air: no face
	Rerolled bool
}

// Size is 24 units.
func (d Die) Size() (w, h, scale float64) { return 24, 24, 5 }

// Paint paints an octagon with our sign of the result.
func (d Die) Paint(p *Paper) {
	body, sign := draw.RGB(0x9e2f2c), draw.RGB(0xffe9e4)
	if d.Side == xwing.DefenseDice {
		body, sign = draw.RGB(0x2d7d46), draw.RGB(0xe6fbe9)
	}
	const r = 11.2
	p.NewSubPath()
	for i := range 8 {
		a := (float64(i) + 0.5) * math.Pi / 4
		p.LineTo(math.Cos(a)*r, math.Sin(a)*r)
	}
	p.ClosePath()
	p.Inked(body, draw.Mix(body, draw.White, 0.35), 1)
	if d.Rolling {
		p.Ink(sign)
		p.Write("?", 0, 0, 12)
		return
	}
	p.Push()
	p.Scale(0.92, 0.92)
	switch d.Face {
	case xwing.Hit:
		p.Ink(sign)
		burst(p, 8, 7.4, 3.6)
	case xwing.Crit:
		p.Ink(sign)
		burst(p, 8, 8.2, 3.8)
		p.Ink(body)
		burst(p, 8, 5.2, 2.6)
		p.Ink(sign)
		burst(p, 4, 2.8, 1.1)
	case xwing.FocusResult:
		Sign(p, "focus", sign)
	case xwing.EvadeResult:
		Sign(p, "evade", sign)
	}
	p.Pop()
	if d.Rerolled {
		p.Ink(draw.RGB(0xffd27a))
		p.DrawCircle(7.4, 7.4, 1.6)
		p.Fill()
	}
}

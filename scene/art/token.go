package art

import (
	"math"

	"xwing/game/xwing"
	"xwing/scene/draw"
)

// Token is a token: a circle or (for those that stay) a square with a cut
// corner, in its color, with our own sign. One unit is a 24th of its side.
type Token struct {
	Kind xwing.Token
}

const tokenScale = 4

// Size is 24 units.
func (t Token) Size() (w, h, scale float64) { return 24, 24, tokenScale }

// TokenColor is the color of a kind of token.
func TokenColor(k xwing.Token) draw.Color {
	switch k.Color() {
	case xwing.Green:
		return draw.GreenToken
	case xwing.Orange:
		return draw.OrangeToken
	case xwing.RedColor:
		return draw.RedToken
	}
	return draw.BlueToken
}

// Paint paints the token.
func (t Token) Paint(p *Paper) {
	c := TokenColor(t.Kind)
	if t.Kind.Circular() {
		p.DrawCircle(0, 0, 11)
	} else {
		p.Poly(-10.5, -6, -6, -10.5, 6, -10.5, 10.5, -6, 10.5, 6, 6, 10.5, -6, 10.5, -10.5, 6)
	}
	p.Inked(draw.Mix(c, draw.Space, 0.72), c, 1.6)
	Sign(p, t.Kind.String(), draw.Mix(c, draw.White, 0.45))
}

// Lock is a lock token; Sign is the action's.
type Lock struct{ Color draw.Color }

// Size is 24 units.
func (l Lock) Size() (w, h, scale float64) { return 24, 24, tokenScale }

// Paint paints the token.
func (l Lock) Paint(p *Paper) {
	p.Poly(-10.5, -10.5, 10.5, -10.5, 10.5, 10.5, -10.5, 10.5)
	p.Inked(draw.Mix(l.Color, draw.Space, 0.72), l.Color, 1.6)
	Sign(p, "lock", draw.Mix(l.Color, draw.White, 0.45))
}

// Icon is the sign of an action or a token without a frame.
type Icon struct {
	ID    string
	Color draw.Color
}

// Size is 24 units.
func (i Icon) Size() (w, h, scale float64) { return 24, 24, tokenScale }

// Paint paints the sign.
func (i Icon) Paint(p *Paper) { Sign(p, i.ID, i.Color) }

// HasSign reports whether there is a sign of that id.
func HasSign(id string) bool { return signs[id] != nil }

// Sign paints the sign of a token or an action, within 8 units of the origin.
func Sign(p *Paper, id string, c draw.Color) {
	p.Ink(c)
	p.Pen(1.7)
	p.SetLineCapRound()
	if f := signs[id]; f != nil {
		f(p)
		return
	}
	p.DrawCircle(0, 0, 3)
	p.Fill()
}

// signs is never written to.
var signs = map[string]func(*Paper){
	"focus": func(p *Paper) {
		p.MoveTo(-7.5, 0)
		p.QuadraticTo(0, -8, 7.5, 0)
		p.QuadraticTo(0, 8, -7.5, 0)
		p.Stroke()
		p.DrawCircle(0, 0, 2.2)
		p.Fill()
	},
	"evade": func(p *Paper) {
		p.MoveTo(-6, 5)
		p.CubicTo(-6, -7, 4, -7, 4, 1)
		p.Stroke()
		p.Poly(0.4, 0, 7.6, 0, 4, 6.5)
		p.Fill()
	},
	"calculate": func(p *Paper) {
		for _, x := range []float64{-5, 0, 5} {
			p.DrawLine(x, -6, x, 6)
		}
		p.Stroke()
		for _, q := range [][2]float64{{-5, 2}, {0, -3}, {5, 3}} {
			p.DrawCircle(q[0], q[1], 2.2)
			p.Fill()
		}
	},
	"reinforcefore": func(p *Paper) { shieldSign(p, true) },
	"reinforceaft":  func(p *Paper) { shieldSign(p, false) },
	"reinforce":     func(p *Paper) { shieldSign(p, true) },
	"stress": func(p *Paper) {
		p.Poly(0, -7, 7, 6, -7, 6)
		p.Stroke()
		p.DrawLine(0, -2, 0, 2)
		p.Stroke()
		p.DrawCircle(0, 4.4, 1)
		p.Fill()
	},
	"strain": func(p *Paper) {
		p.DrawArc(0, 0, 6, math.Pi*0.15, math.Pi*0.85)
		p.Stroke()
		p.DrawLine(-6, -5, 6, -5)
		p.DrawLine(0, -5, 0, 6)
		p.Stroke()
	},
	"ion": func(p *Paper) {
		p.Poly(1.5, -8, -5, 1.4, -0.5, 1.4, -1.5, 8, 5, -1.6, 0.5, -1.6)
		p.Fill()
	},
	"tractor": func(p *Paper) {
		p.DrawArc(0, -1, 5.2, 0, math.Pi)
		p.Stroke()
		p.DrawLine(-5.2, -1, -5.2, -7)
		p.DrawLine(5.2, -1, 5.2, -7)
		p.Stroke()
		p.DrawLine(-7, -4, -3.4, -4)
		p.DrawLine(3.4, -4, 7, -4)
		p.Stroke()
	},
	"jam": func(p *Paper) {
		for _, r := range []float64{3, 6.5} {
			p.DrawArc(-4, 5, r+1.5, -math.Pi/2, 0)
			p.Stroke()
		}
		p.DrawCircle(-4, 5, 1.5)
		p.Fill()
		p.DrawLine(-7, -7, 7, 7)
		p.Stroke()
	},
	"disarm": func(p *Paper) {
		p.DrawCircle(0, 0, 6.4)
		p.DrawLine(-4.5, -4.5, 4.5, 4.5)
		p.Stroke()
		p.DrawRectangle(-1, -4, 2, 8)
		p.Fill()
	},
	"cloak": func(p *Paper) {
		p.SetDash(2.4*p.scale, 2.2*p.scale)
		p.DrawCircle(0, 0, 6.5)
		p.Stroke()
		p.SetDash()
		p.Poly(0, -4, 3, 4, 0, 2.4, -3, 4)
		p.Stroke()
	},
	"lock": func(p *Paper) {
		p.DrawCircle(0, 0, 4.2)
		p.Stroke()
		for _, a := range []float64{0, math.Pi / 2, math.Pi, math.Pi * 1.5} {
			p.DrawLine(math.Cos(a)*3, math.Sin(a)*3, math.Cos(a)*8, math.Sin(a)*8)
		}
		p.Stroke()
	},
	"barrelroll": func(p *Paper) {
		p.DrawArc(0, 0, 6, math.Pi*0.75, math.Pi*2.1)
		p.Stroke()
		p.Poly(2.6, 2, 8, 0.5, 6.4, 6)
		p.Fill()
		p.DrawCircle(0, 0, 1.8)
		p.Fill()
	},
	"boost": func(p *Paper) {
		p.Poly(0, -8, 6, -1, 2.4, -1, 2.4, 3, -2.4, 3, -2.4, -1, -6, -1)
		p.Fill()
		p.DrawLine(-2.4, 6.5, 2.4, 6.5)
		p.Stroke()
	},
	"rotate": func(p *Paper) {
		p.DrawArc(0, 0, 6, -math.Pi*0.9, math.Pi*0.3)
		p.Stroke()
		p.Poly(6.8, 0.8, 5.8, 7.2, 0.6, 4)
		p.Fill()
		p.Poly(-2, 3, 2, 3, 0, -3)
		p.Fill()
	},
	"reload": func(p *Paper) {
		for i, x := range []float64{-5, 0, 5} {
			_ = i
			p.Poly(x-1.6, 6, x-1.6, -3, x, -7, x+1.6, -3, x+1.6, 6)
			p.Fill()
		}
	},
	"slam": func(p *Paper) {
		for _, y := range []float64{-6, -0.5, 5} {
			p.MoveTo(-5, y+2.5)
			p.LineTo(0, y-2)
			p.LineTo(5, y+2.5)
		}
		p.Stroke()
	},
	"coordinate": func(p *Paper) {
		p.DrawLine(-5, 5, 5, -5)
		p.DrawLine(-5, 5, 5, 5)
		p.Stroke()
		for _, q := range [][2]float64{{-5, 5}, {5, -5}, {5, 5}} {
			p.DrawCircle(q[0], q[1], 2.4)
			p.Fill()
		}
	},
	"hit":  func(p *Paper) { burst(p, 8, 6.8, 3.4) },
	"crit": func(p *Paper) { burst(p, 8, 7.6, 3.0); p.Ink(draw.RGB(0x10161f)); burst(p, 6, 3.6, 1.6) },
	"hull": func(p *Paper) {
		p.Poly(0, -7, 6, -4, 5, 4, 0, 7.4, -5, 4, -6, -4)
		p.Stroke()
	},
	"dial": func(p *Paper) {
		p.DrawCircle(0, 0, 7)
		p.Stroke()
		p.DrawLine(0, 4, 0, -4)
		p.DrawLine(0, -4, -3, -1)
		p.DrawLine(0, -4, 3, -1)
		p.Stroke()
	},
}

func shieldSign(p *Paper, fore bool) {
	s := 1.0
	if !fore {
		s = -1
	}
	p.DrawArc(0, s*2, 7, -s*math.Pi*0.82, -s*math.Pi*0.18)
	p.Stroke()
	p.DrawRectangle(-3, -3+s*2, 6, 6)
	p.Fill()
}

// burst paints a star.
func burst(p *Paper, points int, outer, inner float64) {
	p.NewSubPath()
	for i := range 2 * points {
		r := outer
		if i%2 == 1 {
			r = inner
		}
		a := float64(i)*math.Pi/float64(points) - math.Pi/2
		p.LineTo(math.Cos(a)*r, math.Sin(a)*r)
	}
	p.ClosePath()
	p.Fill()
}

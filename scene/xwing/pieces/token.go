package pieces

import (
	"math"

	"xwing/game/xwing/board"
	"xwing/scene/art"
	"xwing/scene/draw"
)

// Token is a token in the shape and the color of its kind, with our own sign:
// a disc if it leaves at the round's end (orange ones with notches), a diamond-cut square
// if it stays, a hexagon for blue ones. One unit is a 24th of its side.
type Token struct {
	Kind board.Token
}

// Size is 24 units.
func (t Token) Size() (w, h, scale float64) { return 24, 24, art.TokenScale }

// TokenColor is the color of a kind of token.
func TokenColor(k board.Token) draw.Color {
	switch k.Color() {
	case board.Green:
		return draw.GreenToken
	case board.Orange:
		return draw.OrangeToken
	case board.RedColor:
		return draw.RedToken
	}
	return draw.BlueToken
}

// Paint paints the token.
func (t Token) Paint(p *art.Paper) {
	c := TokenColor(t.Kind)
	switch t.Kind.Color() {
	case board.Green:
		p.DrawCircle(0, 0, 11)
	case board.Orange: // a disc with a rim of teeth
		p.NewSubPath()
		for i := range 24 {
			r := 11.4
			if i%2 == 1 {
				r = 9.8
			}
			sin, cos := math.Sincos(float64(i) * math.Pi / 12)
			p.LineTo(r*cos, r*sin)
		}
		p.ClosePath()
	case board.RedColor:
		p.Poly(-10.8, -6, -6, -10.8, 6, -10.8, 10.8, -6, 10.8, 6, 6, 10.8, -6, 10.8, -10.8, 6)
	default:
		p.Poly(0, -11.4, 10, -5.7, 10, 5.7, 0, 11.4, -10, 5.7, -10, -5.7)
	}
	p.Inked(draw.Mix(c, draw.Space, 0.70), c, 1.5)
	p.Sign(t.Kind.String(), draw.Mix(c, draw.White, 0.62))
}

// Lock is a lock token in the color of whoever has it; Sign is the action's. It stands
// on edge where it lies on the ship that is locked. In place of the sign it may bear a letter.
type Lock struct {
	Color  draw.Color
	On     bool
	Letter string
}

// Size is 24 units.
func (l Lock) Size() (w, h, scale float64) { return 24, 24, art.TokenScale }

// Paint paints the token.
func (l Lock) Paint(p *art.Paper) {
	if l.On {
		p.Poly(0, -11.5, 11.5, 0, 0, 11.5, -11.5, 0)
	} else {
		p.Poly(-10.5, -10.5, 10.5, -10.5, 10.5, 10.5, -10.5, 10.5)
	}
	p.Inked(draw.Mix(l.Color, draw.Space, 0.70), l.Color, 1.5)
	ink := draw.Mix(l.Color, draw.White, 0.62)
	if l.Letter == "" {
		p.Sign("lock", ink)
		return
	}
	p.Ink(ink)
	p.Fitted(l.Letter, 0, 0, 14, 15)
}

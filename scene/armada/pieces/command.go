package pieces

import (
	"math"
	"strconv"

	"xwing/game"
	"xwing/game/armada/catalog"
	"xwing/scene/art"
	"xwing/scene/draw"
)

func digits(n int) string { return strconv.Itoa(n) }

// CommandColor is the color of a command.
func CommandColor(c catalog.Command) draw.Color {
	switch c {
	case catalog.Navigate:
		return draw.RGB(0x6fd0c8)
	case catalog.SquadronCommand:
		return draw.RGB(0xe7c55a)
	case catalog.Repair:
		return draw.RGB(0x7fd08a)
	case catalog.ConcentrateFire:
		return draw.RGB(0xf08a6a)
	}
	return draw.Muted
}

// Dial paints a command dial of a seat, r pixels to its rim: its face, or its back where the command is 0.
func (s *Set) Dial(l *draw.List, c catalog.Command, seat game.Seat, x, y, r float64) {
	ground := draw.DialFace
	own := art.SeatColor(seat)
	line := max(1, r*0.10)
	l.Disc(x, y, r, ground)
	l.Circle(x, y, r-line/2, line, own)
	if c == 0 {
		l.Circle(x, y, r*0.62, line*0.8, draw.Fade(own, 0.75))
		l.Disc(x, y, r*0.22, draw.Fade(own, 0.75))
		return
	}
	l.Circle(x, y, r*0.80, line*0.8, CommandColor(c))
	s.Sign(l, "command-"+c.String(), x, y, r*0.60, CommandColor(c), ground)
}

// CommandToken paints a banked command token, r pixels to its points; a raid token of the command has a cross at
// its corner and a dashed edge.
func (s *Set) CommandToken(l *draw.List, c catalog.Command, raid bool, x, y, r float64) {
	color := CommandColor(c)
	ground := draw.Mix(color, draw.Space, 0.82)
	line := max(1, r*0.14)
	l.Polygon(hexagon(x, y, r), ground)
	if !raid {
		l.Outline(hexagon(x, y, r-line/2), line, color)
		s.Sign(l, "command-"+c.String(), x, y, r*0.60, color, ground)
		return
	}
	dashes(l, hexagon(x, y, r-line/2), line, draw.Damage)
	s.Sign(l, "command-"+c.String(), x, y, r*0.60, color, ground)
	x, y, r = x+r*0.58, y+r*0.58, r*0.40
	l.Disc(x, y, r*1.15, draw.Space)
	for _, side := range [2]float64{-1, 1} {
		l.Line(x-r*0.7, y+side*r*0.7, x+r*0.7, y-side*r*0.7, max(1.5, r*0.5), draw.Damage)
	}
}

// hexagon has its points above and below.
func hexagon(x, y, r float64) []draw.Pt {
	out := make([]draw.Pt, 6)
	for i := range out {
		sin, cos := math.Sincos(float64(i) * math.Pi / 3)
		out[i] = draw.Pt{X: float32(x + r*sin), Y: float32(y - r*cos)}
	}
	return out
}

package art

import (
	"strconv"
	"strings"

	"xwing/scene/draw"
)

// Ship is the icon of a ship type, for lists: Side pixels wide.
type Ship struct {
	Chassis string
	Color   draw.Color
	Side    int
}

// Size is a square of pixels.
func (s Ship) Size() (w, h, scale float64) { return float64(s.Side), float64(s.Side), 1 }

// Paint paints the ship, its front up.
func (s Ship) Paint(p *Paper) { PaintShip(p, s.Chassis, float64(s.Side)*0.46, s.Color) }

// PaintShip paints a ship type seen from above about the origin, r from its
// middle to its nose. The pictures are our own, of a few plain shapes each
// (shapes.go): parts separated by ";", in coordinates from -1 to 1, y down, the
// nose at -1. A part is a letter and numbers:
//
//	p x y x y…   polygon
//	b x y w h    box about (x, y)
//	c x y r      disc
//	e x y a b    ellipse
//	n …          a polygon darker than the hull (panels); k c-like disc, dark (cockpit)
//
// A part in capitals is mirrored to the other side as well.
func PaintShip(p *Paper, chassis string, r float64, hull draw.Color) {
	edge := draw.Mix(hull, draw.Space, 0.72)
	panel := draw.Mix(hull, draw.Space, 0.45)
	glass := draw.Mix(hull, draw.Space, 0.80)
	p.Push()
	p.Scale(r, r)
	for _, part := range strings.Split(picture(chassis), ";") {
		fields := strings.Fields(part)
		if len(fields) == 0 {
			continue
		}
		kind := strings.ToLower(fields[0])
		n := numbers(fields[1:])
		sides := []float64{1}
		if kind != fields[0] {
			sides = []float64{1, -1}
		}
		for _, side := range sides {
			fill := hull
			switch kind {
			case "n":
				fill = panel
				polygon(p, n, side)
			case "p":
				polygon(p, n, side)
			case "b":
				p.DrawRectangle(side*n[0]-n[2]/2, n[1]-n[3]/2, n[2], n[3])
			case "c":
				p.DrawCircle(side*n[0], n[1], n[2])
			case "e":
				p.DrawEllipse(side*n[0], n[1], n[2], n[3])
			case "k":
				fill = glass
				p.DrawCircle(side*n[0], n[1], n[2])
			}
			p.Ink(fill)
			p.FillPreserve()
			p.Ink(edge)
			p.SetLineWidth(max(0.035*r*p.scale, 0.8))
			p.Stroke()
		}
	}
	p.Pop()
}

func polygon(p *Paper, n []float64, side float64) {
	p.NewSubPath()
	for i := 0; i+1 < len(n); i += 2 {
		p.LineTo(side*n[i], n[i+1])
	}
	p.ClosePath()
}

func numbers(fields []string) []float64 {
	n := make([]float64, len(fields))
	for i, f := range fields {
		n[i], _ = strconv.ParseFloat(f, 64)
	}
	return n
}

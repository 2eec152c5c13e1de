package draw

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// cornerKey names a picture of a disc (width 0) or ring, cut into nine slices
// for rectangles with rounded corners.
type cornerKey struct{ radius, width int }

// corner returns the picture, 2 radius + 2 pixels wide.
func (p *Painter) corner(radius, width int) *ebiten.Image {
	k := cornerKey{radius, width}
	if img := p.round[k]; img != nil {
		return img
	}
	n := 2*radius + 2
	pix := image.NewRGBA(image.Rect(0, 0, n, n))
	const grid = 4
	for y := range n {
		for x := range n {
			in := 0
			for s := range grid * grid {
				px := float64(x) + (float64(s%grid)+0.5)/grid
				py := float64(y) + (float64(s/grid)+0.5)/grid
				if inCorner(px, py, n, radius) && (width == 0 || !inCorner(px-float64(width), py-float64(width), n-2*width, radius-width)) {
					in++
				}
			}
			a := uint8(in * 255 / (grid * grid))
			pix.Set(x, y, color.RGBA{a, a, a, a})
		}
	}
	img := ebiten.NewImageFromImage(pix)
	p.round[k] = img
	return img
}

// inCorner reports whether a point lies in the rounded square of side n.
func inCorner(x, y float64, n, radius int) bool {
	if x < 0 || y < 0 || x > float64(n) || y > float64(n) {
		return false
	}
	r := float64(max(radius, 0))
	cx := min(max(x, r), float64(n)-r)
	cy := min(max(y, r), float64(n)-r)
	return math.Hypot(x-cx, y-cy) <= r || (cx == x && cy == y)
}

// corners paints a rounded rectangle or ring in nine slices.
func (p *Painter) corners(dst *ebiten.Image, c *cmd) {
	r := int(min(c.r, min(c.w, c.h)/2))
	width := 0
	if c.op == opRing {
		width = max(int(c.s+0.5), 1)
	}
	if c.w < 1 || c.h < 1 {
		return
	}
	img := p.corner(r, width)
	n := float32(2*r + 2)
	f := float32(r + 1)
	xs := [4]float32{c.x, c.x + f, c.x + c.w - f, c.x + c.w}
	ys := [4]float32{c.y, c.y + f, c.y + c.h - f, c.y + c.h}
	src := [4]float32{0, f, n - f, n}
	k := [4]float32{float32(c.color.R) / 255, float32(c.color.G) / 255, float32(c.color.B) / 255, float32(c.color.A) / 255}
	p.vs, p.is = p.vs[:0], p.is[:0]
	for j := range 4 {
		for i := range 4 {
			p.vs = append(p.vs, ebiten.Vertex{DstX: xs[i], DstY: ys[j], SrcX: src[i], SrcY: src[j],
				ColorR: k[0], ColorG: k[1], ColorB: k[2], ColorA: k[3]})
		}
	}
	for j := range uint16(3) {
		for i := range uint16(3) {
			if c.op == opRing && i == 1 && j == 1 {
				continue
			}
			a := j*4 + i
			p.is = append(p.is, a, a+1, a+4, a+1, a+5, a+4)
		}
	}
	dst.DrawTriangles(p.vs, p.is, img, &ebiten.DrawTrianglesOptions{})
}

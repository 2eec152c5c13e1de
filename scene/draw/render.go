package draw

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"
)

// largeArea is from how many pixels on an opaque area is worth a draw call of
// its own, which need not read what was there.
const largeArea = 1e5

// Painter paints lists onto an image.
type Painter struct {
	Fonts *Fonts
	white *ebiten.Image
	round map[cornerKey]*ebiten.Image
	mesh  mesh
	about []Pt // the points of a circle
	vs    []ebiten.Vertex
	is    []uint16
}

// NewPainter returns a Painter; call it only while the game runs.
func NewPainter(fonts *Fonts) *Painter {
	white := ebiten.NewImage(3, 3)
	white.Fill(White)
	return &Painter{Fonts: fonts, white: white.SubImage(image.Rect(1, 1, 2, 2)).(*ebiten.Image),
		round: map[cornerKey]*ebiten.Image{}}
}

// Paint paints the list.
func (p *Painter) Paint(dst *ebiten.Image, l *List) {
	full := dst
	for i := range l.cmds {
		c := &l.cmds[i]
		switch c.op {
		case opClip:
			r := image.Rect(int(c.x), int(c.y), int(c.x+c.w), int(c.y+c.h))
			dst = full.SubImage(r).(*ebiten.Image)
		case opFill:
			p.fill(dst, c.x, c.y, c.w, c.h, c.color)
		case opRound, opRing:
			p.corners(dst, c)
		case opText:
			p.text(dst, c)
		case opSprite:
			p.sprite(dst, c)
		case opLine:
			p.line(dst, c)
		case opDisc, opCircle:
			p.circle(dst, c)
		case opPolygon, opPolyline:
			p.polygon(dst, c, l.pts[c.at:c.at+c.n])
		}
	}
}

func (p *Painter) fill(dst *ebiten.Image, x, y, w, h float32, c Color) {
	var o ebiten.DrawImageOptions
	o.GeoM.Scale(float64(w), float64(h))
	o.GeoM.Translate(float64(x), float64(y))
	o.ColorScale.ScaleWithColor(c)
	if c.A == 0xff && w*h > largeArea { // nothing to mix with: need not be read
		o.Blend = ebiten.BlendCopy
	}
	dst.DrawImage(p.white, &o)
}

func (p *Painter) text(dst *ebiten.Image, c *cmd) {
	face := p.Fonts.face(float64(c.s), c.bold)
	var o text.DrawOptions
	x := float64(c.x)
	switch c.align {
	case Center:
		x -= text.AdvanceAt(c.text, len(c.text), face) / 2
	case RightAligned:
		x -= text.AdvanceAt(c.text, len(c.text), face)
	}
	m := face.Metrics()
	// The capitals' middle comes to stand on y.
	y := float64(c.y) + m.CapHeight/2 - m.HAscent
	o.GeoM.Translate(math.Round(x), math.Round(y))
	o.ColorScale.ScaleWithColor(c.color)
	text.Draw(dst, c.text, face, &o)
}

func (p *Painter) sprite(dst *ebiten.Image, c *cmd) {
	s := c.sprite
	if s == nil || s.Image == nil {
		return
	}
	b := s.Image.Bounds()
	var o ebiten.DrawImageOptions
	o.GeoM.Translate(-float64(b.Dx())/2, -float64(b.Dy())/2)
	o.GeoM.Scale(float64(c.s)/s.Scale, float64(c.s)/s.Scale)
	o.GeoM.Rotate(float64(c.r))
	o.GeoM.Translate(float64(c.x), float64(c.y))
	o.ColorScale.ScaleAlpha(float32(c.color.A) / 255)
	o.Filter = ebiten.FilterLinear
	dst.DrawImage(s.Image, &o)
}

// polygon paints the inside or the edge of a polygon.
func (p *Painter) polygon(dst *ebiten.Image, c *cmd, pts []Pt) {
	p.mesh.reset()
	if c.op == opPolygon {
		p.mesh.fill(pts, c.color)
	} else {
		p.mesh.stroke(pts, c.s, c.color, true)
	}
	p.triangles(dst)
}

// circle paints a disc or a circle.
func (p *Painter) circle(dst *ebiten.Image, c *cmd) {
	p.about = p.about[:0]
	n := min(max(int(3*math.Sqrt(float64(c.r))), 8)*2, 160)
	for i := range n {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / float64(n))
		p.about = append(p.about, Pt{X: c.x + c.r*float32(cos), Y: c.y + c.r*float32(sin)})
	}
	p.mesh.reset()
	if c.op == opDisc {
		p.mesh.fill(p.about, c.color)
	} else {
		p.mesh.stroke(p.about, c.s, c.color, true)
	}
	p.triangles(dst)
}

// line paints a straight line.
func (p *Painter) line(dst *ebiten.Image, c *cmd) {
	p.mesh.reset()
	p.mesh.stroke([]Pt{{X: c.x, Y: c.y}, {X: c.w, Y: c.h}}, c.s, c.color, false)
	p.triangles(dst)
}

// triangles paints the mesh.
func (p *Painter) triangles(dst *ebiten.Image) {
	if len(p.mesh.is) == 0 {
		return
	}
	dst.DrawTriangles(p.mesh.vs, p.mesh.is, p.white, &ebiten.DrawTrianglesOptions{})
}

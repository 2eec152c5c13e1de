package draw

import (
	"fmt"
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// largeArea is from how many pixels on an opaque area is worth a draw call of
// its own, which need not read what was there.
const largeArea = 1e5

// plain paints triangles in the colors of their vertices. It reads no picture,
// which halves what a pixel costs where the processor paints.
const plain = `//kage:unit pixels

package main

func Fragment(dst vec4, src vec2, color vec4) vec4 { return color }
`

// Painter paints lists onto an image. What follows one another in a list and is
// painted in the same way becomes one draw call.
type Painter struct {
	Fonts   *Fonts
	plain   *ebiten.Shader
	letters *letters
	clips   map[image.Rectangle]*ebiten.Image // parts of full
	full    *ebiten.Image
	dst     *ebiten.Image // the part of full that is painted to

	way  way // how what waits in mesh is to be painted
	mesh mesh
	line [2]Pt
	pts  []Pt // of a rounded corner or a circle
}

// way is how a mesh is painted.
type way uint8

const (
	mixing   way = iota // shapes over what was there
	covering            // opaque shapes, without reading what was there
	lettering
)

// NewPainter returns a Painter; call it only while the game runs.
func NewPainter(fonts *Fonts) (*Painter, error) {
	shader, err := ebiten.NewShader([]byte(plain))
	if err != nil {
		return nil, fmt.Errorf("the shader of plain shapes: %w", err)
	}
	return &Painter{Fonts: fonts, plain: shader, letters: newLetters(), clips: map[image.Rectangle]*ebiten.Image{}}, nil
}

// Paint paints the list.
func (p *Painter) Paint(dst *ebiten.Image, l *List) {
	p.onto(dst)
	for i := range l.cmds {
		c := &l.cmds[i]
		switch c.op {
		case opClip:
			p.flush()
			p.dst = p.part(image.Rect(int(c.x), int(c.y), int(c.x+c.w), int(c.y+c.h)))
		case opText:
			p.text(c)
		case opSprite:
			p.sprite(c)
		default:
			p.shape(c, l.pts[c.at:c.at+c.n])
		}
	}
	p.flush()
}

// onto begins painting to an image.
func (p *Painter) onto(dst *ebiten.Image) {
	if dst != p.full || len(p.clips) > maxClips {
		clear(p.clips)
	}
	p.full, p.dst = dst, dst
}

// maxClips bounds how many parts of the image are remembered.
const maxClips = 256

// part is a part of the image that is painted to.
func (p *Painter) part(r image.Rectangle) *ebiten.Image {
	if img := p.clips[r]; img != nil {
		return img
	}
	img := p.full.SubImage(r).(*ebiten.Image)
	p.clips[r] = img
	return img
}

// turn is called before something is added to the mesh that is painted that way.
func (p *Painter) turn(w way) {
	if w != p.way {
		p.flush()
		p.way = w
	}
}

// flush paints what waits.
func (p *Painter) flush() {
	if len(p.mesh.is) == 0 {
		return
	}
	switch p.way {
	case lettering:
		p.dst.DrawTriangles32(p.mesh.vs, p.mesh.is, p.letters.page,
			&ebiten.DrawTrianglesOptions{ColorScaleMode: ebiten.ColorScaleModePremultipliedAlpha})
	case covering:
		p.dst.DrawTrianglesShader32(p.mesh.vs, p.mesh.is, p.plain, &ebiten.DrawTrianglesShaderOptions{Blend: ebiten.BlendCopy})
	default:
		p.dst.DrawTrianglesShader32(p.mesh.vs, p.mesh.is, p.plain, &ebiten.DrawTrianglesShaderOptions{})
	}
	p.mesh.reset()
}

// shape adds a shape to the mesh; pts are those of a polygon.
func (p *Painter) shape(c *cmd, pts []Pt) {
	w := mixing
	if c.op == opFill && c.color.A == 0xff && c.w*c.h > largeArea {
		w = covering
	}
	p.turn(w)
	switch c.op {
	case opFill:
		p.mesh.rect(c.x, c.y, c.w, c.h, c.color)
	case opRound:
		if r := snapped(c); r.W >= 1 && r.H >= 1 {
			p.pts = roundPoints(p.pts[:0], r, c.r)
			p.mesh.fill(p.pts, c.color)
		}
	case opRing:
		width := max(float32(math.Round(float64(c.s))), 1)
		if r := snapped(c).Inset(float64(width) / 2); r.W >= 1 && r.H >= 1 {
			p.pts = roundPoints(p.pts[:0], r, c.r-width/2)
			p.mesh.stroke(p.pts, width, c.color, true)
		}
	case opLine:
		p.line = [2]Pt{{X: c.x, Y: c.y}, {X: c.w, Y: c.h}}
		p.mesh.stroke(p.line[:], c.s, c.color, false)
	case opDisc:
		p.pts = circlePoints(p.pts[:0], c.x, c.y, c.r)
		p.mesh.fill(p.pts, c.color)
	case opCircle:
		p.pts = circlePoints(p.pts[:0], c.x, c.y, c.r)
		p.mesh.stroke(p.pts, c.s, c.color, true)
	case opPolygon:
		p.mesh.fill(pts, c.color)
	case opPolyline:
		p.mesh.stroke(pts, c.s, c.color, true)
	}
}

// snapped is the command's rectangle on whole pixels, so that its straight edges
// are crisp.
func snapped(c *cmd) Rect {
	return Rect{X: float64(c.x), Y: float64(c.y), W: float64(c.w), H: float64(c.h)}.Snapped()
}

// text adds a line of text.
func (p *Painter) text(c *cmd) {
	r := p.letters.run(p.Fonts.face(float64(c.s), c.bold), c.text, p.flush)
	x := float64(c.x)
	switch c.align {
	case Center:
		x -= r.width / 2
	case RightAligned:
		x -= r.width
	}
	p.turn(lettering)
	// The capitals' middle comes to stand on y.
	p.mesh.letters(r, float32(math.Round(x)), float32(math.Round(float64(c.y)+r.rise)), c.color)
}

// sprite paints a picture.
func (p *Painter) sprite(c *cmd) {
	s := c.sprite
	if s == nil || s.Image == nil {
		return
	}
	p.flush()
	b := s.Image.Bounds()
	var o ebiten.DrawImageOptions
	o.GeoM.Translate(-float64(b.Dx())/2, -float64(b.Dy())/2)
	o.GeoM.Scale(float64(c.s)/s.Scale, float64(c.s)/s.Scale)
	o.GeoM.Rotate(float64(c.r))
	o.GeoM.Translate(float64(c.x), float64(c.y))
	o.ColorScale.ScaleAlpha(float32(c.color.A) / 255)
	o.Filter = ebiten.FilterLinear
	p.dst.DrawImage(s.Image, &o)
}

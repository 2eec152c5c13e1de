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

// Painter paints lists onto an image.
type Painter struct {
	Fonts   *Fonts
	plain   *ebiten.Shader
	shaded  *ebiten.Shader
	copying *ebiten.Shader
	letters *letters
	full    *ebiten.Image
	clips   map[image.Rectangle]*ebiten.Image // parts of full

	dst   *ebiten.Image // the part of full that is painted to
	clip  box           // where it is
	limit image.Rectangle
	wait  batches
	line  [2]Pt
	pts   []Pt // of a rounded corner or a circle

	was, is []reach // of the lists that are compared
}

// NewPainter returns a Painter; call it only while the game runs.
func NewPainter(fonts *Fonts) (*Painter, error) {
	p := &Painter{Fonts: fonts, letters: newLetters(), clips: map[image.Rectangle]*ebiten.Image{}}
	for _, s := range []struct {
		to     **ebiten.Shader
		what   string
		source string
	}{{&p.plain, "plain shapes", plain}, {&p.shaded, "lit pictures", lit}, {&p.copying, "copies", copying}} {
		shader, err := ebiten.NewShader([]byte(s.source))
		if err != nil {
			return nil, fmt.Errorf("the shader of %s: %w", s.what, err)
		}
		*s.to = shader
	}
	return p, nil
}

// Paint paints the list.
func (p *Painter) Paint(dst *ebiten.Image, l *List) {
	b := dst.Bounds()
	p.PaintIn(dst, l, Rect{float64(b.Min.X), float64(b.Min.Y), float64(b.Dx()), float64(b.Dy())})
}

// PaintIn paints what of the list lies in a rectangle, and nothing beside it.
func (p *Painter) PaintIn(dst *ebiten.Image, l *List, r Rect) {
	p.onto(dst, image.Rect(int(r.X), int(r.Y), int(r.Right()), int(r.Bottom())))
	for i := range l.cmds {
		c := &l.cmds[i]
		switch c.op {
		case opClip:
			p.part(image.Rect(int(c.x), int(c.y), int(c.x+c.w), int(c.y+c.h)))
		case opText:
			p.text(c)
		case opSprite, opGround:
			p.sprite(c)
		case opLit:
			p.lit(c)
		default:
			p.shape(c, l.pts[c.at:c.at+c.n])
		}
	}
	p.flush()
}

// maxClips bounds how many parts of the image are remembered.
const maxClips = 256

// onto begins painting to an image, within a limit.
func (p *Painter) onto(dst *ebiten.Image, limit image.Rectangle) {
	if dst != p.full || len(p.clips) > maxClips {
		clear(p.clips)
	}
	p.full, p.limit = dst, limit.Intersect(dst.Bounds())
	p.part(p.limit)
}

// part goes on with a part of the image.
func (p *Painter) part(r image.Rectangle) {
	r = r.Intersect(p.limit)
	p.clip = box{float32(r.Min.X), float32(r.Min.Y), float32(r.Max.X), float32(r.Max.Y)}
	p.dst = p.clips[r]
	if p.dst == nil {
		p.dst = p.full.SubImage(r).(*ebiten.Image)
		p.clips[r] = p.dst
	}
}

// flush paints what waits.
func (p *Painter) flush() {
	p.letters.print()
	for _, b := range p.wait.list[:p.wait.n] {
		switch dst := b.key.dst; b.key.way {
		case lettering:
			dst.DrawTriangles32(b.mesh.vs, b.mesh.is, p.letters.page,
				&ebiten.DrawTrianglesOptions{ColorScaleMode: ebiten.ColorScaleModePremultipliedAlpha})
		case lighting:
			o := ebiten.DrawTrianglesShaderOptions{}
			o.Images[0] = b.key.image
			dst.DrawTrianglesShader32(b.mesh.vs, b.mesh.is, p.shaded, &o)
		case picturing, grounding:
			for i := range b.images {
				dst.DrawImage(b.key.image, &b.images[i])
			}
		case covering:
			dst.DrawTrianglesShader32(b.mesh.vs, b.mesh.is, p.plain, &ebiten.DrawTrianglesShaderOptions{Blend: ebiten.BlendCopy})
		default:
			dst.DrawTrianglesShader32(b.mesh.vs, b.mesh.is, p.plain, &ebiten.DrawTrianglesShaderOptions{})
		}
	}
	p.wait.n = 0
}

// into returns the batch that something within b joins, nil if nothing of it
// would be seen.
func (p *Painter) into(w way, img *ebiten.Image, b box) *batch {
	if b = b.within(p.clip); b.x0 >= b.x1 || b.y0 >= b.y1 {
		return nil
	}
	return p.wait.of(batchKey{w, p.dst, img}, b)
}

// slab adds a large opaque rectangle with rounded corners in three parts: between its
// corners nobody need look at what was there.
func (p *Painter) slab(c *cmd) {
	all := snapped(c)
	r := float64(c.r)
	middle := cmd{op: opFill, x: float32(all.X), y: float32(all.Y + r), w: float32(all.W), h: float32(all.H - 2*r), color: c.color}
	top := cmd{op: opRound, x: middle.x, y: float32(all.Y), w: middle.w, h: float32(2 * r), r: c.r, color: c.color}
	low := top
	low.y = float32(all.Bottom() - 2*r)
	for _, part := range [3]cmd{middle, top, low} {
		p.shape(&part, nil)
	}
}

// shape adds a shape; pts are those of a polygon.
func (p *Painter) shape(c *cmd, pts []Pt) {
	if c.op == opRound && c.color.A == 0xff && c.w*c.h > largeArea && c.h > 4*c.r {
		p.slab(c)
		return
	}
	way := mixing
	if c.op == opFill && c.color.A == 0xff && c.w*c.h > largeArea {
		way = covering
	}
	b := p.into(way, nil, p.around(c, pts))
	if b == nil {
		return
	}
	m := &b.mesh
	switch c.op {
	case opFill:
		m.rect(c.x, c.y, c.w, c.h, c.color)
	case opRamp:
		m.ramp(c.x, c.y, c.w, c.h, c.color, c.to, c.bold)
	case opRound:
		p.pts = roundPoints(p.pts[:0], snapped(c), c.r)
		m.fill(p.pts, c.color)
	case opRing:
		width := max(float32(math.Round(float64(c.s))), 1)
		p.pts = roundPoints(p.pts[:0], snapped(c).Inset(float64(width)/2), c.r-width/2)
		m.stroke(p.pts, width, c.color, true)
	case opLine:
		p.line = [2]Pt{{X: c.x, Y: c.y}, {X: c.w, Y: c.h}}
		m.stroke(p.line[:], c.s, c.color, false)
	case opDisc, opCircle, opGlow:
		p.pts = circlePoints(p.pts[:0], c.x, c.y, c.r)
		p.round(m, c)
	case opPolygon:
		m.fill(pts, c.color)
	case opSoft:
		m.soft(pts, c.s, c.color)
	default:
		m.stroke(pts, c.s, c.color, true)
	}
}

// round adds what lies about the circle of p.pts.
func (p *Painter) round(m *mesh, c *cmd) {
	switch c.op {
	case opDisc:
		m.fill(p.pts, c.color)
	case opGlow:
		m.glow(c.x, c.y, c.r, c.color, p.pts)
	default:
		m.stroke(p.pts, c.s, c.color, true)
	}
}

// snapped is the command's rectangle on whole pixels, so that its straight edges
// are crisp.
func snapped(c *cmd) Rect {
	return Rect{X: float64(c.x), Y: float64(c.y), W: float64(c.w), H: float64(c.h)}.Snapped()
}

// text adds a line of text.
func (p *Painter) text(c *cmd) {
	r, x, y := p.lettered(c)
	if b := p.into(lettering, nil, r.box.moved(x, y)); b != nil {
		b.mesh.letters(r, x, y, c.color)
	}
}

// lettered is a line of text as letters, and where its origin lies.
func (p *Painter) lettered(c *cmd) (r *run, x, y float32) {
	r = p.letters.run(p.Fonts.face(float64(c.s), c.bold), c.text, p.flush)
	fx := float64(c.x)
	switch c.align {
	case Center:
		fx -= r.width / 2
	case RightAligned:
		fx -= r.width
	}
	// The capitals' middle comes to stand on y.
	return r, float32(math.Round(fx)), float32(math.Round(float64(c.y) + r.rise))
}

// sprite adds a picture.
func (p *Painter) sprite(c *cmd) {
	s := c.sprite
	if s == nil || s.Image == nil {
		return
	}
	way := picturing
	if c.op == opGround {
		way = grounding
	}
	b := p.into(way, s.Image, c.around())
	if b == nil {
		return
	}
	size, k := s.Image.Bounds().Size(), float64(c.s)/s.Scale
	var o ebiten.DrawImageOptions
	o.GeoM.Translate(-float64(size.X)/2, -float64(size.Y)/2)
	o.GeoM.Scale(k, k)
	o.GeoM.Rotate(float64(c.r))
	o.GeoM.Translate(float64(c.x), float64(c.y))
	o.ColorScale.ScaleAlpha(float32(c.color.A) / 255)
	o.Filter = ebiten.FilterLinear
	if way == grounding {
		o.Blend = ebiten.BlendCopy
	}
	b.images = append(b.images, o)
}

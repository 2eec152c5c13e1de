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
	letters *letters
	full    *ebiten.Image
	clips   map[image.Rectangle]*ebiten.Image // parts of full

	dst  *ebiten.Image // the part of full that is painted to
	clip box           // where it is
	wait batches
	line [2]Pt
	pts  []Pt // of a rounded corner or a circle
}

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
			p.part(image.Rect(int(c.x), int(c.y), int(c.x+c.w), int(c.y+c.h)))
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

// maxClips bounds how many parts of the image are remembered.
const maxClips = 256

// onto begins painting to an image.
func (p *Painter) onto(dst *ebiten.Image) {
	if dst != p.full || len(p.clips) > maxClips {
		clear(p.clips)
	}
	p.full = dst
	p.part(dst.Bounds())
}

// part goes on with a part of the image.
func (p *Painter) part(r image.Rectangle) {
	p.clip = box{float32(r.Min.X), float32(r.Min.Y), float32(r.Max.X), float32(r.Max.Y)}
	p.dst = p.clips[r]
	if p.dst == nil {
		p.dst = p.full.SubImage(r).(*ebiten.Image)
		p.clips[r] = p.dst
	}
}

// flush paints what waits.
func (p *Painter) flush() {
	for _, b := range p.wait.list[:p.wait.n] {
		switch dst := b.key.dst; b.key.way {
		case lettering:
			dst.DrawTriangles32(b.mesh.vs, b.mesh.is, p.letters.page,
				&ebiten.DrawTrianglesOptions{ColorScaleMode: ebiten.ColorScaleModePremultipliedAlpha})
		case picturing:
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

// shape adds a shape; pts are those of a polygon.
func (p *Painter) shape(c *cmd, pts []Pt) {
	way, width, margin := mixing, c.s, float32(1)
	switch c.op {
	case opFill:
		p.pts = append(p.pts[:0], Pt{c.x, c.y}, Pt{c.x + c.w, c.y + c.h})
		if pts, margin = p.pts, 0; c.color.A == 0xff && c.w*c.h > largeArea {
			way = covering
		}
	case opRound:
		p.pts = roundPoints(p.pts[:0], snapped(c), c.r)
		pts = p.pts
	case opRing:
		width = max(float32(math.Round(float64(c.s))), 1)
		p.pts = roundPoints(p.pts[:0], snapped(c).Inset(float64(width)/2), c.r-width/2)
		pts = p.pts
	case opLine:
		p.line = [2]Pt{{X: c.x, Y: c.y}, {X: c.w, Y: c.h}}
		pts = p.line[:]
	case opDisc, opCircle:
		p.pts = circlePoints(p.pts[:0], c.x, c.y, c.r)
		pts = p.pts
	}
	b := p.into(way, nil, bounds(pts, width+margin))
	if b == nil {
		return
	}
	switch c.op {
	case opFill:
		b.mesh.rect(c.x, c.y, c.w, c.h, c.color)
	case opRound, opDisc, opPolygon:
		b.mesh.fill(pts, c.color)
	default:
		b.mesh.stroke(pts, width, c.color, c.op != opLine)
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
	fx := float64(c.x)
	switch c.align {
	case Center:
		fx -= r.width / 2
	case RightAligned:
		fx -= r.width
	}
	// The capitals' middle comes to stand on y.
	x, y := float32(math.Round(fx)), float32(math.Round(float64(c.y)+r.rise))
	if b := p.into(lettering, nil, r.box.moved(x, y)); b != nil {
		b.mesh.letters(r, x, y, c.color)
	}
}

// sprite adds a picture.
func (p *Painter) sprite(c *cmd) {
	s := c.sprite
	if s == nil || s.Image == nil {
		return
	}
	size, k := s.Image.Bounds().Size(), float64(c.s)/s.Scale
	half := float32(math.Hypot(float64(size.X), float64(size.Y))*k/2) + 1
	b := p.into(picturing, s.Image, box{c.x - half, c.y - half, c.x + half, c.y + half})
	if b == nil {
		return
	}
	var o ebiten.DrawImageOptions
	o.GeoM.Translate(-float64(size.X)/2, -float64(size.Y)/2)
	o.GeoM.Scale(k, k)
	o.GeoM.Rotate(float64(c.r))
	o.GeoM.Translate(float64(c.x), float64(c.y))
	o.ColorScale.ScaleAlpha(float32(c.color.A) / 255)
	o.Filter = ebiten.FilterLinear
	b.images = append(b.images, o)
}

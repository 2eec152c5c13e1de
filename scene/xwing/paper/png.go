package paper

import (
	"bytes"
	"image"
	"image/png"

	"github.com/fogleman/gg"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// Dots is how many dots an inch of a picture of a page has.
const Dots = 200

// PNG is a picture of a page.
func PNG(p *Page) ([]byte, error) {
	img, err := Picture(p)
	if err != nil {
		return nil, err
	}
	var out bytes.Buffer
	err = (&png.Encoder{CompressionLevel: png.BestSpeed}).Encode(&out, img)
	return out.Bytes(), err
}

// Picture is a page in pixels, on white.
func Picture(p *Page) (image.Image, error) {
	l, err := newLetters()
	if err != nil {
		return nil, err
	}
	k := float64(Dots) / 72
	c := gg.NewContext(int(p.Size.W*k+0.5), int(p.Size.H*k+0.5))
	c.SetRGB(1, 1, 1)
	c.Clear()
	c.SetFillRule(gg.FillRuleWinding)
	c.Scale(k, k)
	for i := range p.Forms {
		formPicture(c, &p.Forms[i], k)
	}
	for i := range p.Texts {
		l.picture(c, &p.Texts[i])
	}
	return c.Image(), nil
}

func formPicture(c *gg.Context, f *Form, k float64) {
	c.SetColor(f.Ink)
	for _, o := range f.Outlines {
		c.NewSubPath()
		for _, q := range o {
			c.LineTo(q.X, q.Y)
		}
		c.ClosePath()
	}
	if f.Line > 0 {
		c.SetLineWidth(f.Line * k)
		c.Stroke()
		return
	}
	c.Fill()
}

// picture paints a text by the outlines of its letters, which stand where they were measured to.
func (l *letters) picture(c *gg.Context, t *Text) {
	c.SetColor(t.Ink)
	x, at := t.X, face(t.Bold)
	for _, r := range t.Words {
		i, err := l.faces[at].GlyphIndex(&l.buffer, r)
		if err != nil {
			continue
		}
		segments, err := l.faces[at].LoadGlyph(&l.buffer, i, fixed.I(em), nil)
		if err != nil {
			continue
		}
		outline(c, segments, x, t.Y, t.Size/em/64)
		x += l.width(string(r), t.Bold) * t.Size
	}
	c.Fill()
}

// outline makes the outline of a letter part of the path.
func outline(c *gg.Context, segments sfnt.Segments, x, y, scale float64) {
	at := func(p fixed.Point26_6) (float64, float64) { return x + float64(p.X)*scale, y + float64(p.Y)*scale }
	for _, s := range segments {
		x0, y0 := at(s.Args[0])
		x1, y1 := at(s.Args[1])
		switch s.Op {
		case sfnt.SegmentOpMoveTo:
			c.MoveTo(x0, y0)
		case sfnt.SegmentOpLineTo:
			c.LineTo(x0, y0)
		case sfnt.SegmentOpQuadTo:
			c.QuadraticTo(x0, y0, x1, y1)
		case sfnt.SegmentOpCubeTo:
			x2, y2 := at(s.Args[2])
			c.CubicTo(x0, y0, x1, y1, x2, y2)
		}
	}
}

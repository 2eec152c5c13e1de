package art

import (
	"io/fs"

	"xwing/assets"
	"xwing/scene/art/figure"
	"xwing/scene/draw"
)

// Ship is the picture of a ship type, for lists: Side pixels wide.
type Ship struct {
	Chassis string
	Tint    draw.Color // the hull takes a part of it; transparent: none
	Side    int
}

// Size is a square of pixels.
func (s Ship) Size() (w, h, scale float64) { return float64(s.Side), float64(s.Side), 1 }

// Paint paints the ship, its front up.
func (s Ship) Paint(p *Paper) { p.Ship(s.Chassis, float64(s.Side)*0.48, s.Tint) }

// tones are the usual colors of the parts of a ship.
func tones(t figure.Tone) draw.Color {
	switch t {
	case figure.Hull:
		return draw.RGB(0xcfd5db)
	case figure.Wing:
		return draw.RGB(0xbcc3ca)
	case figure.Dark:
		return draw.RGB(0x59636e)
	case figure.Trim:
		return draw.RGB(0xb5483c)
	case figure.Glass:
		return draw.RGB(0x18212c)
	case figure.Glow:
		return draw.RGB(0x9fdcff)
	}
	return draw.White
}

// Ship paints a ship type about the origin, r from its middle to its nose. The
// descriptions are in assets/ships; a type without one is a plain dart.
func (p *Paper) Ship(chassis string, r float64, tint draw.Color) {
	p.ship(chassis, r, tint, max(0.022*r*p.PerUnit, 0.5))
}

// FarShip paints a ship type to be seen from far: brighter, its edges thin.
func (p *Paper) FarShip(chassis string, r float64) {
	p.ship(chassis, r, draw.Color{R: 0xff, G: 0xff, B: 0xff, A: 0x30}, 0.6)
}

func (p *Paper) ship(chassis string, r float64, tint draw.Color, edge float64) {
	f := p.Studio.ship(chassis)
	p.Push()
	p.Scale(r/100, r/100)
	for i := range f.Parts {
		part := &f.Parts[i]
		c := tones(part.Tone)
		if own, ok := f.Paint[part.Tone]; ok {
			c = draw.RGB(own)
		} else if own, ok := f.Paint[figure.Hull]; ok && part.Tone == figure.Wing {
			c = draw.Mix(draw.RGB(own), draw.Space, 0.12)
		}
		if tint.A > 0 && part.Tone != figure.Glass && part.Tone != figure.Glow {
			t := float64(tint.A) / 255
			tint := tint
			tint.A = 255
			c = draw.Mix(c, tint, t)
		}
		p.outlines(part)
		p.Ink(c)
		if part.Tone == figure.Glow {
			p.Fill()
			continue
		}
		p.FillPreserve()
		p.Ink(draw.Mix(c, draw.Space, 0.78))
		p.SetLineWidth(edge)
		p.Stroke()
	}
	p.Pop()
}

// outlines makes a part the current path.
func (p *Paper) outlines(part *figure.Part) {
	for _, o := range part.Outlines {
		p.NewSubPath()
		for _, q := range o {
			p.LineTo(q.X, q.Y)
		}
		p.ClosePath()
	}
}

// ship is the figure of a ship type, read when it is wanted first.
func (s *Studio) ship(chassis string) figure.Figure {
	return s.Figure(assets.Ships(), "ship:", chassis)
}

// Figure reads NAME.txt of a folder once; the plain one stands in for what is
// missing or faulty, which a test finds.
func (s *Studio) Figure(dir fs.FS, kind, name string) figure.Figure {
	if f, ok := s.figures[kind+name]; ok {
		return f
	}
	f, err := figure.Load(name, In(dir))
	if err != nil && name != "plain" {
		f = s.Figure(dir, kind, "plain")
	}
	s.figures[kind+name] = f
	return f
}

// In is a folder of descriptions as a source of figures.
func In(dir fs.FS) figure.Source {
	return func(name string) (string, error) {
		b, err := fs.ReadFile(dir, name+".txt")
		return string(b), err
	}
}

// Caption is a line of small letters, for sheets of pictures.
type Caption struct {
	Text       string
	Wide, High float64
}

// Size is that of the caption in pixels.
func (c Caption) Size() (w, h, scale float64) { return c.Wide, c.High, 1 }

// Paint writes the text into the middle.
func (c Caption) Paint(p *Paper) {
	p.Ink(draw.Muted)
	p.Write(c.Text, 0, 0, c.High*0.6)
}

package art

import (
	"image"
	"io/fs"

	"xwing/assets"
	"xwing/scene/art/figure"
	"xwing/scene/art/noise"
	"xwing/scene/art/relief"
	"xwing/scene/draw"
)

// Ship is the picture of a ship type, for lists: Side pixels wide, its front up, lit
// as it stands there.
type Ship struct {
	Chassis string
	Livery  draw.Color // whoever flies it: see Raised
	Side    int
}

// Raised is a ship type raised from its outline, to be lit as it lies: see draw.Lit.
// Its front is up; a half is Side pixels wide.
type Raised struct {
	Chassis string
	Livery  draw.Color // that its paint takes on, and a little of it its wings; transparent: as described
	Side    int
	Great   bool // its plates are small beside it, and it is raised in larger sizes, too
}

// frame is how far a picture of a ship reaches from its middle, of the 100 to its nose.
const frame = 108

// Size is a square of pixels.
func (s Ship) Size() (w, h, scale float64) { return float64(s.Side), float64(s.Side), 1 }

// Size is that of both halves; one unit is as far as the nose is from the middle.
func (r Raised) Size() (w, h, scale float64) {
	return 4 * frame / 100.0, 2 * frame / 100.0, float64(r.Side) / (2 * frame / 100.0)
}

// Paint paints the ship at once, with as many pixels as the paper has.
func (s Ship) Paint(p *Paper) {
	s.Side = p.Width()
	p.Whole(s)
}

// Paint paints both halves at once.
func (r Raised) Paint(p *Paper) { p.Whole(r) }

// Whole paints at once what a Slow recipe would in steps.
func (p *Paper) Whole(r Slow) {
	step := r.Begin(p.Studio)
	for {
		if img := step(); img != nil {
			p.Push()
			p.Identity()
			p.DrawImage(img, 0, 0)
			p.Pop()
			return
		}
	}
}

// Begin raises part by part, then lights them.
func (s Ship) Begin(studio *Studio) func() image.Image {
	r := Raised{Chassis: s.Chassis, Livery: s.Livery, Side: s.Side}
	return r.raising(studio, func(b *relief.Body) image.Image { return b.Lit(draw.Lamp) })
}

// Begin raises part by part.
func (r Raised) Begin(studio *Studio) func() image.Image {
	return r.raising(studio, func(b *relief.Body) image.Image { return b.Sheet() })
}

// raising raises a ship, part by part; done makes the picture of it.
func (r Raised) raising(studio *Studio, done func(*relief.Body) image.Image) func() image.Image {
	f := studio.ship(r.Chassis)
	b := relief.New(r.Side, float64(r.Side)/(2*frame))
	i, halo := 0, false
	var step func() bool // of the part that is being raised
	return func() image.Image {
		switch {
		case step != nil:
			if step() {
				step = nil
			}
		case i < len(f.Parts):
			part := &f.Parts[i]
			i++
			step = b.Begin(outlinesOf(part), r.finish(&f, part.Tone))
		case !halo:
			b.Halo(6, 0.6)
			halo = true
		default:
			return done(b)
		}
		return nil
	}
}

// outlinesOf are the outlines of a part as points.
func outlinesOf(part *figure.Part) [][][2]float64 {
	out := make([][][2]float64, len(part.Outlines))
	for i, o := range part.Outlines {
		for _, q := range o {
			out[i] = append(out[i], [2]float64{q.X, q.Y})
		}
	}
	return out
}

// tones are the usual colors of the parts of a ship.
func tones(t figure.Tone) draw.Color {
	switch t {
	case figure.Hull:
		return draw.RGB(0xcfd5db)
	case figure.Wing:
		return draw.RGB(0xb2bac2)
	case figure.Dark:
		return draw.RGB(0x59636e)
	case figure.Trim:
		return draw.RGB(0xb5483c)
	case figure.Glass:
		return draw.RGB(0x1b2a44)
	case figure.Glow:
		return draw.RGB(0x9fdcff)
	}
	return draw.White
}

// finish is how the parts of a tone are raised and colored.
func (r Raised) finish(f *figure.Figure, t figure.Tone) relief.Finish {
	out := relief.Finish{Color: toned(f, t, r.Livery), Line: 1.7}
	plates := noise.Of(r.Chassis)
	switch t {
	case figure.Hull:
		out.Height, out.Bevel, out.Shadow, out.Reach = 9, 13, 0.5, 7
		out.Tone = r.paneled(plates)
	case figure.Wing:
		out.Height, out.Bevel, out.Shadow, out.Reach = 2.2, 4, 0.35, 5
		out.Tone = r.paneled(plates + 1)
	case figure.Dark:
		out.Height, out.Bevel, out.Shadow, out.Reach = 5, 7, 0.4, 4
	case figure.Glass:
		out.Height, out.Bevel, out.Shadow, out.Reach = 6, 8, 0.45, 3
		out.Tone = func(_, y float64) float64 { return 0.75 + 0.9*plates.At(3, y*0.09) }
	case figure.Trim:
		out.Paint, out.Line = true, 0.8
	case figure.Glow:
		out.Paint, out.Line = true, 0
	}
	return out
}

// toned is the color of a tone of a ship, which may have one of its own.
func toned(f *figure.Figure, t figure.Tone, livery draw.Color) draw.Color {
	c := tones(t)
	if own, ok := f.Paint[t]; ok {
		c = draw.RGB(own)
	} else if own, ok := f.Paint[figure.Hull]; ok && t == figure.Wing {
		c = draw.Mix(draw.RGB(own), draw.Space, 0.12)
	}
	if livery.A > 0 {
		switch t {
		case figure.Trim:
			return draw.Mix(c, livery, 0.75)
		case figure.Wing:
			return draw.Mix(c, livery, 0.16)
		}
	}
	return c
}

// paneled is the plates of a hull: a mirrored grid in which every plate has a tone of
// its own, with lines between most of them where a line would be seen.
func (r Raised) paneled(n noise.Field) func(x, y float64) float64 {
	wide, long, lines := 15.0, 17.0, r.Side >= 96
	if r.Great {
		wide, long, lines = 8, 9, r.Side >= 160
	}
	return func(x, y float64) float64 {
		x = max(x, -x)
		i, j := int(x/wide), int((y+400)/long)
		k := 0.925 + 0.15*n.Corner(i, j)
		if !lines || n.Corner(i+50, j) > 0.7 {
			return k
		}
		across, along := x-wide*float64(i), y+400-long*float64(j)
		edge := min(across, along)
		return k * (0.70 + 0.30*noise.Rise(0.2, 1.5, edge))
	}
}

// Nozzle is where a ship's engine glows: the middle and the radius, in units of which
// the nose is one from the middle.
type Nozzle struct{ X, Y, R float64 }

// Nozzles are the engines of a ship type; of one that shows none, the middle of the
// rear of its hull.
func (s *Studio) Nozzles(chassis string) []Nozzle {
	if out, ok := s.nozzles[chassis]; ok {
		return out
	}
	var out []Nozzle
	rear := Nozzle{R: 0.05}
	f := s.ship(chassis)
	for i := range f.Parts {
		for _, o := range f.Parts[i].Outlines {
			lo, hi := o[0], o[0]
			for _, q := range o {
				lo, hi = figure.Pt{X: min(lo.X, q.X), Y: min(lo.Y, q.Y)}, figure.Pt{X: max(hi.X, q.X), Y: max(hi.Y, q.Y)}
			}
			switch {
			case f.Parts[i].Tone == figure.Glow:
				out = append(out, along(lo, hi)...)
			case f.Parts[i].Tone == figure.Hull && lo.X < 0 && hi.X > 0:
				rear.Y = max(rear.Y, hi.Y/100-0.04)
			}
		}
	}
	if len(out) == 0 {
		out = append(out, rear)
	}
	s.nozzles[chassis] = out
	return out
}

// along are the nozzles of a glow between two corners: of a wide one several, side by side.
func along(lo, hi figure.Pt) []Nozzle {
	w, h := (hi.X-lo.X)/100, (hi.Y-lo.Y)/100
	n := max(int(w/max(1.6*h, 0.1)), 1)
	out := make([]Nozzle, n)
	for i := range out {
		out[i] = Nozzle{lo.X/100 + w*(float64(i)+0.5)/float64(n), (lo.Y + hi.Y) / 200, max(w/float64(n), h) / 2}
	}
	return out
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

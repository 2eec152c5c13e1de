package relief

import (
	"image"
	"image/color"

	"golang.org/x/image/vector"
)

// Body is what has been raised so far. Its frame is a square about the origin, y down.
type Body struct {
	side int
	unit float64 // pixels
	look []place
	mask *image.Alpha
	far  field
	high field
	ras  vector.Rasterizer
}

// place is a pixel: its color as steps of a screen, how much is there, and its slope.
type place struct {
	r, g, b, a float32
	nx, ny     float32 // downhill, by how steep; 0: flat
}

// Finish is how a part looks.
type Finish struct {
	Color  color.NRGBA
	Height float64 // of its middle over its edge, in units; 0: flat
	Bevel  float64 // how far from the edge it rises, in units
	Shadow float64 // how dark it is beside it, from 0 to 1
	Reach  float64 // of that shadow, in units
	Line   float64 // width of the dark line along its edge, in units
	Paint  bool    // it is paint: what lies below keeps its shape

	// Bump is height added and Tone what the color is multiplied by, at a place in
	// units; nil: none.
	Bump func(x, y float64) float64
	Tone func(x, y float64) float64
}

// New is an empty body of side × side pixels, unit of them for one unit.
func New(side int, unit float64) *Body {
	return &Body{side: side, unit: unit, look: make([]place, side*side), mask: image.NewAlpha(image.Rect(0, 0, side, side))}
}

// rows is how many rows of pixels a step raises or lays: a millisecond's work.
const rows = 24

// Add raises a part: closed outlines that are filled by their winding.
func (b *Body) Add(outlines [][][2]float64, f Finish) {
	for step := b.Begin(outlines, f); !step(); {
	}
}

// Begin is Add in steps of a millisecond or two; the last reports that it is done.
func (b *Body) Begin(outlines [][][2]float64, f Finish) (step func() (done bool)) {
	var r image.Rectangle
	stage, y := 0, 0
	band := func(work func(image.Rectangle, *Finish)) bool {
		part := image.Rect(r.Min.X, y, r.Max.X, min(y+rows, r.Max.Y))
		work(part, &f)
		y = part.Max.Y
		return y >= r.Max.Y
	}
	return func() bool {
		switch stage {
		case 0:
			r = b.raster(outlines, int(max(f.Reach, 1)*b.unit)+3)
			if r.Empty() {
				return true
			}
			b.far.measure(b.mask, r)
			b.shade(r, &f)
			b.high.room(r)
			stage, y = 1, r.Min.Y
			if f.Paint {
				stage = 2
			}
		case 1:
			if band(b.raise) {
				b.high.smooth()
				stage, y = 2, r.Min.Y
			}
		default:
			return band(b.lay)
		}
		return false
	}
}

// raster fills the mask and returns where it is more than nothing, with a margin.
func (b *Body) raster(outlines [][][2]float64, margin int) image.Rectangle {
	b.ras.Reset(b.side, b.side)
	var all image.Rectangle
	mid := float64(b.side) / 2
	for _, o := range outlines {
		for i, q := range o {
			x, y := q[0]*b.unit+mid, q[1]*b.unit+mid
			all = all.Union(image.Rect(int(x)-1, int(y)-1, int(x)+2, int(y)+2))
			if i == 0 {
				b.ras.MoveTo(float32(x), float32(y))
			} else {
				b.ras.LineTo(float32(x), float32(y))
			}
		}
		b.ras.ClosePath()
	}
	clear(b.mask.Pix)
	b.ras.Draw(b.mask, b.mask.Rect, image.Opaque, image.Point{})
	return all.Inset(-margin).Intersect(b.mask.Rect)
}

// shade darkens what lies beside the part and below it.
func (b *Body) shade(r image.Rectangle, f *Finish) {
	if f.Shadow == 0 {
		return
	}
	reach := float32(f.Reach * b.unit)
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			d := -b.far.at(x, y)
			if d <= -1 || d >= reach {
				continue
			}
			t := 1 - max(d, 0)/reach
			k := 1 - float32(f.Shadow)*t*t
			p := &b.look[y*b.side+x]
			p.r, p.g, p.b = p.r*k, p.g*k, p.b*k
		}
	}
}

// raise computes how high the part is.
func (b *Body) raise(r image.Rectangle, f *Finish) {
	bevel, height := float32(f.Bevel*b.unit), float32(f.Height*b.unit)
	mid := float64(b.side) / 2
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			h := float32(0)
			if d := b.far.at(x, y); d > 0 && height > 0 {
				t := 1 - min(d/bevel, 1)
				h = height * sqrt32(1-t*t)
			}
			if f.Bump != nil && b.mask.AlphaAt(x, y).A > 0 {
				h += float32(f.Bump((float64(x)+0.5-mid)/b.unit, (float64(y)+0.5-mid)/b.unit) * b.unit)
			}
			b.high.set(x, y, h)
		}
	}
}

// lay puts the part over what is there.
func (b *Body) lay(r image.Rectangle, f *Finish) {
	mid := float64(b.side) / 2
	line := float32(f.Line * b.unit)
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			cover := float32(b.mask.AlphaAt(x, y).A) / 255
			if cover == 0 {
				continue
			}
			k := float32(1)
			if f.Tone != nil {
				k = float32(f.Tone((float64(x)+0.5-mid)/b.unit, (float64(y)+0.5-mid)/b.unit))
			}
			if d := b.far.at(x, y); line > 0 && d < line {
				k *= 0.42 + 0.58*max(d, 0)/line
			}
			p := &b.look[y*b.side+x]
			nx, ny := p.nx, p.ny
			if !f.Paint {
				nx, ny = b.high.slope(x, y)
			}
			p.under(f.Color, k, cover*float32(f.Color.A)/255, nx, ny)
		}
	}
}

// under mixes another color and slope over the place.
func (p *place) under(c color.NRGBA, k, cover, nx, ny float32) {
	mix := func(was *float32, v float32) { *was += (v - *was) * cover }
	if p.a == 0 { // nothing to mix with: edges keep the color
		p.r, p.g, p.b, p.nx, p.ny = min(float32(c.R)*k, 255), min(float32(c.G)*k, 255), min(float32(c.B)*k, 255), nx, ny
		p.a = cover
		return
	}
	mix(&p.r, min(float32(c.R)*k, 255))
	mix(&p.g, min(float32(c.G)*k, 255))
	mix(&p.b, min(float32(c.B)*k, 255))
	mix(&p.nx, nx)
	mix(&p.ny, ny)
	p.a += (1 - p.a) * cover
}

package draw

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"
)

// pageSide is the side of the picture that holds every letter in use. A letter
// of the largest titles takes about 1/1000 of it.
const pageSide = 1024

// letters are the lines of text in use, laid out once, and the pictures of their
// letters on one page, so that all text is painted from one picture.
type letters struct {
	page   *ebiten.Image
	x, y   int // where the next letter goes
	h      int // of the present row
	places map[*ebiten.Image]image.Rectangle
	fresh  []*ebiten.Image // letters that are not on the page yet, but for their place
	runs   map[runKey]*run
}

type runKey struct {
	face text.Face
	text string
}

// run is a line of text, laid out.
type run struct {
	width, rise float64 // rise: from the middle of the capitals up to the origin
	letters     []letter
	box         box // around the letters, the origin at (0, 0)
}

// letter is one letter of a run: where it is on the page, and where it goes.
type letter struct {
	src  image.Rectangle
	x, y float32
}

func newLetters() *letters {
	return &letters{page: ebiten.NewImage(pageSide, pageSide), places: map[*ebiten.Image]image.Rectangle{}, runs: map[runKey]*run{}}
}

// run lays a line out, or remembers it. If the page is full it begins again with
// an empty one; before, it calls flush, so that what waits is painted with the
// letters it was laid out with.
func (l *letters) run(face text.Face, s string, flush func()) *run {
	k := runKey{face, s}
	if r := l.runs[k]; r != nil {
		return r
	}
	r, ok := l.layOut(face, s)
	if !ok {
		flush()
		l.page.Clear()
		clear(l.places)
		clear(l.runs)
		l.x, l.y, l.h = 0, 0, 0
		r, _ = l.layOut(face, s)
	}
	l.runs[k] = r
	return r
}

// layOut lays a line out and reports whether the page had room for its letters.
func (l *letters) layOut(face text.Face, s string) (*run, bool) {
	m := face.Metrics()
	r := &run{width: text.AdvanceAt(s, len(s), face), rise: m.CapHeight/2 - m.HAscent}
	for _, g := range text.AppendGlyphs(nil, s, face, &text.LayoutOptions{}) {
		if g.Image == nil {
			continue
		}
		src, ok := l.place(g.Image)
		if !ok {
			return r, false
		}
		c := letter{src, float32(g.X), float32(g.Y)}
		around := box{c.x, c.y, c.x + float32(src.Dx()), c.y + float32(src.Dy())}
		if len(r.letters) == 0 {
			r.box = around
		}
		r.letters, r.box = append(r.letters, c), r.box.around(around)
	}
	return r, true
}

// place is where a letter is on the page.
func (l *letters) place(img *ebiten.Image) (image.Rectangle, bool) {
	if src, ok := l.places[img]; ok {
		return src, true
	}
	b := img.Bounds()
	if l.x+b.Dx() > pageSide {
		l.x, l.y, l.h = 0, l.y+l.h, 0
	}
	if l.x+b.Dx() > pageSide || l.y+b.Dy() > pageSide {
		return image.Rectangle{}, false
	}
	src := image.Rect(l.x, l.y, l.x+b.Dx(), l.y+b.Dy())
	l.x, l.h = l.x+b.Dx(), max(l.h, b.Dy())
	l.places[img], l.fresh = src, append(l.fresh, img)
	return src, true
}

// print puts the letters onto the page that are not there yet: those of a frame together,
// for between one and the next the library would send each over by itself.
func (l *letters) print() {
	for _, img := range l.fresh {
		src := l.places[img]
		var o ebiten.DrawImageOptions
		o.GeoM.Translate(float64(src.Min.X), float64(src.Min.Y))
		o.Blend = ebiten.BlendCopy
		l.page.DrawImage(img, &o)
	}
	l.fresh = l.fresh[:0]
}

// letters adds a run with its origin at (x, y).
func (m *mesh) letters(r *run, x, y float32, c Color) {
	a := float32(c.A) / 255
	k := a / 255
	v := ebiten.Vertex{ColorR: float32(c.R) * k, ColorG: float32(c.G) * k, ColorB: float32(c.B) * k, ColorA: a}
	for _, l := range r.letters {
		base := uint32(len(m.vs))
		w, h := float32(l.src.Dx()), float32(l.src.Dy())
		sx, sy := float32(l.src.Min.X), float32(l.src.Min.Y)
		for _, d := range [4]Pt{{0, 0}, {w, 0}, {0, h}, {w, h}} {
			v.DstX, v.DstY, v.SrcX, v.SrcY = x+l.x+d.X, y+l.y+d.Y, sx+d.X, sy+d.Y
			m.vs = append(m.vs, v)
		}
		m.is = append(m.is, base, base+1, base+2, base+1, base+3, base+2)
	}
}

package art

import (
	"image"
	"time"

	"github.com/fogleman/gg"
	"github.com/hajimehoshi/ebiten/v2"
	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/opentype"

	"xwing/scene/art/figure"
	"xwing/scene/draw"
)

// Recipe is how to paint one picture. Recipes are comparable: equal recipes are
// one sprite.
type Recipe interface {
	// Size is the picture in its own units, and the pixels for one unit.
	Size() (w, h, scale float64)
	// Paint paints it: the origin is its middle, y points down, lengths are units.
	Paint(p *Paper)
}

// Slow is a recipe that takes longer than a tick may: it is painted in steps.
type Slow interface {
	Recipe
	// Begin returns what paints the next step: nil until the picture is there. A step
	// takes a millisecond or two.
	Begin(s *Studio) (step func() image.Image)
}

// Slice is how long a Studio may work in one tick, so that a frame never waits
// for its pictures.
const Slice = 5 * time.Millisecond

// Where ticks are rare since frames are slow, it works a part of the time between them, up to the longest Slice:
// else the pictures of a large window would come after half a minute.
const (
	longestSlice = 8 * Slice
	share        = 5
)

// Studio keeps the sprites. It is used on the game's goroutine only.
type Studio struct {
	theme   *draw.Theme
	sprites map[Recipe]*draw.Sprite
	queues  [ranks]queue
	worked  time.Time // when it worked last, if pictures have been wanted ever since
	bold    *opentype.Font
	faces   map[int]font.Face
	figures map[string]figure.Figure
	nozzles map[string][]Nozzle
	flats   map[Raised][]Flat
}

// NewStudio returns an empty Studio.
func NewStudio() (*Studio, error) {
	bold, err := opentype.Parse(gobold.TTF)
	if err != nil {
		return nil, err
	}
	return &Studio{sprites: map[Recipe]*draw.Sprite{}, bold: bold, faces: map[int]font.Face{}, figures: map[string]figure.Figure{}, nozzles: map[string][]Nozzle{},
		flats: map[Raised][]Flat{}}, nil
}

// rank is which pictures are painted first, so that what a question is about is there before what it lies on.
type rank int

const (
	sign   rank = iota // what is painted at once: signs, tokens, bases
	piece              // what is painted in steps: ships and obstacles, for which flat shapes stand in
	ground             // what the table lies over
	ranks
)

func rankOf(r Recipe) rank {
	switch r.(type) {
	case Ground:
		return ground
	case Slow:
		return piece
	}
	return sign
}

// queue is what is to be painted.
type queue struct {
	wanted []Recipe
	step   func() image.Image // of the first that is wanted, once it is begun; nil: it is not
}

// want has a picture painted, after those of its rank that came before.
func (s *Studio) want(r Recipe) {
	q := &s.queues[rankOf(r)]
	q.wanted = append(q.wanted, r)
}

// Sprite returns the picture, at once; its Image comes with a later Work.
func (s *Studio) Sprite(r Recipe) *draw.Sprite {
	if sp := s.sprites[r]; sp != nil {
		return sp
	}
	w, h, scale := r.Size()
	sp := &draw.Sprite{W: w, H: h, Scale: scale}
	s.sprites[r] = sp
	s.want(r)
	return sp
}

// Work paints what is wanted, one Slice long, and reports whether a picture has been
// finished. Ebitengine packs the small images into its atlases.
func (s *Studio) Work(now func() time.Time) (finished bool) {
	if s.Pending() == 0 {
		s.worked = time.Time{}
		return false
	}
	began, slice := now(), Slice
	if !s.worked.IsZero() {
		slice = min(max(began.Sub(s.worked)/share, Slice), longestSlice)
	}
	s.worked = began
	for end := began.Add(slice); s.Pending() > 0; {
		q := s.next()
		if img := s.paintOn(q); img != nil {
			s.sprites[q.wanted[0]].Image = ebiten.NewImageFromImage(img)
			q.wanted, finished = q.wanted[1:], true
		}
		if now().After(end) {
			break
		}
	}
	return finished
}

// next is the first queue in which something waits.
func (s *Studio) next() *queue {
	for i := range s.queues {
		if len(s.queues[i].wanted) > 0 {
			return &s.queues[i]
		}
	}
	return nil
}

// paintOn paints the first of a queue, of a Slow one the next step: nil until it is painted.
func (s *Studio) paintOn(q *queue) image.Image {
	slow, ok := q.wanted[0].(Slow)
	if !ok {
		return s.Picture(q.wanted[0])
	}
	if q.step == nil {
		q.step = slow.Begin(s)
	}
	img := q.step()
	if img != nil {
		q.step = nil
	}
	return img
}

// Pending is how many pictures are still to be painted.
func (s *Studio) Pending() (n int) {
	for i := range s.queues {
		n += len(s.queues[i].wanted)
	}
	return n
}

// Picture paints a recipe at once.
func (s *Studio) Picture(r Recipe) image.Image {
	w, h, scale := r.Size()
	dc := gg.NewContext(int(w*scale+0.5), int(h*scale+0.5))
	dc.Scale(scale, scale)
	dc.Translate(w/2, h/2)
	paper := &Paper{Context: dc, Studio: s, PerUnit: scale, w: w, h: h}
	if dressed(r) {
		paper.theme = s.theme
	}
	r.Paint(paper)
	return dc.Image()
}

// face is the bold face of that many pixels, nil if there is none.
func (s *Studio) face(px int) font.Face {
	if face := s.faces[px]; face != nil {
		return face
	}
	face, err := opentype.NewFace(s.bold, &opentype.FaceOptions{Size: float64(px), DPI: 72, Hinting: font.HintingFull})
	if err != nil {
		return nil
	}
	s.faces[px] = face
	return face
}

// Paper is what a recipe paints on.
type Paper struct {
	*gg.Context
	Studio  *Studio // that it is of
	PerUnit float64 // pixels for one unit
	theme   *draw.Theme
	w, h    float64
}

// Ink sets the color of fills and strokes.
func (p *Paper) Ink(c draw.Color) { p.SetColor(p.theme.Of(c)) }

// Pen sets the width of strokes, in units.
func (p *Paper) Pen(width float64) { p.SetLineWidth(width * p.PerUnit) }

// Write writes s with its middle at (x, y); size is the capitals' em in units.
func (p *Paper) Write(s string, x, y, size float64) {
	px := max(int(size*p.PerUnit), 4)
	face := p.Studio.face(px)
	if face == nil {
		return
	}
	x, y = p.TransformPoint(x, y)
	p.Push()
	p.Identity()
	p.SetFontFace(face)
	w, _ := p.MeasureString(s)
	p.DrawString(s, x-w/2, y+float64(px)*0.36)
	p.Pop()
}

// Fitted writes s as Write does, smaller if that is needed for its width.
func (p *Paper) Fitted(s string, x, y, size, width float64) {
	face := p.Studio.face(max(int(size*p.PerUnit), 4))
	if face == nil {
		return
	}
	p.SetFontFace(face)
	if w, _ := p.MeasureString(s); w > width*p.PerUnit {
		size *= width * p.PerUnit / w
	}
	p.Write(s, x, y, size)
}

// Poly begins a closed path through the points x, y, x, y….
func (p *Paper) Poly(xy ...float64) {
	p.NewSubPath()
	for i := 0; i+1 < len(xy); i += 2 {
		p.LineTo(xy[i], xy[i+1])
	}
	p.ClosePath()
}

// Inked fills the path with one color and strokes its edge with another.
func (p *Paper) Inked(fill, edge draw.Color, width float64) {
	p.Ink(fill)
	p.FillPreserve()
	p.Ink(edge)
	p.Pen(width)
	p.Stroke()
}

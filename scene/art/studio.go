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

// Studio keeps the sprites. It is used on the game's goroutine only.
type Studio struct {
	theme   *draw.Theme
	sprites map[Recipe]*draw.Sprite
	wanted  []Recipe
	step    func() image.Image // of the first that is wanted, once it is begun; nil: it is not
	bold    *opentype.Font
	faces   map[int]font.Face
	figures map[string]figure.Figure
	nozzles map[string][]Nozzle
}

// NewStudio returns an empty Studio.
func NewStudio() (*Studio, error) {
	bold, err := opentype.Parse(gobold.TTF)
	if err != nil {
		return nil, err
	}
	return &Studio{sprites: map[Recipe]*draw.Sprite{}, bold: bold, faces: map[int]font.Face{}, figures: map[string]figure.Figure{}, nozzles: map[string][]Nozzle{}}, nil
}

// Sprite returns the picture, at once; its Image comes with a later Work.
func (s *Studio) Sprite(r Recipe) *draw.Sprite {
	if sp := s.sprites[r]; sp != nil {
		return sp
	}
	w, h, scale := r.Size()
	sp := &draw.Sprite{W: w, H: h, Scale: scale}
	s.sprites[r] = sp
	s.wanted = append(s.wanted, r)
	return sp
}

// Work paints what is wanted, one Slice long, and reports whether a picture has been
// finished. Ebitengine packs the small images into its atlases.
func (s *Studio) Work(now func() time.Time) (finished bool) {
	if len(s.wanted) == 0 {
		return false
	}
	for end := now().Add(Slice); len(s.wanted) > 0; {
		if img := s.paintOn(s.wanted[0]); img != nil {
			s.sprites[s.wanted[0]].Image = ebiten.NewImageFromImage(img)
			s.wanted, finished = s.wanted[1:], true
		}
		if now().After(end) {
			break
		}
	}
	return finished
}

// paintOn paints a recipe, of a Slow one the next step: nil until it is painted.
func (s *Studio) paintOn(r Recipe) image.Image {
	slow, ok := r.(Slow)
	if !ok {
		return s.Picture(r)
	}
	if s.step == nil {
		s.step = slow.Begin(s)
	}
	img := s.step()
	if img != nil {
		s.step = nil
	}
	return img
}

// Pending is how many pictures are still to be painted.
func (s *Studio) Pending() int { return len(s.wanted) }

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

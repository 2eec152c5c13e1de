package scene

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/scene/draw"
)

// low is the lowest part of a frame: the ground, which changes when the camera moves, and
// what is beside it, which does not.
type low struct{ ground, beside draw.List }

func (l *low) equal(m *low) bool { return l.ground.Equal(&m.ground) && l.beside.Equal(&m.beside) }

func (l *low) copy(m *low) {
	l.ground.Copy(&m.ground)
	l.beside.Copy(&m.beside)
}

func (l *low) reset() {
	l.ground.Reset(0, 0)
	l.beside.Reset(0, 0)
}

// paintIn paints it in a place.
func (l *low) paintIn(p *draw.Painter, dst *ebiten.Image, at draw.Rect) {
	p.PaintIn(dst, &l.ground, at)
	p.PaintIn(dst, &l.beside, at)
}

// resting is what lies lowest and seldom changes, the mat and what rests on it, and the
// panels at its sides: it is kept as a picture of the window's size, with which a frame
// begins.
type resting struct {
	now     low         // as built
	painted low         // in the latest frame
	kept    low         // in the picture; without ground: only what is beside it is right there
	at      []draw.Rect // where that is, of what is built
	picture *ebiten.Image
}

// keeps reports whether the picture shows all that rests.
func (r *resting) keeps() bool { return r.kept.ground.Len() > 0 }

// room makes the picture as large as the window.
func (r *resting) room(w, h int) {
	if r.picture != nil && r.picture.Bounds().Dx() == w && r.picture.Bounds().Dy() == h {
		return
	}
	r.drop()
	r.picture = ebiten.NewImageWithOptions(image.Rect(0, 0, w, h), &ebiten.NewImageOptions{Unmanaged: true})
}

// drop lets the picture go.
func (r *resting) drop() {
	r.kept.reset()
	if r.picture != nil {
		r.picture.Deallocate()
		r.picture = nil
	}
}

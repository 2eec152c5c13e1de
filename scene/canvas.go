package scene

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/scene/draw"
)

// canvas is the frame and what it is painted by: it is painted only if it differs
// from the one before, and only where it does if that is little.
type canvas struct {
	Fonts       *draw.Fonts
	Frame, last draw.List // as built, and as painted
	prev        draw.List // as built in the tick before
	painter     *draw.Painter
	rest        resting
	built       bool  // the frame has been built since it was painted
	Stale       bool  // paint the frame even if it is the same: see Arrived; the size changed, another window lay over it
	Painted     int   // frames that looked different from the one before
	Failed      error // painting has failed for good; Update returns it
}

// resting is what lies lowest and seldom changes, the mat and what rests on it: it is
// kept as a picture of the window's size, with which a frame begins.
type resting struct {
	Ground  draw.List // as built: the lowest part of the frame
	painted draw.List // in the latest frame
	kept    draw.List // in the picture
	picture *ebiten.Image
}

// take takes the frame that has been built: what rests, the table, and the widgets over
// it.
func (c *canvas) take(ground, back, front *draw.List) {
	c.rest.Ground.Copy(ground)
	c.Frame.Copy(back)
	c.Frame.Append(front)
	c.built = true
}

// paint paints the frame if it would look different from what is on screen, and
// reports whether it has.
func (c *canvas) paint(dst *ebiten.Image) bool {
	if c.painter == nil {
		painter, err := draw.NewPainter(c.Fonts)
		if err != nil {
			c.Failed = err
			return false
		}
		c.painter = painter
	}
	if !c.Stale && (!c.built || c.Frame.Equal(&c.last) && c.rest.Ground.Equal(&c.rest.painted)) {
		c.built = false
		return false
	}
	c.Painted++
	if places, ok := c.changed(); ok {
		c.paintAt(dst, places)
	} else {
		c.paintAll(dst)
	}
	c.Stale, c.built = false, false
	c.last.Copy(&c.Frame)
	c.rest.painted.Copy(&c.rest.Ground)
	return true
}

// Arrived has all painted anew: pictures have come.
func (c *canvas) Arrived() {
	c.Stale = true
	c.rest.kept.Reset(0, 0)
}

// little is the share of the window up to which it is painted in places.
const little = 0.6

// changed is where the frame differs from the one on screen; ok is false if that
// is not known, or nearly everywhere.
func (c *canvas) changed() (places []draw.Rect, ok bool) {
	r := &c.rest
	if c.Stale || c.Frame.Size() != c.last.Size() || r.kept.Len() > 0 && !r.kept.Equal(&r.painted) {
		return nil, false
	}
	places = c.painter.Places(nil, &r.painted, &r.Ground)
	if len(places) > 0 && r.kept.Len() == 0 {
		return nil, false
	}
	places = c.painter.Places(places, &c.last, &c.Frame)
	area := 0.0
	for _, p := range places {
		area += p.W * p.H
	}
	size := c.Frame.Size()
	return places, area <= little*size.W*size.H
}

// paintAt paints the frame in some places.
func (c *canvas) paintAt(dst *ebiten.Image, places []draw.Rect) {
	r := &c.rest
	renew := r.kept.Len() > 0 && !r.Ground.Equal(&r.kept)
	for _, p := range places {
		if renew {
			c.painter.PaintIn(r.picture, &r.Ground, p)
		}
		switch {
		case r.kept.Len() > 0:
			c.painter.Copy(dst, r.picture, p)
		default:
			c.painter.PaintIn(dst, &r.Ground, p)
		}
		c.painter.PaintIn(dst, &c.Frame, p)
	}
	if renew {
		r.kept.Copy(&r.Ground)
	}
}

// paintAll paints all of the frame. What rests is kept as a picture from the second
// frame on in which it is the same: while the camera moves that would be for nothing.
func (c *canvas) paintAll(dst *ebiten.Image) {
	r, all := &c.rest, c.Frame.Size()
	same := r.Ground.Equal(&r.painted)
	switch {
	case r.Ground.Len() == 0:
		r.drop()
		if !c.Frame.Covers() {
			dst.Fill(c.Frame.Theme.Of(draw.Space))
		}
	case r.kept.Len() > 0 && r.kept.Equal(&r.Ground):
		c.painter.Copy(dst, r.picture, all)
	case same:
		r.room(int(all.W), int(all.H))
		c.painter.Paint(r.picture, &r.Ground)
		r.kept.Copy(&r.Ground)
		c.painter.Copy(dst, r.picture, all)
	default:
		r.kept.Reset(0, 0)
		c.painter.Paint(dst, &r.Ground)
	}
	c.painter.Paint(dst, &c.Frame)
}

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
	r.kept.Reset(0, 0)
	if r.picture != nil {
		r.picture.Deallocate()
		r.picture = nil
	}
}

// Draw paints the frame if it would look different from what is on screen.
func (a *App) Draw(dst *ebiten.Image) {
	if a.Canvas.paint(dst) && a.Canvas.Painted == 1 && a.Opt.Shown != nil {
		a.Opt.Shown()
	}
}

package scene

import (
	"github.com/hajimehoshi/ebiten/v2"

	"xwing/scene/draw"
)

// canvas is the frame and what it is painted by: it is painted only if it differs
// from the one before, and only where it does if that is little.
type canvas struct {
	Fonts       *draw.Fonts
	Frame, last draw.List // as built, and as painted
	prev        draw.List // as built in the tick before
	prevBeside  draw.List
	awaits      bool // pictures are to come: what rests will not stay as it is
	painter     *draw.Painter
	rest        resting
	built       bool   // the frame has been built since it was painted
	Stale       bool   // paint the frame even if it is the same: see Arrived; the size changed, another window lay over it
	photo       *photo // wanted of what is painted; nil: none
	Painted     int    // frames that looked different from the one before
	Failed      error  // painting has failed for good; Update returns it
}

// take takes the frame that has been built: what rests, the table, and the widgets over
// it.
func (c *canvas) take(d *Desk) {
	c.rest.now.ground.Copy(&d.Ground)
	c.rest.now.beside.Copy(&d.Beside)
	c.rest.at = append(c.rest.at[:0], d.BesideAt...)
	c.awaits = d.Studio.Pending() > 0
	c.Frame.Copy(&d.Back)
	c.Frame.Append(&d.Front)
	c.built = true
}

// learning reports whether the frame that was built differs from the one before: lists
// learn their length only when they are built.
func (c *canvas) learning() bool {
	if c.Frame.Equal(&c.prev) && c.rest.now.beside.Equal(&c.prevBeside) {
		return false
	}
	c.prev.Copy(&c.Frame)
	c.prevBeside.Copy(&c.rest.now.beside)
	return true
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
	if !c.Stale && (!c.built || c.Frame.Equal(&c.last) && c.rest.now.equal(&c.rest.painted)) {
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
	c.rest.painted.copy(&c.rest.now)
	return true
}

// Arrived has all painted anew: pictures have come.
func (c *canvas) Arrived() {
	c.Stale = true
	c.rest.kept.reset()
}

// little is the share of the window up to which it is painted in places.
const little = 0.6

// changed is where the frame differs from the one on screen; ok is false if that
// is not known, or nearly everywhere.
func (c *canvas) changed() (places []draw.Rect, ok bool) {
	r := &c.rest
	if c.Stale || c.Frame.Size() != c.last.Size() || r.keeps() && !r.kept.equal(&r.painted) {
		return nil, false
	}
	places = c.painter.Places(nil, &r.painted.ground, &r.now.ground)
	places = c.painter.Places(places, &r.painted.beside, &r.now.beside)
	if len(places) > 0 && !r.keeps() {
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
	renew := r.keeps() && !r.now.equal(&r.kept)
	for _, p := range places {
		if renew {
			r.now.paintIn(c.painter, r.picture, p)
		}
		if r.keeps() {
			c.painter.Copy(dst, r.picture, p)
		} else {
			r.now.paintIn(c.painter, dst, p)
		}
		c.painter.PaintIn(dst, &c.Frame, p)
	}
	if renew {
		r.kept.copy(&r.now)
	}
}

// paintAll paints all of the frame. What rests is kept as a picture from the second
// frame on in which it is the same: while the camera moves, or pictures are to come, that
// would be for nothing, but for what is beside the table.
func (c *canvas) paintAll(dst *ebiten.Image) {
	r, all := &c.rest, c.Frame.Size()
	switch {
	case r.now.ground.Len() == 0:
		r.drop()
		if !c.Frame.Covers() {
			dst.Fill(c.Frame.Theme.Of(draw.Space))
		}
	case r.keeps() && r.kept.equal(&r.now):
		c.painter.Copy(dst, r.picture, all)
	case r.now.equal(&r.painted) && !c.awaits:
		r.room(int(all.W), int(all.H))
		r.now.paintIn(c.painter, r.picture, all)
		r.kept.copy(&r.now)
		c.painter.Copy(dst, r.picture, all)
	default:
		r.kept.ground.Reset(0, 0)
		c.painter.Paint(dst, &r.now.ground)
		c.beside(dst)
	}
	c.painter.Paint(dst, &c.Frame)
}

// beside paints what is beside the table: out of the picture, if that still has it.
func (c *canvas) beside(dst *ebiten.Image) {
	r := &c.rest
	if r.picture == nil || !r.kept.beside.Equal(&r.now.beside) {
		c.painter.Paint(dst, &r.now.beside)
		return
	}
	for _, at := range r.at {
		c.painter.Copy(dst, r.picture, at)
	}
}

// Draw paints the frame if it would look different from what is on screen.
func (a *App) Draw(dst *ebiten.Image) {
	defer a.catch(&a.Canvas.Failed)
	if !a.Canvas.paint(dst) {
		return
	}
	a.develop(dst)
	if a.Canvas.Painted <= firstFrames {
		a.Clock.first = a.Clock.Tick
	}
	if a.Canvas.Painted == 1 && a.Opt.Shown != nil {
		a.Opt.Shown()
	}
}

// DrawFinalScreen puts what was painted into the window: where a pixel of the one is a
// pixel of the other, by a copy that does not ask what was there. The library's own way
// costs the processor as much as all the rest of a full frame.
func (a *App) DrawFinalScreen(window ebiten.FinalScreen, painted *ebiten.Image, way ebiten.GeoM) {
	if p := a.Canvas.painter; p != nil && way == (ebiten.GeoM{}) {
		b := painted.Bounds()
		p.Copy(window, painted, draw.Rect{W: float64(b.Dx()), H: float64(b.Dy())})
		return
	}
	ebiten.DefaultDrawFinalScreen(window, painted, way)
}

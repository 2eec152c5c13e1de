package scene

import (
	"github.com/hajimehoshi/ebiten/v2"

	"xwing/scene/draw"
)

// canvas is the frame and what it is painted by: it is painted only if it differs
// from the one before.
type canvas struct {
	Fonts       *draw.Fonts
	Frame, last draw.List // as built, and as painted
	prev        draw.List // as built in the tick before
	painter     *draw.Painter
	built       bool  // the frame has been built since it was painted
	Stale       bool  // paint the frame even if it is the same: a picture arrived, the size changed
	Painted     int   // frames that looked different from the one before
	Failed      error // painting has failed for good; Update returns it
}

// take takes the frame that has been built: the table, and the widgets over it.
func (c *canvas) take(back, front *draw.List) {
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
	if !c.Stale && (!c.built || c.Frame.Equal(&c.last)) {
		c.built = false
		return false
	}
	c.Stale, c.built = false, false
	c.Painted++
	if !c.Frame.Covers() {
		dst.Fill(draw.Space)
	}
	c.painter.Paint(dst, &c.Frame)
	c.last.Copy(&c.Frame)
	return true
}

// Draw paints the frame if it would look different from what is on screen.
func (a *App) Draw(dst *ebiten.Image) {
	if a.Canvas.paint(dst) && a.Canvas.Painted == 1 && a.Opt.Shown != nil {
		a.Opt.Shown()
	}
}

package table

import (
	"math"

	"xwing/scene"
	"xwing/scene/ui"
)

// What hands do with the view of a table: they pan it, zoom it, pinch it, by mouse, fingers or keys.

// grip is a hand that drags the table.
type grip struct {
	on   bool
	x, y float64 // where it was last
}

// Panning reports whether a hand drags the table.
func (s *Sight) Panning() bool { return s.grip.on }

// Drag goes on with dragging the table, until no button is down any more.
func (s *Sight) Drag(d *scene.Desk) {
	in := &d.UI.In
	if !s.grip.on {
		return
	}
	if !in.Down[ui.MiddleButton] && !in.Down[ui.RightButton] && !in.Down[ui.LeftButton] {
		s.grip.on = false
		return
	}
	s.Cam.Pan(in.X-s.grip.x, in.Y-s.grip.y)
	s.keep()
	s.grip.x, s.grip.y = in.X, in.Y
}

// Over reports whether the mouse is on the table, and no widget has it.
func (s *Sight) Over(d *scene.Desk) bool {
	return d.UI.Free() && s.Areas.Table.Contains(d.UI.In.X, d.UI.In.Y)
}

// Handled zooms by the wheel, pans and zooms by two fingers, and has a hand take hold of the table; it reports whether
// that is all that the mouse says.
func (s *Sight) Handled(d *scene.Desk) bool {
	in := &d.UI.In
	if in.WheelY != 0 {
		s.Cam.Zoom(in.X, in.Y, math.Pow(1.15, min(max(in.WheelY, -3), 3)))
		s.keep()
		d.Touch()
	}
	if in.Pinch != 0 {
		s.Cam.Pan(in.PanX, in.PanY)
		s.Cam.Zoom(in.X, in.Y, in.Pinch)
		s.keep()
		d.Touch()
		return true
	}
	if in.Pressed[ui.MiddleButton] || in.Pressed[ui.RightButton] ||
		in.Pressed[ui.LeftButton] && scene.Held(in, scene.ActGrab) {
		s.grip = grip{on: true, x: in.X, y: in.Y}
		return true
	}
	return false
}

// Keys pan the view and zoom it; it reports whether one zooms.
func (s *Sight) Keys(d *scene.Desk) bool {
	in, step := &d.UI.In, d.UI.Px(9)
	for _, i := range scene.HeldAt(in, scene.ActPan) {
		s.Cam.Pan(-float64(scene.Ways[i][0])*step, -float64(scene.Ways[i][1])*step)
		s.keep()
		d.Touch()
	}
	if p := &in.Pad; p.PanX != 0 || p.PanY != 0 {
		s.Cam.Pan(-p.PanX*step, -p.PanY*step)
		s.keep()
		d.Touch()
	}
	x, y := s.Areas.Table.Center()
	switch {
	case scene.Struck(in, scene.ActZoomIn):
		s.Cam.Zoom(x, y, 1.15)
	case scene.Struck(in, scene.ActZoomOut):
		s.Cam.Zoom(x, y, 1/1.15)
	default:
		return false
	}
	d.Touch()
	return true
}

// keep keeps some of the play area in view.
func (s *Sight) keep() { s.Cam.Keep(s.Area.Width, s.Area.Height) }

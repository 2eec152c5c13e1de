package xwing

import (
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
	"xwing/physics"
	"xwing/scene"
	"xwing/scene/draw"
)

// drawNoted frames the pieces that the line of the log under the mouse is
// about, and the places it names.
func (t *side) drawNoted(a *desk) {
	if t.log.Noted == nil {
		return
	}
	b, v := &t.log.Noted.About, &t.play.board.view
	ships := shipsOf(b)
	wide := max(2, a.UI.Px(3))
	for _, id := range ships {
		s := v.Ship(id)
		if s == nil || s.Where != board.InPlay {
			continue
		}
		part := s.Part(t.play.board.pose(s))
		corners := part.Corners()
		pts := t.sight.Cam.Points(corners[:])
		a.Back.Polygon(pts, draw.Fade(draw.Warn, 0.22))
		a.Back.Outline(pts, wide, draw.Warn)
	}
	for _, id := range obstaclesOf(b) {
		if o := v.Obstacle(id); o != nil && !o.Gone {
			shape, _ := a.obstacleOutline(o.XWS)
			pts := t.sight.Cam.Points(shape.At(o.Pose).Outline(0.5))
			a.Back.Outline(pts, wide, draw.Warn)
		}
	}
	if len(ships) == 0 {
		return
	}
	s := v.Ship(ships[0])
	if s == nil {
		return
	}
	for i, pose := range b.Poses {
		corners := gauge.Base{Pose: pose, Size: s.Size}.Corners()
		a.Back.Outline(t.sight.Cam.Points(corners[:]), max(1, a.UI.Px(1.5)), draw.Fade(draw.Warn, 0.7))
		if i > 0 {
			x0, y0 := t.sight.Cam.At(b.Poses[i-1].Point())
			x1, y1 := t.sight.Cam.At(pose.Point())
			a.Back.Dashed(x0, y0, x1, y1, max(1, a.UI.Px(1.5)), a.UI.Px(6), draw.Fade(draw.Warn, 0.8))
		}
	}
}

// center moves the camera so that what a line of the log is about lies in the
// middle; from far it goes closer, by the unit of the design.
func (t *onTable) center(b scene.About, unit float64) {
	v := &t.play.board.view
	var sum physics.Vec
	n := 0.0
	add := func(p physics.Vec) { sum, n = sum.Add(p), n+1 }
	for _, id := range shipsOf(&b) {
		if s := v.Ship(id); s != nil && s.Where == board.InPlay {
			add(s.Pose.Point())
		}
	}
	for _, id := range obstaclesOf(&b) {
		if o := v.Obstacle(id); o != nil && !o.Gone {
			add(o.Pose.Point())
		}
	}
	if n == 0 {
		for _, p := range b.Poses {
			add(p.Point())
		}
	}
	if n == 0 {
		return
	}
	t.sight.Cam.Center(physics.Vec{X: sum.X / n, Y: sum.Y / n}, max(1, closeUp*unit/t.sight.Cam.K))
	t.sight.Cam.Keep(v.Area.Width, v.Area.Height)
}

// closeUp is where a line of the log leads, in units of the design that a millimetre is at least.
const closeUp = 1.3

package xwing

import (
	"fmt"
	"math"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
	"xwing/physics"
	"xwing/scene"
	"xwing/scene/draw"
)

// Answers point at obstacles and devices as they do at ships.

// targetShape is the outline of an obstacle or a device that lies on the table.
func (p *play) targetShape(a *desk, piece string) (physics.Shape, bool) {
	v := &p.board.view
	if d := v.Device(board.DeviceOf(piece)); d != nil && !d.Gone {
		return a.deviceShape(d), true
	}
	if o := v.Obstacle(board.ObstacleOf(piece)); o != nil && !o.Gone {
		shape, _ := a.obstacleOutline(o.XWS)
		return shape.At(o.Pose), true
	}
	return physics.Shape{}, false
}

// targetAt is the obstacle or device under a point of the screen, "-" for none.
func (t *plates) targetAt(a *desk, x, y float64) string {
	if d := t.play.deviceAt(a, t.sight.Cam.Table(x, y)); d != nil {
		return d.ID.Piece()
	}
	if e := t.endAt(a, x, y); board.ObstacleOf(e.Piece) != 0 {
		return e.Piece
	}
	return "-"
}

// markTargets frames the obstacles and devices that legal answers point at.
func (t *onTable) markTargets(a *desk, d game.Decision) {
	for i := range d.Options {
		if shape, ok := t.play.targetShape(a, d.Options[i].Target); ok && d.Options[i].Legal() {
			a.Back.Outline(t.sight.Cam.Points(shape.Outline(0.4)), max(1.5, a.UI.Px(2)), draw.Good)
		}
	}
}

// bursting shows what an obstacle would hurt that a device may shatter, while the
// mouse is on it or on its answer.
func (t *tableScreen) bursting(a *desk) bool {
	d, _ := t.question.Decision()
	o := t.question.Hint
	if d.Kind != ask.ChooseObstacle || o == nil || len(d.About) == 0 {
		return false
	}
	device := t.play.board.view.Device(board.DeviceOf(d.About[0]))
	shape, ok := t.play.targetShape(a, o.Target)
	if device == nil || !ok {
		return false
	}
	pts := t.sight.Cam.Points(scene.Offset(shape, gauge.RangeBand))
	a.Back.Polygon(pts, draw.Fade(draw.Warn, 0.08))
	a.Back.Outline(pts, max(1, a.UI.Px(1)), draw.Fade(draw.Warn, 0.6))
	t.pieces.frameHurt(a, t.play.state().PreviewBurst(device.Kind, board.ObstacleOf(o.Target)))
	return true
}

// frameHurt frames the ships that would be hurt.
func (t *onTable) frameHurt(a *desk, ids []board.ShipID) {
	for _, id := range ids {
		if s := t.play.board.view.Ship(id); s != nil && s.Where == board.InPlay {
			part := s.Part(t.play.board.pose(s))
			shape := part.Shape()
			if s.Remote != "" {
				shape = a.tokenOf(s.Remote, s.Pose)
			}
			a.Back.Outline(t.sight.Cam.Points(shape.Outline(0.4)), max(2, a.UI.Px(3)), draw.Warn)
		}
	}
}

// linesToChoose are the range lines that a question chooses among.
func (t *question) linesToChoose(d game.Decision) []bandLine {
	if t.lines == nil {
		t.lines = bandLines(t.play.Session, d)
	}
	return t.lines
}

// choiceOfLines paints the lines to choose among, the one under the mouse strong,
// and names where each passes.
func (t *question) choiceOfLines(a *desk) {
	d, ok := t.Decision()
	if !ok || d.Kind != ask.ChooseLine || !t.play.board.Resting() {
		return
	}
	for i, b := range t.linesToChoose(d) {
		x0, y0 := t.sight.Cam.At(b.line.Line.A)
		x1, y1 := t.sight.Cam.At(b.line.Line.B)
		c := draw.Accent
		if len(b.line.Objects) > 0 {
			c = draw.Warn
		}
		if t.Hint != nil && t.Hint.ID == b.option {
			a.Back.Line(x0, y0, x1, y1, max(2, a.UI.Px(3)), c)
			t.sight.TagLine(a.Desk, [4]float64{x0, y0, x1, y1}, t.play.words.Option(*t.Hint), c)
		} else {
			a.Back.Dashed(x0, y0, x1, y1, max(1, a.UI.Px(1.5)), a.UI.Px(6), draw.Fade(c, 0.8))
		}
		at := draw.Rect{X: min(x0, x1), Y: min(y0, y1), W: math.Abs(x1 - x0), H: math.Abs(y1 - y0)}
		a.UI.Piece(fmt.Sprintf("line:%d", i), b.option, at)
	}
}

package xwing

import (
	"xwing/game/xwing/position"
	"xwing/physics"
	"xwing/scene"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// Name is the screen's in the log.
func (s *sandboxScreen) Name() string { return "sandbox" }

// Busy reports whether the camera moves.
func (s *sandboxScreen) Busy() bool { return s.table.sight.Cam.Gliding() }

// Asked is nothing: nobody is asked anything while a table is stood up.
func (s *sandboxScreen) Asked() (prompt, seat string) { return "", "" }

// Play is the table, which nobody plays on.
func (s *sandboxScreen) Play() *scene.Play { return &s.table.play.Play }

// TakesKeys reports whether arrows push the piece in hand.
func (s *sandboxScreen) TakesKeys() bool { return s.sandbox.piece != "" && !s.table.client.UI.Keyed() }

// Update builds a frame of the sandbox.
func (s *sandboxScreen) Update() {
	t := s.table
	a := t.client
	t.play.board.Tick()
	t.layout(a)
	t.side.listed = 0
	if s.keys() {
		return
	}
	t.besides(a.desk, func() { t.topBar(a.desk) })
	if t.sight.Areas.Sides[0].W > 0 {
		t.besides(a.desk, func() { t.side.rosters(a.desk) })
	}
	if id := t.looked.selected; id != 0 && t.looked.card && s.sandbox.piece != id.Piece() && !s.sandbox.drag { // by a roster
		s.take(id.Piece())
	}
	was := a.Screen
	s.panel()
	if a.Screen != was { // something was changed
		return
	}
	if s.gestures(); a.Screen != was {
		return
	}
	t.drawTable(a.desk)
	s.frames()
}

// gestures give the table what the panel left of the mouse: pieces are dragged, and turned by the wheel.
func (s *sandboxScreen) gestures() {
	t, b := s.table, s.sandbox
	a := t.client
	in := &a.UI.In
	t.sight.Drag(a.desk.Desk)
	mouse := t.sight.Cam.Table(in.X, in.Y)
	if b.drag {
		at := mouse.Sub(b.grab)
		if b.at = physics.PoseAt(at.X, at.Y, b.at.Degrees()); in.WheelY != 0 {
			b.at = b.at.Turned(wheeled(in))
		}
		a.Touch()
		if !in.Down[ui.LeftButton] {
			b.drag = false
			s.put(b.at)
		}
		return
	}
	if !t.sight.Over(a.desk.Desk) {
		return
	}
	over := s.under(in.X, in.Y)
	if at, ok := b.steps.Now().Pose(a.kit.Facts, b.piece); ok && over == b.piece && over != "" && in.WheelY != 0 {
		s.put(at.Turned(wheeled(in)))
		return
	}
	if t.sight.Handled(a.desk.Desk) {
		return
	}
	t.looked.hovered = t.plates.shipUnder(in.X, in.Y)
	if t.ruler.On {
		t.measureAt(a.desk)
		return
	}
	if in.Pressed[ui.LeftButton] {
		s.take(over)
		if at, ok := b.steps.Now().Pose(a.kit.Facts, over); ok {
			b.drag, b.grab, b.at = true, mouse.Sub(at.Point()), at
		}
	}
	t.plates.plateHelp(a.desk)
}

// wheeled is by how many degrees the wheel turns a piece.
func wheeled(in *ui.Input) float64 {
	step := 5.0
	if in.Shift() {
		step = 1
	}
	if in.WheelY < 0 {
		return -step
	}
	return step
}

// keys are those of the sandbox; it reports whether something was changed.
func (s *sandboxScreen) keys() bool {
	t, b := s.table, s.sandbox
	a := t.client
	in := &a.UI.In
	if a.Covers.Dialog != nil || a.Covers.Over != nil || a.UI.Writing() {
		return false
	}
	was := a.Screen
	switch at, held := b.steps.Now().Pose(a.kit.Facts, b.piece); {
	case scene.Swallow(in, scene.ActUndo):
		s.step(b.steps.Undo)
	case scene.Swallow(in, scene.ActRedo):
		s.step(b.steps.Redo)
	case scene.Swallow(in, actKeep):
		s.keep()
	case scene.Swallow(in, actLink):
		s.link()
	case scene.Swallow(in, scene.ActEscape):
		s.escape()
	case held && scene.Swallow(in, actOut):
		s.remove()
	case held && scene.Swallow(in, actTwice):
		s.duplicate()
	case held && scene.Struck(in, scene.ActLeft):
		s.put(at.Turned(turnStep(in)))
	case held && scene.Struck(in, scene.ActRight):
		s.put(at.Turned(-turnStep(in)))
	case held && s.TakesKeys() && pushed(in) != (physics.Vec{}):
		by := pushed(in).Scale(t.sight.Cam.Side())
		to := at.Point().Add(by)
		s.put(physics.PoseAt(to.X, to.Y, at.Degrees()))
	case t.measureKeys(a.desk):
	default:
		t.viewKeys(a.desk)
	}
	return a.Screen != was
}

// turnStep is by how many degrees a key turns a piece.
func turnStep(in *ui.Input) float64 {
	if in.Shift() {
		return 1
	}
	return 15
}

// pushed is by how many mm the arrows push a piece on the screen.
func pushed(in *ui.Input) (by physics.Vec) {
	step := 10.0
	if in.Shift() {
		step = 1
	}
	i, struck := scene.StruckAt(in, scene.ActPush)
	if struck {
		way := scene.Ways[i%len(scene.Ways)]
		by = physics.Vec{X: float64(way[0]) * step, Y: -float64(way[1]) * step}
	}
	return by
}

// frames are drawn around the piece in hand, where it is held, and around ships that stand on each other.
func (s *sandboxScreen) frames() {
	t, b := s.table, s.sandbox
	a := t.client
	v := &t.play.board.view
	frame := func(shape physics.Shape, c draw.Color) {
		a.Back.Clip(t.sight.Areas.Table)
		a.Back.Outline(t.sight.Cam.Points(shape.Outline(0.4)), max(1.5, a.UI.Px(2)), c)
		a.Back.Unclip()
	}
	for _, pair := range position.Overlaps(v) {
		for _, id := range pair {
			frame(v.Ship(id).Base().Shape(), draw.Bad)
		}
	}
	at, ok := b.steps.Now().Pose(a.kit.Facts, b.piece)
	if !ok {
		return
	}
	if b.drag {
		at = b.at
	}
	if shape, ok := s.outline(b.piece, at); ok {
		frame(shape, draw.Now)
		if b.drag {
			t.sight.Template(a.desk.Desk, shape, draw.Now, 0.25)
		}
	}
}

package xwing

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/position"
	"xwing/physics"
	"xwing/scene"
)

// take has a piece be in hand; "": none.
func (s *sandboxScreen) take(piece string) {
	b := s.sandbox
	if b.piece != piece {
		b.page = ""
		s.table.client.UI.Top("sandbox.list")
	}
	b.piece = piece
	s.table.looked.selected, s.table.looked.card = board.ShipOf(piece), board.ShipOf(piece) != 0
	s.table.client.Touch()
}

// outline is a piece where it lies; false if there is none.
func (s *sandboxScreen) outline(piece string, at physics.Pose) (physics.Shape, bool) {
	v, a := &s.table.play.board.view, s.table.client
	if ship := v.Ship(board.ShipOf(piece)); ship != nil {
		part := ship.Part(at)
		return part.Shape(), true
	}
	if o := v.Obstacle(board.ObstacleOf(piece)); o != nil {
		shape, _ := a.desk.obstacleOutline(o.XWS)
		return shape.At(at), true
	}
	if d := v.Device(board.DeviceOf(piece)); d != nil {
		moved := *d
		moved.Pose = at
		return a.desk.deviceShape(&moved), true
	}
	return physics.Shape{}, false
}

// under is the piece at a point of the screen; "" for none.
func (s *sandboxScreen) under(x, y float64) string {
	t := s.table
	if id := t.plates.shipAt(x, y); id != 0 {
		return id.Piece()
	}
	if piece := t.plates.targetAt(t.client.desk, x, y); piece != "-" {
		return piece
	}
	return ""
}

// put lays the piece in hand somewhere else.
func (s *sandboxScreen) put(to physics.Pose) {
	piece := s.sandbox.piece
	s.change(func(p *position.Position, cat *catalog.Catalog) { p.Put(cat, piece, to) })
}

// step undoes a change, or does it again.
func (s *sandboxScreen) step(by func() bool) {
	if by() {
		s.take("")
		s.table.client.showSandbox(s.sandbox, s.table)
	}
}

// escape lets go of what is in hand, or else asks whether the sandbox is left.
func (s *sandboxScreen) escape() {
	b, a := s.sandbox, s.table.client
	switch {
	case s.table.ruler.On:
		s.table.ruler.Turn()
	case b.page != "":
		b.page = ""
	case b.piece != "":
		s.take("")
	default:
		a.Ask("leave", a.Say("sandbox-leave-title"), a.Say("sandbox-leave-why"), func(i int) {
			if i == 0 {
				a.Show(&scene.TitleScreen{App: a.App})
			}
		}, a.Say("leave"), a.Say("stay"))
	}
	a.Touch()
}

// remove takes the piece in hand off the table.
func (s *sandboxScreen) remove() {
	piece := s.sandbox.piece
	s.take("")
	s.change(func(p *position.Position, cat *catalog.Catalog) { p.Remove(cat, piece) })
}

// duplicate lays another piece like the one in hand beside it, which is in hand then.
func (s *sandboxScreen) duplicate() {
	s.change(func(p *position.Position, cat *catalog.Catalog) {
		at, _ := p.Pose(cat, s.sandbox.piece)
		s.sandbox.piece = p.Duplicate(cat, s.sandbox.piece, s.free(p, at))
	})
}

// free is a place for one more piece near another one, off all ships.
func (s *sandboxScreen) free(p *position.Position, near physics.Pose) physics.Pose {
	area := s.table.play.board.view.Area
	for ring := 1.0; ring < 12; ring++ {
		for _, way := range [][2]float64{{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {-1, -1}, {1, -1}, {-1, 1}} {
			at := near.Point().Add(physics.Vec{X: way[0] * ring * 60, Y: way[1] * ring * 60})
			if at.X < 50 || at.Y < 50 || at.X > area.Width-50 || at.Y > area.Height-50 {
				continue
			}
			if !slices.ContainsFunc(p.Table.Ships, func(o xwing.ScenarioShip) bool { return o.Pose.Point().Sub(at).Len() < 55 }) {
				return physics.PoseAt(at.X, at.Y, near.Degrees())
			}
		}
	}
	return near
}

package armada

import (
	"math"

	"xwing/game/armada/board"
	"xwing/game/armada/gauge"
	"xwing/physics"
	"xwing/scene/armada/pieces"
	"xwing/scene/table"
)

// place is where a piece at a pose stands in the window.
func (t *onTable) place(p physics.Pose, alpha float64) pieces.Place {
	x, y := t.sight.Cam.At(p.Point())
	return pieces.Place{X: x, Y: y, Angle: t.sight.Cam.Angle(p), K: t.sight.Cam.K, Alpha: alpha}
}

// shipPose is where a ship is seen: on its way while it moves.
func (t *onTable) shipPose(s *board.Ship) physics.Pose {
	e, moves := t.play.board.Now.(board.ShipMoved)
	if !moves || e.Ship != s.ID {
		return s.Pose
	}
	way := []physics.Pose{s.Pose}
	for speed := 1; speed <= e.Speed; speed++ {
		c := e.Course
		c.Speed = speed
		way = append(way, gauge.End(s.Base(), c))
	}
	at := t.play.board.Progress() * float64(len(way)-1)
	i := min(int(at), len(way)-2)
	if i < 0 {
		return e.Pose
	}
	return between(way[i], way[i+1], at-float64(i))
}

// squadronPose is where a squadron is seen.
func (t *onTable) squadronPose(s *board.Squadron) physics.Pose {
	if e, moves := t.play.board.Now.(board.SquadronMoved); moves && e.Squadron == s.ID {
		return between(s.Pose, e.Pose, t.play.board.Progress())
	}
	return s.Pose
}

// between is a part of the way from one pose to another, turning the shorter way.
func between(a, b physics.Pose, part float64) physics.Pose {
	turn := math.Mod(b.Degrees()-a.Degrees()+540, 360) - 180
	v := a.Point().Add(b.Point().Sub(a.Point()).Scale(part))
	return physics.PoseAt(v.X, v.Y, a.Degrees()+float64(turn*part))
}

// shape is the outline of a piece, and whether it is on the table.
func (t *onTable) shape(piece string) (physics.Shape, bool) {
	v := &t.play.board.view
	if s := v.Ship(board.ShipOf(piece)); s != nil {
		return gauge.Base{Pose: t.shipPose(s), Size: s.Size}.Shape(), s.Where == board.OnTable
	}
	if s := v.Squadron(board.SquadronOf(piece)); s != nil {
		return gauge.Squadron(t.squadronPose(s)), s.Where == board.OnTable
	}
	if o := v.Obstacle(board.ObstacleOf(piece)); o != nil {
		return o.Shape(), o.Placed && !o.Gone
	}
	if m := v.Marker(board.MarkerOf(piece)); m != nil {
		return gauge.Token(m.Pose), !m.Gone
	}
	return physics.Shape{}, false
}

// at is the piece at a point of the table: a squadron before a ship before an obstacle; "" for none.
func (t *onTable) at(v physics.Vec) string {
	view := &t.play.board.view
	var all []string
	for i := range view.Squadrons {
		all = append(all, view.Squadrons[i].ID.Piece())
	}
	for i := range view.Markers {
		all = append(all, view.Markers[i].ID.Piece())
	}
	for i := range view.Ships {
		all = append(all, view.Ships[i].ID.Piece())
	}
	for i := range view.Obstacles {
		all = append(all, view.Obstacles[i].ID.Piece())
	}
	for _, piece := range all {
		if shape, ok := t.shape(piece); ok && shape.Contains(v) {
			return piece
		}
	}
	return ""
}

// zoneAt is the hull zone of a ship at a point of the table; 0 for none.
func (t *onTable) zoneAt(s *board.Ship, v physics.Vec) gauge.Zone {
	g := t.play.state().Gauged(s.ID)
	for z := gauge.Front; int(z) <= g.Chassis.Zones; z++ {
		hull := g.Hull(z)
		if hull.Shape().Contains(v) {
			return z
		}
	}
	return 0
}

// end is what the ruler takes hold of at a place of the screen.
func (t *onTable) end(x, y float64) table.End {
	v := t.sight.Cam.Table(x, y)
	return table.End{Piece: t.at(v), At: v}
}

// endShape is the outline of an end of the ruler, and whether it is still on the table.
func (t *onTable) endShape(e table.End) (physics.Shape, bool) {
	if e.Piece == "" {
		return physics.Disc(e.At, 0.01), true
	}
	return t.shape(e.Piece)
}

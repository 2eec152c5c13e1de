package armada

import (
	"xwing/game"
	"xwing/game/armada/board"
	"xwing/game/armada/gauge"
	"xwing/game/armada/rule"
	"xwing/physics"
)

// ObstaclesNear are the obstacles at a distance of a piece or nearer.
func (s *State) ObstaclesNear(piece string, d gauge.Distance) (ids []board.ObstacleID) {
	outline := (&Table{State: s}).outline(piece)
	s.eachObstacle(func(o *board.Obstacle) {
		if gauge.At(o.Shape(), outline, gauge.Distance1, d) {
			ids = append(ids, o.ID)
		}
	})
	return ids
}

// Obstacles are the outlines of the obstacles that lie on the table.
func (s *State) Obstacles() (outlines []physics.Shape) {
	s.eachObstacle(func(o *board.Obstacle) { outlines = append(outlines, o.Shape()) })
	return outlines
}

// MinePlacement is where the card's player may place a proximity mine: where the card says, kept off what it says, and beyond
// distance 1 of other mines (ARM-TKN-006); nil if nowhere.
func (o Own) MinePlacement(spot Spot, off ...game.KeepOut) *game.Placement {
	start := physics.PoseAt((spot.Area.X0+spot.Area.X1)/2, (spot.Area.Y0+spot.Area.Y1)/2, 0)
	p := o.t.markerPlacement(board.MarkerID(len(o.t.View.Markers)+1), start, spot.Area.Shape(), *refuse(spot.Row, "place-near"))
	p.Near, p.KeepOut = spot.near(), off
	for i := range o.t.View.Markers {
		if m := &o.t.View.Markers[i]; m.Kind == board.ProximityMine && !m.Gone {
			p.KeepOut = append(p.KeepOut, game.KeepOut{ID: m.ID.Piece(), Shape: gauge.Token(m.Pose),
				Distance: gauge.Distance1.Limit() + slack, Refusal: *refuse(rule.MinesApart, "mine-apart")})
		}
	}
	if _, _, ok := p.AnyLegal(); !ok {
		return nil
	}
	return p
}

// MineNear is where it may be placed at a distance of the squadron whose card it is.
func (o Own) MineNear(d gauge.Distance) *game.Placement {
	return o.MinePlacement(Spot{Area: o.t.View.Field.All(), Near: []physics.Shape{o.t.outline(o.m.Self.Piece())}, Reach: d,
		Row: rule.PlacedAtSquadron})
}

// PlaceMine has the card's player place a proximity mine there.
func (o Own) PlaceMine(p *game.Placement) {
	o.t.announce(board.MarkerPlaced{Marker: board.Marker{ID: board.MarkerID(len(o.t.View.Markers) + 1), Kind: board.ProximityMine,
		Seat: o.Player(), Pose: o.t.askMarker(o.Player(), p, "place-mine")}})
}

// Beyond keeps what is placed beyond a distance of ships.
func (o Own) Beyond(d gauge.Distance, row string, ships []board.ShipID) (off []game.KeepOut) {
	for _, id := range ships {
		off = append(off, game.KeepOut{ID: id.Piece(), Shape: o.t.outline(id.Piece()), Distance: d.Limit() + slack,
			Refusal: *refuse(row, "too-near-ship", "ship", id.Piece())})
	}
	return off
}

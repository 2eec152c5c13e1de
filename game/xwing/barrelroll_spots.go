package xwing

import (
	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
	"xwing/physics"
)

// What is told of a place that is refused: onto a ship, onto an obstacle, outside.
var (
	rollRefusals  = [3]rule.Name{rule.BarrelRollOntoShip, rule.BarrelRollOntoObstacle, rule.BarrelRollOutside}
	boostRefusals = [3]rule.Name{rule.BoostOntoShip, rule.BoostOntoObstacle, rule.BoostOutside}
)

// againstSpot returns what makes a barrel roll or a boost to a place fail: the
// base would overlap another ship; the base would overlap an obstacle or the
// template lies on one; part of the base would be outside the play area. Rules
// are the three. Devices, and ships under the template, are
// no reason (X20-BRL-015, X20-BST-012); nor are obstacles to a ship that can
// cross them (X20-CRD-005), or ignores them.
func (s *State) againstSpot(id board.ShipID, p gauge.Reposition, crossing Crossing, rules [3]rule.Name) *game.Refusal {
	if s.Huge(id) {
		return s.Refuse(rule.HugeStays, "refusal.huge-stays", "ship", id.Piece())
	}
	base := gauge.Base{Pose: p.Final, Size: s.View.Ship(id).Size}
	if other := s.overlapped(id, base); other != 0 {
		return s.Refuse(rules[0], "refusal.overlaps-ship", "ship", other.Piece())
	}
	for _, o := range s.metAt(id, p) {
		if !s.passes(crossing, id, o) {
			return s.Refuse(rules[1], "refusal.meets-obstacle", "obstacle", o.Piece())
		}
	}
	if s.outside(base) {
		return s.Refuse(rules[2], "refusal.outside")
	}
	return nil
}

// metAt returns the obstacles that the template lies on or the base would
// overlap, nearest to the ship's old place first.
func (s *State) metAt(id board.ShipID, p gauge.Reposition) []board.ObstacleID {
	start := s.View.Ship(id).Base()
	final := gauge.Base{Pose: p.Final, Size: start.Size}.Shape()
	return s.metBy([]physics.Shape{p.Template, final}, func(o physics.Shape) (bool, float64) {
		if !physics.ShapesOverlap(p.Template, o) && !physics.ShapesOverlap(final, o) {
			return false, 0
		}
		return true, physics.Distance(start.Shape(), o).Distance
	})
}

// reposition moves a ship to a place: a move, but no maneuver (X20-BRL-013,
// X20-BST-010). How says what made it move. The obstacles it meets, where that is
// permitted, have their effect on moves that are no maneuver (X20-OBS-009).
func (t *Table) reposition(id board.ShipID, to Spot, how board.ShipMoved) {
	crossed := t.metAt(id, gauge.Reposition{Final: to.Pose, Template: to.Template})
	met := t.withoutLeft(id, crossed, to.Pose)
	start := t.Ship(id).Base()
	final := gauge.Base{Pose: to.Pose, Size: start.Size}.Shape()
	devices := t.devicesMet(id, final, func(o physics.Shape) (bool, float64) {
		return physics.ShapesOverlap(to.Template, o) || physics.ShapesOverlap(final, o), physics.Distance(start.Shape(), o).Distance
	})
	how.Ship, how.From, how.To, how.Full = id, t.Ship(id).Pose, to.Pose, true
	began := t.Began()
	t.announce(how)
	t.meetObstacles(id, met, obstacleMeeting{})
	t.meetDevices(id, devices, how.By)
	if len(crossed) > 0 {
		t.Trigger(Moment{When: AfterCrossingObstacles, Ship: id, Move: MomentMove{By: how.By}, Met: MomentMet{Obstacles: crossed},
			Began: began})
	}
}

// allRefused reports whether no place is legal.
func allRefused(spots []Spot) bool {
	for _, s := range spots {
		if s.Refusal == nil {
			return false
		}
	}
	return true
}

// standing is places where a ship would stand, as options show them; those of one
// option go by their ids.
func (s *State) standing(id board.ShipID, spots ...Spot) []game.Footprint {
	outline := gauge.Base{Size: s.View.Ship(id).Size}.Shape()
	out := make([]game.Footprint, len(spots))
	for i, spot := range spots {
		out[i] = game.Footprint{Pose: spot.Pose, Outline: outline, Template: spot.Template, Refusal: spot.Refusal}
		if len(spots) > 1 {
			out[i].ID = spot.ID
		}
	}
	return out
}

// lying is a place where a device, or a remote, would lie.
func (s *State) lying(kind string, spot Spot) []game.Footprint {
	return []game.Footprint{{Piece: devicePiece(kind), Pose: spot.Pose, Outline: s.rules.token(kind).Outline, Template: spot.Template, Refusal: spot.Refusal}}
}

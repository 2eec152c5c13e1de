package xwing

import "xwing/game/xwing/board"

// Crossing says what obstacles a boost or barrel roll may go through and onto.
type Crossing int

const (
	CrossingByCard Crossing = iota // those that cards let the ship cross
	CrossingAll
	CrossingNone // whatever cards say
)

// passes reports whether the obstacle makes no boost or barrel roll of the ship fail that crosses so.
func (s *State) passes(c Crossing, id board.ShipID, o board.ObstacleID) bool {
	return c == CrossingAll || c == CrossingByCard && s.crosses(id, o)
}

// crosses reports whether the obstacle makes no boost or barrel roll of the ship fail: it can cross that, or ignores it.
func (s *State) crosses(id board.ShipID, o board.ObstacleID) bool {
	t := &Table{State: s}
	return t.ignores(CrossingObstacles, id, o) || t.ignores(IgnoringObstacles, id, o) || t.ignoresCloud(id, o)
}

package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
)

// Coordinate has a ship coordinate without the action (Coordinate chapter,
// X20-COO-006) and reports whether it did.
func (t *Table) Coordinate(id board.ShipID) bool {
	_, _, ok := t.coordinate(id, 0)
	return ok
}

// CoordinateAnother is Coordinate, but for a ship that has been coordinated already.
func (t *Table) CoordinateAnother(id, but board.ShipID) bool {
	_, _, ok := t.coordinate(id, but)
	return ok
}

// CanCoordinateAnother reports whether there is such a ship.
func (t *Table) CanCoordinateAnother(id, but board.ShipID) bool {
	return slices.ContainsFunc(t.coordinateOptions(id, but), game.Option.Legal)
}

// coordinate has the ship's player choose another friendly ship at range 1-2
// (X20-COO-002), which may perform one action under its own limits (X20-COO-003,
// 007); whether that fails does not matter (X20-COO-005). It fails if no ship can
// be chosen.
func (t *Table) coordinate(id, but board.ShipID) (came answer, why game.Phrase, ok bool) {
	options := t.coordinateOptions(id, but)
	pick := t.askLegal(t.Ship(id).Seat, ask.ChooseCoordinateTarget,
		game.Say("prompt.choose-coordinate-target", "ship", id.Piece()), []string{id.Piece()}, options)
	if pick == "" {
		return answer{}, game.Say("why.no-coordinate-target"), false
	}
	return t.coordinated(id, board.ShipOf(pick)), game.Phrase{}, true
}

// CoordinateShip has a ship coordinate another, at whatever range and whosever it is.
func (t *Table) CoordinateShip(id, other board.ShipID) {
	t.coordinated(id, other)
}

// CanCoordinateShip reports whether nothing forbids that.
func (t *Table) CanCoordinateShip(id, other board.ShipID) bool {
	return t.forbidden(Coordinating, Moment{Ship: id, Other: other}) == nil
}

// coordinated has the ship that is coordinated perform an action, if its player likes.
func (t *Table) coordinated(id, other board.ShipID) answer {
	came := answer{ship: other}
	if action, performed := t.PerformAction(other, ActionGrant{Source: Coordination, By: id}); performed {
		came.action = action
	}
	return came
}

// coordinateOptions offers every other friendly ship but one (0: all), those out of range with the reason.
func (t *Table) coordinateOptions(id, but board.ShipID) []game.Option {
	return t.shipOptions(id, func(other board.ShipID) *game.Refusal {
		if !t.AtRange(id, other, gauge.Range1, gauge.Range2) && t.sum(CoordinatingFar, Moment{Ship: id, Other: other}) <= 0 {
			return t.Refuse(rule.CoordinateRange, "refusal.out-of-range", "min", "1", "max", "2")
		}
		return t.forbidden(Coordinating, Moment{Ship: id, Other: other})
	}, func(other board.ShipID) bool { return other != but && t.Friendly(id, other) })
}

// answer is what came of a coordination: the ship chosen and the action that it
// performed, "" for none. What was linked to that is not of it (X20-FAQ-028). Or it is
// what came of a lock: the object chosen.
type answer struct {
	ship   board.ShipID
	action string
	locked string

	through []board.ShipID // moved through
	red     bool           // the action was treated as red
}

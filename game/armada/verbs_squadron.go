package armada

import (
	"xwing/game"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/gauge"
	"xwing/game/armada/rule"
	"xwing/physics"
)

// PlaceNear has a squadron that is set aside be placed within distance 1-2 of a ship; where there is no room, as near as can be.
func (t *Table) PlaceNear(id board.SquadronID, ship board.ShipID) {
	pose := t.Ship(ship).Pose
	p := &game.Placement{Area: t.View.Field.All().Shape(), Pieces: []game.Piece{{ID: id.Piece(),
		Outline: physics.Disc(physics.Vec{}, gauge.SquadronRadius), Start: pose,
		Zone: game.Zone{Outline: t.View.Field.All().Shape(), Refusal: *refuse(rule.PlacedNearShip, "squadron-near-ship")}}},
		Near: &game.Near{Max: gauge.Distance2.Limit() - 2*gauge.SquadronRadius, IDs: []string{ship.Piece()},
			Shapes: []physics.Shape{t.Ship(ship).Base().Shape()}, Refusal: *refuse(rule.PlacedNearShip, "squadron-near-ship")}}
	t.keepOffPieces(p, rule.PlacedNearShip)
	if q, _ := p.Farther(*refuse(rule.NoRoom, "deployment-no-room")); q.Relaxed != nil {
		p = &q
	}
	c := t.ask(game.Decision{Kind: ask.PlaceSquadron, Seat: t.Squadron(id).Seat,
		Prompt: game.Say("prompt.place-squadron", "squadron", id.Piece()), About: []string{id.Piece(), ship.Piece()},
		Shape: game.Place, Placement: p})
	t.announce(board.SquadronDeployed{Squadron: id, Pose: *c.Pose})
}

package armada

import (
	"slices"

	"xwing/game"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/gauge"
	"xwing/game/armada/rule"
	"xwing/physics"
)

// SetActivated toggles the activation slider of a squadron.
func (t *Table) SetActivated(id board.SquadronID, activated bool) {
	if t.Squadron(id).Activated != activated {
		t.announce(board.SliderToggled{Squadron: id, Activated: activated})
	}
}

// MoveSquadron has the owner of a squadron move it, up to the end of a distance band.
func (t *Table) MoveSquadron(id board.SquadronID, far gauge.Distance) { t.moveSquadron(id, far) }

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

// ActivateInTurn has a card activate squadrons in place of the two of the turn, as if by a squadron command while they attack.
func (o Own) ActivateInTurn(squadrons []board.SquadronID) {
	o.t.turned = true
	for len(squadrons) > 0 && !o.t.ending {
		next := o.ChooseNext(squadrons)
		squadrons = slices.DeleteFunc(squadrons, func(id board.SquadronID) bool { return id == next })
		if q := o.t.Squadron(next); q.Where == board.OnTable && !q.Activated {
			o.t.activateSquadron(next, 0)
		}
	}
}

// ChooseNext has the card's player choose which of some squadrons comes next.
func (o Own) ChooseNext(squadrons []board.SquadronID) board.SquadronID {
	if len(squadrons) == 1 {
		return squadrons[0]
	}
	d := o.decision(ask.ActivateSquadron, "prompt.activate-squadron", game.OneOf)
	for _, id := range squadrons {
		d.Options = append(d.Options, game.Option{ID: id.Piece(), Text: game.Say("option.squadron", "squadron", id.Piece()),
			Target: id.Piece()})
	}
	return board.SquadronOf(o.t.ask(d).One())
}

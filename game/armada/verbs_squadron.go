package armada

import (
	"slices"

	"xwing/game"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
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

// MoveUnengaged has the owner of a squadron move it up to the end of a distance band, to where no squadron engages it: beyond
// distance 1 of all enemies.
func (o Own) MoveUnengaged(id board.SquadronID, far gauge.Distance) {
	var off []game.KeepOut
	for _, e := range o.t.squadronsOnTable(board.Across(o.t.Squadron(id).Seat)) {
		off = append(off, game.KeepOut{ID: e.Piece(), Shape: gauge.Squadron(o.t.Squadron(e).Pose),
			Distance: gauge.Distance1.Limit() + slack,
			Refusal:  *refuse(rule.EndsUnengaged, "ends-unengaged", "squadron", id.Piece(), "by", e.Piece())})
	}
	o.t.MoveSquadron(id, far, off...)
}

// PlaceNear has a squadron that is set aside be placed within distance 1-2 of a ship; where there is no room, as near as can be.
func (t *Table) PlaceNear(id board.SquadronID, ship board.ShipID) {
	placeWithin(t, id, ship, gauge.Distance2)
}

// PlaceWithin has a squadron that is set aside be placed within a distance of the card's ship, as PlaceNear.
func (o Own) PlaceWithin(id board.SquadronID, far gauge.Distance) {
	placeWithin(o.t, id, o.m.Owner, far)
}

func placeWithin(t *Table, id board.SquadronID, ship board.ShipID, far gauge.Distance) {
	pose, why := t.Ship(ship).Pose, refuse(rule.PlacedNearShip, "squadron-near-ship")
	if far > gauge.Distance2 {
		why = refuse(rule.PlacedNearShip, "squadron-within")
	}
	p := &game.Placement{Area: t.View.Field.All().Shape(), Pieces: []game.Piece{{ID: id.Piece(),
		Outline: physics.Disc(physics.Vec{}, gauge.SquadronRadius), Start: pose,
		Zone: game.Zone{Outline: t.View.Field.All().Shape(), Refusal: *why}}},
		Near: &game.Near{Max: withinOfSquadron(far), IDs: []string{ship.Piece()},
			Shapes: []physics.Shape{t.Ship(ship).Base().Shape()}, Refusal: *why}}
	t.keepOffPieces(p, rule.PlacedNearShip)
	if q, _ := p.Farther(*refuse(rule.NoRoom, "deployment-no-room")); q.Relaxed != nil {
		p = &q
	}
	c := t.ask(game.Decision{Kind: ask.PlaceSquadron, Seat: t.Squadron(id).Seat,
		Prompt: game.Say("prompt.place-squadron", "squadron", id.Piece()), About: []string{id.Piece(), ship.Piece()},
		Shape: game.Place, Placement: p})
	t.announce(board.SquadronDeployed{Squadron: id, Pose: *c.Pose})
}

// PlaceSquadron has the card's player place a squadron at a distance of the squadron whose card it is: nothing of a move.
func (o Own) PlaceSquadron(id board.SquadronID, d gauge.Distance) {
	t, q := o.t, o.t.Squadron(id)
	why := *refuse(rule.PlacedAtSquadron, "place-near")
	p := &game.Placement{Area: t.View.Field.All().Shape(), Pieces: []game.Piece{{ID: id.Piece(),
		Outline: physics.Disc(physics.Vec{}, gauge.SquadronRadius), Start: q.Pose, Zone: game.Zone{Outline: t.View.Field.All().Shape(),
			Refusal: why}}}, Near: &game.Near{Max: d.Limit(), IDs: []string{o.m.Self.Piece()},
		Shapes: []physics.Shape{t.outline(o.m.Self.Piece())}, Refusal: why}}
	t.keepOffPieces(p, rule.PlacedAtSquadron)
	p.KeepOut = slices.DeleteFunc(p.KeepOut, func(k game.KeepOut) bool { return k.ID == id.Piece() })
	c := t.ask(game.Decision{Kind: ask.PlaceSquadron, Seat: o.Player(), Shape: game.Place, Placement: p,
		Prompt: game.Say("prompt.place-squadron", "squadron", id.Piece()), About: []string{id.Piece(), o.m.Self.Piece()}})
	t.announce(board.SquadronMoved{Squadron: id, Pose: *c.Pose, Placed: true})
}

// ActivateFor has the card's player activate some squadrons, one after the other, as if by a ship's squadron command.
func (o Own) ActivateFor(squadrons []board.SquadronID, by board.ShipID) {
	o.activate(squadrons, func(w Wing) { w.Activate(by, true) })
}

// ActivateInTurn has a card activate squadrons in place of the two of the turn, as if by a squadron command while they attack.
func (o Own) ActivateInTurn(squadrons []board.SquadronID) {
	o.t.turned = true
	o.activate(squadrons, func(w Wing) { w.Activate(0, false) })
}

// activate has the card's player activate such of some squadrons as can be, in an order of his choice.
func (o Own) activate(squadrons []board.SquadronID, one func(Wing)) {
	for len(squadrons) > 0 && !o.t.ending {
		next := o.chooseNext(squadrons)
		squadrons = slices.DeleteFunc(squadrons, func(id board.SquadronID) bool { return id == next })
		if q := o.t.Squadron(next); q.Where == board.OnTable && !q.Activated {
			one(o.t.Wing(next))
		}
	}
}

// Hurt has a ship, squadron or station suffer damage that is no attack's; a ship at a hull zone of its owner's choice.
func (o Own) Hurt(piece string, n int) {
	if id := board.ShipOf(piece); id != 0 {
		o.t.Suffer(id, n)
		return
	}
	switch id := board.SquadronOf(piece); {
	case id == 0:
		o.t.HitToken(piece, n)
	case o.t.attack != nil:
		o.t.attack.HurtBeside(id, n)
	default:
		o.t.Hurt(id, n)
	}
}

// GainForRound gives a squadron a keyword to the end of the round, and says so.
func (o Own) GainForRound(id board.SquadronID, k catalog.KeywordName) {
	o.t.GainKeyword(id, k, 1, true)
	o.t.announce(board.KeywordGained{Squadron: id, Keyword: k})
}

// Touches reports whether two pieces touch.
func (s *State) Touches(a, b string) bool {
	t := &Table{State: s}
	return physics.Nearby(t.outline(a), t.outline(b), physics.ContactGap)
}

// chooseNext has the card's player choose which of some squadrons comes next.
func (o Own) chooseNext(squadrons []board.SquadronID) board.SquadronID {
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

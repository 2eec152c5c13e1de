package armada

import (
	"slices"
	"strconv"

	"xwing/game"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/gauge"
	"xwing/game/armada/rule"
	"xwing/physics"
)

// TurnUp has the card's player look at the facedown damage cards of a ship and turn up to so many of them faceup, one by one.
func (o Own) TurnUp(id board.ShipID, most int) {
	down := slices.Clone(o.t.Hidden.Facedown[id-1])
	d := o.decision(ask.ChooseDamage, "prompt.turn-up", game.SomeOf)
	d.About, d.Max = []string{id.Piece()}, min(most, len(down))
	for i, c := range down {
		d.Options = append(d.Options, game.Option{ID: "card:" + strconv.Itoa(i+1), Text: game.Say("option.damage", "card",
			"damage/"+c.Card)})
	}
	if d.Max == 0 {
		return
	}
	picked := o.t.askSeeing(d).Pick
	for i, c := range down {
		at := slices.Index(o.t.Hidden.Facedown[id-1], c)
		if slices.Contains(picked, d.Options[i].ID) && at >= 0 && o.t.Ship(id).Where == board.OnTable {
			turnUp(o.t, id, at)
		}
	}
}

// ChooseFaceup has the card's player choose any number of faceup damage cards of a ship.
func (o Own) ChooseFaceup(id board.ShipID, cards []board.FaceupDamage) (chosen []board.FaceupDamage) {
	d := o.decision(ask.ChooseDamage, "prompt.turn-down", game.SomeOf)
	d.About, d.Max = []string{id.Piece()}, len(cards)
	for i, c := range cards {
		d.Options = append(d.Options, game.Option{ID: "faceup:" + strconv.Itoa(i), Text: game.Say("option.damage", "card",
			"damage/"+c.Card)})
	}
	if len(cards) == 0 {
		return nil
	}
	picked := o.t.ask(d).Pick
	for i, c := range cards {
		if slices.Contains(picked, d.Options[i].ID) {
			chosen = append(chosen, c)
		}
	}
	return chosen
}

// DiscardFacedown has the card's player discard up to so many facedown damage cards of a ship, one at least.
func (o Own) DiscardFacedown(id board.ShipID, most int) {
	d := o.decision(ask.ChooseEffect, "prompt.discard-facedown", game.OneOf)
	for n := min(most, o.t.Ship(id).Facedown); n > 0; n-- {
		d.Options = append(d.Options, game.Option{ID: strconv.Itoa(n), Text: game.Say("option.damage-cards", "n", strconv.Itoa(n))})
	}
	n := 1
	if len(d.Options) > 1 {
		n, _ = strconv.Atoi(o.t.ask(d).One())
	}
	for range n {
		dropFacedown(o.t, id)
	}
}

// Return has the card's player place a squadron that is destroyed at distance 1 of the card's ship with so much hull, activated:
// engaged by as few squadrons as can be.
func (o Own) Return(id board.SquadronID, hull int) {
	t := o.t
	t.returned = append(t.returned, id)
	p := o.returning(id, true)
	if _, _, ok := p.AnyLegal(); !ok {
		p = o.returning(id, false)
	}
	if _, _, ok := p.AnyLegal(); !ok {
		t.returned = t.returned[:len(t.returned)-1]
		return
	}
	t.announce(board.HullChanged{Squadron: id, Hull: hull})
	c := t.ask(game.Decision{Kind: ask.PlaceSquadron, Seat: o.Player(), Prompt: game.Say("prompt.place-squadron", "squadron", id.Piece()),
		About: []string{id.Piece(), o.m.Owner.Piece()}, Shape: game.Place, Placement: p})
	t.announce(board.SquadronDeployed{Squadron: id, Pose: *c.Pose})
	t.SetActivated(id, true)
}

// returning is where it may be placed: if wanted where no enemy engages it.
func (o Own) returning(id board.SquadronID, unengaged bool) *game.Placement {
	t, ship := o.t, o.t.Ship(o.m.Owner)
	why := *refuse(rule.PlacedNearShip, "squadron-beside-ship")
	p := &game.Placement{Area: t.View.Field.All().Shape(), Pieces: []game.Piece{{ID: id.Piece(),
		Outline: physics.Disc(physics.Vec{}, gauge.SquadronRadius), Start: ship.Pose,
		Zone: game.Zone{Outline: t.View.Field.All().Shape(), Refusal: why}}},
		Near: &game.Near{Max: gauge.Distance1.Limit(), IDs: []string{ship.ID.Piece()}, Shapes: []physics.Shape{ship.Base().Shape()},
			Refusal: why}}
	t.keepOffPieces(p, rule.PlacedNearShip)
	p.KeepOut = slices.DeleteFunc(p.KeepOut, func(k game.KeepOut) bool { return k.ID == id.Piece() })
	for _, q := range t.squadronsOnTable(board.Across(o.Player())) {
		if unengaged {
			p.KeepOut = append(p.KeepOut, game.KeepOut{ID: q.Piece(), Shape: gauge.Squadron(t.Squadron(q).Pose),
				Distance: gauge.Distance1.Limit() + slack, Refusal: *refuse(rule.PlacedNearShip, "unengaged", "squadron", q.Piece())})
		}
	}
	return p
}

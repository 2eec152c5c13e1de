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

// SetAside takes a piece out of play until what set it aside deploys it (ARM-SAS-001, -002).
func (t *Table) SetAside(piece string) { t.announce(board.PieceSetAside{Piece: piece}) }

// AreAside are a seat's pieces that are set aside, its ships first; those beside an upgrade are that card's (ARM-FAQ-033).
func (t *Table) AreAside(seat game.Seat) (pieces []string) {
	for i := range t.View.Ships {
		if s := &t.View.Ships[i]; s.Seat == seat && s.Where == board.SetAside && !t.reserved(s.ID.Piece()) {
			pieces = append(pieces, s.ID.Piece())
		}
	}
	for i := range t.View.Squadrons {
		if q := &t.View.Squadrons[i]; q.Seat == seat && q.Where == board.SetAside && !t.onCard(q.ID) {
			pieces = append(pieces, q.ID.Piece())
		}
	}
	return pieces
}

// reserved reports whether an upgrade has set a ship aside.
func (s *State) reserved(piece string) bool {
	return slices.ContainsFunc(s.View.Ships, func(ship board.Ship) bool {
		return slices.ContainsFunc(ship.Upgrades, func(u board.Upgrade) bool { return slices.Contains(u.Pieces, piece) })
	})
}

// onCard reports whether an upgrade has set a squadron aside.
func (s *State) onCard(id board.SquadronID) bool {
	return slices.ContainsFunc(s.View.Ships, func(ship board.Ship) bool {
		return slices.ContainsFunc(ship.Upgrades, func(u board.Upgrade) bool { return slices.Contains(u.Pieces, id.Piece()) })
	})
}

// ChooseSquadrons has a seat choose up to so many of its squadrons that are not deployed.
func (t *Table) ChooseSquadrons(m Moment, by game.Seat, most int) (chosen []board.SquadronID) {
	_, squadrons := t.undeployed(by)
	if len(squadrons) == 0 {
		return nil
	}
	d := game.Decision{Kind: ask.ChooseSquadrons, Seat: by, Prompt: game.Say("prompt.choose-squadrons", "card", m.Card),
		Shape: game.SomeOf, Max: min(most, len(squadrons))}
	for _, q := range squadrons {
		d.Options = append(d.Options, game.Option{ID: q.Piece(), Text: game.Say("option.squadron", "squadron", q.Piece()),
			Target: q.Piece()})
	}
	for _, pick := range t.ask(d).Pick {
		chosen = append(chosen, board.SquadronOf(pick))
	}
	return chosen
}

// ChooseMarker has a seat choose one of several round tokens; the only one is chosen already.
func (t *Table) ChooseMarker(m Moment, by game.Seat, among []board.MarkerID) board.MarkerID {
	if len(among) == 1 {
		return among[0]
	}
	var options []game.Option
	for _, id := range among {
		options = append(options, game.Option{ID: id.Piece(), Text: game.Say("option.marker", "marker", id.Piece()), Target: id.Piece()})
	}
	return board.MarkerOf(t.askOne(by, ask.ChooseEffect, game.Say("prompt.choose-marker", "card", m.Card), nil, options))
}

// Arrive has a seat deploy all that it has set aside at distance 1 of a token: ships first, which may lie on squadrons; the
// other player places these as after a maneuver (ARM-SAS-010, -013). Where there is no room it is as near as it can be.
func (t *Table) Arrive(seat game.Seat, at board.MarkerID) {
	token := gauge.Token(t.View.Marker(at).Pose)
	for _, piece := range t.AreAside(seat) {
		p := &game.Placement{Area: t.View.Field.All().Shape(), Near: &game.Near{IDs: []string{at.Piece()}, Shapes: []physics.Shape{token},
			Max: gauge.Distance1.Limit(), Refusal: *refuse(rule.ArrivesAtToken, "arrive-at-token")}}
		t.keepOffPieces(p, rule.DeployedOntoShip)
		outline := physics.Disc(physics.Vec{}, gauge.SquadronRadius)
		id := board.ShipOf(piece)
		if id != 0 {
			half := t.Ship(id).Size.Base().Scale(0.5)
			outline = physics.Rect(-half.X, -half.Y, half.X, half.Y)
			p.KeepOut = slices.DeleteFunc(p.KeepOut, func(k game.KeepOut) bool { return board.SquadronOf(k.ID) != 0 })
		}
		p.Pieces = []game.Piece{{ID: piece, Outline: outline, Start: t.View.Marker(at).Pose,
			Zone: game.Zone{Outline: p.Area, Refusal: p.Near.Refusal}}}
		if q, _ := p.Farther(*refuse(rule.NoRoom, "deployment-no-room")); q.Relaxed != nil {
			p = &q
		}
		c := t.ask(game.Decision{Kind: ask.Deploy, Seat: seat, Prompt: game.Say("prompt.deploy"), Shape: game.Place, Placement: p})
		if id == 0 {
			t.announce(board.SquadronDeployed{Squadron: board.SquadronOf(piece), Pose: *c.Pose})
			continue
		}
		t.deployShip(id, c, false)
		t.moveAside(id)
	}
}

// StackOnCard has a seat put so many command dials facedown on the objective card, in secret.
func (t *Table) StackOnCard(m Moment, by game.Seat, n int) {
	d := game.Decision{Kind: ask.StackDials, Seat: by, Private: true, Prompt: game.Say("prompt.stack-on-card", "card", m.Card),
		Shape: game.OneForEach}
	var options []game.Option
	for _, c := range catalog.Commands() {
		options = append(options, game.Option{ID: c.String(), Text: game.Say("option.command", "command", c.String())})
	}
	for i := range n {
		id := "card/" + string(rune('1'+i))
		d.Slots = append(d.Slots, game.Slot{ID: id, Text: game.Say("slot.card-dial", "n", string(rune('1'+i))), Options: options})
	}
	answer := t.ask(d)
	for _, slot := range d.Slots {
		for _, c := range catalog.Commands() {
			if c.String() == answer.Each[slot.ID] {
				t.Hidden.Card = append(t.Hidden.Card, c)
			}
		}
	}
	t.announce(board.CardDialsStacked{N: n})
}

// RevealOnCard turns the top one of these dials up.
func (t *Table) RevealOnCard() catalog.Command {
	c := t.Hidden.Card[0]
	t.Hidden.Card = t.Hidden.Card[1:]
	t.Reveal()
	t.announce(board.CardDialRevealed{Command: c})
	return c
}

// GainRaid gives a ship a raid token, unless it has one of that kind (ARM-RAD-002, -006).
func (t *Table) GainRaid(id board.ShipID, c catalog.Command) {
	if slices.Contains(t.Raidable(id), c) {
		t.announce(board.RaidTokenGained{Ship: id, Command: c})
	}
}

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

// LayDefense lays defense tokens on the card.
func (o Own) LayDefense(list []catalog.DefenseToken) {
	u := *o.Upgrade()
	u.Defense = list
	upgradeOn{o.t, o.m.Owner, u}.hold()
}

// TakeDefense has the card's player discard one of the defense tokens on the card; it returns which.
func (o Own) TakeDefense() catalog.DefenseToken {
	list := o.Upgrade().Defense
	taken := o.ChooseKind(list)
	i := slices.Index(list, taken)
	o.LayDefense(slices.Delete(slices.Clone(list), i, i+1))
	return taken
}

// ChooseKind has the card's player choose a kind of defense token.
func (o Own) ChooseKind(kinds []catalog.DefenseToken) catalog.DefenseToken {
	d := o.decision(ask.ChooseEffect, "prompt.choose-defense-kind", game.OneOf)
	for _, k := range kinds {
		d.Options = append(d.Options, game.Option{ID: k.String(), Text: game.Say("option.token", "token", k.String())})
	}
	pick := o.t.ask(d).One()
	return kinds[slices.IndexFunc(kinds, func(k catalog.DefenseToken) bool { return k.String() == pick })]
}

// ChooseCommandFor has the card's player choose one of several commands for a ship, or none: 0.
func (o Own) ChooseCommandFor(id board.ShipID, commands []catalog.Command) catalog.Command {
	d := o.decision(ask.ChooseEffect, "prompt.choose-command-for", game.OneOf)
	d.Prompt, d.About = game.Say("prompt.choose-command-for", "card", o.m.Card, "ship", id.Piece()), []string{id.Piece()}
	d.Options = append(commandChoices(commands), game.Option{ID: "none", Text: game.Say("option.none")})
	return commandOf(o.t.ask(d).One())
}

// Equip takes the card from its ship and equips it to another one.
func (o Own) Equip(to board.ShipID) {
	o.t.announce(board.UpgradeMoved{From: o.m.Owner, To: to, Card: o.Upgrade().Card})
}

// DiscardDialOf discards a dial that a ship has revealed or gained.
func (o Own) DiscardDialOf(id board.ShipID, c catalog.Command) {
	o.t.announce(board.DialSpent{Ship: id, Command: c, Gained: o.t.Ship(id).Revealed != c, Discarded: true})
}

// GivePoints gives a player points for the card.
func (o Own) GivePoints(seat game.Seat, n int) {
	o.t.announce(board.VictoryTokensGained{Seat: seat, Points: n, Why: game.Say("why.card", "piece", o.m.Owner.Piece(), "card", o.m.Card)})
}

// Mend has a squadron recover up to so many hull points.
func (o Own) Mend(id board.SquadronID, n int) {
	o.t.announce(board.HullChanged{Squadron: id, Hull: min(o.t.Squadron(id).Hull+n, o.t.squadronCard(id).Hull)})
}

// CanMend reports whether a squadron lacks a hull point.
func (o Own) CanMend(id board.SquadronID) bool {
	return o.t.Squadron(id).Hull < o.t.squadronCard(id).Hull
}

// Reserve sets a ship aside beside the card.
func (o Own) Reserve(id board.ShipID) {
	u := *o.Upgrade()
	u.Pieces = []string{id.Piece()}
	o.t.announce(board.UpgradeChanged{Ship: o.m.Owner, Upgrade: u, Tokens: true})
	o.t.SetAside(id.Piece())
}

// Reserved is that ship, as long as it is set aside; 0 for none.
func (o Own) Reserved() board.ShipID {
	if u := o.Upgrade(); u != nil && len(u.Pieces) > 0 {
		if ship := o.t.Ship(board.ShipOf(u.Pieces[0])); ship != nil && ship.Where == board.SetAside {
			return ship.ID
		}
	}
	return 0
}

// DeployNear has the card's player deploy a ship at a distance of the card's own, off ships and squadrons (ARM-CRD-008); where
// there is no room it is as near as it can be.
func (o Own) DeployNear(id board.ShipID, far gauge.Distance) { o.deployAt(id, far, false) }

// DeployOnto is DeployNear of a ship that may lie on squadrons: the other player places these as after a maneuver.
func (o Own) DeployOnto(id board.ShipID, far gauge.Distance) {
	o.deployAt(id, far, true)
	o.t.moveAside(id)
}

func (o Own) deployAt(id board.ShipID, far gauge.Distance, onto bool) {
	t, you, why := o.t, o.t.Ship(o.m.Owner), refuse(rule.DeployedNearShip, "deploy-near-ship")
	if onto {
		why = refuse(rule.DeployedOntoSquadrons, "deploy-at-ship")
	}
	p := &game.Placement{Area: t.View.Field.All().Shape(), Near: &game.Near{IDs: []string{you.ID.Piece()},
		Shapes: []physics.Shape{you.Base().Shape()}, Max: far.Limit(), Refusal: *why}}
	t.keepOffPieces(p, rule.DeployedOntoShip)
	if onto {
		p.KeepOut = slices.DeleteFunc(p.KeepOut, func(k game.KeepOut) bool { return board.SquadronOf(k.ID) != 0 })
	}
	half := t.Ship(id).Size.Base().Scale(0.5)
	p.Pieces = []game.Piece{{ID: id.Piece(), Outline: physics.Rect(-half.X, -half.Y, half.X, half.Y), Start: you.Pose,
		Zone: game.Zone{Outline: p.Area, Refusal: p.Near.Refusal}}}
	if q, _ := p.Farther(*refuse(rule.NoRoom, "deployment-no-room")); q.Relaxed != nil {
		p = &q
	}
	c := t.ask(game.Decision{Kind: ask.Deploy, Seat: o.Player(), Prompt: game.Say("prompt.deploy"), Shape: game.Place, Placement: p})
	t.deployShip(id, c, false)
}

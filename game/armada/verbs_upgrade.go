package armada

import (
	"slices"

	"xwing/game"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
)

// UpgradesOf are the upgrades of a ship that are not discarded and fit.
func (s *State) UpgradesOf(id board.ShipID, fits func(*catalog.Upgrade, board.Upgrade) bool) (list []board.Upgrade) {
	for _, u := range s.View.Ship(id).Upgrades {
		if card, err := s.rules.Catalog.Upgrade(u.Card); err == nil && !u.Discarded && fits(card, u) {
			list = append(list, u)
		}
	}
	return list
}

// ChooseUpgrade has the card's player choose one of several upgrades of a ship; "" if there is none.
func (o Own) ChooseUpgrade(id board.ShipID, list []board.Upgrade) string {
	d := o.decision(ask.ChooseEffect, "prompt.choose-upgrade", game.OneOf)
	d.About = []string{id.Piece()}
	for _, u := range list {
		d.Options = append(d.Options, game.Option{ID: u.Card, Text: game.Say("option.upgrade", "card", "upgrade/"+u.Card)})
	}
	if len(list) == 0 {
		return ""
	}
	return o.t.ask(d).One()
}

// DiscardUpgrade discards an upgrade of a ship; what is set aside on it never comes.
func (o Own) DiscardUpgrade(id board.ShipID, card string) {
	o.discard(id, card)
	for _, piece := range o.t.Ship(id).Upgrade(card).Pieces {
		if q := o.t.Squadron(board.SquadronOf(piece)); q != nil && q.Where == board.SetAside {
			o.t.destroySquadron(q.ID, false)
		}
		if s := o.t.Ship(board.ShipOf(piece)); s != nil && s.Where == board.SetAside {
			o.t.destroyShip(s.ID, false)
		}
	}
}

// discard discards an upgrade of a ship, and what the ship has more than it may have without.
func (o Own) discard(id board.ShipID, card string) {
	u := *o.t.Ship(id).Upgrade(card)
	u.Discarded = true
	o.t.announce(board.UpgradeChanged{Ship: id, Upgrade: u})
	o.t.trim(id)
}

// ExhaustUpgrade exhausts an upgrade of a ship.
func (o Own) ExhaustUpgrade(id board.ShipID, card string) {
	if u := *o.t.Ship(id).Upgrade(card); !u.Exhausted {
		u.Exhausted = true
		o.t.announce(board.UpgradeChanged{Ship: id, Upgrade: u})
		o.t.tired = append(o.t.tired, id.Piece()+"/"+card)
	}
}

// JustExhausted reports whether an upgrade of the card's ship was exhausted since the activation has begun.
func (o Own) JustExhausted(card string) bool {
	return slices.Contains(o.t.tired, o.m.Owner.Piece()+"/"+card)
}

// ReadyUpgrade readies one.
func (o Own) ReadyUpgrade(id board.ShipID, card string) {
	upgradeOn{o.t, id, *o.t.Ship(id).Upgrade(card)}.ready()
}

// ready readies an exhausted upgrade.
func (on upgradeOn) ready() {
	if !on.u.Exhausted {
		return
	}
	on.u.Exhausted = false
	on.t.announce(board.UpgradeChanged{Ship: on.id, Upgrade: on.u})
	on.t.trigger(WhenReadied, Moment{Ship: on.id, Upgrade: on.u.Card})
}

// ChoosePiece has the card's player choose one of several ships, squadrons and stations, or none where that is allowed: "".
func (o Own) ChoosePiece(pieces []string, may bool) string {
	d := o.decision(ask.ChooseShip, "prompt.choose-piece", game.OneOf)
	for _, piece := range pieces {
		d.Options = append(d.Options, game.Option{ID: piece, Text: game.Say("option.piece", "piece", piece), Target: piece})
	}
	if len(pieces) == 0 {
		return ""
	}
	if may {
		d.Options = append(d.Options, game.Option{ID: "none", Text: game.Say("option.none")})
	}
	if pick := o.t.ask(d).One(); slices.Contains(pieces, pick) {
		return pick
	}
	return ""
}

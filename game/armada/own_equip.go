package armada

import (
	"slices"
	"strings"

	"xwing/game"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
)

// canEquip reports whether a ship could equip an upgrade besides those that it has: it has the icons free, and is what the card
// asks for.
func (s *State) canEquip(id board.ShipID, card string) bool {
	u, err := s.rules.Catalog.Upgrade(card)
	if err != nil || u.Is(catalog.TitleSlot) || u.Is(catalog.CommanderSlot) && s.shipCard(id).Flotilla {
		return false
	}
	for _, icon := range catalog.Slots() {
		if icon.InBar() && s.free(id, icon) < count(u.Slots, icon) && u.Is(icon) {
			return false
		}
	}
	return s.meets(id, u)
}

// count is how often something is in a list.
func count[T comparable](list []T, x T) (n int) {
	for _, other := range list {
		if other == x {
			n++
		}
	}
	return n
}

// free is how many icons of a kind a ship has free in its upgrade bar; discarded upgrades still take theirs.
func (s *State) free(id board.ShipID, icon catalog.Slot) int {
	n := count(s.shipCard(id).Slots, icon)
	for _, u := range s.View.Ship(id).Upgrades {
		if card, err := s.rules.Catalog.Upgrade(u.Card); err == nil {
			n += count(card.Adds, icon) - count(card.Slots, icon)
			if slices.Contains(card.Removes, icon) {
				return 0
			}
		}
	}
	return n
}

// meets reports whether a ship is what the restrictions of an upgrade ask for.
func (s *State) meets(id board.ShipID, u *catalog.Upgrade) bool {
	ship, r := s.shipCard(id), u.Restrictions
	t := &Table{State: s}
	has := func(tags []catalog.Tag) bool {
		return slices.ContainsFunc(tags, func(tag catalog.Tag) bool { return t.HasTag(id, tag) })
	}
	sized := len(r.Sizes) == 0 || slices.Contains(r.Sizes, ship.Size)
	chassis := (r.Chassis == "" || r.Chassis == ship.Chassis) && (len(r.Ships) == 0 || slices.Contains(r.Ships, ship.ID))
	tagged := (len(r.Tags) == 0 || has(r.Tags)) && !has(r.NotTags)
	alone := !u.Modification || !slices.ContainsFunc(s.View.Ship(id).Upgrades, func(o board.Upgrade) bool {
		card, err := s.rules.Catalog.Upgrade(o.Card)
		return err == nil && card.Modification
	})
	flagship := !r.Flagship || s.View.Sides[s.View.Ship(id).Seat].Flagship == id
	return sized && chassis && tagged && alone && flagship && strings.Contains(ship.Name, r.NameHas) && u.Fits(ship.Faction)
}

// Movable are the upgrades of a kind on the card's ship, discarded ones too, that another ship can equip.
func (o Own) Movable(to board.ShipID, icon catalog.Slot) (list []board.Upgrade) {
	for _, u := range o.t.Ship(o.m.Owner).Upgrades {
		if card, err := o.t.rules.Catalog.Upgrade(u.Card); err == nil && card.Is(icon) && o.t.canEquip(to, u.Card) {
			list = append(list, u)
		}
	}
	return list
}

// Transfer moves an upgrade of the card's ship to another one, with what lies on it.
func (o Own) Transfer(card string, to board.ShipID) {
	up, err := o.t.rules.Catalog.Upgrade(card)
	o.t.announce(board.UpgradeMoved{From: o.m.Owner, To: to, Card: card, Whole: true, Flagship: err == nil && up.Is(catalog.CommanderSlot)})
	for i := range o.t.Hidden.OnCards {
		if on := &o.t.Hidden.OnCards[i]; on.Ship == o.m.Owner && on.Card == card {
			on.Ship = to
		}
	}
}

// Others are the upgrades of a kind that are in no ship of the fleet, and that the card's ship might have in place of one it has.
func (o Own) Others(icon catalog.Slot) (cards []string) {
	for _, u := range o.t.rules.Catalog.Upgrades() {
		in := slices.ContainsFunc(o.t.View.Ships, func(s board.Ship) bool {
			return s.Seat == o.Player() && s.Upgrade(u.ID) != nil
		})
		if u.Is(icon) && !u.Removed && !in && o.t.meets(o.m.Owner, u) {
			cards = append(cards, u.ID)
		}
	}
	return cards
}

// Replace has the card's player choose one of several upgrades, and equips it in place of another one of the card's ship.
func (o Own) Replace(card string, by []string) {
	d := o.decision(ask.ChooseEffect, "prompt.choose-replacement", game.OneOf)
	for _, id := range by {
		d.Options = append(d.Options, game.Option{ID: id, Text: game.Say("option.upgrade", "card", "upgrade/"+id)})
	}
	o.t.announce(board.UpgradeReplaced{Ship: o.m.Owner, Card: card, New: o.t.ask(d).One()})
}

// SetAside sets squadrons aside beside the card, besides those that lie there.
func (o Own) SetAside(squadrons []board.SquadronID) {
	if len(squadrons) > 0 {
		o.Keep(append(o.Kept(), squadrons...))
	}
	for _, q := range squadrons {
		o.t.SetAside(q.Piece())
	}
}

// Waiting are the squadrons that are set aside beside the card.
func (o Own) Waiting() []board.SquadronID {
	return slices.DeleteFunc(o.Kept(), func(q board.SquadronID) bool { return o.t.Squadron(q).Where != board.SetAside })
}

// ChooseTransfer has the card's player choose which of several upgrades goes to another ship, if any: "".
func (o Own) ChooseTransfer(list []board.Upgrade) string {
	if len(list) == 0 {
		return ""
	}
	d := o.decision(ask.ChooseEffect, "prompt.choose-transfer", game.OneOf)
	for _, u := range list {
		d.Options = append(d.Options, game.Option{ID: u.Card, Text: game.Say("option.upgrade", "card", "upgrade/"+u.Card)})
	}
	d.Options = append(d.Options, game.Option{ID: "none", Text: game.Say("option.none")})
	if pick := o.t.ask(d).One(); pick != "none" {
		return pick
	}
	return ""
}

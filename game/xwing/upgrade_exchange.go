package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// Equipped is an upgrade card where it is equipped.
type Equipped struct {
	Ship board.ShipID
	XWS  string
}

// id names the card among options ("ship:1/deadmansswitch").
func (e Equipped) id() string { return e.Ship.Piece() + "/" + e.XWS }

// EquippedIn returns the upgrades that fill a slot of the ships, in their order.
func (t *Table) EquippedIn(slot string, ships []board.ShipID) []Equipped {
	var out []Equipped
	for _, id := range ships {
		for _, u := range t.Ship(id).Upgrades {
			if u.Kind == slot {
				out = append(out, Equipped{id, u.XWS})
			}
		}
	}
	return out
}

// ExchangeRules say which upgrades ships can exchange (Upgrade Cards chapter).
type ExchangeRules struct {
	// Restricted lets a ship be given only an upgrade whose restrictions it meets, whatever its slots. 2.5: yes; else
	// they are ignored once the game is set up (X20-FAQ-039).
	Restricted bool
}

// CanExchange reports whether two upgrades can change places. Two cards of one name
// cannot, for a ship could not tell them apart, nor would the exchange do anything.
func (t *Table) CanExchange(a, b Equipped) bool {
	return a.Ship != b.Ship && a.XWS != b.XWS && !t.Ship(a.Ship).Carries(b.XWS) && !t.Ship(b.Ship).Carries(a.XWS) &&
		t.canReceive(a, b.XWS) && t.canReceive(b, a.XWS)
}

// canReceive reports whether a ship meets the restrictions of an upgrade that it would have in place of one of its own.
func (t *Table) canReceive(in Equipped, xws string) bool {
	card, err := t.rules.Catalog.Upgrade(xws)
	if err != nil || !t.rules.Edition.Exchange.Restricted {
		return err == nil
	}
	facts, _ := card.In(t.rules.List)
	return t.meetsRestrictions(in, &facts)
}

// meetsRestrictions reports whether a ship meets the restrictions of an upgrade, by the others that it has.
func (t *Table) meetsRestrictions(in Equipped, facts *catalog.Upgrade) bool {
	printed, err := t.rules.Catalog.Printed(t.rules.List, t.Ship(in.Ship).Pilot)
	if err != nil {
		return false
	}
	w := catalog.Wearer{Printed: printed, Others: printed,
		Fields: func(names []string) bool { return t.fields(t.Ship(in.Ship).Seat, names, facts.XWS) }}
	var others []catalog.Upgrade
	for _, u := range t.Ship(in.Ship).Upgrades {
		if other, err := t.rules.Catalog.Upgrade(u.XWS); err == nil && u.XWS != in.XWS {
			has, _ := other.In(t.rules.List)
			others, w.Others = append(others, has), w.Others.With(has.Sides[u.Side])
		}
	}
	w.Equips = func(types []catalog.UpgradeType) bool {
		return slices.ContainsFunc(others, func(u catalog.Upgrade) bool { return slices.ContainsFunc(types, u.Is) })
	}
	return !slices.ContainsFunc(facts.Restrictions, func(r catalog.Restriction) bool { return !r.MetBy(w) })
}

// fields reports whether a player fields a card of one of the names, beside an upgrade.
func (t *Table) fields(seat game.Seat, names []string, but string) bool {
	for i := range t.View.Ships {
		s := &t.View.Ships[i]
		if s.Seat != seat || s.Remote != "" {
			continue
		}
		if p, err := t.rules.Catalog.Pilot(s.Pilot); err == nil && slices.Contains(names, p.Name) {
			return true
		}
		for _, u := range s.Upgrades {
			if card, err := t.rules.Catalog.Upgrade(u.XWS); err == nil && u.XWS != but && slices.Contains(names, card.Name) {
				return true
			}
		}
	}
	return false
}

// AnyExchange reports whether any two of the upgrades can change places.
func (t *Table) AnyExchange(among []Equipped) bool {
	return slices.ContainsFunc(among, func(a Equipped) bool {
		return slices.ContainsFunc(among, func(b Equipped) bool { return t.CanExchange(a, b) })
	})
}

// ChooseExchange has the player of an ability choose two of the upgrades that can
// change places; he may decline (ok is false).
func (t *Table) ChooseExchange(m Moment, among []Equipped) (a, b Equipped, ok bool) {
	partners := func(of Equipped) []Equipped {
		return slices.DeleteFunc(slices.Clone(among), func(e Equipped) bool { return !t.CanExchange(of, e) })
	}
	first := slices.DeleteFunc(slices.Clone(among), func(e Equipped) bool { return len(partners(e)) == 0 })
	if a, ok = t.chooseEquipped(m, first, game.Say("prompt.choose-exchange", "card", m.Card)); !ok {
		return a, b, false
	}
	b, ok = t.chooseEquipped(m, partners(a), game.Say("prompt.choose-exchange-for", "card", m.Card, "what", catalog.UpgradeCard.Ref(a.XWS), "ship", a.Ship.Piece()))
	return a, b, ok
}

// chooseEquipped has the player of an ability choose one of the cards, or none.
func (t *Table) chooseEquipped(m Moment, among []Equipped, prompt game.Phrase) (Equipped, bool) {
	if len(among) == 0 {
		return Equipped{}, false
	}
	options := make([]game.Option, len(among))
	for i, e := range among {
		options[i] = game.Option{ID: e.id(), Target: e.Ship.Piece(), Text: game.Say("option.equipped", "card", catalog.UpgradeCard.Ref(e.XWS), "ship", e.Ship.Piece())}
	}
	pick := t.askOne(t.Ship(m.Owner).Seat, ask.ChooseExchange, prompt,
		[]string{m.Owner.Piece()}, append(options, game.Option{ID: game.None, Text: game.Say("option.none")}))
	i := slices.IndexFunc(options, func(o game.Option) bool { return o.ID == pick })
	if i < 0 {
		return Equipped{}, false
	}
	return among[i], true
}

// Exchange has two upgrades change places, with the charges, the tokens and the
// side that they have.
func (t *Table) Exchange(a, b Equipped) {
	if !t.CanExchange(a, b) {
		return
	}
	t.announce(board.UpgradesExchanged{Ship: a.Ship, XWS: a.XWS, Other: b.Ship, OtherXWS: b.XWS})
}

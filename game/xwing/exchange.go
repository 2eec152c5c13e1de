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

// CanExchange reports whether two upgrades can change places. Restrictions of
// cards are ignored once the game is set up (X20-FAQ-039); two cards of one name
// are not, for a ship could not tell them apart, nor would the exchange do
// anything.
func (t *Table) CanExchange(a, b Equipped) bool {
	return a.Ship != b.Ship && a.XWS != b.XWS && !t.Ship(a.Ship).Equips(b.XWS) && !t.Ship(b.Ship).Equips(a.XWS)
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

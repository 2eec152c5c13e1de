package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// Some upgrades keep another facedown beneath them, which their ship is equipped with later.

// Beneath is an upgrade that lies facedown beneath another of a ship.
type Beneath struct {
	Ship       board.ShipID
	Under, XWS string
}

// LayBeneath has the player of an ability choose, behind his curtain, an upgrade of the slot that is
// not limited, and lay it facedown beneath the card.
func (t *Table) LayBeneath(m Moment, slot catalog.UpgradeType) {
	under, _ := catalog.UpgradeCard.Of(m.Card)
	d := game.Decision{Kind: ask.ChooseSecret, Seat: t.Ship(m.Owner).Seat, Private: true, Shape: game.OneOf,
		Prompt: game.Say("prompt.choose-beneath", "ship", m.Owner.Piece(), "card", m.Card), About: []string{m.Owner.Piece()}}
	for _, xws := range t.concealable(m.Owner, slot) {
		d.Options = append(d.Options, game.Option{ID: xws, Text: game.Say("option.card", "card", catalog.UpgradeCard.Ref(xws))})
	}
	if len(d.Options) == 0 {
		return
	}
	t.Table.Reveal() // what he knows now he may not take back
	b := Beneath{Ship: m.Owner, Under: under, XWS: t.ask(d).One()}
	t.Hidden.Beneath = append(slices.Clone(t.Hidden.Beneath), b)
	t.announce(board.UpgradeLaidBeneath{Ship: m.Owner, Under: under})
}

// concealable are the upgrades of a slot alone that a ship could be equipped with: in the points list, not
// limited, not had already.
func (s *State) concealable(id board.ShipID, slot catalog.UpgradeType) []string {
	var out []string
	for _, u := range s.rules.Catalog.Upgrades() {
		card, in := u.In(s.rules.List)
		by, _ := u.Rules(s.rules.List)
		if in && len(by.Formats) > 0 && !by.StandardLoadoutOnly && card.Limited == 0 && slices.Equal(card.Slots, []catalog.UpgradeType{slot}) &&
			!s.View.Ship(id).Carries(u.XWS) && (&Table{State: s}).meetsRestrictions(Equipped{Ship: id}, &card) {
			out = append(out, u.XWS)
		}
	}
	return out
}

// Conceals reports whether an upgrade lies facedown beneath the card of an ability.
func (t *Table) Conceals(m Moment) bool { return t.concealed(m) >= 0 }

// concealed is the place in Hidden of what lies beneath the card of an ability; -1: nothing does.
func (s *State) concealed(m Moment) int {
	under, _ := catalog.UpgradeCard.Of(m.Card)
	return slices.IndexFunc(s.Hidden.Beneath, func(b Beneath) bool { return b.Ship == m.Owner && b.Under == under })
}

// EquipBeneath turns what lies beneath the card of an ability faceup, and equips its ship with it.
func (t *Table) EquipBeneath(m Moment) {
	i := t.concealed(m)
	b := t.Hidden.Beneath[i]
	card, err := t.rules.Catalog.Upgrade(b.XWS)
	if err != nil {
		panic("xwing: an upgrade that is none lies facedown: " + err.Error())
	}
	facts, _ := card.In(t.rules.List)
	t.Hidden.Beneath = slices.Delete(slices.Clone(t.Hidden.Beneath), i, i+1)
	t.Reveal()
	t.announce(board.UpgradeUncovered{Ship: b.Ship, Under: b.Under,
		Upgrade: board.Upgrade{XWS: b.XWS, Kind: facts.Slots[0].String(), Charges: full(facts.Sides[0].Charges)}})
}

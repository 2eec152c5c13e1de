package xwing

import (
	"slices"

	"xwing/game/xwing/board"
)

// dealing is a damage card about to be dealt.
type dealing struct{ discarded bool }

// replaceDealing offers what may happen instead of dealing the top card of the damage deck to
// a ship: one ability alone turns it over or discards it (X20-REP-005).
func (t *Table) replaceDealing(id board.ShipID, faceup bool) (turned, discarded bool) {
	m := Moment{When: WouldBeDealtFacedown, Ship: id}
	if faceup {
		m.When = WouldBeDealtFaceup
		if t.heeding(concern{when: m.When}) != 0 {
			m.Dealt = board.FaceupDamage(t.topDamage(id))
		}
	}
	outer := t.dealing
	t.dealing = &dealing{}
	turned = t.replaced(m)
	discarded = t.dealing.discarded
	t.dealing = outer
	return turned, discarded
}

// topDamage returns the card that a ship would be dealt. What depends on that has shown it.
func (t *Table) topDamage(id board.ShipID) DamageCard {
	seat := t.Ship(id).Seat
	if len(t.Hidden.Decks[seat]) == 0 {
		t.renewDeck(seat)
	}
	t.Reveal()
	if deck := t.Hidden.Decks[seat]; len(deck) > 0 {
		return deck[len(deck)-1]
	}
	return DamageCard{}
}

// DiscardDealt discards the damage card that would be dealt, as the moment says: nobody is
// dealt it.
func (t *Table) DiscardDealt(m Moment) {
	seat := t.Ship(m.Ship).Seat
	card := t.drawDamage(seat)
	t.discard(m.Ship, card)
	t.dealing.discarded = true
	e := board.DrawnDiscarded{Ship: m.Ship, Deck: len(t.Hidden.Decks[seat])}
	if m.When == WouldBeDealtFaceup {
		t.Chance("discard:" + card.String())
		e.Card, e.N = card.Card, card.N
	}
	t.announce(e)
}

// discard puts a card aside from which the ship's damage deck is made anew; a counter is none.
func (t *Table) discard(id board.ShipID, card DamageCard) {
	if card.Card != "" {
		seat := t.Ship(id).Seat
		t.Hidden.Discard[seat] = append(t.Hidden.Discard[seat], card)
	}
}

// DiscardDamage discards the damage cards of a ship for which f holds; the facedown ones are
// revealed for it.
func (t *Table) DiscardDamage(id board.ShipID, f func(card string) bool) {
	for _, d := range slices.Clone(t.Ship(id).Faceup) {
		if f(d.Card) {
			t.discard(id, DamageCard(d))
			t.announce(board.DamageDiscarded{Ship: id, Card: d.Card, N: d.N})
		}
	}
	for _, d := range slices.Clone(t.Hidden.Facedown[id-1]) {
		if !f(d.Card) {
			continue
		}
		i := slices.Index(t.Hidden.Facedown[id-1], d)
		t.Hidden.Facedown[id-1] = slices.Delete(slices.Clone(t.Hidden.Facedown[id-1]), i, i+1)
		t.Chance("discard:" + d.String())
		t.discard(id, d)
		t.announce(board.DamageDiscarded{Ship: id, Card: d.Card, N: d.N, Facedown: true})
	}
}

package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// topDamage returns the card that a ship would be dealt. What depends on that has shown it.
func (t *Table) topDamage(id board.ShipID) DamageCard {
	pile := t.Ship(id).Pile()
	ready := t.raise(id, 1)
	t.Reveal()
	if deck := t.Hidden.Decks[pile].Cards; ready > 0 {
		return deck[len(deck)-1]
	}
	return DamageCard{}
}

// DiscardDealt discards the damage card that would be dealt, as the moment says: nobody is
// dealt it.
func (t *Table) DiscardDealt(m Moment) {
	pile := t.Ship(m.Ship).Pile()
	card := t.drawFor(m.Ship)
	t.discard(m.Ship, card)
	t.dealing.discarded = true
	e := board.DrawnDiscarded{Ship: m.Ship, Deck: len(t.Hidden.Decks[pile].Cards)}
	if m.When == WouldBeDealtFaceup || t.rules.Edition.DamageDeck.OpenDiscard {
		t.Chance("discard:" + card.String())
		e.Card, e.N = card.Card, card.N
	}
	t.announce(e)
}

// DealNone has no damage card dealt at all.
func (t *Table) DealNone() { t.dealing.discarded = true }

// DealOneOf draws n cards, making the deck anew where it runs out, in place of the one that would be
// dealt faceup, has the player of the ability choose which of them is dealt, and discards the rest.
func (t *Table) DealOneOf(m Moment, n int) {
	pile := t.Ship(m.Ship).Pile()
	t.dealing.chosen = true
	n = t.raise(m.Ship, n)
	t.Reveal()
	deck := t.Hidden.Decks[pile].Cards
	drawn := slices.Clone(deck[max(0, len(deck)-n):]) // they lie in the deck until one is picked
	if len(drawn) == 0 {
		return
	}
	slices.Reverse(drawn)
	dealt := t.chooseTitle(m, game.Say("prompt.choose-drawn", "ship", m.Ship.Piece()), m.Ship, drawn)
	under := t.Hidden.Decks[pile].Cards // what is below may have been imagined meanwhile
	under = under[:len(under)-len(drawn)]
	t.Hidden.Decks[pile].Cards = append(slices.Clone(under), drawn[dealt])
	for i, card := range drawn {
		if i != dealt {
			t.Chance("discard:" + card.String())
			t.discard(m.Ship, card)
			t.announce(board.DrawnDiscarded{Ship: m.Ship, Card: card.Card, N: card.N, Deck: len(t.Hidden.Decks[pile].Cards)})
		}
	}
}

// chooseTitle asks the player of an ability for one of some damage cards that he alone sees, and
// returns its place among them; copies of one are one answer.
func (t *Table) chooseTitle(m Moment, prompt game.Phrase, id board.ShipID, cards []DamageCard) int {
	q := game.Decision{Kind: ask.SearchDamage, Seat: t.Ship(m.Owner).Seat, Private: true, Shape: game.OneOf,
		Prompt: prompt, About: []string{id.Piece()}}
	for i, d := range cards {
		if slices.IndexFunc(cards, func(o DamageCard) bool { return o.Card == d.Card }) == i {
			q.Options = append(q.Options, game.Option{ID: catalog.DamageKind.Ref(d.Card), Text: game.Say("option.card", "card", catalog.DamageKind.Ref(d.Card))})
		}
	}
	if len(q.Options) == 1 {
		return 0
	}
	xws, _ := catalog.DamageKind.Of(t.askShowing(q, id, cards).One())
	return slices.IndexFunc(cards, func(d DamageCard) bool { return d.Card == xws })
}

// discard puts a card aside from which the ship's damage deck is made anew; a counter is none.
func (t *Table) discard(id board.ShipID, card DamageCard) {
	if card.Card != "" {
		pile := t.PileOf(id, card)
		t.Hidden.Decks[pile].Discard = append(t.Hidden.Decks[pile].Discard, card)
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
		t.discardFacedown(id, t.takeFrom(id, slices.Index(t.Hidden.Facedown[id-1], d)))
	}
}

// discardFacedown discards a card that has lain facedown at a ship, and reveals it.
func (t *Table) discardFacedown(id board.ShipID, d DamageCard) {
	t.Chance("discard:" + d.String())
	t.discard(id, d)
	t.announce(board.DamageDiscarded{Ship: id, Card: d.Card, N: d.N, Facedown: true})
}

package xwing

import (
	"maps"
	"slices"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// A damage card that waits on a condition.

// LadenWith reports whether a damage card lies on the moment's condition.
func (t *Table) LadenWith(m Moment) bool {
	c := t.Ship(m.Owner).ConditionOf(m.condition())
	return c != nil && c.Damage != ""
}

// SearchDamage has the player whose condition the moment is about search the damage
// deck of its ship (X20-DCD-001) for a card of the trait, behind his curtain, and lay
// it faceup onto the condition. Then the deck is shuffled.
func (t *Table) SearchDamage(m Moment, trait catalog.Trait) {
	card := m.condition()
	pile := t.Ship(m.Owner).Pile()
	if len(t.Hidden.Decks[pile].Cards) == 0 {
		t.renewDeck(pile, nil)
	}
	prompt := game.Say("prompt.search-damage", "ship", m.Owner.Piece(), "card", m.Card)
	found, ok := t.findDamage(t.Ship(m.Owner).ConditionOf(card).Seat, m, trait, prompt)
	if !ok {
		return
	}
	deck := t.shuffledWithout(pile, found)
	t.Hidden.Decks[pile].Cards = deck
	t.Reveal()
	t.announce(board.ConditionLaden{Ship: m.Owner, Card: card, Damage: found.Card, N: found.N, Deck: len(deck)})
}

// shuffledWithout returns a damage deck shuffled, without a card.
func (t *Table) shuffledWithout(pile board.Pile, without DamageCard) []DamageCard {
	deck := slices.DeleteFunc(slices.Clone(t.Hidden.Decks[pile].Cards), func(d DamageCard) bool { return d == without })
	t.Hidden.Decks[pile].Chance.Shuffle(len(deck), func(i, j int) { deck[i], deck[j] = deck[j], deck[i] })
	return deck
}

// SearchDealt has the player of an ability search the damage deck behind his curtain for a card of the trait, which his
// ship is dealt in place of the one that it would be dealt. Then the deck is shuffled.
func (t *Table) SearchDealt(m Moment, trait catalog.Trait) {
	t.dealing.chosen = true
	ship := t.Ship(m.Owner)
	found, ok := t.findDamage(ship.Seat, m, trait, game.Say("prompt.search-dealt", "ship", m.Owner.Piece(), "card", m.Card))
	if ok {
		t.Hidden.Decks[ship.Pile()].Cards = append(t.shuffledWithout(ship.Pile(), found), found)
	}
}

// returnToDeck shuffles a damage card that lay on a condition of a ship back into the deck that it is of.
func (t *Table) returnToDeck(id board.ShipID, card DamageCard) {
	pile := t.PileOf(id, card)
	deck := append(slices.Clone(t.Hidden.Decks[pile].Cards), card)
	t.Hidden.Decks[pile].Chance.Shuffle(len(deck), func(i, j int) { deck[i], deck[j] = deck[j], deck[i] })
	t.Hidden.Decks[pile].Cards = deck
	cards := t.View.Decks
	cards[pile] = len(deck)
	t.announce(board.DecksShuffled{Cards: cards})
}

// findDamage asks a seat for one of the titles that are left in the deck of the
// moment's ship.
func (t *Table) findDamage(seat game.Seat, m Moment, trait catalog.Trait, prompt game.Phrase) (DamageCard, bool) {
	left := map[string]DamageCard{}
	for _, d := range t.Hidden.Decks[t.Ship(m.Owner).Pile()].Cards {
		if have, ok := left[d.Card]; t.DamageTrait(d.Card) == trait && (!ok || d.N < have.N) {
			left[d.Card] = d
		}
	}
	q := game.Decision{Kind: ask.SearchDamage, Seat: seat, Private: true, Shape: game.OneOf,
		Prompt: prompt, About: []string{m.Owner.Piece()}}
	for _, title := range t.rules.damageTitles(t.Ship(m.Owner).Pile()) {
		if _, ok := left[title.ID]; ok {
			q.Options = append(q.Options, game.Option{ID: catalog.DamageKind.Ref(title.ID), Text: game.Say("option.card", "card", catalog.DamageKind.Ref(title.ID))})
		}
	}
	if len(q.Options) == 0 {
		return DamageCard{}, false
	}
	t.Reveal() // he has seen the deck
	xws, _ := catalog.DamageKind.Of(t.askShowing(q, m.Owner, slices.Collect(maps.Values(left))).One())
	return left[xws], true
}

// DealLaden deals the ship the damage card that lies on the moment's condition and
// removes the condition.
func (t *Table) DealLaden(m Moment) {
	began := t.Began()
	c := *t.Ship(m.Owner).ConditionOf(m.condition())
	t.RemoveThis(m)
	t.dealFaceup(m.Owner, DamageCard{Card: c.Damage, N: c.N}, len(t.Hidden.Decks[t.Ship(m.Owner).Pile()].Cards), began)
}

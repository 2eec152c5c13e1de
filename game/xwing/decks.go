package xwing

import (
	"slices"

	"xwing/game/xwing/catalog"
)

// damageTitles are the titles of the damage deck that is played with.
func (r *Rules) damageTitles() []*catalog.DamageCard {
	return slices.DeleteFunc(r.Catalog.DamageDeck(), func(d *catalog.DamageCard) bool { return d.Deck != r.Deck })
}

// WholeDeck returns a whole damage deck, unshuffled (33 cards of 14 titles).
func (r *Rules) WholeDeck() []DamageCard {
	var deck []DamageCard
	for _, title := range r.damageTitles() {
		for n := 1; n <= title.Copies; n++ {
			deck = append(deck, DamageCard{Card: title.ID, N: n})
		}
	}
	return deck
}

// shuffleDecks gives every player a whole, shuffled damage deck (X20-SET-011,
// RULINGS 37).
func (s *State) shuffleDecks() {
	for seat := range s.Hidden.Decks {
		deck := s.rules.WholeDeck()
		s.Hidden.Shuffle[seat].Shuffle(len(deck), func(i, j int) { deck[i], deck[j] = deck[j], deck[i] })
		s.Hidden.Decks[seat], s.View.Decks[seat] = deck, len(deck)
	}
}

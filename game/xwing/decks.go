package xwing

import "xwing/game/xwing/catalog"

// newDeck returns a whole damage deck, unshuffled (33 cards of 14 titles).
func newDeck(cat *catalog.Catalog) []DamageCard {
	var deck []DamageCard
	for _, title := range cat.DamageDeck() {
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
		deck := newDeck(s.rules.Catalog)
		s.Hidden.Shuffle[seat].Shuffle(len(deck), func(i, j int) { deck[i], deck[j] = deck[j], deck[i] })
		s.Hidden.Decks[seat], s.View.Decks[seat] = deck, len(deck)
	}
}

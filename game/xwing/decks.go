package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// damageTitles are the titles of a damage deck that is played with.
func (r *Rules) damageTitles(p board.Pile) []*catalog.DamageCard {
	if p.Huge() {
		return r.Catalog.HugeDeck()
	}
	return slices.DeleteFunc(r.Catalog.DamageDeck(), func(d *catalog.DamageCard) bool { return d.Deck != r.Deck })
}

// PileOf is the damage deck that a card at a ship is of: nearly always the one that the ship is dealt from, but a condition may
// bring a huge ship one of the others.
func (s *State) PileOf(id board.ShipID, card DamageCard) board.Pile {
	ship := s.View.Ship(id)
	if ship.HugeDeck {
		title, err := s.rules.Catalog.Damage(card.Card)
		return board.PileOf(ship.Seat, err != nil || title.Deck == catalog.HugeDeck)
	}
	return ship.Pile()
}

// WholeDeck returns a whole damage deck, unshuffled (33 cards of 14 titles, unless it is of huge ships).
func (r *Rules) WholeDeck(p board.Pile) []DamageCard {
	var deck []DamageCard
	for _, title := range r.damageTitles(p) {
		for n := 1; n <= title.Copies; n++ {
			deck = append(deck, DamageCard{Card: title.ID, N: n})
		}
	}
	return deck
}

// shuffleDecks gives every player a whole, shuffled damage deck (X20-SET-011,
// RULINGS 37), and another one if he has a huge ship (X25-HUG-018, 065).
func (s *State) shuffleDecks() {
	for p := range board.Pile(board.Piles) {
		if !s.View.Uses(p) {
			continue
		}
		deck := s.WholeDeck(p)
		s.Hidden.Shuffle[p].Shuffle(len(deck), func(i, j int) { deck[i], deck[j] = deck[j], deck[i] })
		s.Hidden.Decks[p], s.View.Decks[p] = deck, len(deck)
	}
}

// seedDecks gives each damage deck that is played with chance of its own.
func (s *State) seedDecks(seed uint64) {
	s.Hidden.Shuffle = [board.Piles]game.Source{}
	for p := range board.Pile(board.Piles) {
		if s.View.Uses(p) {
			s.Hidden.Shuffle[p] = game.NewSource(seed, deckStream+uint64(p))
		}
	}
}

// countedCards takes the facedown cards of the ships with a damage deck and leaves counters on the ships.
func (t *Table) countedCards(pile board.Pile) []DamageCard {
	var cards []DamageCard
	for i := range t.View.Ships {
		if t.View.Ships[i].Pile() != pile {
			continue
		}
		counters := make([]DamageCard, len(t.Hidden.Facedown[i]))
		for k, d := range t.Hidden.Facedown[i] {
			if t.PileOf(t.View.Ships[i].ID, d) != pile {
				counters[k] = d
			} else if d.Card != "" {
				cards = append(cards, d)
			}
		}
		t.Hidden.Facedown[i] = counters
	}
	return cards
}

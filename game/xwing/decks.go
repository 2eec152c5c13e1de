package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// Deck is a damage deck; of a pile that nobody plays with all is zero.
type Deck struct {
	Cards   []DamageCard // the top is the last
	Discard []DamageCard
	Chance  game.Source // by which it is shuffled
}

// DamageCard is one card of a damage deck.
type DamageCard struct {
	Card string // catalog.DamageCard id
	N    int    // copy, 1…
}

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
	s.Hidden.Decks = append(s.Hidden.Decks, make([]Deck, s.piles()-len(s.Hidden.Decks))...)
	for p := range board.Pile(board.Piles) {
		if !s.View.Uses(p) {
			continue
		}
		deck := s.WholeDeck(p)
		s.Hidden.Decks[p].Chance.Shuffle(len(deck), func(i, j int) { deck[i], deck[j] = deck[j], deck[i] })
		s.Hidden.Decks[p].Cards, s.View.Decks[p] = deck, len(deck)
	}
}

// seedDecks gives each damage deck that is played with chance of its own.
func (s *State) seedDecks(seed uint64) {
	decks := make([]Deck, s.piles())
	copy(decks, s.Hidden.Decks) // the old ones may be shared with a snapshot
	for p := range decks {
		decks[p].Chance = game.Source{}
		if s.View.Uses(board.Pile(p)) {
			decks[p].Chance = game.NewSource(seed, deckStream+uint64(p))
		}
	}
	s.Hidden.Decks = decks
}

// piles is for how many damage decks there is room: up to the last that is played with, and both players' own.
func (s *State) piles() int {
	n := 2
	for p := range board.Pile(board.Piles) {
		if s.View.Uses(p) {
			n = int(p) + 1
		}
	}
	return max(n, len(s.Hidden.Decks))
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

// copyCards returns copies of what lies facedown on ships, and of the decks.
func (h *Hidden) copyCards(cards *board.Copies[DamageCard]) (facedown [][]DamageCard, decks []Deck) {
	n := len(h.Facedown)
	for i := range h.Decks {
		n += len(h.Decks[i].Cards) + len(h.Decks[i].Discard)
	}
	cards.Again(n)
	facedown, decks = make([][]DamageCard, len(h.Facedown)), slices.Clone(h.Decks)
	for i, f := range h.Facedown {
		facedown[i] = cards.Of(f)
	}
	for i := range decks {
		d := &decks[i]
		d.Cards, d.Discard = cards.Of(d.Cards), cards.Of(d.Discard)
	}
	return facedown, decks
}

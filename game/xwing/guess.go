package xwing

import (
	"cmp"
	"maps"
	"slices"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// Guess replaces what nobody may see by what it might be as well: the cards of
// each damage deck are dealt anew to where cards lie unseen, a dial that lies
// facedown shows the first maneuver of its ship, a facedown condition is always
// the same, as is an upgrade beneath another. Nothing of the truth is left that could come to light.
func (s *State) Guess(seed uint64) {
	s.Reseed(seed)
	h := &s.Hidden
	h.Loaded = [2][]board.Face{}
	for seat := range h.Decks {
		s.dealUnseen(game.Seat(seat))
	}
	for i := range s.View.Ships {
		ship := &s.View.Ships[i]
		if h.Dials[i] = (catalog.Maneuver{}); ship.Dial.Assigned {
			h.Dials[i] = s.guessDial(ship)
		}
	}
	h.Secrets = slices.Clone(h.Secrets)
	for i := range h.Secrets {
		h.Secrets[i].Card = s.rules.Cards.anySecret()
	}
	h.Beneath = slices.Clone(h.Beneath)
	for i, b := range h.Beneath {
		card, err := s.rules.Catalog.Upgrade(b.XWS)
		if err != nil {
			continue
		}
		facts, _ := card.In(s.rules.List)
		h.Beneath[i].XWS = s.concealable(b.Ship, facts.Slots[0])[0]
	}
}

// guessDial is what the dial of a ship shows, as far as everybody knows.
func (s *State) guessDial(ship *board.Ship) catalog.Maneuver {
	if ship.Dial.Revealed {
		return ship.Dial.Maneuver
	}
	if all := s.Dial(ship.ID); len(all) > 0 {
		return all[0]
	}
	return catalog.Maneuver{}
}

// dealUnseen puts the unseen cards of a seat's damage deck into another order:
// those of the deck, those facedown on ships and those discarded. Counters in
// place of cards stay what they are.
func (s *State) dealUnseen(seat game.Seat) {
	h := &s.Hidden
	var places []*DamageCard
	lie := func(pile []DamageCard) []DamageCard {
		pile = slices.Clone(pile) // the old one may be shared with a snapshot
		for i := range pile {
			if pile[i].Card != "" {
				places = append(places, &pile[i])
			}
		}
		return pile
	}
	h.Decks[seat], h.Discard[seat] = lie(h.Decks[seat]), lie(h.Discard[seat])
	for i := range h.Facedown {
		if s.View.Ships[i].Seat == seat {
			h.Facedown[i] = lie(h.Facedown[i])
		}
	}
	cards := make([]DamageCard, len(places))
	for i, p := range places {
		cards[i] = *p
	}
	slices.SortFunc(cards, func(a, b DamageCard) int { return cmp.Or(cmp.Compare(a.Card, b.Card), cmp.Compare(a.N, b.N)) })
	h.Shuffle[seat].Shuffle(len(cards), func(a, b int) { cards[a], cards[b] = cards[b], cards[a] })
	for i, p := range places {
		*p = cards[i]
	}
}

// anySecret names one of the conditions that are assigned facedown: those that do
// something when they are revealed.
func (l *Library) anySecret() string {
	if l == nil {
		return ""
	}
	for _, xws := range slices.Sorted(maps.Keys(l.conditions.cards)) {
		if slices.ContainsFunc(l.conditions.cards[xws].Abilities, func(a Ability) bool { return a.When == WhenRevealed }) {
			return xws
		}
	}
	return ""
}

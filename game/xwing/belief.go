package xwing

import (
	"cmp"
	"maps"
	"slices"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// Belief is what a player takes for true of what lies hidden from him: his game.Belief.
// What it does not name, and what cannot be, is guessed.
type Belief struct {
	Dials   map[board.ShipID]catalog.Maneuver // of facedown dials
	Secrets map[board.ShipID]string           // which condition lies facedown at a ship
	Beneath map[board.ShipID]string           // which upgrade lies facedown beneath another of a ship

	// Keyed has each roll come of what it is for, and not of how many went before it: games that differ in one answer
	// have the same luck wherever it changes nothing.
	Keyed bool
}

// Imagine replaces what a seat may not see by what is believed of it (a Belief), or by
// what it might be as well: the cards of each damage deck are dealt anew to where cards lie
// unseen, a dial that lies facedown shows the first maneuver of its ship, a facedown
// condition is always the same, as is an upgrade beneath another. What the seat knows
// stays (ViewFor), and the damage cards that are being looked at. Nothing else of the truth
// is left that could come to light.
func (s *State) Imagine(seat game.Seat, seed uint64, b game.Belief) {
	belief, _ := b.(Belief)
	h := &s.Hidden
	h.Dice, h.Keyed = game.NewSource(seed, diceStream), Keyed{On: belief.Keyed}
	h.Loaded = [2][]board.Face{}
	s.seedDecks(seed)
	for p := range board.Pile(board.Piles) {
		if s.View.Uses(p) {
			s.dealUnseen(p)
		}
	}
	for i := range s.View.Ships {
		if ship := &s.View.Ships[i]; !s.knowsDial(seat, ship) {
			h.Dials[i] = s.guessDial(ship, belief.Dials[ship.ID])
		}
	}
	s.imagineSecrets(seat, belief.Secrets)
	s.imagineBeneath(seat, belief.Beneath)
}

// knowsDial reports whether a seat knows what a ship's dial shows: nobody else needs to.
func (s *State) knowsDial(seat game.Seat, ship *board.Ship) bool {
	return seat != game.NoSeat && (ship.Seat == seat || slices.Contains(s.Hidden.Looked[seat], ship.ID))
}

// guessDial is what the dial of a ship shows, as far as everybody knows, or as is believed.
func (s *State) guessDial(ship *board.Ship, believed catalog.Maneuver) catalog.Maneuver {
	if !ship.Dial.Assigned {
		return catalog.Maneuver{}
	}
	if ship.Dial.Revealed {
		return ship.Dial.Maneuver
	}
	all := s.Dial(ship.ID)
	switch {
	case slices.Contains(all, believed):
		return believed
	case len(all) > 0:
		return all[0]
	}
	return catalog.Maneuver{}
}

// imagineSecrets replaces the facedown conditions that a seat has not assigned itself.
func (s *State) imagineSecrets(seat game.Seat, believed map[board.ShipID]string) {
	h := &s.Hidden
	for i, c := range h.Secrets {
		if seat != game.NoSeat && s.assigner(c.Ship) == seat {
			continue
		}
		h.Secrets[i].Card = s.rules.Cards.anySecret()
		if card := believed[c.Ship]; s.rules.Cards.isSecret(card) {
			h.Secrets[i].Card = card
		}
	}
}

// assigner is the seat of the player whose facedown condition a ship has.
func (s *State) assigner(id board.ShipID) game.Seat {
	for _, c := range s.View.Ship(id).Conditions {
		if c.Facedown {
			return c.Seat
		}
	}
	return game.NoSeat
}

// imagineBeneath replaces the upgrades that lie facedown at ships of others.
func (s *State) imagineBeneath(seat game.Seat, believed map[board.ShipID]string) {
	h := &s.Hidden
	for i, b := range h.Beneath {
		card, err := s.rules.Catalog.Upgrade(b.XWS)
		if err != nil || seat != game.NoSeat && s.View.Ship(b.Ship).Seat == seat {
			continue
		}
		facts, _ := card.In(s.rules.List)
		could := s.concealable(b.Ship, facts.Slots[0])
		switch xws := believed[b.Ship]; {
		case slices.Contains(could, xws):
			h.Beneath[i].XWS = xws
		case len(could) > 0:
			h.Beneath[i].XWS = could[0]
		}
	}
}

// deckRoom is for how many cards of a damage deck there is room at once: a deck of ships that are not huge has 33.
const deckRoom = 40

// dealUnseen puts the unseen cards of a damage deck into another order:
// those of the deck, those facedown on ships and those discarded. Counters in
// place of cards stay what they are, and cards that somebody looks at where they are.
func (s *State) dealUnseen(deck board.Pile) {
	h := &s.Hidden
	places := make([]*DamageCard, 0, deckRoom)
	lie := func(pile []DamageCard, at board.ShipID) {
		for i := range pile {
			if pile[i].Card != "" && !s.shown.has(deck, pile[i]) && (at == 0 || s.PileOf(at, pile[i]) == deck) {
				places = append(places, &pile[i])
			}
		}
	}
	lie(h.Decks[deck].Cards, 0)
	lie(h.Decks[deck].Discard, 0)
	for i := range h.Facedown {
		if s.View.Ships[i].Pile() == deck || s.View.Ships[i].HugeDeck && s.View.Ships[i].Seat == deck.Seat() {
			lie(h.Facedown[i], s.View.Ships[i].ID)
		}
	}
	cards := make([]DamageCard, len(places))
	for i, p := range places {
		cards[i] = *p
	}
	slices.SortFunc(cards, func(a, b DamageCard) int { return cmp.Or(cmp.Compare(a.Card, b.Card), cmp.Compare(a.N, b.N)) })
	h.Decks[deck].Chance.Shuffle(len(cards), func(a, b int) { cards[a], cards[b] = cards[b], cards[a] })
	for _, p := range places { // a card of a section's deck stands where one of it stood
		share := s.rules.shareOf(*p)
		i := slices.IndexFunc(cards, func(d DamageCard) bool { return s.rules.shareOf(d) == share })
		*p = cards[i]
		copy(cards[1:i+1], cards[:i]) // those passed over stay as they are
		cards = cards[1:]
	}
}

// showing is the cards of a damage deck that a player looks at behind his curtain
// while he is asked about them.
type showing struct {
	deck  board.Pile
	cards []DamageCard
}

func (s *showing) has(deck board.Pile, card DamageCard) bool {
	return s.deck == deck && slices.Contains(s.cards, card)
}

// askShowing asks about cards of a ship's damage deck that the seat asked sees.
func (t *Table) askShowing(d game.Decision, id board.ShipID, cards []DamageCard) game.Choice {
	t.shown = showing{t.Ship(id).Pile(), cards}
	c := t.ask(d)
	t.shown = showing{}
	return c
}

// anySecret names one of the conditions that are assigned facedown.
func (l *Library) anySecret() string {
	if l == nil {
		return ""
	}
	for _, xws := range slices.Sorted(maps.Keys(l.conditions.cards)) {
		if l.isSecret(xws) {
			return xws
		}
	}
	return ""
}

// isSecret reports whether a condition is assigned facedown: it does something when it is
// revealed.
func (l *Library) isSecret(xws string) bool {
	if l == nil {
		return false
	}
	card := l.conditions.cards[xws]
	return card != nil && slices.ContainsFunc(card.Abilities, func(a Ability) bool { return a.When == WhenRevealed })
}

package xwing

import "xwing/game/xwing/board"

// heed is what the cards on every ship answer to, those included that have been
// dealt to it in the game: abilities are looked for so often, mostly in vain, that
// whom to ask must be told at a glance. It is never written again, so that states
// share it.
type heed struct {
	ships   []concerns               // by ShipID-1
	timings [len(timingNames)]uint64 // by Timing, the bits of the ships whose cards answer to it
	queries [len(queryNames)]uint64  // by Query
}

// bit stands for a ship, by its index, among others. From the 65th on a bit is
// shared: it says that one of two ships may be meant.
func bit(i int) uint64 { return 1 << (i & 63) }

// keepHeed brings up to date what is kept of what the ships' cards answer to.
func (s *State) keepHeed() {
	if s.heedKept() {
		return
	}
	h := &heed{ships: make([]concerns, len(s.View.Ships))}
	for i := range h.ships {
		h.ships[i] = s.answers(i)
		for when := range h.ships[i].timings.each {
			h.timings[when] |= bit(i)
		}
		for query := range h.ships[i].queries.each {
			h.queries[query] |= bit(i)
		}
	}
	s.heed = h
}

// heedKept reports whether what is kept of that is up to date, as long as what is
// printed on the cards is.
func (s *State) heedKept() bool {
	fresh := s.heed != nil && len(s.heed.ships) == len(s.View.Ships)
	for i := 0; fresh && i < len(s.heed.ships); i++ {
		fresh = s.heed.ships[i] == s.answers(i)
	}
	return fresh
}

// cardsKept reports whether all that is kept of the ships' cards is up to date.
func (s *State) cardsKept() bool { return s.stepping || s.Remembers() }

// Remembers reports whether all that is kept of the ships' cards is what they say, read anew: while a step is under way
// it must be (a check of whole games).
func (s *State) Remembers() bool { return s.printedKept() && s.heedKept() }

// answers is what the cards on a ship, by its index, answer to; what is printed on
// them must have been kept.
func (s *State) answers(i int) concerns {
	h, ship := s.printed[i].heeds, &s.View.Ships[i]
	for j := range ship.Faceup {
		if c := s.rules.Cards.damage.cards[ship.Faceup[j].Card]; c != nil {
			h.join(c.heeds)
		}
	}
	for j := range ship.Conditions {
		if c := s.rules.Cards.conditions.cards[ship.Conditions[j].Card]; c != nil {
			h.join(c.heeds)
		}
	}
	return h
}

// heeds reports whether a card in force on the ship may have an ability of the
// concern.
func (t *Table) heeds(s *board.Ship, c concern) bool {
	switch {
	case t.lenders > 0:
		return true
	case t.stepping || t.Table != nil || t.kept:
		return t.heed.ships[s.ID-1].may(c)
	case t.printedOn(s).heeds.may(c):
		return true
	}
	cards := t.rules.Cards
	return len(s.Faceup) > 0 && cards.damage.heeds.may(c) || len(s.Conditions) > 0 && cards.conditions.heeds.may(c)
}

// heeding returns the bits of the ships whose cards may have an ability of the
// concern, a timing or a query.
func (t *Table) heeding(c concern) uint64 {
	if !t.stepping || t.lenders > 0 {
		return t.heedingNow(c)
	}
	if c.when != Never { // short enough to stand wherever it is asked: that is thousands of times a game
		return t.heed.timings[c.when]
	}
	return t.heed.queries[c.query]
}

// heedingNow is heeding while no step is under way, or a pilot may work for another ship, too.
func (t *Table) heedingNow(c concern) uint64 {
	var who uint64
	switch {
	case !t.stepping && t.Table == nil && !t.kept:
		for i := range t.View.Ships {
			if t.heeds(&t.View.Ships[i], c) {
				who |= bit(i)
			}
		}
	case c.when != Never:
		who = t.heed.timings[c.when]
	default:
		who = t.heed.queries[c.query]
	}
	if who != 0 && t.lenders > 0 {
		who = ^uint64(0)
	}
	return who
}

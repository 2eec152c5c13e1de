package xwing

// heed is what the cards on every ship answer to, those included that have been
// dealt to it in the game: abilities are looked for so often, mostly in vain, that
// whom to ask must be told at a glance. It is never written again, so that states
// share it.
type heed struct {
	ships []concerns // by ShipID-1
	any   concerns   // all of them together
}

// keepHeed brings up to date what is kept of what the ships' cards answer to.
func (s *State) keepHeed() {
	fresh := len(s.heed.ships) == len(s.View.Ships)
	for i := 0; fresh && i < len(s.heed.ships); i++ {
		fresh = s.heed.ships[i] == s.answers(i)
	}
	if fresh {
		return
	}
	h := heed{ships: make([]concerns, len(s.View.Ships))}
	for i := range h.ships {
		h.ships[i] = s.answers(i)
		h.any.join(h.ships[i])
	}
	s.heed = h
}

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
func (t *Table) heeds(s *Ship, c concern) bool {
	switch {
	case t.lenders > 0:
		return true
	case t.Table != nil: // a step is under way
		return t.heed.ships[s.ID-1].may(c)
	case t.printedOn(s).heeds.may(c):
		return true
	}
	cards := t.rules.Cards
	return len(s.Faceup) > 0 && cards.damage.heeds.may(c) || len(s.Conditions) > 0 && cards.conditions.heeds.may(c)
}

// nobodyHeeds reports whether no card at the table can have an ability of the
// concern.
func (t *Table) nobodyHeeds(c concern) bool {
	if t.Table != nil {
		return !t.heed.any.may(c)
	}
	return len(t.printed) == len(t.View.Ships) && !t.anyHeed.may(c) &&
		!t.rules.Cards.damage.heeds.may(c) && !t.rules.Cards.conditions.heeds.may(c)
}

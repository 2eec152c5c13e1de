package xwing

import "xwing/game"

// activeCard is a card in force on a ship: its reference, its declaration.
type activeCard struct {
	ref  string // "upgrade/elusive"
	card *Card
	side int // 1 or 2 for dual cards
	copy int // of a damage card
}

// cardsOf returns the declared cards in force on a ship: pilot, ship ability,
// upgrades in order, faceup damage; of a remote its entry. A ship in reserve has
// none (X20-RSV-004) but while docked, those that say so, and during setup
// (X20-SET-012), a removed one none at all; a destroyed one keeps them until it is
// removed (X20-ABL-005).
func (t *Table) cardsOf(id ShipID) []activeCard {
	return t.appendCards(nil, t.Ship(id))
}

// appendCards appends what cardsOf returns.
func (t *Table) appendCards(out []activeCard, s *Ship) []activeCard {
	if !s.present() && (s.Where != InReserve || t.View.Phase != Setup) {
		return out
	}
	for _, c := range t.printedOn(s).cards {
		side := 0
		if c.upgrade >= 0 {
			side = s.Upgrades[c.upgrade].Side + 1
		}
		out = append(out, activeCard{c.ref, c.card, side, 0})
	}
	if t.lenders > 0 {
		out = t.appendLent(out, s.ID)
	}
	for _, d := range s.Faceup {
		ref := "damage/" + d.Card
		if c := t.rules.Cards.Card(ref); c != nil {
			out = append(out, activeCard{ref, c, 0, d.N})
		}
	}
	for _, have := range s.Conditions {
		ref := "condition/" + have.Card
		if c := t.rules.Cards.Card(ref); c != nil {
			out = append(out, activeCard{ref, c, 0, 0})
		}
	}
	return out
}

// appendLent appends the pilot cards of docked ships whose pilots work for their
// carrier, too.
func (t *Table) appendLent(out []activeCard, carrier ShipID) []activeCard {
	for _, id := range t.View.docked(carrier) {
		ref := "pilot/" + t.Ship(id).Pilot
		if c := t.rules.Cards.Card(ref); c != nil && t.printedOn(t.Ship(id)).lends {
			out = append(out, activeCard{ref, c, 0, 0})
		}
	}
	return out
}

// each calls f for every ability in force at the table, in player order and
// then ShipID order, with the moment seen from its owner.
func (t *Table) each(m Moment, f func(a *Ability, m Moment, index int)) { t.eachOf(concern{}, m, f) }

// eachAsked is each for the abilities that answer to a query.
func (t *Table) eachAsked(q Query, m Moment, f func(a *Ability, m Moment, index int)) {
	t.eachOf(concern{query: q}, m, f)
}

// eachAt is each for the abilities of the moment's timing.
func (t *Table) eachAt(m Moment, f func(a *Ability, m Moment, index int)) {
	t.eachOf(concern{when: m.When}, m, f)
}

// eachOf is each for the abilities of a concern. It is asked so often, mostly in
// vain, that ships whose cards have nothing to say are passed over at a glance.
func (t *Table) eachOf(c concern, m Moment, f func(a *Ability, m Moment, index int)) {
	for _, seat := range t.playerOrder() {
		for i := range t.View.Ships {
			s := &t.View.Ships[i]
			if s.Seat != seat || len(s.Faceup) == 0 && len(s.Conditions) == 0 && t.lenders == 0 && !t.printedOn(s).concerns(c) {
				continue
			}
			var few [8]activeCard // most ships need no more
			aboard := s.Docked != 0 && t.View.Phase != Setup
			for _, card := range t.appendCards(few[:0], s) {
				m.Owner, m.Card, m.Copy = s.ID, card.ref, card.copy
				for j := range card.card.Abilities {
					a := &card.card.Abilities[j]
					if c.of(a) && a.Docked == aboard && (a.Side == 0 || a.Side == card.side) {
						f(a, m, j)
					}
				}
			}
		}
	}
}

// sum folds a numeric query over all abilities in force.
func (t *Table) sum(q Query, m Moment) int {
	n := 0
	t.eachAsked(q, m, func(a *Ability, m Moment, _ int) {
		if a.By != nil && a.applies(t, m) {
			n += a.By(t, m)
		}
	})
	return n
}

// least folds a query that is a limit: the least of most and what the abilities in
// force allow.
func (t *Table) least(q Query, m Moment, most int) int {
	t.eachAsked(q, m, func(a *Ability, m Moment, _ int) {
		if a.By != nil && a.applies(t, m) {
			most = min(most, a.By(t, m))
		}
	})
	return most
}

// forbidden folds a permission query over all abilities in force: the first
// refusal counts, for nothing beats a prohibition (X20-GLD-003).
func (t *Table) forbidden(q Query, m Moment) *game.Refusal {
	var no *game.Refusal
	t.eachAsked(q, m, func(a *Ability, m Moment, _ int) {
		if no == nil && a.Refuse != nil && a.applies(t, m) {
			no = a.Refuse(t, m)
		}
	})
	return no
}

package xwing

import (
	"slices"

	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// due reports whether the ship's damage cards reach its hull value, those that count as more than one included.
func (t *Table) due(id board.ShipID) bool {
	s := t.Ship(id)
	return s.Due() || s.Flies() && s.DamageCards()+t.counting(id) >= s.Hull
}

// anyDue reports whether that may be so of a ship.
func (t *Table) anyDue() bool {
	return t.View.AnyDue() || t.heeding(concern{query: CountingAsDamage}) != 0
}

// counting is how many damage cards more the ship's faceup ones count as.
func (t *Table) counting(id board.ShipID) int {
	return t.sum(CountingAsDamage, Moment{Ship: id})
}

// eachDealt calls f for the abilities of a ship's faceup damage cards that answer to a query.
func (s *State) eachDealt(ship *board.Ship, q Query, f func(t *Table, a *Ability, m Moment)) {
	cards := s.rules.Cards
	if cards == nil || !cards.damage.heeds.may(concern{query: q}) {
		return
	}
	t := &Table{State: s}
	for _, d := range ship.Faceup {
		c := cards.damage.cards[d.Card]
		if c == nil {
			continue
		}
		for i := range c.Abilities {
			if a := &c.Abilities[i]; a.Query == q {
				f(t, a, Moment{Ship: ship.ID, Owner: ship.ID, Card: catalog.DamageKind.Ref(d.Card), Copy: d.N})
			}
		}
	}
}

// muted reports whether a card of the ship has no say: it is discarded, or a copy
// of a weapon that is still there, or a faceup damage card has all ignore it.
func (s *State) muted(ship *board.Ship, c *printedCard) bool {
	if c.upgrade >= 0 && s.discarded(ship, &ship.Upgrades[c.upgrade]) || c.copy > 0 && s.spare(ship, c) {
		return true
	}
	if cards := s.rules.Cards; len(ship.Faceup) == 0 || cards == nil || !cards.damage.heeds.may(concern{query: MutingCard}) {
		return false
	}
	no := false
	s.eachDealt(ship, MutingCard, func(t *Table, a *Ability, m Moment) {
		m.Answer = c.ref
		no = no || a.applies(t, m) && a.By(t, m) > 0
	})
	return no
}

// spare reports whether a copy of a special weapon waits for those before it to be discarded: a ship attacks with one
// of them.
func (s *State) spare(ship *board.Ship, c *printedCard) bool {
	own := ship.Upgrades[c.upgrade]
	return s.specialAttack(own) != nil && slices.ContainsFunc(ship.Upgrades[:c.upgrade], func(u board.Upgrade) bool {
		return u.XWS == own.XWS && !s.discarded(ship, &u)
	})
}

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
	return t.sum(CountingAsDamage, &Moment{Ship: id})
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

// muted reports whether a card of the ship has no say: it is not in force, or a copy
// of a weapon that is still there.
func (s *State) muted(ship *board.Ship, c *printedCard) bool {
	return c.upgrade >= 0 && s.discarded(ship, &ship.Upgrades[c.upgrade]) || c.copy > 0 && s.spare(ship, c) || s.ignored(ship, "", c.ref)
}

// Equips reports whether a ship has an upgrade in force: one that is discarded is out of play (X10-SQD-011), one that a
// faceup damage card has all ignore does not count either.
func (s *State) Equips(id board.ShipID, xws string) bool {
	ship := s.View.Ship(id)
	return slices.ContainsFunc(ship.Upgrades, func(u board.Upgrade) bool { return u.XWS == xws && s.works(ship, &u) })
}

// works reports whether an upgrade of the ship is in force.
func (s *State) works(ship *board.Ship, u *board.Upgrade) bool {
	return !s.discarded(ship, u) && !s.ignored(ship, catalog.UpgradeCard, u.XWS)
}

// ignored reports whether a faceup damage card of the ship has all ignore one of its cards: that of a kind, or without one
// that of a reference.
func (s *State) ignored(ship *board.Ship, kind catalog.Kind, card string) bool {
	if cards := s.rules.Cards; len(ship.Faceup) == 0 || cards == nil || !cards.damage.heeds.may(concern{query: MutingCard}) {
		return false
	}
	no, ref := false, card
	if kind != "" {
		ref = kind.Ref(card)
	}
	s.eachDealt(ship, MutingCard, func(t *Table, a *Ability, m Moment) {
		m.Answer = ref
		no = no || a.applies(t, &m) && a.By(t, m) > 0
	})
	return no
}

// spare reports whether a copy of a special weapon waits for those before it to be discarded, or turned over: a ship
// attacks with one of them.
func (s *State) spare(ship *board.Ship, c *printedCard) bool {
	own := ship.Upgrades[c.upgrade]
	return s.specialAttack(own) != nil && slices.ContainsFunc(ship.Upgrades[:c.upgrade], func(u board.Upgrade) bool {
		return u.XWS == own.XWS && s.specialAttack(u) != nil && !s.discarded(ship, &u)
	})
}

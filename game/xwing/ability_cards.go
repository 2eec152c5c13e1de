package xwing

import (
	"math/bits"
	"slices"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// activeCard is a card in force on a ship: its reference, its declaration.
type activeCard struct {
	ref  string // "upgrade/elusive"
	card *Card
	side int // 1 or 2 for dual cards
	copy int // tells copies of an upgrade or a damage card apart
}

// cardsOf returns the declared cards in force on a ship: pilot, ship ability,
// upgrades in order, faceup damage; of a remote its entry. A ship in reserve has
// none (X20-RSV-004) but while docked, those that say so, and during setup
// (X20-SET-012), a removed one none at all; a destroyed one keeps them until it is
// removed (X20-ABL-005).
func (t *Table) cardsOf(id board.ShipID) []activeCard {
	return t.appendCards(nil, t.Ship(id), concern{})
}

// appendCards appends those that cardsOf returns which answer to a concern.
func (t *Table) appendCards(out []activeCard, s *board.Ship, q concern) []activeCard {
	if s.Where == board.Removed {
		return t.appendOutlasting(out, s, q)
	}
	if !s.Present() && (s.Where != board.InReserve || t.View.Phase != board.Setup) {
		return out
	}
	kept := t.keptOn(s).cards
	for i := range kept {
		c := &kept[i]
		if !c.card.heeds.may(q) || t.muted(s, c) {
			continue
		}
		side := 0
		if c.upgrade >= 0 {
			side = s.Upgrades[c.upgrade].Side + 1
		}
		out = append(out, activeCard{c.ref, c.card, side, c.copy})
	}
	if t.lenders > 0 {
		out = t.appendLent(out, s.ID)
	}
	if dealt := &t.rules.Cards.damage; dealt.heeds.may(q) && t.heedsDamage(s) {
		for _, d := range s.Faceup {
			if c := dealt.cards[d.Card]; c != nil && c.heeds.may(q) {
				out = append(out, activeCard{c.ref, c, 0, d.N})
			}
		}
	}
	if dealt := &t.rules.Cards.conditions; dealt.heeds.may(q) {
		for i := range s.Conditions {
			if c := dealt.cards[s.Conditions[i].Card]; c != nil && c.heeds.may(q) {
				out = append(out, activeCard{c.ref, c, 0, 0})
			}
		}
	}
	return out
}

// appendOutlasting appends the cards of a removed ship with effects that go on until the time that they name.
func (t *Table) appendOutlasting(out []activeCard, s *board.Ship, q concern) []activeCard {
	kept := t.keptOn(s)
	if !kept.outlasts {
		return out
	}
	for _, c := range kept.cards {
		if q.query != NoQuery && c.card.heeds.may(q) && slices.ContainsFunc(c.card.Abilities, func(a Ability) bool { return a.Outlasts }) {
			out = append(out, activeCard{c.ref, c.card, 0, c.copy})
		}
	}
	return out
}

// heedsDamage reports whether the text of a ship's faceup damage cards works: that of a remote's while it defends, for then
// it is treated as a ship (RULINGS 83).
func (s *State) heedsDamage(ship *board.Ship) bool {
	a := s.View.Attack
	return ship.Remote == "" || a != nil && a.Defender == ship.ID
}

// appendLent appends the pilot cards of docked ships whose pilots work for their
// carrier, too, and of those whose abilities the ship borrows.
func (t *Table) appendLent(out []activeCard, carrier board.ShipID) []activeCard {
	add := func(id board.ShipID) {
		ref := catalog.PilotCard.Ref(t.Ship(id).Pilot)
		if c := t.rules.Cards.Card(ref); c != nil {
			out = append(out, activeCard{ref, c, 0, 0})
		}
	}
	for _, id := range t.View.DockedWith(carrier) {
		if t.shares(t.Ship(id), carrier, id) {
			add(id)
		}
	}
	if s := t.Ship(carrier); t.printedOn(s).shares {
		for i := range t.View.Ships {
			if other := &t.View.Ships[i]; other.ID != carrier && t.shares(s, carrier, other.ID) {
				add(other.ID)
			}
		}
	}
	return t.appendTalents(out, carrier)
}

// SharingTalents is what SharingPilot is asked about where it is about talents.
const SharingTalents = "talent"

// appendTalents appends the talents whose actions other ships let a ship perform; what it has begun by one goes on.
func (t *Table) appendTalents(out []activeCard, id board.ShipID) []activeCard {
	for i := range t.View.Ships {
		other := &t.View.Ships[i]
		if other.ID == id || !t.keptOn(other).shares {
			continue
		}
		for _, c := range t.keptOn(other).cards {
			if c.upgrade < 0 || t.muted(other, &c) {
				continue
			}
			u := &other.Upgrades[c.upgrade]
			acts := slices.ContainsFunc(c.card.Abilities, func(a Ability) bool { return a.When == AsAction })
			if u.Kind != catalog.TalentSlot.String() || !acts || t.Ship(id).Carries(u.XWS) {
				continue
			}
			if t.sharesOf(other, id, other.ID, SharingTalents) || t.Lasting(Moment{Owner: id, Card: c.ref}) {
				out = append(out, activeCard{c.ref, c.card, 0, 0})
			}
		}
	}
	return out
}

// shares reports whether by a ship's own cards a ship has the pilot ability of another: it is one of the two.
func (s *State) shares(ship *board.Ship, id, pilot board.ShipID) bool {
	return s.sharesOf(ship, id, pilot, "")
}

// sharesOf reports the same of something else of the other's.
func (s *State) sharesOf(ship *board.Ship, id, pilot board.ShipID, what string) bool {
	n := 0
	if s.printedOn(ship).shares {
		s.eachOwn(ship, SharingPilot, func(t *Table, a *Ability, m Moment) {
			if m.Ship, m.Other, m.Action = id, pilot, what; a.Of == what && a.applies(t, &m) {
				n += a.By(t, m)
			}
		})
	}
	return n > 0
}

// eachAsked calls f for every ability in force at the table that answers to a query,
// in player order and then ShipID order, with the moment seen from its owner.
func (t *Table) eachAsked(q Query, m *Moment, f func(a *Ability, m Moment, index int)) {
	if c := (concern{query: q}); t.heeding(c) != 0 {
		t.eachOf(c, m, f)
	}
}

// eachAt is eachAsked for the abilities of the moment's timing.
func (t *Table) eachAt(m *Moment, f func(a *Ability, m Moment, index int)) {
	if c := (concern{when: m.When}); t.heeding(c) != 0 {
		t.eachOf(c, m, f)
	}
}

// eachOf is both for a concern that somebody heeds. Ships whose cards have nothing to say are passed over
// at a glance.
func (t *Table) eachOf(c concern, m *Moment, f func(a *Ability, m Moment, index int)) {
	who := t.heeding(c)
	for seat := range t.playerOrder() {
		for from := 0; from < len(t.View.Ships); from += 64 { // who share bits
			for left := who; left != 0; left &= left - 1 {
				i := from + bits.TrailingZeros64(left)
				if i >= len(t.View.Ships) {
					break
				}
				if s := &t.View.Ships[i]; s.Seat == seat {
					t.eachOn(s, c, m, f)
				}
			}
		}
	}
}

// eachOn is eachOf for the cards of one ship. What is asked on the way may look
// at cards again: each lists its own behind those of whoever asked.
func (t *Table) eachOn(s *board.Ship, c concern, about *Moment, f func(a *Ability, m Moment, index int)) {
	if t.printedAlone(s) {
		t.eachPrintedOn(s, c, about, f)
		return
	}
	before := len(t.cards)
	if t.cards = t.appendCards(t.cards, s, c); len(t.cards) == before {
		return
	}
	aboard := s.Docked != 0 && t.View.Phase != board.Setup
	outer, m := t.regarding, *about
	for _, card := range t.cards[before:] {
		if t.farsighted > 0 {
			t.regarding = t.regarder(s, card.ref)
		}
		m.Owner, m.Card, m.Copy = s.ID, card.ref, card.copy
		for j := range card.card.Abilities {
			a := &card.card.Abilities[j]
			if c.of(a) && a.Docked == aboard && (a.Side == 0 || a.Side == card.side) && (a.Outlasts || s.Where != board.Removed) {
				f(a, m, j)
			}
		}
	}
	t.cards, t.regarding = t.cards[:before], outer
}

// sum folds a numeric query over all abilities in force.
func (t *Table) sum(q Query, m *Moment) int {
	n := 0
	t.eachAsked(q, m, func(a *Ability, m Moment, _ int) {
		if a.By != nil && a.applies(t, &m) {
			n += a.By(t, m)
		}
	})
	return n
}

// least folds a query that is a limit: the least of most and what the abilities in
// force allow.
func (t *Table) least(q Query, m *Moment, most int) int {
	t.eachAsked(q, m, func(a *Ability, m Moment, _ int) {
		if a.By != nil && a.applies(t, &m) {
			most = min(most, a.By(t, m))
		}
	})
	return most
}

// forbidden folds a permission query over all abilities in force: the first
// refusal counts, for nothing beats a prohibition (X20-GLD-003).
func (t *Table) forbidden(q Query, m *Moment) *game.Refusal {
	var no *game.Refusal
	t.eachAsked(q, m, func(a *Ability, m Moment, _ int) {
		if no == nil && a.Refuse != nil && a.applies(t, &m) {
			no = a.Refuse(t, m)
		}
	})
	return no
}

// lost reports whether there is nothing left for the ability to do anything to: the
// piece is out of play, or it would be attacked once more although it is destroyed; where a ship stays for its own attack
// alone, it is attacked as ever until then (X10-SIM-002).
func (t *Table) lost(a *Ability, piece string) bool {
	s := t.Ship(board.ShipOf(piece))
	return t.View.Gone(piece) || a.Bonus && s != nil && s.Destroyed && !t.rules.Edition.Simultaneous.OwnAttackOnly
}

// own reports whether the moment is about the ability's owner.
func own(m Moment) bool { return m.Ship == m.Owner }

// applies reports whether the ability answers to the moment, and could do something.
func (a *Ability) applies(t *Table, m *Moment) bool {
	return a.triggers(t, m) && (a.Choice == nil || a.Choice(t, *m))
}

// triggers reports whether what the ability requires of the moment is so.
func (a *Ability) triggers(t *Table, m *Moment) bool {
	if a.Of != "" && a.Of != m.Action || a.Upon != nil && t.lost(a, a.Upon(*m)) {
		return false
	}
	if a.If == nil {
		return m.Ship == m.Owner
	}
	return a.If(t, *m)
}

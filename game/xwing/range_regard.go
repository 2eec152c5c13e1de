package xwing

import (
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// Some ships treat others that are far from them as near: while they coordinate, and for what their
// upgrades do. Whatever is asked or resolved for such an upgrade measures range as that ship regards it.

// As what a ship treats others, or itself (TreatingAs).
const (
	AsNear       = "near"
	AsInBullseye = "bullseye"
	AsInArc      = "arc"
)

// regarder is the ship as which the abilities of a card on it measure range; 0 for none.
func (t *Table) regarder(s *board.Ship, card string) board.ShipID {
	if t.farsighted > 0 && t.printedOn(s).heeds.may(concern{query: TreatingAs}) {
		if _, is := catalog.UpgradeCard.Of(card); is {
			return s.ID
		}
	}
	return 0
}

// regarded is the range at which a ship may treat another as being; ok is false where it is where it is.
func (s *State) regarded(id, other board.ShipID) (r gauge.Range, ok bool) {
	if s.farsighted > 0 && id != other {
		s.eachOwn(s.View.Ship(id), TreatingAs, func(t *Table, a *Ability, m Moment) {
			if m.Other, m.Action = other, AsNear; a.applies(t, &m) {
				r, ok = gauge.Range(a.By(t, m)), true
			}
		})
	}
	return r, ok
}

// RangeBetween is the range from ship to ship, as the ship regards it whose upgrade is asked or resolved.
func (t *Table) RangeBetween(a, b board.ShipID) gauge.Range {
	if t.regarding == a && a != 0 {
		if r, ok := t.regarded(a, b); ok {
			return r
		}
	}
	return t.State.RangeBetween(a, b)
}

// AtRange is whether b is at range lo to hi of a, or is regarded so by the ship whose upgrade is asked or resolved.
func (t *Table) AtRange(a, b board.ShipID, lo, hi gauge.Range) bool {
	if t.State.AtRange(a, b, lo, hi) {
		return true
	}
	if t.regarding != a || a == 0 {
		return false
	}
	r, ok := t.regarded(a, b)
	return ok && lo <= r && r <= hi
}

package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// The phrases of first edition's pilots of Empire and Scum.

// attacksOn may make an attack on these terms once a round after something for which f holds.
func attacksOn(when xwing.Timing, f func(*xwing.Table, xwing.Moment) bool,
	terms func(*xwing.Table, xwing.Moment) xwing.AttackTerms) xwing.Ability {
	return xwing.Ability{When: when, Bonus: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return unused(t, m) && f(t, m) && t.CanAttack(m.Owner, terms(t, m))
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			on := terms(t, m)
			on.Picked = func(string) { t.Note(m, noteUsed) }
			t.MakeAttack(m.Owner, on)
		}}
}

// only are the terms of an attack on one ship.
func only(id board.ShipID) xwing.AttackTerms {
	return xwing.AttackTerms{Whom: func(other board.ShipID) bool { return other == id }}
}

// missedAll reports whether an attack of the owner's has not hit.
func missedAll(t *xwing.Table, m xwing.Moment) bool { return you(m) && !t.View.Attack.Hit }

// nearIn are the ships at range 1 to hi for which f holds, whoever's they are.
func nearIn(hi gauge.Range, f func(t *xwing.Table, owner, id board.ShipID) bool) func(*xwing.Table, xwing.Moment) []board.ShipID {
	return func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return t.ShipsAt(m.Owner, hi, func(id board.ShipID) bool { return id != m.Owner && f(t, m.Owner, id) })
	}
}

// besideFoe is of an attack between the owner and an enemy at range 1 of it.
func besideFoe(t *xwing.Table, m xwing.Moment) bool {
	return you(m) && t.AtRange(m.Owner, m.Other, gauge.Range0, gauge.Range1)
}

// losesFocusAndEvade takes all focus and evade tokens off a ship.
func losesFocusAndEvade(t *xwing.Table, id board.ShipID) {
	for _, k := range [...]board.Token{board.Focus, board.Evade} {
		t.RemoveTokens(id, k, t.Ship(id).Has(k))
	}
}

// focusedOrEvading reports whether a ship has a focus or evade token.
func focusedOrEvading(t *xwing.Table, id board.ShipID) bool {
	return t.Ship(id).Has(board.Focus)+t.Ship(id).Has(board.Evade) > 0
}

package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// The phrases of first edition's huge ships. A card of one with two sections works for both.

// yours reports whether a ship is the owner, or the other section of its.
func yours(t *xwing.Table, m xwing.Moment, id board.ShipID) bool {
	return id == m.Owner || id != 0 && t.Ship(m.Owner).Joined == id
}

// ofYours reports whether the moment is about either.
func ofYours(t *xwing.Table, m xwing.Moment) bool { return yours(t, m, m.Ship) }

// turnsYours may turn one result of the dice of the owner's huge ship, for a cost, where f holds (nil: always).
func turnsYours(side board.Side, from, to board.Face, c xwing.Cost, f func(*xwing.Table, xwing.Moment) bool) xwing.Ability {
	return xwing.Ability{When: modifying(side), May: true, Cost: c,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return yours(t, m, t.Fight().Rolled(side)) && t.Fight().CountResults(side, from) > 0 && (f == nil || f(t, m))
		},
		Do: changes(side, from, to, 1)}
}

// onceARound is an ability that is used once a round, however many there are of it.
func onceARound(a xwing.Ability) xwing.Ability {
	if f := a.If; f != nil {
		a.If = func(t *xwing.Table, m xwing.Moment) bool { return unused(t, m) && f(t, m) }
	} else {
		a.If = func(t *xwing.Table, m xwing.Moment) bool { return you(m) && unused(t, m) }
	}
	do := a.Do
	a.Do = func(t *xwing.Table, m xwing.Moment) {
		t.Note(m, noteUsed)
		do(t, m)
	}
	return a
}

// locksFar lets the owner's huge ship lock at ranges 1 to hi.
func locksFar(hi gauge.Range) xwing.Ability {
	return number(xwing.LockingBeyond, 1, func(t *xwing.Table, m xwing.Moment) bool {
		return ofYours(t, m) && t.RangeTo(m.Ship, m.Answer) <= hi
	})
}

// lacksEnergy reports whether the owner's huge ship could hold more energy.
func lacksEnergy(t *xwing.Table, m xwing.Moment) bool {
	e := t.Energy(m.Owner)
	return e.Active < e.Limit
}

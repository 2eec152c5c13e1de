package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
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

// usingEnergy is an "Energy:" header: it is used between the maneuver and the actions.
func usingEnergy(a xwing.Ability) xwing.Ability {
	a.When, a.Of = xwing.UsingEnergy, xwing.EnergyUsed
	return a
}

// sectionsThat are the cards of the owner's huge ship for which f holds.
func sectionsThat(t *xwing.Table, m xwing.Moment, f func(board.ShipID) bool) (ids []board.ShipID) {
	for _, id := range t.View.ShipsInPlay() {
		if yours(t, m, id) && f(id) {
			ids = append(ids, id)
		}
	}
	return ids
}

// pickSection has the owner's player pick one of them; a single one goes unasked.
func pickSection(t *xwing.Table, m xwing.Moment, ids []board.ShipID) board.ShipID {
	if len(ids) == 1 {
		return ids[0]
	}
	return t.ChooseShip(m, ids, false)
}

// unshielded are the cards on which a shield can be recovered.
func unshielded(t *xwing.Table, m xwing.Moment) []board.ShipID {
	return sectionsThat(t, m, t.CanRecoverShield)
}

// recoversOne recovers a shield on one of them.
func recoversOne(t *xwing.Table, m xwing.Moment) {
	t.RecoverShield(pickSection(t, m, unshielded(t, m)))
}

// afterRecovering is whether the owner's huge ship has performed a recover action.
func afterRecovering(t *xwing.Table, m xwing.Moment) bool {
	return ofYours(t, m) && m.Is(catalog.Recover)
}

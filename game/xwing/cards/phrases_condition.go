package cards

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
)

// The phrases of conditions: how they are assigned, and what several of them say.

// assigns is the "Setup:" ability to assign a condition to an enemy ship.
func assigns(card string) xwing.Ability {
	return assignsAmong(xwing.AfterPlacingForces, card, enemies)
}

// assignsAmong assigns a condition to one of the ships at a moment of setup.
func assignsAmong(when xwing.Timing, card string, among func(*xwing.Table, xwing.Moment) []board.ShipID) xwing.Ability {
	return xwing.Ability{When: when, If: always,
		Do: func(t *xwing.Table, m xwing.Moment) {
			if ship := t.ChooseShip(m, among(t, m), false); ship != 0 {
				t.AssignCondition(m, ship, card)
			}
		}}
}

// assignsFriend is the "Setup:" ability to assign a condition to a friendly ship for
// which fit holds.
func assignsFriend(card string, fit func(t *xwing.Table, m xwing.Moment, id board.ShipID) bool) xwing.Ability {
	return xwing.Ability{When: xwing.AfterPlacingForces, If: always,
		Do: func(t *xwing.Table, m xwing.Moment) {
			if ship := t.ChooseShip(m, friends(t, m, fit), false); ship != 0 {
				t.AssignCondition(m, ship, card)
			}
		}}
}

// friends returns the ships friendly to the one that has the card for which fit
// holds, destroyed ones that are in play among them (X20-ABL-005).
func friends(t *xwing.Table, m xwing.Moment, fit func(t *xwing.Table, m xwing.Moment, id board.ShipID) bool) []board.ShipID {
	return slices.DeleteFunc(t.View.ShipsOf(t.Ship(m.Owner).Seat), func(id board.ShipID) bool {
		return !t.Friendly(m.Owner, id) || !fit(t, m, id)
	})
}

// friendlyUnit reports whether a ship is a friendly one, or a friendly remote: those are no ships.
func friendlyUnit(t *xwing.Table, m xwing.Moment, id board.ShipID) bool {
	return t.Friendly(m.Owner, id) || t.FriendlyRemote(m.Owner, id)
}

// enemyUnit reports whether a ship or remote is of the opponent's side; 0 is none.
func enemyUnit(t *xwing.Table, m xwing.Moment, id board.ShipID) bool {
	return id != 0 && t.View.Opposed(t.Ship(id).Seat, t.Ship(m.Owner).Seat)
}

// friendlyUnitAt is friendlyAt for remotes, too.
func friendlyUnitAt(t *xwing.Table, m xwing.Moment, hi gauge.Range) bool {
	return friendlyUnit(t, m, m.Ship) && t.AtRange(m.Owner, m.Ship, gauge.Range0, hi)
}

// notThe holds for ships of other pilots than this.
func notThe(pilot string) func(*xwing.Table, xwing.Moment, board.ShipID) bool {
	return func(t *xwing.Table, _ xwing.Moment, id board.ShipID) bool { return t.Ship(id).Pilot != pilot }
}

// freed holds for ships that Tarfful can set free.
func freed(t *xwing.Table, _ xwing.Moment, id board.ShipID) bool {
	p := t.Pilot(id)
	return t.Ship(id).Pilot != "tarfful-wat1" && (p.Limited == 0 || p.HasKeyword("Wookiee"))
}

// passesOn is the ability of a condition to pass to another friendly ship when its
// ship is destroyed.
func passesOn(card string, fit func(*xwing.Table, xwing.Moment, board.ShipID) bool) xwing.Ability {
	lasting := func(t *xwing.Table, m xwing.Moment, id board.ShipID) bool {
		return !t.Ship(id).Destroyed && fit(t, m, id)
	}
	return xwing.Ability{When: xwing.BeforeDestroyedRemoved, Do: func(t *xwing.Table, m xwing.Moment) {
		if to := t.ChooseShip(m, friends(t, m, lasting), false); to != 0 {
			by := m
			by.Owner = t.ConditionBy(m.Owner, card)
			t.AssignCondition(by, to, card)
		}
	}}
}

// yields is the "Setup:" ability by which the opponent assigns a condition to so
// many of his own ships, out of those that pick names. One that
// has it of another card may be named again.
func yields(card string, n int, pick func(t *xwing.Table, ids []board.ShipID) []board.ShipID) xwing.Ability {
	return xwing.Ability{When: xwing.AfterPlacingForces, If: always, Do: func(t *xwing.Table, m xwing.Moment) {
		foe := t.View.OpponentOf(t.Ship(m.Owner).Seat)
		ids := t.View.ShipsAgainst(t.Ship(m.Owner).Seat)
		for range n {
			if ship := t.ChooseShipFor(foe, m, pick(t, ids), false); ship != 0 {
				t.AssignCondition(m, ship, card)
				ids = slices.DeleteFunc(ids, func(id board.ShipID) bool { return id == ship })
			}
		}
	}}
}

// dialOpens is the ability by which the dial of the ship lies open from its turn in
// the System Phase on.
func dialOpens(near func(t *xwing.Table, m xwing.Moment) bool) xwing.Ability {
	return xwing.Ability{When: xwing.DuringSystemPhase,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return t.Ship(m.Owner).Dial.Assigned && near(t, m)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.FlipDialFaceup(m.Owner) }}
}

// spendsNot forbids the ship to spend tokens of some kinds in an attack.
func spendsNot(kinds func(k board.Token) bool, in func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool) xwing.Ability {
	return xwing.Ability{Query: xwing.SpendingToken,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && kinds(m.Token) && t.Fight().Fighting(m.Ship) && in(t, m, t.View.Attack)
		},
		Refuse: func(t *xwing.Table, m xwing.Moment) *game.Refusal {
			return t.Refuse(rule.CardForbids, "refusal.card", "card", m.Card)
		}}
}

package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/gauge"
)

// imperialGauntletFighter lists the pilots of the Gauntlet Fighter that fly for the Galactic Empire.
func imperialGauntletFighter() []*xwing.Card {
	return []*xwing.Card{captainHark(), garSaxon()}
}

// captainHark slides where others stand still, as long as his wings are down.
func captainHark() *xwing.Card {
	const wings = "swivelwing"
	down := func(t *xwing.Table, m xwing.Moment) bool {
		u := t.Ship(m.Owner).Upgrade(wings)
		return you(m) && u != nil && u.Side == 0
	}
	return pilot("captainhark",
		xwing.Ability{When: xwing.AfterRevealingDial,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return down(t, m) && m.Move.Maneuver.Bearing == gauge.Stationary
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				to := m.Move.Maneuver
				to.Speed, to.Bearing = 1, gauge.SideslipBankRight
				if t.AskRather(m, m.Owner, "slip-left", "slip-right") {
					to.Bearing = gauge.SideslipBankLeft
				}
				t.ChangeManeuver(m.Owner, to)
			}},
		turnsOver(wings, false, func(t *xwing.Table, m xwing.Moment) bool { return down(t, m) && slipped(t, m) }))
}

// garSaxon has them shoot into backs.
func garSaxon() *xwing.Card {
	return pilot("garsaxon", wish(number(xwing.AttackDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool {
		return inPrimary(t) && friendlyUnitAt(t, m, gauge.Range2) && t.InArc(m.Other, m.Ship, gauge.Rear)
	}), xwing.Cost{Charges: 1}))
}

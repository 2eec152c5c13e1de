package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/gauge"
)

// scumEscapeCraft lists the pilots of the Escape Craft that fly for Scum and Villainy.
func scumEscapeCraft() []*xwing.Card {
	return []*xwing.Card{l337(), outerRimPioneer()}
}

// L3-37 navigates best without shields, her carrier by her word, too.
func l337() *xwing.Card {
	return pilot("l337-escapecraft", xwing.Ability{Query: xwing.ManeuverDifficulty,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			b := m.Move.Maneuver.Bearing
			return you(m) && !t.Ship(m.Owner).Shielded() && (b == gauge.BankLeft || b == gauge.BankRight)
		},
		By: func(*xwing.Table, xwing.Moment) int { return -1 }})
}

// The pioneer's friends shoot between the rocks.
func outerRimPioneer() *xwing.Card {
	return pilot("outerrimpioneer", number(xwing.AttackingAtObstacles, 1, func(t *xwing.Table, m xwing.Moment) bool {
		return friendlyAt(t, m, gauge.Range1)
	}))
}

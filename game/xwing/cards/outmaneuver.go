package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/catalog"
)

// Outmaneuver counts the icon on the weapon: a turret turned forward makes no
// front arc attack (X20-FAQ-004).
func outmaneuver() *xwing.Card {
	return upgrade("outmaneuver", xwing.Ability{
		Query: xwing.DefenseDiceCount,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return m.Other == m.Owner && t.View.Attack.Weapon.Arc == catalog.FrontArc && !t.InFiringArc(m.Ship, m.Owner)
		},
		By: func(_ *xwing.Table, _ xwing.Moment) int { return -1 },
	})
}

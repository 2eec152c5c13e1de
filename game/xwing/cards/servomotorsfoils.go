package cards

import "xwing/game/xwing"

// Servomotor S-foils start closed (side 1): fewer dice, and actions of the facts.
func servomotorSFoils() *xwing.Card {
	return upgrade("servomotorsfoils",
		xwing.Ability{
			Query: xwing.AttackDiceCount, Side: 1,
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && !t.View.Attack.Weapon.Special },
			By: func(_ *xwing.Table, _ xwing.Moment) int { return -1 },
		},
		xwing.Ability{
			When: xwing.BeforeActivating, May: true, Turns: true,
			Do: func(t *xwing.Table, m xwing.Moment) { t.FlipUpgrade(m.Owner, "servomotorsfoils") },
		})
}

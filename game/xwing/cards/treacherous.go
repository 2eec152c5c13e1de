package cards

import (
	"xwing/game/xwing"
	"xwing/physics"
)

// treacherous has somebody in the line of fire take the blow.
func treacherous() *xwing.Card {
	return upgrade("treacherous",
		xwing.Ability{When: xwing.BeforeNeutralizing, May: true, Cost: xwing.Cost{Charges: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				a := t.View.Attack
				return m.Other == m.Owner && len(a.Through) > 0 && t.CountResults(xwing.AttackDice, xwing.Hit, xwing.Crit) > 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				ship := t.ChooseShip(m, t.View.Attack.Through, false)
				face := xwing.Crit
				if t.CountResults(xwing.AttackDice, xwing.Crit) == 0 ||
					t.CountResults(xwing.AttackDice, xwing.Hit) > 0 && t.AskEither(m, m.Owner, "cancel-crit", "cancel-hit") == "cancel-hit" {
					face = xwing.Hit
				}
				t.CancelResult(xwing.AttackDice, face)
				t.GainTokens(ship, xwing.Strain, 1)
			}},
		xwing.Ability{When: xwing.BeforeDestroyedRemoved,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return t.AtRange(m.Owner, m.Ship, physics.Range0, physics.Range3) && t.CanRecover(m.Owner, "treacherous")
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.RecoverCharges(m.Owner, "treacherous", 1) }})
}

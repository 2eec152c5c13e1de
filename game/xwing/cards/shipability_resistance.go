package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// resistanceShipAbilities lists what ship types have that fly for the Resistance.
func resistanceShipAbilities() []*xwing.Card {
	return []*xwing.Card{
		shipAbility("adaptivesfoils", foils()...),
		shipAbility("devastatingbarrage", number(xwing.SureCrits, 99, func(t *xwing.Table, m xwing.Moment) bool {
			return attacksWith(t, m, "torpedo", "missile") && t.InArc(m.Owner, m.Other, gauge.Bullseye)
		})),
		explosionWithWings(),
		intuitiveInterface(),
		shipAbility("leavenoonebehind", leadsAway()),
		shipAbility("modularbombingmagazine", xwing.Ability{Query: xwing.PlacingSides, By: one, If: mine}),
		shipAbility("refinedgyrostabilizers", afterAction(red(catalog.Boost, catalog.Rotate)), turretOnly("front", "rear")),
	}
}

func explosionWithWings() *xwing.Card {
	return shipAbility("explosionwithwings",
		xwing.Ability{When: xwing.AfterSetup, If: always,
			Do: func(t *xwing.Table, m xwing.Moment) { t.DealDamageCard(m.Owner, false) }},
		xwing.Ability{When: xwing.AfterAction, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && m.Is(catalog.SLAM) && t.Exposable(m.Owner) > 0 && t.Ship(m.Owner).Has(board.Disarm) > 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				if t.ExposeDamage(m.Owner) {
					t.RemoveTokens(m.Owner, board.Disarm, 1)
				}
			}})
}

func intuitiveInterface() *xwing.Card {
	return shipAbility("intuitiveinterface", xwing.Ability{When: xwing.AfterAction,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && t.AddedAction(m.Owner, m.Action, "talent", "illicit", "modification")
		},
		Act: may(white(catalog.Calculate))})
}

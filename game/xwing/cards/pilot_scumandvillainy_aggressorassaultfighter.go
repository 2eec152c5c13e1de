package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// scumAggressorAssaultFighter lists the pilots of the Aggressor Assault Fighter that fly for Scum and Villainy.
func scumAggressorAssaultFighter() []*xwing.Card {
	return []*xwing.Card{
		ig88A(),
		ig88B(),
		pilot("ig88c", xwing.Ability{When: xwing.AfterAction, Act: may(white(catalog.Evade)),
			If: having(catalog.Boost)}),
		pilot("ig88d", number(xwing.SubstitutingTemplate, 1, func(_ *xwing.Table, m xwing.Moment) bool {
			return you(m) && segnorsLoop(m.Move.Maneuver.Bearing)
		})),
	}
}

func ig88A() *xwing.Card {
	calculates := func(t *xwing.Table, id board.ShipID) bool {
		return slices.ContainsFunc(t.ActionBar(id), func(a catalog.BarAction) bool { return a.Type == catalog.Calculate })
	}
	return pilot("ig88a", given(func(t *xwing.Table, m xwing.Moment) bool { return t.Ship(m.Owner).Has(board.Calculate) > 0 }, chooses(xwing.StartOfEngagement,
		func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			return othersAt(t, m, gauge.Range3, func(id board.ShipID) bool {
				return calculates(t, id) && t.RangeBetween(m.Owner, id) >= gauge.Range1
			})
		},
		func(t *xwing.Table, m xwing.Moment, id board.ShipID) { t.TransferToken(m.Owner, id, board.Calculate) })))
}

func ig88B() *xwing.Card {
	cannon := func(t *xwing.Table, m xwing.Moment) xwing.AttackTerms {
		return xwing.AttackTerms{Weapon: func(w board.Weapon) bool { return t.WeaponIn(m.Owner, w, "cannon") }}
	}
	return pilot("ig88b", xwing.Ability{When: xwing.AfterAttacking, Bonus: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && !t.View.Attack.Hit && t.CanBonusAttack(m.Owner, cannon(t, m))
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.BonusAttack(m.Owner, cannon(t, m)) }})
}

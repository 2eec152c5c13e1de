package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// rebelUT60DUWing lists the pilots of the UT-60D U-wing that fly for the Rebel Alliance.
func rebelUT60DUWing() []*xwing.Card {
	return []*xwing.Card{
		pilot("benthictwotubes", handsFocus()),
		pilot("bodhirook", seesForAll()),
		cassianAndor(),
		heffTobber(),
		pilot("k2so", xwing.Ability{When: xwing.AfterGainingToken,
			If: func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Token == board.Stress },
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Calculate, 1) }}),
		magvaYarro(),
		sawGerrera(),
	}
}

func cassianAndor() *xwing.Card {
	return pilot("cassianandor", chooses(xwing.StartOfActivation,
		func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			return othersAt(t, m, gauge.Range3, func(id board.ShipID) bool {
				return t.RangeBetween(m.Owner, id) >= gauge.Range1 && t.CanRemoveToken(id, board.Stress)
			})
		},
		func(t *xwing.Table, _ xwing.Moment, id board.ShipID) { t.RemoveTokens(id, board.Stress, 1) }))
}

func heffTobber() *xwing.Card {
	return pilot("hefftobber", xwing.Ability{When: xwing.AfterManeuver, Act: &xwing.ActionGrant{},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return t.Enemy(m.Owner, m.Ship) && t.AtRange(m.Owner, m.Ship, gauge.Range0, gauge.Range0)
		}})
}

// magvaYarro covers her friends from rerolls.
func magvaYarro() *xwing.Card {
	return pilot("magvayarro", number(xwing.MostRerolls, 1, func(t *xwing.Table, m xwing.Moment) bool {
		return t.Friendly(m.Owner, m.Other) && t.AtRange(m.Owner, m.Other, gauge.Range0, gauge.Range2)
	}))
}

func sawGerrera() *xwing.Card {
	return pilot("sawgerrera", rerollFor(func(t *xwing.Table, m xwing.Moment) bool {
		return t.Ship(m.Ship).DamageCards() > 0 && t.AtRange(m.Owner, m.Ship, gauge.Range0, gauge.Range3)
	}))
}

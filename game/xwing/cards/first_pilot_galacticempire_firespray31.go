package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// firstImperialFirespray31 lists the pilots of the Firespray-31 that fly for the Empire, first edition.
func firstImperialFirespray31() []*xwing.Card {
	otherBanks := func(t *xwing.Table, m xwing.Moment) []catalog.Maneuver {
		from := m.Move.Maneuver
		return slices.DeleteFunc(slices.Clone(t.Dial(m.Owner)), func(d catalog.Maneuver) bool {
			return d.Speed != from.Speed || d.Bearing == from.Bearing || !isBank(d.Bearing)
		})
	}
	return []*xwing.Card{
		firstPilot("bobafett-galacticempire", xwing.Ability{When: xwing.AfterRevealingDial, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && isBank(m.Move.Maneuver.Bearing)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.SetDial(m.Owner, otherBanks(t, m)) }}),
		firstPilot("kathscarlet-galacticempire", xwing.Ability{When: xwing.AfterNeutralizing, Upon: theOther,
			If: whenAttacking(func(t *xwing.Table, _ xwing.Moment, _ *board.Attack) bool { return t.Fight().NeutralizedCrit() }),
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Other, board.Stress, 1) }}),
		firstPilot("krassistrelix", rerolls(board.AttackDice, 1, func(t *xwing.Table, m xwing.Moment) bool { return you(m) && !inPrimary(t) })),
	}
}

// isBank reports whether a bearing is a bank.
func isBank(b gauge.Bearing) bool { return b == gauge.BankLeft || b == gauge.BankRight }

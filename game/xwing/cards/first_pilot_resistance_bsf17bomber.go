package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// firstResistanceBSF17Bomber lists the pilots of the B/SF-17 bomber, first edition.
func firstResistanceBSF17Bomber() []*xwing.Card {
	return []*xwing.Card{
		firstPilot("cobaltleader", number(xwing.DefenseDiceCount, -1, func(t *xwing.Table, m xwing.Moment) bool {
			return m.Other == m.Owner && slices.ContainsFunc(t.View.DevicesInPlay(), func(id board.DeviceID) bool {
				return gauge.MeasureRange(t.ShipShape(m.Ship), t.DeviceShape(id)) <= gauge.Range1
			})
		})),
		firstPilot("crimsonleader", xwing.Ability{When: xwing.ModifyingAttackDice, May: true,
			If: whenAttacking(func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
				return t.InFiringArc(m.Owner, a.Defender) && t.Fight().CountResults(board.AttackDice, board.Hit, board.Crit) > 0
			}),
			Do: func(t *xwing.Table, m xwing.Moment) {
				if t.Fight().SpendOne(m.Owner, board.AttackDice, board.Hit, board.Crit) {
					t.AssignCondition(m, m.Other, bombShy)
				}
			}}),
		firstPilot("crimsonspecialist", number(xwing.PlacingTouching, 1, func(_ *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.When == xwing.AfterRevealingDial
		})),
	}
}

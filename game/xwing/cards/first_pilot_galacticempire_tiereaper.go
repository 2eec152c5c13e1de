package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// firstImperialTIEReaper lists the pilots of the TIE Reaper, first edition.
func firstImperialTIEReaper() []*xwing.Card {
	return []*xwing.Card{
		firstPilot("captainferoph", xwing.Ability{When: xwing.ModifyingDefenseDice,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return rolls(t, m.Owner, board.DefenseDice) && t.Ship(m.Other).Has(board.Jam) > 0
			},
			Do: func(t *xwing.Table, _ xwing.Moment) { t.Fight().AddDie(board.DefenseDice, board.EvadeResult) }}),
		firstPilot("majorvermeil", xwing.Ability{When: xwing.ModifyingAttackDice, May: true,
			If: whenAttacking(func(t *xwing.Table, _ xwing.Moment, a *board.Attack) bool {
				return !focusedOrEvading(t, a.Defender) && t.Fight().CountResults(board.AttackDice, board.Blank, board.FocusResult) > 0
			}),
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.Fight().ChangeOne(m.Owner, board.AttackDice, board.Hit, board.Blank, board.FocusResult)
			}}),
		firstPilot("vizier", xwing.Ability{When: xwing.AfterManeuver, Upon: theShip, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return !you(m) && friendlyAt(t, m, gauge.Range1) && m.Move.Maneuver.Speed == 1 && m.Move.Full &&
					t.CanTransferAny(m.Owner, m.Ship, board.Focus, board.Evade)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.TransferAny(m, m.Owner, m.Ship, board.Focus, board.Evade) }}),
	}
}

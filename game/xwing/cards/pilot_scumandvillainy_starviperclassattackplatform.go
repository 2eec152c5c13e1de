package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// scumStarViperClassAttackPlatform lists the pilots of the StarViper-class Attack Platform that fly for Scum and Villainy.
func scumStarViperClassAttackPlatform() []*xwing.Card {
	return []*xwing.Card{
		dalanTurns(),
		pilot("guri", focusesNear()),
		princeXizor(),
		pilot("princexizor-armedanddangerous", xwing.Ability{When: xwing.AfterBecomingDefender, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return m.Other == m.Owner && t.Ship(m.Ship).Strained() && t.CanRemoveToken(m.Owner, board.Stress)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.RemoveTokens(m.Owner, board.Stress, 1) }}),
	}
}

func dalanTurns() *xwing.Card {
	return pilot("dalanoberos-starviperclassattackplatform", xwing.Ability{When: xwing.AfterManeuver, May: true, If: fully(0, 5),
		Cost: xwing.Cost{Gain: board.Stress, GainN: 1},
		Do:   func(t *xwing.Table, m xwing.Moment) { t.Pivot(m.Owner, t.AskPivot(m, 90, -90)) }})
}

// focusesNear may focus as a fight begins beside an enemy.
func focusesNear() xwing.Ability {
	return xwing.Ability{When: xwing.StartOfEngagement, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool { return len(enemyAt(t, m, gauge.Range1, nil)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Focus, 1) }}
}

// princeXizor has others bleed for him.
func princeXizor() *xwing.Card {
	return pilot("princexizor", given(func(t *xwing.Table, m xwing.Moment) bool {
		return m.Other == m.Owner && t.Fight().CountResults(board.AttackDice, board.Hit, board.Crit) > 0
	}, chooses(xwing.AfterNeutralizing,
		func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			return othersAt(t, m, gauge.Range1, func(id board.ShipID) bool { return inAttackArc(t, id) })
		}, takesFor)))
}

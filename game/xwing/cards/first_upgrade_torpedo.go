package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// firstTorpedoes lists the torpedoes of first edition. What an attack with one requires, spends and discards are facts.
func firstTorpedoes() []*xwing.Card {
	return []*xwing.Card{
		firstUpgrade("advprotontorpedoes", turnsWithIt(board.Blank, board.FocusResult, 3)),
		firstUpgrade("flechettetorpedoes", xwing.Ability{When: xwing.AfterAttacking, Upon: theOther,
			If: func(t *xwing.Table, m xwing.Moment) bool { return withIt(t, m) && t.Profile(m.Other).Stats.Hull <= 4 },
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Other, board.Stress, 1) }}),
		firstUpgrade("iontorpedoes", xwing.Ability{When: xwing.IfAttackHits, If: withIt, Do: func(t *xwing.Table, m xwing.Moment) {
			for _, id := range t.ShipsAt(m.Other, gauge.Range1, anyShip) {
				t.GainTokens(id, board.Ion, 1)
			}
		}}),
		firstUpgrade("plasmatorpedoes", burnsShield()),
		firstUpgrade("protontorpedoes", turnsWithIt(board.FocusResult, board.Crit, 1)),
	}
}

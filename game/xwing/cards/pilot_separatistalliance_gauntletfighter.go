package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// separatistGauntletFighter lists the pilots of the Gauntlet Fighter that fly for the Separatist Alliance.
func separatistGauntletFighter() []*xwing.Card {
	return []*xwing.Card{
		boKatanRelieves(),
		pilot("previzsla", wish(number(xwing.AttackDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && foeNoSlower(t, m)
		}), xwing.Cost{Charges: 2})),
	}
}

// boKatanRelieves takes one burden off for another.
func boKatanRelieves() *xwing.Card {
	return pilot("bokatankryze-separatistalliance", xwing.Ability{When: xwing.BeforeActivating, Upon: theShip, May: true, Cost: xwing.Cost{Charges: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return friendlyAt(t, m, gauge.Range2) && t.CanShedBut(m.Ship, board.Stress, board.Orange, board.RedColor)
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.GainTokens(m.Ship, board.Strain, 1)
			t.ShedBut(m, m.Ship, board.Stress, board.Orange, board.RedColor)
		}})
}

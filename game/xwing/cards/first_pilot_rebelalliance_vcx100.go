package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// firstRebelVCX100 lists the pilots of the VCX-100, first edition.
func firstRebelVCX100() []*xwing.Card {
	return []*xwing.Card{
		firstPilot("chopper", xwing.Ability{When: xwing.StartOfEngagement,
			If: func(t *xwing.Table, m xwing.Moment) bool { return len(touched(t, m)) > 0 },
			Do: func(t *xwing.Table, m xwing.Moment) {
				for _, id := range touched(t, m) {
					t.GainTokensFrom(t.Ship(m.Owner).Seat, id, board.Stress, 1)
				}
			}}),
		firstPilot("herasyndulla-vcx100", turnsAlike()),
		firstPilot("kananjarrus", wish(number(xwing.AttackDiceCount, -1, func(t *xwing.Table, m xwing.Moment) bool {
			return t.Enemy(m.Owner, m.Ship) && t.AtRange(m.Owner, m.Ship, gauge.Range0, gauge.Range2)
		}), xwing.Cost{Spend: board.Focus, SpendN: 1})),
	}
}

// touched are the enemies that the owner touches.
func touched(t *xwing.Table, m xwing.Moment) []board.ShipID {
	return enemyAt(t, m, gauge.Range1, func(id board.ShipID) bool { return t.View.Touch(m.Owner, id) })
}

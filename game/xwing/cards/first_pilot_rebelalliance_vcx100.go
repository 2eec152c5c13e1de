package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// firstRebelVCX100 lists the pilots of the VCX-100, first edition.
func firstRebelVCX100() []*xwing.Card {
	return []*xwing.Card{
		firstPilot("herasyndulla-vcx100", turnsAlike()),
		firstPilot("kananjarrus", wish(number(xwing.AttackDiceCount, -1, func(t *xwing.Table, m xwing.Moment) bool {
			return t.Enemy(m.Owner, m.Ship) && t.AtRange(m.Owner, m.Ship, gauge.Range0, gauge.Range2)
		}), xwing.Cost{Spend: board.Focus, SpendN: 1})),
	}
}

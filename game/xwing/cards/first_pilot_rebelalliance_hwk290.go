package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// firstRebelHWK290 lists the pilots of the HWK-290 that fly for the Rebels, first edition.
func firstRebelHWK290() []*xwing.Card {
	far := func(t *xwing.Table, m xwing.Moment) []board.ShipID { return othersAt(t, m, gauge.Range3, nil) }
	return []*xwing.Card{
		firstPilot("janors", wish(number(xwing.AttackDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return !you(m) && friendlyAt(t, m, gauge.Range3) && !t.Ship(m.Owner).Stressed()
		}), xwing.Cost{Gain: board.Stress, GainN: 1})),
		firstPilot("kylekatarn", passes(xwing.StartOfEngagement, board.Focus, far)),
		firstPilot("roarkgarnet", reskills(xwing.StartOfEngagement, 12, far)),
	}
}

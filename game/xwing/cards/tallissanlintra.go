package cards

import "xwing/game/xwing"

func tallissanLintra() *xwing.Card {
	return pilot("tallissanlintra", wish(number(xwing.DefenseDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool {
		return t.Enemy(m.Owner, m.Other) && t.InBullseye(m.Owner, m.Other)
	}), xwing.Cost{Charges: 1}))
}

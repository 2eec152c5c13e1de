package cards

import (
	"xwing/game/xwing"
)

// firstImperialTIEStriker lists the pilots of the TIE Striker, first edition.
func firstImperialTIEStriker() []*xwing.Card {
	return []*xwing.Card{
		firstPilot("countdown", takesOneBlow()),
		firstPilot("duchess", xwing.Ability{Query: xwing.ChoosingAilerons, By: one}),
		firstPilot("puresabacc", number(xwing.AttackDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && t.Ship(m.Owner).DamageCards() <= 1
		})),
	}
}

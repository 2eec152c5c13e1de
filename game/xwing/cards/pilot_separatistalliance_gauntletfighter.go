package cards

import "xwing/game/xwing"

// separatistGauntletFighter lists the pilots of the Gauntlet Fighter that fly for the Separatist Alliance.
func separatistGauntletFighter() []*xwing.Card {
	return []*xwing.Card{
		pilot("previzsla", wish(number(xwing.AttackDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && foeNoSlower(t, m)
		}), xwing.Cost{Charges: 2})),
	}
}

package cards

import "xwing/game/xwing"

// rebelGauntletFighter lists the pilots of the Gauntlet Fighter that fly for the Rebel Alliance.
func rebelGauntletFighter() []*xwing.Card {
	return []*xwing.Card{
		chopper("chopper-gauntletfighter"),
		pilot("ezrabridger-gauntletfighter", turnsFocus(2, xwing.Cost{Force: 1}, stressed)...),
	}
}

package cards

import "xwing/game/xwing"

// separatistRogueClassStarfighter lists the pilots of the Rogue-class Starfighter that fly for the Separatist Alliance.
func separatistRogueClassStarfighter() []*xwing.Card {
	return []*xwing.Card{magnaGuardProtector()}
}

func magnaGuardProtector() *xwing.Card {
	return pilot("magnaguardprotector", assignsFriend("guarded", notThe("magnaguardprotector")))
}

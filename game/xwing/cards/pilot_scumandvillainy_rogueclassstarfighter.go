package cards

import "xwing/game/xwing"

// scumRogueClassStarfighter lists the pilots of the Rogue-class Starfighter that fly for Scum and Villainy.
func scumRogueClassStarfighter() []*xwing.Card {
	return []*xwing.Card{viktorHel("viktorhel-rogueclassstarfighter")}
}

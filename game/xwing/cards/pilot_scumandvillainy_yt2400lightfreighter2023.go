package cards

import "xwing/game/xwing"

// scumYT2400LightFreighter2023 lists the pilots of the YT-2400 Light Freighter (2023) that fly for Scum and Villainy.
func scumYT2400LightFreighter2023() []*xwing.Card {
	return []*xwing.Card{
		also(dashAmongRocks("dashrendar-swz103-lsl-scumandvillainy"), "dashrendar-swz103-sl-scumandvillainy"),
		also(pilot("leebo-swz103-lsl-scumandvillainy", computesLock()), "leebo-swz103-sl-scumandvillainy"),
	}
}

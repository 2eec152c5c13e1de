package cards

import "xwing/game/xwing"

// rebelYT2400LightFreighter2023 lists the pilots of the YT-2400 Light Freighter (2023) that fly for the Rebel Alliance.
func rebelYT2400LightFreighter2023() []*xwing.Card {
	return []*xwing.Card{
		also(dashAmongRocks("dashrendar-swz103-lsl-rebelalliance"), "dashrendar-swz103-sl-rebelalliance"),
		also(pilot("leebo-swz103-lsl-rebelalliance", computesLock()), "leebo-swz103-sl-rebelalliance"),
	}
}

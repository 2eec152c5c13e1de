package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// resistanceScavengedYT1300 lists the pilots of the Scavenged YT-1300 that fly for the Resistance.
func resistanceScavengedYT1300() []*xwing.Card {
	return []*xwing.Card{
		hanSoloResistance(),
		pilot("rey", turns(board.Blank, 1, xwing.Cost{Force: 1}, foeIn(gauge.Front))...),
	}
}

func hanSoloResistance() *xwing.Card {
	return pilot("hansolo-scavengedyt1300", xwing.Ability{Query: xwing.SettingUpAnywhere, By: one})
}

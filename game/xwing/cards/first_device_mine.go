package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/catalog"
)

// firstMines lists the bombs of first edition that detonate as a ship overlaps them.
func firstMines() []*xwing.Card {
	return []*xwing.Card{firstDevice(catalog.ProximityMine, &xwing.Blast{Met: true, Dice: 3, Ship: matching(0)})}
}

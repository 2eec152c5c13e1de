package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
)

// mineDevices lists the devices of the type mine.
func mineDevices() []*xwing.Card {
	return []*xwing.Card{clusterMine(), connerNet(), proximityMine()}
}

func clusterMine() *xwing.Card {
	return device("clustermine", &xwing.Blast{Met: true, Dice: 2, Ship: matching(0)})
}

func connerNet() *xwing.Card {
	return device("connernet", &xwing.Blast{Met: true, Ship: each(suffers(1, 0), gains(board.Ion, 3))})
}

func proximityMine() *xwing.Card {
	return device("proximitymine", &xwing.Blast{Met: true, Dice: 2, Ship: matching(1)})
}

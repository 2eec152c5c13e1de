package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
)

func mines() []*xwing.Card {
	return []*xwing.Card{clusterMine(), clusterMines(), connerNet(), connerNets(), proximityMine(), proximityMines()}
}

func clusterMine() *xwing.Card {
	return device("clustermine", &xwing.Blast{Met: true, Dice: 2, Ship: matching(0)})
}

// A set of cluster mines is three mines side by side.
func clusterMines() *xwing.Card {
	return drained(dropper("clustermines", &xwing.Placing{Device: "clustermine", Ways: board.Drops(straight(1)), Beside: []int{-40, 40}}))
}

func connerNet() *xwing.Card {
	return device("connernet", &xwing.Blast{Met: true, Ship: each(suffers(1, 0), gains(board.Ion, 3))})
}

func connerNets() *xwing.Card {
	return drained(dropper("connernets", &xwing.Placing{Device: "connernet", Ways: board.Drops(straight(1))}))
}

func proximityMine() *xwing.Card {
	return device("proximitymine", &xwing.Blast{Met: true, Dice: 2, Ship: matching(1)})
}

func proximityMines() *xwing.Card {
	return drained(dropper("proximitymines", &xwing.Placing{Device: "proximitymine", Ways: board.Drops(straight(1))}))
}

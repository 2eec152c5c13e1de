package cards

import (
	"slices"

	"xwing/game/armada"
)

func officers() []*armada.Card {
	return slices.Concat(dialOfficers(), commandOfficers(), attackOfficers(), defenseOfficers(), squadronOfficers(), roundOfficers(),
		[]*armada.Card{ministerTua()})
}

// ministerTua is about the upgrade bar alone: her facts say all.
func ministerTua() *armada.Card { return upgrade("minister-tua") }

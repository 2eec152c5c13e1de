package cards

import (
	"slices"

	"xwing/game/xwing"
)

// loadout lists the upgrades of most slots.
func loadout() []*xwing.Card {
	return slices.Concat(talents(), factionTalents(), gunners(), astromechs(), clonesAndOthers(), forcePowers(), specialWeapons(), crew(), titles(), systems())
}

package shelf

import (
	"slices"

	"xwing/game/armada/catalog"
	"xwing/game/armada/fleet"
)

// alone are the breaches that a ship with a card breaks by that alone: what they are is no matter of the fleet around them.
var alone = []fleet.Kind{fleet.WrongFaction, fleet.NoSlot, fleet.SlotRemoved, fleet.WrongIcon, fleet.WrongName, fleet.WrongShip,
	fleet.WrongSize, fleet.NoTag, fleet.WrongTag, fleet.HasSlot, fleet.AddsToHuge, fleet.FlotillaFlagship, fleet.Removed,
	fleet.UnknownUpgrade}

// Takers are the ships that can equip an upgrade, by names: of those of its faction those with its icons that its restrictions
// let take it.
func (s *Shelf) Takers(upgrade string) (ships []*catalog.Ship) {
	for _, c := range s.cat.Ships() {
		f := fleet.Fleet{Faction: c.Faction, Points: fleet.StandardPoints, Ships: []fleet.Ship{{ID: c.ID, Upgrades: []string{upgrade}}}}
		if !slices.ContainsFunc(f.Check(s.cat), func(b fleet.Breach) bool { return slices.Contains(alone, b.Kind) }) {
			ships = append(ships, c)
		}
	}
	return ships
}

package squad

import (
	"slices"

	"xwing/game/catalog"
)

// slots checks that the ship's upgrade bar has an icon for every slot its upgrades fill, with the slots
// that some of them add or take away (X20-SQB-003).
func (c *checker) slots(sh ship) {
	free := slices.Clone(sh.printed.Slots)
	var waiting []catalog.Upgrade
	// Cards that change the bar first: they open slots for the others, or close them.
	for _, changes := range []bool{true, false} {
		for _, u := range sh.upgrades {
			if changesBar(u) == changes {
				waiting = append(waiting, u)
			}
		}
	}
	for {
		i := slices.IndexFunc(waiting, func(u catalog.Upgrade) bool { return missing(free, u) == 0 })
		if i < 0 {
			break
		}
		free = equip(free, waiting[i])
		waiting = slices.Delete(waiting, i, i+1)
	}
	for _, u := range waiting {
		c.add("X20-SQB-003", NoSlot, sh.index, u.XWS, "slot", missing(free, u).String())
	}
}

func changesBar(u catalog.Upgrade) bool {
	return slices.ContainsFunc(u.Sides[0].Grants, func(g catalog.Grant) bool { return g.Kind == catalog.GrantSlot })
}

// missing is a slot that the upgrade needs and finds no free one for; zero if it fits.
func missing(free []catalog.UpgradeType, u catalog.Upgrade) catalog.UpgradeType {
	left := slices.Clone(free)
	for _, slot := range u.Slots {
		i := slices.Index(left, slot)
		if i < 0 {
			return slot
		}
		left = slices.Delete(left, i, i+1)
	}
	return 0
}

// equip is the free slots once the upgrade has filled its own and changed the bar.
func equip(free []catalog.UpgradeType, u catalog.Upgrade) []catalog.UpgradeType {
	free = slices.Clone(free)
	remove := func(slot catalog.UpgradeType) {
		if i := slices.Index(free, slot); i >= 0 {
			free = slices.Delete(free, i, i+1)
		}
	}
	for _, slot := range u.Slots {
		remove(slot)
	}
	for _, g := range u.Sides[0].Grants {
		if g.Kind != catalog.GrantSlot {
			continue
		}
		for range g.Amount {
			free = append(free, g.Slot)
		}
		for range -g.Amount {
			remove(g.Slot)
		}
	}
	return free
}

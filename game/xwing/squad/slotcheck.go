package squad

import (
	"slices"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/rule"
)

// eitherSlot are the ship abilities that let a ship equip one upgrade of either of some types, beside its
// upgrade bar (X25-SQD-023).
var eitherSlot = map[string][]catalog.UpgradeType{
	"Weapon Hardpoint": {catalog.CannonSlot, catalog.TorpedoSlot, catalog.MissileSlot},
	"Versatile Frame":  {catalog.TorpedoSlot, catalog.MissileSlot},
}

// bar is what is free of a ship's upgrade bar.
type bar struct {
	slots  []catalog.UpgradeType
	either []catalog.UpgradeType // one more, of one of these types
}

// newBar is the printed upgrade bar of a ship.
func newBar(printed catalog.Profile) bar {
	return bar{slices.Clone(printed.Slots), eitherSlot[printed.Ability]}
}

// slots checks that the ship's upgrade bar has an icon for every slot its upgrades fill, with the slots
// that some of them add or take away (X20-SQB-003).
func (c *checker) slots(sh ship) {
	_, waiting := newBar(sh.printed).fill(sh.upgrades)
	for _, u := range waiting {
		c.add(rule.UpgradeSlots, NoSlot, sh.index, u.XWS, "slot", u.missing.String())
	}
}

// unplaced is an upgrade that finds no free slot.
type unplaced struct {
	catalog.Upgrade
	missing catalog.UpgradeType
}

// fill puts the upgrades into their slots and returns what is free then, and those that find no place.
// Cards that change the bar come first: they open slots for the others, or close them.
func (b bar) fill(upgrades []catalog.Upgrade) (bar, []unplaced) {
	var waiting []catalog.Upgrade
	for _, changes := range []bool{true, false} {
		for _, u := range upgrades {
			if changesBar(u) == changes {
				waiting = append(waiting, u)
			}
		}
	}
	for {
		i := slices.IndexFunc(waiting, func(u catalog.Upgrade) bool { _, missing := b.equip(u); return missing == 0 })
		if i < 0 {
			break
		}
		b, _ = b.equip(waiting[i])
		waiting = slices.Delete(waiting, i, i+1)
	}
	var left []unplaced
	for _, u := range waiting {
		_, missing := b.equip(u)
		left = append(left, unplaced{u, missing})
	}
	return b, left
}

func changesBar(u catalog.Upgrade) bool {
	return slices.ContainsFunc(u.Sides[0].Grants, func(g catalog.Grant) bool { return g.Kind == catalog.GrantSlot })
}

// equip is the bar once the upgrade has filled its slots and changed the bar; missing is a slot that it
// needs and finds no free one for, zero if it fits.
func (b bar) equip(u catalog.Upgrade) (after bar, missing catalog.UpgradeType) {
	after = bar{slices.Clone(b.slots), b.either}
	for _, slot := range u.Slots {
		switch {
		case after.take(slot):
		case slices.Contains(after.either, slot):
			after.either = nil
		default:
			return b, slot
		}
	}
	for _, g := range u.Sides[0].Grants {
		if g.Kind != catalog.GrantSlot {
			continue
		}
		for range g.Amount {
			after.slots = append(after.slots, g.Slot)
		}
		for range -g.Amount {
			after.take(g.Slot)
		}
	}
	return after, 0
}

// take fills one free slot of the type, if there is one.
func (b *bar) take(slot catalog.UpgradeType) bool {
	i := slices.Index(b.slots, slot)
	if i >= 0 {
		b.slots = slices.Delete(b.slots, i, i+1)
	}
	return i >= 0
}

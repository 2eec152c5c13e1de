package fleet

import (
	"slices"

	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

// slots tells of the upgrades that find no icon, and what the others do to the bar.
func (c *checker) slots(s *shipAt) {
	_, left := fill(s.card, s.upgrades)
	for _, u := range left {
		c.noSlot(s, u)
	}
	for _, u := range s.upgrades {
		c.bar(s, u)
	}
}

// opening is an icon of a ship's upgrade bar.
type opening struct {
	slot catalog.Slot
	by   *catalog.Upgrade // that adds it; nil: it is printed
	card *catalog.Upgrade // that takes it; nil: it is free
}

// fill equips a ship's upgrades one after the other, those first that add icons, until no further one finds its icons:
// what is legal may hang on an icon that another card adds (ARM-FLB-031). An upgrade takes all its icons at once
// (ARM-FLB-020); commanders and titles take none of the bar (ARM-FLB-035). It returns the bar, and those left over.
func fill(ship *catalog.Ship, upgrades []*catalog.Upgrade) (bar []opening, left []*catalog.Upgrade) {
	for _, slot := range ship.Slots {
		bar = append(bar, opening{slot: slot})
	}
	left = slices.Clone(upgrades)
	slices.SortStableFunc(left, func(a, b *catalog.Upgrade) int { return min(len(b.Adds), 1) - min(len(a.Adds), 1) })
	for again := true; again; {
		again = false
		for i, u := range left {
			if !equip(bar, u) {
				continue
			}
			if ship.Size != gauge.Huge {
				for _, slot := range u.Adds {
					bar = append(bar, opening{slot: slot, by: u})
				}
			}
			left, again = slices.Delete(left, i, i+1), true
			break
		}
	}
	return bar, left
}

// equip has an upgrade take its icons of the bar; ok is false, and none is taken, if one of them is not free.
func equip(bar []opening, u *catalog.Upgrade) (ok bool) {
	var taken []int
	for _, slot := range u.Slots {
		if !slot.InBar() {
			continue
		}
		i := 0
		for i < len(bar) && (bar[i].slot != slot || bar[i].card != nil || slices.Contains(taken, i)) {
			i++
		}
		if i == len(bar) {
			return false
		}
		taken = append(taken, i)
	}
	for _, i := range taken {
		bar[i].card = u
	}
	return true
}

// noSlot tells of an upgrade that finds no icon, or not all of its group.
func (c *checker) noSlot(s *shipAt, u *catalog.Upgrade) {
	rule := "ARM-FLB-019"
	if len(u.Slots) > 1 {
		rule = "ARM-FLB-020"
	}
	c.add(rule, NoSlot, s.place(u), "slot", u.Slots[0].String())
}

// bar checks what an upgrade asks of the ship's upgrade bar beside its own icons, and what the others do to it.
func (c *checker) bar(s *shipAt, u *catalog.Upgrade) {
	if s.card.Size == gauge.Huge && len(u.Adds) > 0 {
		c.add("ARM-FLB-030", AddsToHuge, s.place(u), "slot", u.Adds[0].String())
	}
	printed := slices.Clone(s.card.Slots)
	for _, other := range s.upgrades {
		if other != u {
			printed = append(printed, other.Adds...)
		}
		if i := slices.IndexFunc(other.Removes, u.Is); i >= 0 {
			c.add("ARM-FLB-031", SlotRemoved, s.place(u), "slot", other.Removes[i].String(), "by", other.ID)
		}
	}
	r := u.Restrictions
	if len(r.WithoutSizes) > 0 && !slices.Contains(r.WithoutSizes, s.card.Size) {
		return
	}
	for _, slot := range r.Without {
		if slices.Contains(printed, slot) {
			c.add("ARM-FLB-029", HasSlot, s.place(u), "slot", slot.String())
		}
	}
}

package fleet

import (
	"slices"

	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

// slots equips a ship's upgrades one after the other, those first that add icons, until no further one finds its icons:
// what is legal may hang on an icon that another card adds (ARM-FLB-031). An upgrade takes all its icons at once
// (ARM-FLB-020); commanders and titles take none of the bar (ARM-FLB-035).
func (c *checker) slots(s *shipAt) {
	bar := slices.Clone(s.card.Slots)
	left := slices.Clone(s.upgrades)
	slices.SortStableFunc(left, func(a, b *catalog.Upgrade) int { return min(len(b.Adds), 1) - min(len(a.Adds), 1) })
	for again := true; again; {
		again = false
		for i, u := range left {
			after, ok := equip(bar, u)
			if !ok {
				continue
			}
			if s.card.Size != gauge.Huge {
				after = append(after, u.Adds...)
			}
			bar, left, again = after, slices.Delete(left, i, i+1), true
			break
		}
	}
	for _, u := range left {
		c.noSlot(s, u)
	}
	for _, u := range s.upgrades {
		c.bar(s, u)
	}
}

// equip is the bar without the icons that an upgrade takes; ok is false if it lacks one of them.
func equip(bar []catalog.Slot, u *catalog.Upgrade) (after []catalog.Slot, ok bool) {
	after = slices.Clone(bar)
	for _, slot := range u.Slots {
		if !slot.InBar() {
			continue
		}
		i := slices.Index(after, slot)
		if i < 0 {
			return bar, false
		}
		after = slices.Delete(after, i, i+1)
	}
	return after, true
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

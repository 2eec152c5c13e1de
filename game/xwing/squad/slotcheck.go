package squad

import (
	"slices"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/rule"
)

// eitherSlot are the ship abilities that let a ship equip one upgrade of either of some types, beside its
// upgrade bar (X25-SQD-023).
var eitherSlot = map[string]*catalog.Grant{
	"Weapon Hardpoint": {Slot: catalog.CannonSlot, Or: []catalog.UpgradeType{catalog.TorpedoSlot, catalog.MissileSlot}},
	"Versatile Frame":  {Slot: catalog.TorpedoSlot, Or: []catalog.UpgradeType{catalog.MissileSlot}},
}

// bar is what is free of a ship's upgrade bar.
type bar struct {
	openings []opening
	list     catalog.Ruleset // whose costs count
	opened   int             // how many openings there have been
	told     *[]taken        // where it is to be told which cards took which; else nil
}

// opening is a free slot of an upgrade bar.
type opening struct {
	slot catalog.UpgradeType
	by   *catalog.Grant // what opened it, and for which cards; nil: it is printed
	at   int            // the how manieth it is
	from string         // the upgrade that added it, or lets it be treated as others; "" for none
}

// taken is an opening that is free no more.
type taken struct {
	opening
	card   string // that took it
	closed bool   // it took it away, and fills another one
}

// bar is the printed upgrade bar of a ship; in epic games of second edition each but a huge one has a command
// slot more (X25-EPC-002).
func (m Mode) bar(cat *catalog.Catalog, printed catalog.Profile) bar {
	b := bar{openings: make([]opening, 0, len(printed.Slots)+2), list: m.Ruleset}
	if m.Epic && !printed.Ship.Huge() {
		for _, slot := range cat.EpicSlots() {
			b.open(opening{slot: slot})
		}
	}
	for _, slot := range printed.Slots {
		b.open(opening{slot: slot})
	}
	if either := eitherSlot[printed.Ability]; either != nil {
		b.open(opening{slot: either.Slot, by: either})
	}
	return b
}

// open adds an opening.
func (b *bar) open(o opening) {
	o.at = b.opened
	b.opened++
	b.openings = append(b.openings, o)
}

// slots checks that the ship's upgrade bar has an icon for every slot its upgrades fill, with the slots
// that some of them add or take away (X20-SQB-003).
func (c *checker) slots(sh *ship) {
	_, waiting := c.mode.bar(c.cat, sh.printed).fill(sh.upgrades)
	for _, u := range waiting {
		broken := rule.UpgradeSlots
		if u.missing == catalog.ModificationSlot || u.missing == catalog.TitleSlot {
			broken = rule.OneModification
		}
		c.add(broken, NoSlot, sh.index, u.XWS, "slot", u.missing.String())
	}
}

// unplaced is an upgrade that finds no free slot.
type unplaced struct {
	*catalog.Upgrade
	missing catalog.UpgradeType
}

// fill puts the upgrades into their slots and returns what is free then, and those that find no place.
// Cards that change the bar come first, those that close slots before those that open some.
func (b bar) fill(upgrades []catalog.Upgrade) (bar, []unplaced) {
	waiting := make([]*catalog.Upgrade, len(upgrades))
	for i := range upgrades {
		waiting[i] = &upgrades[i]
	}
	slices.SortStableFunc(waiting, func(a, b *catalog.Upgrade) int { return int(changesOf(a) - changesOf(b)) })
	for i := 0; i < len(waiting); {
		after, missing := b.equip(waiting[i])
		if i++; missing == 0 { // others may find a slot now
			b, waiting, i = after, slices.Delete(waiting, i-1, i), 0
		}
	}
	var left []unplaced
	for _, u := range waiting {
		_, missing := b.equip(u)
		left = append(left, unplaced{u, missing})
	}
	return b, left
}

// changes is what an upgrade does to the upgrade bar.
type changes int

const (
	closes    changes = iota // it takes slots away, whatever else it does
	opensOwn                 // it adds a slot like the one that it fills: another card there would keep it out
	opensMore                // it adds slots
	changesNothing
)

func changesOf(u *catalog.Upgrade) changes {
	kind := changesNothing
	for i := range u.Sides[0].Grants {
		g := &u.Sides[0].Grants[i]
		switch {
		case g.Kind == catalog.GrantTreat && kind == changesNothing:
			kind = opensMore
		case g.Kind != catalog.GrantSlot:
		case g.Amount < 0:
			return closes
		case u.Is(g.Slot):
			kind = opensOwn
		case kind == changesNothing:
			kind = opensMore
		}
	}
	return kind
}

// equip is the bar once the upgrade has filled its slots and changed the bar; missing is a slot that it
// needs and finds no free one for, zero if it fits.
func (b bar) equip(u *catalog.Upgrade) (after bar, missing catalog.UpgradeType) {
	after = b
	after.openings = slices.Clone(b.openings)
	if b.told != nil {
		told := slices.Clone(*b.told)
		after.told = &told
	}
	for _, slot := range u.Slots {
		if !after.take(slot, u, u.XWS) {
			return b, slot
		}
	}
	for i := range u.Sides[0].Grants {
		g := &u.Sides[0].Grants[i]
		if g.Kind == catalog.GrantTreat {
			for j, o := range after.openings {
				if o.slot == g.Slot && o.by == nil {
					after.openings[j].by, after.openings[j].from = g, u.XWS
				}
			}
		}
		if g.Kind != catalog.GrantSlot {
			continue
		}
		for range g.Amount {
			after.open(opening{slot: g.Slot, by: g, from: u.XWS})
		}
		for range -g.Amount {
			after.take(g.Slot, nil, u.XWS)
		}
	}
	return after, 0
}

// take fills one free slot of the type, if there is one that the upgrade may fill: the one that the fewest others may
// fill. Without an upgrade it closes one. By is the card that is the cause.
func (b *bar) take(slot catalog.UpgradeType, u *catalog.Upgrade, by string) bool {
	best, least := -1, 0
	for i, p := range b.openings {
		if !p.takes(slot, u, b.list) {
			continue
		}
		if open := p.openness(); best < 0 || open < least {
			best, least = i, open
		}
	}
	if best >= 0 {
		if b.told != nil {
			*b.told = append(*b.told, taken{b.openings[best], by, u == nil})
		}
		b.openings = slices.Delete(b.openings, best, best+1)
	}
	return best >= 0
}

// takes reports whether an upgrade may fill the opening as a slot of the type.
func (o opening) takes(slot catalog.UpgradeType, u *catalog.Upgrade, list catalog.Ruleset) bool {
	switch {
	case o.by == nil:
		return o.slot == slot
	case o.slot != slot && !slices.Contains(o.by.Or, slot):
		return false
	case u == nil || o.by.UpTo == 0 && !o.by.Unique:
		return true
	}
	rules, _ := u.Rules(list)
	return (o.by.UpTo == 0 || rules.Cost.Fixed <= o.by.UpTo) && (!o.by.Unique || u.Limited > 0)
}

// openness orders openings by how many cards may fill them.
func (o opening) openness() int {
	switch {
	case o.by == nil:
		return 1
	case o.by.Or != nil:
		return 2
	case o.by.UpTo == 0 && !o.by.Unique:
		return 1
	}
	return 0
}

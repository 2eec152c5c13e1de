package xwing

import (
	"slices"

	"xwing/game/xwing/squad/draft"
)

// take takes a card that is offered: into the squad, or into the slot, from which it goes if it is there.
func (b *builderScreen) take(o *offer) {
	if b.adding {
		b.takeShip(o)
		return
	}
	slots := b.slots()
	if b.slot < 0 || b.slot >= len(slots) {
		return
	}
	switch in := slots[b.slot]; {
	case o.taken:
		b.kept(b.draft.Take(b.ship, in.At))
	case in.At >= 0:
		b.kept(b.draft.Replace(b.ship, in.At, o.id))
	default:
		b.kept(b.draft.Put(b.ship, in.ID, o.id))
	}
	b.stayAt(o.id)
	b.page = shipPage // where there is room for one column alone
	b.find, b.pointed = "", false
	b.client.Touch()
}

// takeShip takes a ship card that is offered, or a quick build.
func (b *builderScreen) takeShip(o *offer) {
	at := -1
	switch {
	case b.instead:
		b.swapFor(o)
		return
	case o.build != nil:
		at = b.draft.AddBuild(o.build)
	default:
		at = b.draft.Add(o.id)
	}
	if at >= 0 {
		b.ship = at
	}
	b.changed()
	b.look("")
}

// swap has the ship cards offered that could stand in place of the ship's.
func (b *builderScreen) swap() {
	if b.ship < 0 || b.mode().Quick || b.otherSection() >= 0 {
		return
	}
	b.add()
	b.instead = true
	b.look("")
}

// swapFor puts a ship card in the place of the ship's; upgrades that do not fit it are told first.
func (b *builderScreen) swapFor(o *offer) {
	a, ship, pilot := b.client, b.ship, o.id
	change, err := b.draft.Swapped(ship, pilot)
	if err != nil {
		a.Fail(err)
		return
	}
	do := func() {
		b.kept(b.draft.Swap(ship, pilot))
		b.show(ship)
		b.page = shipPage
	}
	if !slices.ContainsFunc(change.Ships[0].Cards, func(c draft.CardChange) bool { return c.Gone }) {
		do()
		return
	}
	a.Cover(builderMove{b, a.Say("build-swap-title", "ship", o.name), a.Say("build-swap"), change, do})
}

package armada

import (
	"slices"

	"xwing/game/armada/catalog"
)

// show turns to a ship of the fleet.
func (b *builderScreen) show(ship int) {
	b.ship, b.entry, b.fill = ship, -1, fillNothing
	b.look("")
}

// showWing turns to an entry of the squadrons; others are offered beside it.
func (b *builderScreen) showWing(entry int) {
	b.add(fillSquadrons)
	b.entry = entry
}

// look looks for other words among the offers, from the first on.
func (b *builderScreen) look(find string) {
	b.find, b.at, b.pointed, b.hot = find, 0, find != "", ""
	b.client.UI.Top("builder.fits.list")
	b.client.Touch()
}

// open turns to a slot of the ship, by its place.
func (b *builderScreen) open(slot int) {
	if slot < 0 || slot >= len(b.slots()) {
		return
	}
	b.slot, b.fill, b.entry = slot, fillSlot, -1
	b.look("")
	b.page = fitsPage
}

// add has cards offered that may join the fleet.
func (b *builderScreen) add(what filling) {
	b.fill, b.entry = what, -1
	b.look("")
	b.page = fitsPage
}

// aim has objectives of a category offered.
func (b *builderScreen) aim(c catalog.Category) {
	b.category = c
	b.add(fillObjective)
}

// take takes a card that is offered: into the fleet, or into the slot, from which it goes if it is there.
func (b *builderScreen) take(o *offer) {
	b.client.Touch()
	switch b.fill {
	case fillShips:
		if at := b.draft.Add(o.id); at >= 0 {
			b.ship = at
		}
	case fillSquadrons:
		b.entry = b.draft.AddSquadron(o.id)
	case fillObjective:
		id := o.id
		if o.taken {
			id = ""
		}
		b.kept(b.draft.Objective(b.category, id))
		return
	case fillSlot:
		b.equip(o)
		return
	}
	b.changed()
	if b.find != "" {
		b.look("")
	}
}

// equip puts a card that is offered into the slot.
func (b *builderScreen) equip(o *offer) {
	switch in := b.slots()[b.slot]; {
	case o.taken:
		b.kept(b.draft.Take(b.ship, in.At))
	case in.At >= 0:
		b.kept(b.draft.Replace(b.ship, in.At, o.id))
	default:
		b.kept(b.draft.Put(b.ship, o.id))
	}
	slots := b.slots() // others may have come before it, or gone
	if b.slot >= len(slots) || slots[b.slot].Card != o.id {
		for i := range slots {
			if slots[i].Card == o.id {
				b.slot = i
			}
		}
	}
	b.slot = min(b.slot, len(slots)-1)
	b.find, b.pointed = "", false
	b.page = cardPage // where there is room for one column alone
}

// takeOut takes out what is in a slot of the ship.
func (b *builderScreen) takeOut(slot int) {
	if slots := b.slots(); slot < len(slots) && slots[slot].Card != "" {
		b.kept(b.draft.Take(b.ship, slots[slot].At))
		if b.slot >= len(b.slots()) {
			b.fill = fillNothing
		}
	}
}

// out takes out what the keys are at: a squadron, an objective, the card of a slot, else the ship.
func (b *builderScreen) out() {
	switch {
	case b.fill == fillSquadrons:
		b.less(b.entry)
	case b.fill == fillObjective:
		b.kept(b.draft.Objective(b.category, ""))
	case b.fill == fillSlot:
		b.takeOut(b.slot)
	case b.ship >= 0:
		b.remove()
	}
}

// remove takes the ship that is shown out of the fleet.
func (b *builderScreen) remove() {
	b.kept(b.draft.Remove(b.ship))
	if b.ship = min(b.ship, len(b.fleet().Ships)-1); b.ship < 0 {
		b.add(fillShips)
		return
	}
	b.show(b.ship)
}

// less takes one squadron of an entry out.
func (b *builderScreen) less(entry int) {
	all := b.fleet().Squadrons
	if entry < 0 || entry >= len(all) {
		return
	}
	b.kept(b.draft.TakeSquadron(entry))
	if n := len(b.fleet().Squadrons); n < len(all) && b.entry >= entry {
		b.entry = min(b.entry, n-1)
	}
}

// more has one squadron more of an entry.
func (b *builderScreen) more(entry int) {
	b.draft.AddSquadron(b.fleet().Squadrons[entry].ID)
	b.changed()
}

// twice has what is shown once more: the ship, or a squadron.
func (b *builderScreen) twice() {
	switch {
	case b.fill == fillSquadrons && b.entry >= 0:
		b.more(b.entry)
	case b.fill != fillSquadrons && b.ship >= 0:
		ship, err := b.draft.Duplicate(b.ship)
		b.ship = ship
		b.kept(err)
	}
}

// move puts a ship elsewhere in the fleet.
func (b *builderScreen) move(from, to int) {
	if n := len(b.fleet().Ships); from < 0 || to < 0 || to >= n || from == to {
		return
	}
	if b.kept(b.draft.Move(from, to)); b.ship == from {
		b.ship = to
	}
}

// moveWing puts an entry of the squadrons elsewhere.
func (b *builderScreen) moveWing(from, to int) {
	if n := len(b.fleet().Squadrons); from < 0 || to < 0 || to >= n || from == to {
		return
	}
	if b.kept(b.draft.MoveSquadron(from, to)); b.entry == from {
		b.entry = to
	}
}

// back takes the latest change back, or brings it again.
func (b *builderScreen) back(again bool) {
	if again {
		b.draft.Redo()
	} else {
		b.draft.Undo()
	}
	b.changed()
	b.title = b.fleet().Name
	b.ship = min(max(b.ship, 0), len(b.fleet().Ships)-1)
	b.entry = min(b.entry, len(b.fleet().Squadrons)-1)
	if b.fill == fillSlot && b.slot >= len(b.slots()) {
		b.fill = fillNothing
	}
	if b.ship < 0 && b.fill == fillNothing {
		b.add(fillShips)
	}
}

// step goes to the next of what is shown: ships, then entries of the squadrons.
func (b *builderScreen) step(by int) {
	ships, wings := len(b.fleet().Ships), len(b.fleet().Squadrons)
	at := b.ship
	if b.entry >= 0 {
		at = ships + b.entry
	}
	at = min(max(at+by, 0), ships+wings-1)
	switch {
	case at < 0:
	case at < ships:
		b.show(at)
	default:
		b.showWing(at - ships)
	}
}

// nextAim has objectives offered, of the first category and then of the next.
func (b *builderScreen) nextAim() {
	all := catalog.Categories()
	if b.fill != fillObjective {
		b.aim(all[0])
		return
	}
	b.aim(all[(slices.Index(all, b.category)+1)%len(all)])
}

// changed says that the fleet is another one now.
func (b *builderScreen) changed() {
	b.rev++
	b.total = ""
	b.keepDraft()
	b.client.Touch()
}

// kept says so of a change, or why there was none.
func (b *builderScreen) kept(err error) {
	if err != nil {
		b.client.Fail(err)
	}
	b.changed()
}

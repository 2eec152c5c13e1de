package xwing

// show turns to a ship of the squad.
func (b *builderScreen) show(ship int) {
	b.ship, b.slot, b.adding, b.instead = ship, -1, false, false
	b.look("")
}

// look looks for other words among the offers, from the first on.
func (b *builderScreen) look(find string) {
	b.find, b.at, b.pointed, b.hot = find, 0, find != "", ""
	b.client.UI.Top("builder.fits.list")
	b.client.Touch()
}

// open turns to a slot of the ship, by its place.
func (b *builderScreen) open(slot int) {
	slots := b.slots()
	if slot < 0 || slot >= len(slots) || slots[slot].Fixed {
		return
	}
	b.slot, b.adding, b.instead = slot, false, false
	b.look("")
	b.page = fitsPage
}

// add has ship cards offered.
func (b *builderScreen) add() {
	b.adding, b.instead, b.slot = true, false, -1
	b.look("")
	b.page = fitsPage
}

// empty takes out what is in a slot of the ship.
func (b *builderScreen) empty(slot int) {
	if slots := b.slots(); slot < len(slots) && slots[slot].Card != "" && !slots[slot].Fixed {
		b.kept(b.draft.Take(b.ship, slots[slot].At))
	}
}

// out takes out what the keys are at: the card of a slot, else the ship.
func (b *builderScreen) out() {
	switch {
	case b.slot >= 0:
		b.empty(b.slot)
	case b.ship >= 0:
		b.remove(b.ship)
	}
}

// remove takes a ship out of the squad, with its other section.
func (b *builderScreen) remove(ship int) {
	ships := []int{ship}
	if other := b.squad().OtherSection(b.client.kit.Facts, b.mode(), ship); other >= 0 {
		ships = append(ships, other)
	}
	b.kept(b.draft.Remove(ships...))
	b.ship, b.slot = min(b.ship, len(b.squad().Pilots)-1), -1
	if b.ship < 0 {
		b.add()
	}
	b.client.Touch()
}

// twice has a ship in the squad once more.
func (b *builderScreen) twice() {
	if b.ship < 0 || b.otherSection() >= 0 {
		return
	}
	ship, err := b.draft.Duplicate(b.ship)
	b.ship = ship
	b.kept(err)
}

// move puts a ship elsewhere in the squad.
func (b *builderScreen) move(from, to int) {
	n := len(b.squad().Pilots)
	if from < 0 || to < 0 || to >= n || from == to {
		return
	}
	if b.kept(b.draft.Move(from, to)); b.ship == from {
		b.ship = to
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
	b.title = b.squad().Name
	b.ship = min(max(b.ship, 0), len(b.squad().Pilots)-1)
	if b.slot >= len(b.slots()) {
		b.slot = -1
	}
	if b.ship < 0 {
		b.add()
	}
	b.client.Touch()
}

// changed says that the squad is another one now.
func (b *builderScreen) changed() {
	b.rev++
	b.list, b.format = b.draft.Mode().Ruleset, b.draft.Format()
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

// stayAt keeps to the slot that holds a card: others may have come before it, or gone.
func (b *builderScreen) stayAt(card string) {
	slots := b.slots()
	if b.slot < len(slots) && slots[b.slot].Card == card {
		return
	}
	for i := range slots {
		if slots[i].Card == card {
			b.slot = i
		}
	}
	b.slot = min(b.slot, len(slots)-1)
}

// startAgain shows the ship that was shown, or has ship cards offered where there is none.
func (b *builderScreen) startAgain() {
	if b.slot = -1; len(b.squad().Pilots) == 0 {
		b.add()
	} else if b.adding {
		b.look(b.find)
	}
}

// The pages of the screen where its columns have no room beside each other.
const (
	squadPage = "squad"
	shipPage  = "ship"
	fitsPage  = "fits"
)

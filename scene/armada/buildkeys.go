package armada

import "xwing/scene"

// Types reports whether letters look for cards, and arrows and Enter go among them: not while something is written, or the
// keys are at a button.
func (b *builderScreen) Types() bool {
	u := b.client.UI
	return b.draft != nil && !u.Writing() && u.Focused() == ""
}

// keys does what keys are for.
func (b *builderScreen) keys() {
	a := b.client
	if b.draft != nil {
		a.SeekKeys(func() bool { return false }, func() bool { return b.commands() || b.orders() }, b.typed)
		return
	}
	if !a.Covers.Covered() && scene.Struck(&a.UI.In, scene.ActEscape) {
		b.leave()
	}
}

// typed looks for what is typed.
func (b *builderScreen) typed() {
	find := scene.Sought(&b.client.UI.In, actRub, b.find, false)
	if find == b.find {
		return
	}
	if !b.offering() {
		b.add(fillShips) // else there is nothing to look among
	}
	b.look(find)
	b.client.UI.ByKeys()
}

// commands are the keys that change the fleet; it reports whether one was struck.
func (b *builderScreen) commands() bool {
	in := &b.client.UI.In
	switch {
	case scene.Struck(in, scene.ActUndo):
		b.back(false)
	case scene.Struck(in, scene.ActRedo):
		b.back(true)
	case scene.Struck(in, actShelf):
		b.shelf()
	case scene.Struck(in, actTwice):
		b.twice()
	case scene.Struck(in, actKeep):
		if !b.empty() {
			b.save()
		}
	case scene.Struck(in, actOut):
		b.out()
	case scene.Struck(in, actBreach):
		b.nextBreach()
	case scene.Struck(in, actAims):
		b.nextAim()
	case scene.Struck(in, actAdd):
		b.addNext()
	case b.find == "" && scene.Struck(in, actSlot): // else it is a digit of what is looked for
		i, _ := scene.StruckAt(in, actSlot)
		b.open(i % 9)
	case scene.Struck(in, scene.ActPress):
		if b.offering() {
			if o := b.offers().nth(b.at); o != nil {
				b.take(o)
			}
		}
	default:
		return false
	}
	return true
}

// addNext has ships offered, and squadrons where ships are already.
func (b *builderScreen) addNext() {
	if b.fill == fillShips {
		b.add(fillSquadrons)
		return
	}
	b.add(fillShips)
}

// orders are the arrows and what else goes about; it reports whether one was struck.
func (b *builderScreen) orders() bool {
	in := &b.client.UI.In
	if i, ok := scene.StruckAt(in, actOrder); ok {
		if by := [2]int{-1, 1}[i]; b.entry >= 0 {
			b.moveWing(b.entry, b.entry+by)
		} else {
			b.move(b.ship, b.ship+by)
		}
		return true
	}
	if i, ok := scene.StruckAt(in, actOffer); ok {
		b.toward(scene.Ways[i])
		return true
	}
	if back := scene.Struck(in, scene.ActBack); back || scene.Struck(in, scene.ActNext) {
		b.client.UI.Next(back)
		return true
	}
	if scene.Struck(in, scene.ActEscape) {
		b.escape()
		return true
	}
	return false
}

// toward goes to the next offer, or to the next of what is shown.
func (b *builderScreen) toward(way [2]int) {
	if way[0] != 0 {
		b.step(way[0])
		return
	}
	if !b.offering() {
		return
	}
	f := b.offers()
	all := len(f.fit) + len(f.not)
	if all == 0 {
		return
	}
	if b.pointed {
		b.at = min(max(b.at+way[1], 0), all-1)
	}
	b.pointed = true
}

// escape puts away what was opened last: what is looked for, the offers, the screen.
func (b *builderScreen) escape() {
	switch {
	case b.find != "":
		b.look("")
	case b.fill != fillNothing && b.ship >= 0:
		b.show(b.ship)
	default:
		b.leave()
	}
}

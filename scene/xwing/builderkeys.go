package xwing

import "xwing/scene"

// Types reports whether letters look for cards, and arrows and Enter go among them: not while something is written, or the
// keys are at a button.
func (b *builderScreen) Types() bool {
	u := b.client.UI
	return b.draft != nil && !u.Writing() && u.Focused() == ""
}

// keys does what keys are for.
func (b *builderScreen) keys() {
	if b.draft != nil {
		b.client.SeekKeys(func() bool { return false }, func() bool { return b.commands() || b.orders() }, b.typed)
	}
}

// commands are the keys that change the squad; it reports whether one was struck.
func (b *builderScreen) commands() bool {
	a := b.client
	in := &a.UI.In
	switch {
	case scene.Struck(in, scene.ActUndo):
		b.back(false)
	case scene.Struck(in, scene.ActRedo):
		b.back(true)
	case scene.Struck(in, actTwice):
		b.twice()
	case scene.Struck(in, actKeep):
		b.save()
	case scene.Struck(in, actLink):
		b.handOn()
	case scene.Struck(in, actOut):
		b.out()
	case scene.Struck(in, actBreach):
		b.nextBreach(b.breaches())
	case scene.Struck(in, actSwap):
		b.swap()
	case scene.Struck(in, actFormat):
		a.Cover(builderFormats{b})
	case scene.Struck(in, actWings):
		b.wings()
	case scene.Struck(in, actObstacles):
		a.Cover(builderObstacles{b})
	case scene.Struck(in, actShelf):
		b.shelf()
	case scene.Struck(in, actBeside):
		b.compare()
	case scene.Struck(in, actPrint):
		b.print()
	case scene.Struck(in, actAdd):
		b.add()
	case scene.Struck(in, actSlot) && b.find == "": // else it is a digit of what is looked for
		i, _ := scene.StruckAt(in, actSlot)
		b.open(i % 9)
	case scene.Struck(in, scene.ActPress):
		b.takePointed()
	default:
		return false
	}
	return true
}

// takePointed takes the offer that the keys are at.
func (b *builderScreen) takePointed() {
	if o := b.offers().nth(b.at); o != nil && (b.adding || b.slot >= 0) {
		b.take(o)
	}
}

// orders are the arrows and what else goes about; it reports whether one was struck.
func (b *builderScreen) orders() bool {
	in := &b.client.UI.In
	if i, ok := scene.StruckAt(in, actOrder); ok {
		b.move(b.ship, b.ship+[2]int{-1, 1}[i])
		return true
	}
	if i, ok := scene.StruckAt(in, actStep); ok {
		b.step(scene.Ways[i])
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

// step goes to the next offer, or to the next ship.
func (b *builderScreen) step(way [2]int) {
	n := len(b.squad().Pilots)
	if way[0] != 0 {
		if n > 0 {
			b.show(min(max(b.ship+way[0], 0), n-1))
		}
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

// escape puts away what was opened last: what is looked for, the slot, the offers, the screen.
func (b *builderScreen) escape() {
	switch {
	case b.find != "":
		b.look("")
	case b.slot >= 0 || b.adding && b.ship >= 0:
		b.show(b.ship)
	default:
		b.leave()
	}
}

// typed looks for what is typed.
func (b *builderScreen) typed() {
	find := scene.Sought(&b.client.UI.In, actRub, b.find, false)
	if find == b.find {
		return
	}
	if !b.adding && b.slot < 0 {
		b.add() // else there is nothing to look among
	}
	b.look(find)
	b.client.UI.ByKeys()
}

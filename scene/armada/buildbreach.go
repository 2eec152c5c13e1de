package armada

import (
	"strconv"

	"xwing/game/armada/catalog"
	"xwing/game/armada/fleet"
	"xwing/scene/draw"
)

// breachBox tells one of the rules that the fleet breaks, and leads there.
func (b *builderScreen) breachBox(r draw.Rect, all []fleet.Breach) {
	a := b.client
	u := a.UI
	at := b.breach % len(all)
	u.L.Round(r.Snapped(), u.Px(5), draw.Fade(draw.Bad, 0.12))
	u.Dashed(r.Snapped(), draw.Bad)
	in := r.Inset(u.Px(9))
	head := in.CutTop(u.Px(20), u.Px(2))
	text := a.Say("build-breach-at", "n", strconv.Itoa(at+1), "of", strconv.Itoa(len(all)))
	if u.Link("builder.breach.next", head.CutRight(u.Px(86), u.Px(6)), text, draw.Muted, draw.RightAligned) {
		b.nextBreach()
	}
	u.Label(head, a.Say("build-breaches", "n", strconv.Itoa(len(all))), draw.Style{Size: 15, Bold: true, Color: draw.Bad})
	foot := in.CutBottom(u.Px(20), u.Px(2))
	if u.Link("builder.breach.go", foot, all[at].Rule+" · "+a.Say("build-go-there"), draw.Accent, draw.Left) {
		b.goTo(all[at])
	}
	told := a.words.Breach(b.fleet(), all[at])
	whole := u.Lines(in, told, draw.Style{Size: 13, Color: draw.Text, Plain: true}, max(int(in.H/draw.LineHeight(u.Px(13))), 1))
	u.Note("builder.breach", told, in)
	if !whole && u.Over(in) {
		u.Tip(told, in)
	}
}

// nextBreach turns to the next rule that is broken, and goes there.
func (b *builderScreen) nextBreach() {
	all := b.draft.Breaches()
	if len(all) == 0 {
		return
	}
	b.breach = (b.breach + 1) % len(all)
	b.goTo(all[b.breach])
}

// goTo shows what a breach is about: the ship and the slot of the card, the squadrons, what is missing.
func (b *builderScreen) goTo(breach fleet.Breach) {
	b.client.Touch()
	switch {
	case breach.Ship >= 0:
		b.show(breach.Ship)
		for i, slot := range b.slots() {
			if breach.Upgrade != "" && slot.Card == breach.Upgrade {
				b.open(i)
			}
		}
		b.page = cardPage
		return
	case breach.Squadron >= 0:
		b.showWing(breach.Squadron)
		b.page = cardPage
		return
	}
	b.page = fleetPage
	switch breach.Kind {
	case fleet.NoObjective, fleet.TooManyObjectives:
		for _, c := range catalog.Categories() {
			if c.String() == breach.Args["category"] {
				b.aim(c)
			}
		}
	case fleet.OverSquadrons, fleet.TooManyAces:
		if len(b.fleet().Squadrons) > 0 {
			b.showWing(0)
		}
	case fleet.NoFlagship:
		b.commander()
	}
}

// commander goes to the commander's place of the first ship that has one.
func (b *builderScreen) commander() {
	for i := range b.fleet().Ships {
		if slots := b.draft.Slots(i); len(slots) > 0 && slots[0].Icon == catalog.CommanderSlot {
			b.show(i)
			b.open(0)
			return
		}
	}
	b.add(fillShips)
}

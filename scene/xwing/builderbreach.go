package xwing

import (
	"strconv"
	"strings"

	"xwing/game/xwing/squad"
	"xwing/scene/draw"
)

// breachHigh is how high the box of a breach is, in units of the design.
const breachHigh = 104

// breachBox tells one of the rules that the squad breaks, and leads there.
func (b *builderScreen) breachBox(r draw.Rect, all []squad.Breach) {
	a := b.client
	u := a.UI
	at := b.breach % len(all)
	box := r.Snapped()
	u.L.Round(box, u.Px(5), draw.Fade(draw.Bad, 0.12))
	b.dashed(box, draw.Bad)
	in := r.Inset(u.Px(9))
	head := in.CutTop(u.Px(20), u.Px(2))
	next := head.CutRight(u.Px(86), u.Px(6))
	text := a.Say("build-breach-at", "n", strconv.Itoa(at+1), "of", strconv.Itoa(len(all)))
	b.link("builder.breach.next", next, text, draw.Muted, draw.RightAligned, func() { b.nextBreach(all) })
	u.Label(head, a.Say("build-breaches", "n", strconv.Itoa(len(all))), draw.Style{Size: 15, Bold: true, Color: draw.Bad})
	foot := in.CutBottom(u.Px(20), u.Px(2))
	b.link("builder.breach.go", foot, b.ruleOf(all[at])+" · "+a.Say("build-go-there"), draw.Accent, draw.Left, func() { b.goTo(all[at]) })
	told := b.words().Breach(b.squad(), all[at])
	whole := b.lines(in, told, draw.Style{Size: 13, Color: draw.Text, Plain: true}, max(int(in.H/draw.LineHeight(u.Px(13))), 1))
	u.Note("builder.breach", told, in)
	if !whole && u.Over(in) {
		u.Tip(told, in)
	}
}

// link is words that can be pressed.
func (b *builderScreen) link(id string, r draw.Rect, text string, c draw.Color, at draw.Align, then func()) {
	if b.client.UI.Link(id, r, text, c, at) {
		then()
		b.client.Touch()
	}
}

// ruleOf names the row of the rules that a breach is of.
func (b *builderScreen) ruleOf(breach squad.Breach) string {
	if breach.Rule != "" {
		return breach.Rule
	}
	return b.listName(b.list)
}

// nextBreach turns to the next rule that is broken, and goes there.
func (b *builderScreen) nextBreach(all []squad.Breach) {
	if len(all) == 0 {
		return
	}
	b.breach = (b.breach + 1) % len(all)
	b.goTo(all[b.breach])
}

// goTo shows what a breach is about: the ship, and the slot of the card, or the wings.
func (b *builderScreen) goTo(breach squad.Breach) {
	b.breach = b.placeOf(breach)
	if strings.HasPrefix(string(breach.Kind), "wing-") {
		b.wings()
		return
	}
	if breach.Pilot < 0 {
		b.page = squadPage
		return
	}
	b.show(breach.Pilot)
	b.page = shipPage
	for i, slot := range b.slots() {
		if breach.Upgrade != "" && slot.Card == breach.Upgrade {
			b.open(i)
			b.page = shipPage
			return
		}
	}
}

// placeOf is which of the breaches one is.
func (b *builderScreen) placeOf(breach squad.Breach) int {
	for i, x := range b.breaches() {
		if x.Kind == breach.Kind && x.Pilot == breach.Pilot && x.Upgrade == breach.Upgrade {
			return i
		}
	}
	return 0
}

package xwing

import (
	"strconv"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// Measures of the slots of a ship, in units of the design.
const (
	slotHigh = 76
	slotGap  = 7
	slotHead = 28
	outWide  = 30 // the end of a tile: what its card costs, and a button that takes it out
)

// slotRows is how many rows the slots of the ship take.
func (b *builderScreen) slotRows() int {
	return (len(b.slots()) + 1) / 2
}

// slotTiles are the slots of the ship, and what is in them.
func (b *builderScreen) slotTiles(r draw.Rect) {
	u := b.client.UI
	b.slotTitle(r.CutTop(u.Px(slotHead-5), u.Px(5)))
	slots := b.slots()
	if len(slots) == 0 {
		u.Paragraph(r, b.client.Say("build-no-slots"), draw.Style{Size: 14, Color: draw.Dim})
		return
	}
	b.tiles(r, len(slots), func(cell draw.Rect, i int) { b.slotTile(cell, i, slots[i]) })
}

// tiles lays out so many tiles, two in a row.
func (b *builderScreen) tiles(r draw.Rect, n int, tile func(cell draw.Rect, i int)) {
	u := b.client.UI
	all := func(r draw.Rect) float64 {
		top := r.Y
		for i := 0; i < n; i += 2 {
			cells := r.CutTop(u.Px(slotHigh), u.Px(slotGap)).Columns(2, u.Px(slotGap))
			for k := i; k < min(i+2, n); k++ {
				tile(cells[k-i], k)
			}
		}
		return r.Y - top - u.Px(slotGap)
	}
	if b.stacked { // the list is around it
		all(r)
		return
	}
	u.Scroll("builder.slots.list", r, all)
}

// slotTitle says how much the ship's upgrades come to, and what the card that is pointed at would add.
func (b *builderScreen) slotTitle(r draw.Rect) {
	a := b.client
	u := a.UI
	b.shipButtons(&r)
	title := a.Say("build-slots")
	u.Label(r.CutLeft(u.Fonts.Width(title, draw.Style{Size: u.Px(15), Bold: true})+u.Px(2), u.Px(10)), title,
		draw.Style{Size: 15, Bold: true, Color: draw.Text})
	if b.standard(b.ship) {
		u.Label(r, a.Say("build-standard"), draw.Style{Size: 13, Color: draw.Muted})
		return
	}
	spent, limit := b.budget(b.ship)
	text := a.Say("build-upgrades", "n", strconv.Itoa(b.spent(b.ship)))
	if b.mode().Loadout {
		text = a.Say("build-loadout", "n", strconv.Itoa(spent), "limit", strconv.Itoa(limit))
	}
	st := draw.Style{Size: 13, Color: draw.Muted}
	if spent > limit && limit > 0 {
		st.Color = draw.Bad
	}
	u.Label(r.CutLeft(u.Fonts.Width(text, draw.Style{Size: u.Px(13)})+u.Px(2), u.Px(12)), text, st)
	u.Note("builder.loadout", text, r)
	more := 0
	if o := b.shown(); o != nil && o.upgrade != nil && !o.taken {
		more = max(b.then(o)-spent, 0)
	}
	r.Y, r.H = r.Y+(r.H-u.Px(7))/2, u.Px(7)
	b.bar(r, spent, more, limit, draw.Accent)
}

// then is what is spent once an upgrade is taken into the slot.
func (b *builderScreen) then(o *offer) int {
	spent, _ := b.budget(b.ship)
	if slots := b.slots(); b.slot >= 0 && b.slot < len(slots) && slots[b.slot].Card != "" {
		spent -= b.costOf(slots[b.slot].Card)
	}
	return spent + o.cost
}

// costOf is what an upgrade costs on the ship; 0 where that is not known.
func (b *builderScreen) costOf(xws string) int {
	p := b.squad().Pilots[b.ship]
	n, err := b.client.kit.Facts.UpgradeCost(b.list, p.Pilot, xws, p.UpgradeIDs()...)
	if err != nil {
		return 0
	}
	return n
}

// slotTile is one slot.
func (b *builderScreen) slotTile(r draw.Rect, i int, slot squad.Slot) {
	a := b.client
	u, w := a.UI, b.words()
	on, id := i == b.slot, "slot:"+strconv.Itoa(i+1)
	named := capital(b.slotName(slot.ID))
	words := named
	if slot.Card != "" {
		words += ": " + w.CardName(catalog.UpgradeCard.Ref(slot.Card))
	}
	end := r
	press := end.CutLeft(r.W-u.Px(outWide), 0)
	switch {
	case slot.Fixed:
		u.Note(id, words, r)
	case slot.Card == "":
		press = r
		fallthrough
	default:
		if u.Button(id, press, "", ui.ButtonStyle{Words: words, On: on}) {
			b.open(i)
		}
	}
	b.tileEdge(r, on, slot)
	in := r.Inset(u.Px(8))
	in.W -= u.Px(outWide - 8)
	head := in.CutTop(u.Px(17), u.Px(2))
	if i < 9 && !slot.Fixed {
		b.cap(head.CutLeft(u.Px(17), u.Px(6)), strconv.Itoa(i+1))
	}
	u.Label(head, named+b.whence(slot), draw.Style{Size: 13, Color: draw.Muted})
	if slot.Card == "" {
		b.freeTile(in, on, slot)
		return
	}
	b.cardOn(in, end, slot)
	if !slot.Fixed && u.Button(id+":out", end.CutBottom(u.Px(26), 0).Inset(u.Px(3)), "×",
		ui.ButtonStyle{Align: draw.Center, Size: 14, Quiet: true, Words: a.Say("build-out"), Tip: a.Say("build-out")}) {
		b.empty(i)
	}
}

// whence is what brings a slot beside the ship card, or that there is none.
func (b *builderScreen) whence(slot squad.Slot) string {
	switch {
	case slot.Missing:
		return " · " + b.client.Say("build-no-such-slot")
	case slot.By == "":
		return ""
	}
	if u, err := b.client.kit.Facts.Upgrade(slot.By); err == nil {
		return " · " + u.Name
	}
	if _, rules, ok := b.shipOf(b.ship); ok && len(rules.StandardLoadout) == 0 {
		if card, _, _ := b.shipOf(b.ship); card.ShipAbility != "" {
			return " · " + card.ShipAbility
		}
	}
	return ""
}

// tileEdge is the edge of a tile: lit where it is the one to be filled.
func (b *builderScreen) tileEdge(r draw.Rect, on bool, slot squad.Slot) {
	u := b.client.UI
	face, edge := draw.PanelHigh, draw.Edge
	if on {
		face, edge = draw.ButtonOn, draw.Accent
	}
	u.L.Round(r.Snapped(), u.Px(5), face)
	switch {
	case slot.Missing:
		b.dashed(r, draw.Bad)
		return
	case slot.Card == "" && !on:
		b.dashed(r, draw.Edge)
		return
	}
	u.L.Ring(r.Snapped(), u.Px(5), max(1, u.Px(1.5)), edge)
}

// freeTile is what stands on a slot that is free.
func (b *builderScreen) freeTile(r draw.Rect, on bool, slot squad.Slot) {
	a := b.client
	u := a.UI
	if slot.Closed != "" {
		text := a.Say("build-closed", "card", b.words().CardName(catalog.UpgradeCard.Ref(slot.Closed)))
		u.Label(r.CutTop(u.Px(20), 0), text, draw.Style{Size: 13, Color: draw.Dim})
		return
	}
	if !on {
		u.Label(r.CutTop(u.Px(20), 0), a.Say("build-free"), draw.Style{Size: 14, Color: draw.Dim})
		return
	}
	u.Label(r.CutTop(u.Px(20), 0), a.Say("build-choose-right"), draw.Style{Size: 15, Color: draw.Text})
	f := b.offers()
	text := a.Say("build-fit", "n", strconv.Itoa(len(f.fit)), "of", strconv.Itoa(len(f.fit)+len(f.not)+f.left))
	u.Label(r.CutTop(u.Px(17), 0), text, draw.Style{Size: 13, Color: draw.Good})
}

// cardOn is an upgrade on a tile: its name and what it does, and at the end what it costs.
func (b *builderScreen) cardOn(in, end draw.Rect, slot squad.Slot) {
	u, w := b.client.UI, b.words()
	ref := catalog.UpgradeCard.Ref(slot.Card)
	cost := end.Inset(u.Px(6))
	if !slot.Fixed {
		u.Label(cost.CutTop(u.Px(22), 0), strconv.Itoa(b.costOf(slot.Card)),
			draw.Style{Size: 17, Bold: true, Color: draw.Text, Align: draw.RightAligned})
	}
	u.Label(in.CutTop(u.Px(20), 0), w.CardName(ref), draw.Style{Size: 15, Bold: true, Color: draw.Text, Plain: true})
	text, _ := w.CardText(ref)
	st := draw.Style{Size: 12, Color: draw.Mix(draw.Muted, draw.Text, 0.4)}
	if !b.lines(in, text, st, max(int(in.H/draw.LineHeight(u.Px(12))), 1)) && u.Over(in) {
		u.Tip(text, in)
	}
}

// shipButtons are what can be done with the ship as a whole, at the right end of a row.
func (b *builderScreen) shipButtons(row *draw.Rect) {
	a := b.client
	u := a.UI
	button := func(id, label, tip string, off bool) bool {
		wide := u.Fonts.Width(label, draw.Style{Size: u.Px(13)}) + u.Px(16)
		return u.Button(id, row.CutRight(wide, u.Px(4)), label, ui.ButtonStyle{Align: draw.Center, Size: 13, Tip: tip, Off: off})
	}
	last, section := b.ship == len(b.squad().Pilots)-1, b.otherSection() >= 0
	if button("builder.remove", a.Say("build-remove"), a.Say("build-remove-why"), false) {
		b.remove(b.ship)
		return
	}
	if button("builder.later", "↓", a.Say("build-later"), last) {
		b.move(b.ship, b.ship+1)
	}
	if button("builder.earlier", "↑", a.Say("build-earlier"), b.ship == 0) {
		b.move(b.ship, b.ship-1)
	}
	if button("builder.twice", a.Say("build-twice"), a.Say("build-twice-why")+b.twiceWhy(), section) {
		b.twice()
	}
	if button("builder.swap", a.Say("build-swap"), a.Say("build-swap-why"), section || b.mode().Quick) {
		b.swap()
	}
	row.CutRight(u.Px(6), 0)
}

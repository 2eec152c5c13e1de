package armada

import (
	"strconv"
	"unicode"

	"xwing/game/armada/fleet"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// Measures of the slots of a ship, in units of the design.
const (
	slotHigh = 60
	slotGap  = 6
	slotHead = 28
	outWide  = 30 // the end of a tile: what its card costs, and a button that takes it out
)

// slotTiles are the slots of the ship, two in a row, and what is in them.
func (b *builderScreen) slotTiles(r draw.Rect) {
	a := b.client
	u := a.UI
	head := r.CutTop(u.Px(slotHead-5), u.Px(5))
	b.shipButtons(&head)
	u.Label(head, a.Say("build-slots"), draw.Style{Size: 15, Bold: true, Color: draw.Text})
	slots := b.slots()
	all := func(r draw.Rect) float64 {
		top := r.Y
		for i := 0; i < len(slots); i += 2 {
			cells := r.CutTop(u.Px(slotHigh), u.Px(slotGap)).Columns(2, u.Px(slotGap))
			for k := i; k < min(i+2, len(slots)); k++ {
				b.slotTile(cells[k-i], k, slots[k])
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

// slotTile is one slot.
func (b *builderScreen) slotTile(r draw.Rect, i int, slot fleet.Slot) {
	a := b.client
	u := a.UI
	on, id := b.fill == fillSlot && i == b.slot, "slot:"+strconv.Itoa(i+1)
	named := a.Say("build-no-icon")
	if slot.Icon != 0 {
		named = capital(a.words.Value("slot", slot.Icon.String()))
	}
	words := named
	if slot.Card != "" {
		words += ": " + a.words.UpgradeCard(slot.Card)
	}
	end := r
	press := end.CutLeft(r.W-u.Px(outWide), 0)
	if slot.Card == "" {
		press = r
	}
	if u.Button(id, press, "", ui.ButtonStyle{Words: words, On: on}) {
		b.open(i)
	}
	b.tileEdge(r, on, slot)
	in := r.Inset(u.Px(8))
	in.W -= u.Px(outWide - 8)
	head := in.CutTop(u.Px(17), u.Px(2))
	if i < 9 {
		u.Cap(head.CutLeft(u.Px(17), u.Px(6)), strconv.Itoa(i+1))
	}
	u.Label(head, named+b.whence(slot), draw.Style{Size: 13, Color: draw.Muted})
	if slot.Card == "" {
		b.freeTile(in, on, slot)
		return
	}
	cost := end.Inset(u.Px(6))
	points := "?"
	if card, err := a.kit.Facts.Upgrade(slot.Card); err == nil {
		points = strconv.Itoa(card.Cost)
	}
	st := draw.Style{Size: 17, Bold: true, Color: draw.Text, Align: draw.RightAligned}
	u.Label(cost.CutTop(u.Px(20), 0), points, st)
	u.Label(in.CutTop(u.Px(20), 0), a.words.UpgradeCard(slot.Card), draw.Style{Size: 15, Bold: true, Color: draw.Text, Plain: true})
	if u.Button(id+":out", end.CutBottom(u.Px(26), 0).Inset(u.Px(3)), "×",
		ui.ButtonStyle{Align: draw.Center, Size: 14, Quiet: true, Words: a.Say("build-out"), Tip: a.Say("build-out")}) {
		b.takeOut(i)
	}
}

// whence is what adds a slot beside the ship card, or that there is none.
func (b *builderScreen) whence(slot fleet.Slot) string {
	switch {
	case slot.Missing:
		return " · " + b.client.Say("build-no-such-slot")
	case slot.By != "":
		return " · " + b.client.words.UpgradeCard(slot.By)
	}
	return ""
}

// tileEdge is the edge of a tile: lit where it is the one to be filled.
func (b *builderScreen) tileEdge(r draw.Rect, on bool, slot fleet.Slot) {
	u := b.client.UI
	face, edge := draw.PanelHigh, draw.Edge
	if on {
		face, edge = draw.ButtonOn, draw.Accent
	}
	u.L.Round(r.Snapped(), u.Px(5), face)
	switch {
	case slot.Missing:
		u.Dashed(r, draw.Bad)
		return
	case slot.Card == "" && !on:
		u.Dashed(r, draw.Edge)
		return
	}
	u.L.Ring(r.Snapped(), u.Px(5), max(1, u.Px(1.5)), edge)
}

// freeTile is what stands on a slot that is free.
func (b *builderScreen) freeTile(r draw.Rect, on bool, slot fleet.Slot) {
	a := b.client
	u := a.UI
	text, st := a.Say("build-free"), draw.Style{Size: 14, Color: draw.Dim}
	switch {
	case slot.Closed != "":
		text = a.Say("build-closed", "card", a.words.UpgradeCard(slot.Closed))
	case on:
		f := b.offers()
		text = a.Say("build-fit", "n", strconv.Itoa(len(f.fit)), "of", strconv.Itoa(len(f.fit)+len(f.not)+f.left))
		st.Color = draw.Good
	}
	u.Label(r.CutTop(u.Px(20), 0), text, st)
}

// shipButtons are what can be done with the ship as a whole, at the right end of a row.
func (b *builderScreen) shipButtons(row *draw.Rect) {
	a := b.client
	u := a.UI
	button := func(id, label, tip string, off bool) bool {
		wide := u.Fonts.Width(label, draw.Style{Size: u.Px(13)}) + u.Px(16)
		return u.Button(id, row.CutRight(wide, u.Px(4)), label, ui.ButtonStyle{Align: draw.Center, Size: 13, Tip: tip, Off: off})
	}
	if button("builder.remove", a.Say("build-remove"), a.Say("build-remove-why"), false) {
		b.remove()
		return
	}
	if button("builder.later", "↓", a.Say("build-later"), b.ship == len(b.fleet().Ships)-1) {
		b.move(b.ship, b.ship+1)
	}
	if button("builder.earlier", "↑", a.Say("build-earlier"), b.ship == 0) {
		b.move(b.ship, b.ship-1)
	}
	if button("builder.twice", a.Say("build-twice"), a.Say("build-twice-why"), false) {
		b.twice()
	}
	row.CutRight(u.Px(6), 0)
}

// capital begins a name with a capital letter.
func capital(s string) string {
	for i, r := range s {
		return string(unicode.ToUpper(r)) + s[i+len(string(r)):]
	}
	return s
}

// ofLimit is "14 of 24".
func (b *builderScreen) ofLimit(n, limit int) string {
	return b.client.Say("build-of", "n", strconv.Itoa(n), "limit", strconv.Itoa(limit))
}

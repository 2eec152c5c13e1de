package xwing

import (
	"strconv"

	"xwing/scene"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// Measures of the offers, in units of the design.
const (
	offerHigh  = 68
	offerShort = 58
	offerGap   = 6
)

// fitsColumn is what fits the slot, or the ship cards that may join, and what does not with the rule that forbids it.
func (b *builderScreen) fitsColumn(r draw.Rect) {
	u := b.client.UI
	in := u.Panel(r)
	b.looking(&in)
	if !b.adding && b.slot < 0 {
		b.noSlot(in)
		return
	}
	f := b.offers()
	high := offerHigh
	if in.H < u.Px(600) {
		high = offerShort
	} else if o := b.shown(); o != nil && o.upgrade != nil {
		b.preview(in.CutBottom(u.Px(previewHigh), u.Px(8)), o)
	} else if o == nil && !b.adding {
		in.CutBottom(u.Px(previewHigh), u.Px(8)) // the list does not jump
	}
	b.hot = ""
	u.Scroll("builder.fits.list", in, func(r draw.Rect) float64 {
		top := r.Y
		b.part(&r, in, f.fit, 0, float64(high), false)
		b.part(&r, in, f.not, len(f.fit), float64(high), true)
		if len(f.fit)+len(f.not) == 0 {
			r.CutTop(u.Paragraph(r, b.client.Say("build-none"), draw.Style{Size: 15, Color: draw.Dim}), 0)
		}
		return r.Y - top
	})
}

// noSlot is what stands there while no slot is to be filled.
func (b *builderScreen) noSlot(in draw.Rect) {
	a := b.client
	in.CutTop(in.H*0.3, 0)
	in.CutTop(a.UI.Paragraph(in, a.Say("build-pick-slot"), draw.Style{Size: 15, Color: draw.Muted, Align: draw.Center}), 0)
}

// looking is what is looked for among the offers, and how they are ordered.
func (b *builderScreen) looking(in *draw.Rect) {
	a := b.client
	u := a.UI
	line := in.CutTop(u.Px(36), u.Px(8))
	b.shelfButton(&line)
	hint := a.Say("build-find-card")
	if b.adding {
		hint = a.Say("build-find-ship")
	}
	if find := u.Field("builder.find", line, b.find, hint, scene.SeekLimit); find != b.find {
		b.look(find)
	}
	if b.find != "" {
		told := line.Inset(u.Px(10))
		f := b.offers()
		u.Label(told.CutRight(u.Px(130), 0), a.Say("build-found", "n", strconv.Itoa(len(f.fit)+len(f.not))),
			draw.Style{Size: 12, Color: draw.Muted, Align: draw.RightAligned})
	}
	if !b.adding && b.slot < 0 {
		return
	}
	chips := in.CutTop(u.Px(26), u.Px(6)).Columns(3, u.Px(6))
	what := a.Say("build-ships")
	switch {
	case b.instead:
		what = a.Say("build-swap")
	case b.mode().Quick:
		what = a.Say("quick-builds")
	}
	if slots := b.slots(); !b.adding && b.slot < len(slots) {
		what = capital(b.slotName(slots[b.slot].ID))
	}
	u.L.Round(chips[0].Snapped(), u.Px(12), draw.ButtonOn)
	u.Label(chips[0].Inset(u.Px(6)), what, draw.Style{Size: 13, Color: draw.Text, Align: draw.Center})
	st := ui.ButtonStyle{Align: draw.Center, Size: 13, On: b.played, Tip: a.Say("build-enforced-why")}
	if u.Button("builder.enforced", chips[1], a.Say("build-enforced"), st) {
		b.played = !b.played
		b.look(b.find)
	}
	st = ui.ButtonStyle{Align: draw.Center, Size: 13, Tip: a.Say("build-sort-why")}
	if u.Button("builder.sort", chips[2], a.Say("build-sort-"+b.sortName()), st) {
		b.sorting = (b.sorting + 1) % sortings
		if !b.adding && b.sorting == byInitiative {
			b.sorting = bySuit
		}
		b.look(b.find)
	}
}

// sortName is the id of the order of the offers.
func (b *builderScreen) sortName() string {
	switch {
	case b.sorting == byCost:
		return "cost"
	case b.sorting == byInitiative && b.adding:
		return "initiative"
	case b.adding:
		return "type"
	}
	return "name"
}

// part is those offers that fit, or those that do not, under their heading.
func (b *builderScreen) part(r *draw.Rect, sight draw.Rect, list []offer, first int, high float64, not bool) {
	if len(list) == 0 {
		return
	}
	a := b.client
	u := a.UI
	head := r.CutTop(u.Px(20), u.Px(4))
	title, aside, c := a.Say("build-fits"), a.Say("build-then"), draw.Good
	switch {
	case not:
		title, aside, c = a.Say("build-fits-not"), a.Say("build-why"), draw.Warn
	case b.adding && b.mode().Quick:
		aside = a.Say("build-threat-then")
	case b.adding || !b.mode().Loadout:
		aside = a.Say("build-total-then")
	}
	u.Label(head.CutRight(u.Px(130), 0), aside, draw.Style{Size: 12, Color: draw.Muted, Align: draw.RightAligned})
	u.Label(head, title, draw.Style{Size: 14, Bold: true, Color: c})
	for i := range list {
		row := r.CutTop(u.Px(high), u.Px(offerGap))
		b.reveal(row, sight, first+i)
		b.offerRow(row, sight, &list[i], first+i)
	}
}

// reveal scrolls the offer that the keys have gone to into sight.
func (b *builderScreen) reveal(row, sight draw.Rect, i int) {
	u := b.client.UI
	if b.pointed && i == b.at && u.Keyed() && u.Reveal("builder.fits.list", row, sight) {
		b.client.Touch()
	}
}

// offerRow is one card that can be taken.
func (b *builderScreen) offerRow(r, sight draw.Rect, o *offer, i int) {
	a := b.client
	u := a.UI
	on := b.pointed && b.at == i && u.Keyed() || o.taken
	hot, clicked := u.Area("fit:"+o.id, o.name, r)
	if r.Bottom() < sight.Y || r.Y > sight.Bottom() {
		return
	}
	if hot {
		b.hot = o.id
		b.shelfAsked()
	}
	b.offerFace(r, o, on, hot)
	in := r.Inset(u.Px(6))
	in.X, in.W = in.X+u.Px(5), in.W-u.Px(7)
	c, ink := draw.Text, draw.Mix(draw.Muted, draw.Text, 0.5)
	if o.breach != nil {
		c, ink = draw.Dim, draw.Warn
	}
	if o.pilot != nil {
		pic := in.CutLeft(in.H, u.Px(8))
		b.client.desk.hull(u.L, o.pilot.XWS, o.pilot.Ship, pic.X+pic.W/2, pic.Y+pic.H/2, 0, pic.H/2.16, 1)
	}
	head := in.CutTop(u.Px(20), 0)
	aside, ink2 := "", draw.Good
	if o.breach == nil {
		n, limit := b.after(o)
		aside = b.ofLimit(n, limit)
	} else {
		aside, ink2 = b.shortRule(o), draw.Accent
	}
	then := head.CutRight(max(u.Px(74), u.Fonts.Width(aside, draw.Style{Size: u.Px(12)})+u.Px(3)), u.Px(4))
	u.Label(then, aside, draw.Style{Size: 13, Color: ink2, Align: draw.RightAligned})
	u.Label(head.CutRight(u.Px(26), u.Px(2)), strconv.Itoa(o.cost), draw.Style{Size: 16, Bold: true, Color: c, Align: draw.RightAligned})
	if o.pilot != nil {
		u.Label(head.CutLeft(u.Px(13), u.Px(4)), strconv.Itoa(o.pilot.Initiative), draw.Style{Size: 16, Bold: true, Color: draw.Now})
	}
	u.Label(head, o.name, draw.Style{Size: 15, Bold: true, Color: c, Plain: true})
	text := o.text
	switch {
	case o.breach != nil:
		text = b.why(o)
	case o.pilot != nil && o.build == nil: // whose cards tell it from others of its ship
		b.pilotLine(&in, o)
	}
	most := max(int(in.H/draw.LineHeight(u.Px(12.5))), 1)
	whole := in.H >= u.Px(13)
	if whole {
		whole = b.lines(in, text, draw.Style{Size: 12.5, Color: ink}, most)
	}
	seen := o.pilot != nil && (o.breach == nil || a.Room() == scene.Broad) || // beside its type, or on the stage
		o.pilot == nil && a.Room() == scene.Broad && r.H > u.Px(offerShort) // in the preview
	if hot && !whole && !seen {
		u.Tip(o.name+"\n"+o.text+b.alsoWhy(o), draw.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H})
	}
	if clicked {
		b.take(o)
	}
}

// alsoWhy is why an offer does not fit, on a line of its own.
func (b *builderScreen) alsoWhy(o *offer) string {
	if o.breach == nil {
		return ""
	}
	return "\n" + b.why(o)
}

// pilotLine is the type and the stat line of a ship card.
func (b *builderScreen) pilotLine(in *draw.Rect, o *offer) {
	a := b.client
	u := a.UI
	line := in.CutTop(u.Px(17), 0)
	stats := ""
	if p, err := a.kit.Facts.Printed(b.list, o.pilot.XWS); err == nil {
		for _, w := range p.Stats.Weapons() {
			stats += a.Sign(w.Arc.String()) + strconv.Itoa(w.Value) + " "
		}
		stats += a.Sign("agility") + strconv.Itoa(p.Stats.Agility) + " " + a.Sign("hull") + strconv.Itoa(p.Stats.Hull)
		if p.Stats.Shields > 0 {
			stats += " " + a.Sign("shield") + strconv.Itoa(p.Stats.Shields)
		}
	}
	st := draw.Style{Size: 13, Color: draw.Muted}
	u.Label(line.CutRight(u.Fonts.Width(stats, draw.Style{Size: u.Px(13)})+u.Px(2), u.Px(6)), stats, st)
	name := b.chassisName(o.pilot)
	if rules, ok := o.pilot.Rules(b.list); ok && len(rules.StandardLoadout) > 0 {
		name = a.Say("build-ready-made") + " · " + name // ahead: it tells the card from its namesake
	}
	if o.with != "" {
		name = a.Say("build-both-sections") + " · " + name
	}
	if in.H >= u.Px(13) || o.text == "" || a.Room() == scene.Broad {
		u.Label(line, name, st)
		return
	}
	named := u.Fonts.Width(name, draw.Style{Size: u.Px(13)}) // what it does stands beside it
	u.Label(line.CutLeft(named+1, u.Px(16)), name, st)
	u.Label(line, o.text, draw.Style{Size: 12.5, Color: draw.Mix(draw.Muted, draw.Text, 0.5)})
}

// offerFace is the ground of an offer: dashed where it does not fit.
func (b *builderScreen) offerFace(r draw.Rect, o *offer, on, hot bool) {
	b.client.UI.OfferFace(r, on, hot, o.breach != nil)
}

// after is what is spent once the offer is taken, and of how much.
func (b *builderScreen) after(o *offer) (n, limit int) {
	switch {
	case b.instead:
		return b.thenTotal(o), b.mode().Points
	case b.adding:
		return b.total() + o.cost, b.mode().Points
	case o.taken:
		return b.budget(b.ship)
	}
	_, limit = b.budget(b.ship)
	return b.then(o), limit
}

// shortRule names the rule that forbids an offer.
func (b *builderScreen) shortRule(o *offer) string { return b.ruleOf(*o.breach) }

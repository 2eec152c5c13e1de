package armada

import (
	"strconv"

	"xwing/scene"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// Measures of the offers, in units of the design.
const (
	offerHigh = 46
	offerGap  = 5
)

// fitsColumn is what fits the slot, or the cards that may join the fleet, and what does not with the rule that forbids it.
func (b *builderScreen) fitsColumn(r draw.Rect) {
	a := b.client
	u := a.UI
	in := u.Panel(r)
	b.looking(&in)
	b.hot = ""
	if !b.offering() {
		in.CutTop(in.H*0.3, 0)
		u.Paragraph(in, a.Say("build-pick-slot"), draw.Style{Size: 15, Color: draw.Muted, Align: draw.Center})
		return
	}
	f := b.offers()
	u.Scroll("builder.fits.list", in, func(r draw.Rect) float64 {
		top := r.Y
		b.part(&r, in, f.fit, 0, false)
		b.part(&r, in, f.not, len(f.fit), true)
		if len(f.fit)+len(f.not) == 0 {
			r.CutTop(u.Paragraph(r, a.Say("build-none"), draw.Style{Size: 15, Color: draw.Dim}), 0)
		}
		return r.Y - top
	})
}

// looking is what is looked for among the offers, and how they are ordered.
func (b *builderScreen) looking(in *draw.Rect) {
	a := b.client
	u := a.UI
	line := in.CutTop(u.Px(36), u.Px(8))
	if find := u.Field("builder.find", line, b.find, a.Say("build-find-card"), scene.SeekLimit); find != b.find {
		b.look(find)
	}
	if !b.offering() {
		return
	}
	if b.find != "" {
		told := line.Inset(u.Px(10))
		f := b.offers()
		u.Label(told.CutRight(u.Px(130), 0), a.Say("build-found", "n", strconv.Itoa(len(f.fit)+len(f.not))),
			draw.Style{Size: 12, Color: draw.Muted, Align: draw.RightAligned})
	}
	chips := in.CutTop(u.Px(26), u.Px(6)).Columns(2, u.Px(6))
	u.L.Round(chips[0].Snapped(), u.Px(12), draw.ButtonOn)
	u.Label(chips[0].Inset(u.Px(6)), b.what(), draw.Style{Size: 13, Color: draw.Text, Align: draw.Center})
	if b.fill == fillObjective {
		return
	}
	st := ui.ButtonStyle{Align: draw.Center, Size: 13, Tip: a.Say("build-sort-why")}
	if u.Button("builder.sort", chips[1], a.Say("build-sort-"+[...]string{"name", "cost"}[b.sorting]), st) {
		b.sorting = (b.sorting + 1) % sortings
		b.look(b.find)
	}
}

// what is of which kind the offers are.
func (b *builderScreen) what() string {
	a := b.client
	switch b.fill {
	case fillSlot:
		if slot := b.slots()[b.slot]; slot.Icon != 0 {
			return capital(a.words.Value("slot", slot.Icon.String()))
		}
		return a.Say("build-no-icon")
	case fillObjective:
		return capital(a.words.Value("category", b.category.String()))
	case fillSquadrons:
		return a.Say("build-wings")
	}
	return a.Say("build-ships")
}

// part is those offers that fit, or those that do not, under their heading.
func (b *builderScreen) part(r *draw.Rect, sight draw.Rect, list []offer, first int, not bool) {
	if len(list) == 0 {
		return
	}
	a := b.client
	u := a.UI
	head := r.CutTop(u.Px(20), u.Px(4))
	title, aside, c := a.Say("build-fits"), a.Say("build-then"), draw.Good
	if not {
		title, aside, c = a.Say("build-fits-not"), a.Say("build-why"), draw.Warn
	}
	if b.fill != fillObjective {
		u.Label(head.CutRight(u.Px(130), 0), aside, draw.Style{Size: 12, Color: draw.Muted, Align: draw.RightAligned})
	}
	u.Label(head, title, draw.Style{Size: 14, Bold: true, Color: c})
	for i := range list {
		row := r.CutTop(u.Px(offerHigh), u.Px(offerGap))
		if b.pointed && first+i == b.at && u.Keyed() && u.Reveal("builder.fits.list", row, sight) {
			a.Touch()
		}
		b.offerRow(row, sight, &list[i], first+i)
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
	}
	u.OfferFace(r, on, hot, o.breach != nil)
	in := r.Inset(u.Px(5))
	in.X, in.W = in.X+u.Px(5), in.W-u.Px(7)
	c, ink := draw.Text, draw.Mix(draw.Muted, draw.Text, 0.5)
	if o.breach != nil {
		c, ink = draw.Dim, draw.Warn
	}
	switch {
	case o.ship != nil:
		b.model(in.CutLeft(u.Px(34), u.Px(8)), o.id, 1)
	case o.squadron != nil:
		b.disc(in.CutLeft(u.Px(34), u.Px(8)), o.id)
	}
	head := in.CutTop(u.Px(20), 0)
	if b.fill != fillObjective {
		aside, st := b.aside(o), draw.Style{Size: 13, Color: draw.Good, Align: draw.RightAligned}
		if o.breach != nil {
			st.Color = draw.Accent
		}
		u.Label(head.CutRight(max(u.Px(82), u.Fonts.Width(aside, draw.Style{Size: u.Px(13)})+u.Px(3)), u.Px(4)), aside, st)
		st = draw.Style{Size: 16, Bold: true, Color: c, Align: draw.RightAligned}
		u.Label(head.CutRight(u.Px(30), u.Px(2)), strconv.Itoa(o.cost), st)
	}
	u.Label(head, o.name, draw.Style{Size: 15, Bold: true, Color: c, Plain: true})
	text := o.line
	if o.breach != nil {
		text = b.why(o)
	}
	whole := u.Lines(in, text, draw.Style{Size: 12.5, Color: ink}, max(int(in.H/draw.LineHeight(u.Px(12.5))), 1))
	if hot && !whole && a.Room() == scene.Narrow { // else the card stands beside it
		u.Tip(o.name+"\n"+text, r)
	}
	if clicked {
		b.take(o)
	}
}

// aside is what the fleet costs once the offer is taken, or the row of what speaks against it.
func (b *builderScreen) aside(o *offer) string {
	if o.breach != nil {
		return o.breach.Rule
	}
	n := b.cost().Total + o.cost
	if slots := b.slots(); b.fill == fillSlot && slots[b.slot].Card != "" {
		if was, err := b.client.kit.Facts.Upgrade(slots[b.slot].Card); err == nil {
			n -= was.Cost
		}
	}
	return b.ofLimit(n, b.fleet().Points)
}

// why is what speaks against an offer.
func (b *builderScreen) why(o *offer) string { return capital(b.client.words.BreachAlone(*o.breach)) }

package armada

import (
	"strconv"

	"xwing/game/armada/catalog"
	"xwing/game/armada/fleet"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// Measures of the fleet, in units of the design.
const (
	rowWhole   = 66
	rowShort   = 44
	wingHigh   = 32
	rowGap     = 6
	addHigh    = 34
	breachHigh = 104
	aimHigh    = 24 // of an objective
)

// fleetColumn is the fleet: what it costs, its ships and squadrons, what it breaks, its objectives.
func (b *builderScreen) fleetColumn(r draw.Rect) {
	u, f := b.client.UI, b.fleet()
	in := u.Panel(r)
	broken := b.draft.Breaches()
	aside := &in
	if in.W > u.Px(besides) { // where it has the screen for itself
		right := in.CutRight(in.W*0.42, u.Px(12))
		aside = &right
	}
	b.totals(aside.CutTop(u.Px(66), u.Px(8)))
	b.objectiveRows(aside.CutBottom(u.Px(3*(aimHigh+3)), u.Px(8)))
	if len(broken) > 0 && len(f.Ships) > 0 {
		b.breachBox(aside.CutBottom(u.Px(breachHigh), u.Px(8)), broken)
	}
	high := float64(rowWhole)
	if float64(len(f.Ships))*(rowWhole+rowGap)+float64(len(f.Squadrons))*(wingHigh+rowGap)+2*(addHigh+rowGap) > in.H/u.Px(1) {
		high = rowShort
	}
	u.Scroll("builder.fleet.list", in, func(r draw.Rect) float64 {
		top := r.Y
		for i := range f.Ships {
			b.shipRow(r.CutTop(u.Px(high), u.Px(rowGap)), i, broken, in)
		}
		b.addRow(r.CutTop(u.Px(addHigh), u.Px(rowGap)), "builder.add", "build-add", fillShips)
		for i := range f.Squadrons {
			b.wingRow(r.CutTop(u.Px(wingHigh), u.Px(rowGap)), i, broken, in)
		}
		b.addRow(r.CutTop(u.Px(addHigh), 0), "builder.wings", "build-add-squadrons", fillSquadrons)
		return r.Y - top + u.Px(2)
	})
	from, to, let, there := b.heldShip.Dropped(u, in)
	if there {
		b.move(from, to)
	}
	from, to, letWing, there := b.heldWing.Dropped(u, in)
	if there {
		b.moveWing(from, to)
	}
	if let || letWing {
		b.client.Touch()
	}
}

// totals is what the fleet costs, what each ship and the squadrons are of that, and what squadrons may cost.
func (b *builderScreen) totals(r draw.Rect) {
	a := b.client
	u, cost, limit := a.UI, b.cost(), b.fleet().Points
	line := r.CutTop(u.Px(30), u.Px(4))
	sum := draw.Style{Size: 26, Bold: true, Color: draw.Text}
	left, c := a.Say("build-unspent", "n", strconv.Itoa(limit-cost.Total)), draw.Warn
	switch {
	case cost.Total > limit:
		left, c, sum.Color = a.Say("build-over", "n", strconv.Itoa(cost.Total-limit)), draw.Bad, draw.Bad
	case cost.Total == limit:
		left, c = a.Say("build-all-spent"), draw.Good
	}
	st := draw.Style{Size: 14, Color: c, Align: draw.RightAligned}
	u.Label(line.CutRight(u.Fonts.Width(left, draw.Style{Size: u.Px(14)})+u.Px(2), u.Px(6)), left, st)
	text := strconv.Itoa(cost.Total)
	u.Note("builder.total", a.Say("build-total", "n", text, "limit", strconv.Itoa(limit))+" "+left, line)
	u.Label(line.CutLeft(u.Fonts.Width(text, draw.Style{Size: u.Px(26), Bold: true})+u.Px(2), u.Px(6)), text, sum)
	u.Label(line, a.Say("build-of-points", "n", strconv.Itoa(limit)), draw.Style{Size: 14, Color: draw.Muted})
	b.segments(r.CutTop(u.Px(7), u.Px(5)), cost, max(limit, cost.Total))
	third := fleet.SquadronLimit(limit)
	st = draw.Style{Size: 13, Color: draw.Muted}
	if cost.Squadrons > third {
		st.Color = draw.Bad
	}
	u.Label(r, a.Say("build-third", "n", strconv.Itoa(cost.Squadrons), "limit", strconv.Itoa(third)), st)
	aces := a.Say("build-aces", "n", strconv.Itoa(b.aces()), "limit", strconv.Itoa(fleet.AceLimit(limit)))
	st.Color, st.Align = draw.Muted, draw.RightAligned
	if b.aces() > fleet.AceLimit(limit) {
		st.Color = draw.Bad
	}
	u.Label(r, aces, st)
}

// ofShip reports whether it is about the ship that is shown.
func (b *builderScreen) ofShip() bool { return b.fill == fillNothing || b.fill == fillSlot }

// aces is how many unique squadrons with defense tokens the fleet has.
func (b *builderScreen) aces() (n int) {
	for _, s := range b.fleet().Squadrons {
		if card, err := b.client.kit.Facts.Squadron(s.ID); err == nil && card.Ace() {
			n += s.Count
		}
	}
	return n
}

// segments are the ships and the squadrons as parts of one bar, what is shown white.
func (b *builderScreen) segments(r draw.Rect, cost fleet.Cost, limit int) {
	u := b.client.UI
	u.L.Ring(r, r.H/2, max(1, u.Px(1)), draw.Edge)
	x := r.X
	part := func(n int, on bool, c draw.Color) {
		if n == 0 || limit == 0 {
			return
		}
		if on {
			c = draw.White
		}
		w := r.W * float64(n) / float64(limit)
		u.L.Round(draw.Rect{X: x, Y: r.Y, W: max(w-u.Px(2), 1), H: r.H}, r.H/2, c)
		x += w
	}
	for i, n := range cost.Ships {
		part(n, i == b.ship && b.ofShip(), draw.RedSeat)
	}
	part(cost.Squadrons, b.fill == fillSquadrons, draw.BlueSeat)
}

// breaking reports whether a ship, or an entry of the squadrons, breaks a rule.
func breaking(all []fleet.Breach, ship, entry int) bool {
	for _, b := range all {
		if ship >= 0 && b.Ship == ship || entry >= 0 && b.Squadron == entry {
			return true
		}
	}
	return false
}

// shipRow is one ship of the fleet.
func (b *builderScreen) shipRow(r draw.Rect, i int, broken []fleet.Breach, sight draw.Rect) {
	a := b.client
	u, f := a.UI, b.fleet()
	id, name := "ship:"+strconv.Itoa(i+1), a.words.ShipCard(f.Ships[i].ID)
	on := i == b.ship && b.ofShip()
	if u.Button(id, r, "", ui.ButtonStyle{Words: name, On: on}) {
		b.show(i)
		b.page = cardPage
	}
	if b.heldShip.Row(u, id, r, i, len(f.Ships), u.Px(rowGap), sight) {
		a.Touch()
	}
	u.RowEdge(r, on, breaking(broken, i, -1))
	in := r.Inset(u.Px(5))
	pic := in.CutLeft(u.Px(46), u.Px(8))
	b.model(pic, f.Ships[i].ID, 0.9)
	if f.Flagship(a.kit.Facts) == i {
		b.set.Flag(u.L, pic.X+u.Px(7), pic.Y+u.Px(8), u.Px(14))
	}
	head := in.CutTop(u.Px(20), 0)
	st := draw.Style{Size: 16, Bold: true, Color: draw.Text, Align: draw.RightAligned}
	u.Label(head.CutRight(u.Px(32), u.Px(4)), strconv.Itoa(b.cost().Ships[i]), st)
	u.Label(head, name, draw.Style{Size: 14, Bold: true, Color: draw.Text, Plain: true})
	text := ""
	for k, card := range f.Ships[i].Upgrades {
		if k > 0 {
			text += ", "
		}
		text += a.words.UpgradeCard(card)
	}
	most := max(int(in.H/draw.LineHeight(u.Px(12.5))), 1)
	u.Lines(in, text, draw.Style{Size: 12.5, Color: draw.Mix(draw.Muted, draw.Text, 0.5), Plain: true}, most)
}

// wingRow is one entry of the squadrons: how many, of what, and for how much.
func (b *builderScreen) wingRow(r draw.Rect, i int, broken []fleet.Breach, sight draw.Rect) {
	a := b.client
	u, f := a.UI, b.fleet()
	s := f.Squadrons[i]
	id, name := "wing:"+strconv.Itoa(i+1), a.words.SquadronCard(s.ID)
	on := i == b.entry
	end := r
	press := end.CutLeft(r.W-u.Px(56), 0)
	if u.Button(id, press, "", ui.ButtonStyle{Words: strconv.Itoa(s.Count) + " " + name, On: on}) {
		b.showWing(i)
		b.page = cardPage
	}
	if b.heldWing.Row(u, id, r, i, len(f.Squadrons), u.Px(rowGap), sight) {
		a.Touch()
	}
	u.RowEdge(press, on, breaking(broken, -1, i))
	in := press.Inset(u.Px(4))
	pic := in.CutLeft(u.Px(24), u.Px(5))
	b.disc(pic, s.ID)
	points := "?"
	if card, err := a.kit.Facts.Squadron(s.ID); err == nil {
		points = strconv.Itoa(card.Cost * s.Count)
	}
	st := draw.Style{Size: 15, Bold: true, Color: draw.Text, Align: draw.RightAligned}
	u.Label(in.CutRight(u.Px(30), u.Px(4)), points, st)
	u.Label(in.CutLeft(u.Px(22), u.Px(2)), strconv.Itoa(s.Count)+"×", draw.Style{Size: 14, Bold: true, Color: draw.Now})
	u.Label(in, name, draw.Style{Size: 13, Color: draw.Text, Plain: true})
	end.CutLeft(u.Px(4), 0)
	one := ui.ButtonStyle{Align: draw.Center, Size: 15, Words: a.Say("build-less"), Tip: a.Say("build-less")}
	if u.Button(id+":less", end.CutLeft(u.Px(24), u.Px(4)), "−", one) {
		b.less(i)
		return
	}
	one.Words, one.Tip = a.Say("build-more"), a.Say("build-more")
	if u.Button(id+":more", end.CutLeft(u.Px(24), 0), "+", one) {
		b.more(i)
	}
}

// addRow has ship or squadron cards offered.
func (b *builderScreen) addRow(r draw.Rect, id, key string, fill filling) {
	a := b.client
	u := a.UI
	hot, clicked := u.Area(id, a.Say(key), r)
	if clicked {
		b.add(fill)
	}
	on := b.fill == fill && (fill != fillSquadrons || b.entry < 0)
	if on || hot {
		u.L.Round(r.Snapped(), u.Px(5), draw.Fade(draw.ButtonOn, 0.6))
	}
	edge := draw.Edge
	if on {
		edge = draw.Accent
	}
	u.Dashed(r, edge)
	in := r.Inset(u.Px(8))
	u.Cap(in.CutRight(u.Px(18), u.Px(8)), "+")
	in.CutLeft(u.Px(8), 0)
	u.Label(in, "+ "+a.Say(key), draw.Style{Size: 15, Color: draw.Text})
}

// objectiveRows are the objectives, one of each category.
func (b *builderScreen) objectiveRows(r draw.Rect) {
	a := b.client
	u := a.UI
	for _, c := range catalog.Categories() {
		row := r.CutTop(u.Px(aimHigh), u.Px(3))
		id := b.objective(c)
		name, ink := a.Say("build-choose"), draw.Dim
		if id != "" {
			name, ink = a.words.ObjectiveCard(id), draw.Text
		}
		kind := capital(a.words.Value("category", c.String()))
		hot, clicked := u.Area("objective:"+c.String(), kind+": "+name, row)
		if clicked {
			b.aim(c)
		}
		face := draw.PanelHigh
		on := b.fill == fillObjective && b.category == c
		if on || hot {
			face = draw.ButtonOn
		}
		u.L.Round(row.Snapped(), u.Px(4), face)
		in := row.Inset(u.Px(4))
		u.Label(in.CutLeft(u.Px(78), u.Px(4)), kind, draw.Style{Size: 13, Color: draw.Muted})
		u.Label(in, name, draw.Style{Size: 14, Color: ink})
	}
}

// objective is the fleet's objective of a category, the first if there are several; "" if there is none.
func (b *builderScreen) objective(c catalog.Category) string {
	for _, id := range b.fleet().Objectives {
		if o, err := b.client.kit.Facts.Objective(id); err == nil && o.Category == c {
			return id
		}
	}
	return ""
}

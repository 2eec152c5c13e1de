package xwing

import (
	"strconv"
	"strings"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// How high a ship stands in the squad, in units of the design: with all there is to say, without its type, and in a
// squad of many.
const (
	rowWhole = 92
	rowPlain = 74
	rowShort = 44
)

// squadColumn is the squad: what it costs, its ships, what it breaks, its obstacles.
func (b *builderScreen) squadColumn(r draw.Rect) {
	u := b.client.UI
	in := u.Panel(r)
	broken := b.breaches()
	b.totals(in.CutTop(u.Px(46), u.Px(8)))
	if high := b.obstaclesHigh(); high > 0 {
		b.obstacleRow(in.CutBottom(u.Px(high), u.Px(8)))
	}
	if b.hasWings() {
		b.wingsButton(in.CutBottom(u.Px(wingsHigh), u.Px(8)))
	}
	if len(broken) > 0 && len(b.squad().Pilots) > 0 {
		b.breachBox(in.CutBottom(u.Px(breachHigh), u.Px(8)), broken)
	}
	n := len(b.squad().Pilots)
	high := b.rowHigh(in.H/u.Px(1), n)
	u.Scroll("builder.ships.list", in, func(r draw.Rect) float64 {
		y := r.Y
		for i := range n {
			b.shipRow(draw.Rect{X: r.X, Y: y, W: r.W, H: u.Px(high)}, i, broken, in)
			y += u.Px(high + rowGap)
		}
		b.addRow(draw.Rect{X: r.X, Y: y, W: r.W, H: u.Px(36)})
		return y + u.Px(36+2) - r.Y
	})
	b.carried(in)
}

// rowHigh is how high the rows of so many ships are in a room.
func (b *builderScreen) rowHigh(room float64, n int) float64 {
	for _, high := range []float64{rowWhole, rowPlain} {
		if float64(n)*(high+rowGap)+38 <= room {
			return high
		}
	}
	return rowShort
}

// totals is what the squad costs, and what each ship is of that.
func (b *builderScreen) totals(r draw.Rect) {
	a := b.client
	u, total, limit := a.UI, b.total(), b.mode().Points
	line := r.CutTop(u.Px(30), u.Px(4))
	sum := draw.Style{Size: 26, Bold: true, Color: draw.Text}
	if total > limit && limit > 0 {
		sum.Color = draw.Bad
	}
	left, c := a.Say("build-unspent", "n", strconv.Itoa(limit-total)), draw.Warn
	switch {
	case limit <= 0:
		left = ""
	case total > limit:
		left, c = a.Say("build-over", "n", strconv.Itoa(total-limit)), draw.Bad
	case total == limit:
		left, c = a.Say("build-all-spent"), draw.Good
	}
	st := draw.Style{Size: 14, Color: c, Align: draw.RightAligned}
	u.Label(line.CutRight(u.Fonts.Width(left, draw.Style{Size: u.Px(14)})+u.Px(2), u.Px(6)), left, st)
	text := strconv.Itoa(total)
	u.Note("builder.total", a.Say("build-total", "n", text, "limit", strconv.Itoa(limit))+" "+left, line)
	u.Label(line.CutLeft(u.Fonts.Width(text, draw.Style{Size: u.Px(26), Bold: true})+u.Px(2), u.Px(6)), text, sum)
	of := a.Say("build-of-points", "n", strconv.Itoa(limit))
	if b.mode().Quick {
		of = a.Say("build-of-threat", "n", strconv.Itoa(limit))
	}
	u.Label(line, of, draw.Style{Size: 14, Color: draw.Muted})
	b.segments(r.CutTop(u.Px(7), 0), max(limit, total))
}

// segments are the ships as parts of one bar, the one that is shown white.
func (b *builderScreen) segments(r draw.Rect, limit int) {
	u, s := b.client.UI, b.squad()
	u.L.Ring(r, r.H/2, max(1, u.Px(1)), draw.Edge)
	x := r.X
	for i := range s.Pilots {
		n, err := strconv.Atoi(b.points(i))
		if err != nil || n == 0 || limit == 0 {
			continue
		}
		w := r.W * float64(n) / float64(limit)
		c := draw.RedSeat
		if i == b.ship && !b.adding {
			c = draw.White
		}
		u.L.Round(draw.Rect{X: x, Y: r.Y, W: max(w-u.Px(2), 1), H: r.H}, r.H/2, c)
		x += w
	}
}

// shipRow is one ship of the squad.
func (b *builderScreen) shipRow(r draw.Rect, i int, broken []squad.Breach, sight draw.Rect) {
	a := b.client
	u, s := a.UI, b.squad()
	id := "ship:" + strconv.Itoa(i+1)
	card, _, known := b.shipOf(i)
	name := s.Pilots[i].Pilot
	if known {
		name = card.Name
	}
	on := i == b.ship && (!b.adding || b.instead)
	if u.Button(id, r, "", ui.ButtonStyle{Words: name, On: on}) {
		b.show(i)
		b.page = shipPage
	}
	b.drag(id, r, i, sight)
	b.rowEdge(r, on, breaking(broken, i))
	in := r.Inset(u.Px(5))
	first := draw.Rect{X: r.X + u.Px(5), Y: r.Y + u.Px(2), W: u.Px(20), H: u.Px(20)}
	if r.H < u.Px(rowPlain) {
		first = in.CutLeft(u.Px(16), u.Px(2))
	}
	side := min(in.H, u.Px(60))
	pic := in.CutLeft(side, u.Px(8))
	pic.Y, pic.H = pic.Y+(pic.H-side)/2, side
	b.silhouette(pic, card.XWS, card.Ship, 1)
	if known {
		if r.H >= u.Px(rowPlain) { // it stands on the picture
			u.L.Round(draw.Rect{X: first.X - u.Px(2), Y: first.Y, W: u.Px(15), H: first.H}, u.Px(3), draw.Panel)
		}
		u.Label(first, strconv.Itoa(card.Initiative), draw.Style{Size: 17, Bold: true, Color: draw.Now})
	}
	head := in.CutTop(u.Px(20), 0)
	points := b.points(i)
	u.Label(head.CutRight(u.Px(28), u.Px(4)), points, draw.Style{Size: 17, Bold: true, Color: draw.Text, Align: draw.RightAligned})
	u.Label(head, name, draw.Style{Size: 15, Bold: true, Color: draw.Text, Plain: true})
	short := r.H < u.Px(rowPlain)
	if r.H >= u.Px(rowWhole) {
		u.Label(in.CutTop(u.Px(17), 0), b.words().ShipType(card.Ship), draw.Style{Size: 13, Color: draw.Muted})
	}
	if b.mode().Loadout && !b.standard(i) && !short {
		b.loadoutBar(in.CutBottom(u.Px(15), 0), i)
	}
	most := 1
	if in.H >= u.Px(32) {
		most = 2
	}
	told := b.upgradeNames(i)
	if wing := a.desk.wingOf(s, b.words(), i); wing != "" {
		told = strings.TrimSuffix(wing+" · "+told, " · ")
	}
	b.lines(in, told, draw.Style{Size: 13, Color: draw.Mix(draw.Muted, draw.Text, 0.5), Plain: true}, most)
}

// rowEdge is the edge of a ship's row: white if it is shown, dashed if it breaks a rule.
func (b *builderScreen) rowEdge(r draw.Rect, on, broken bool) { b.client.UI.RowEdge(r, on, broken) }

// loadoutBar is how much of its loadout value a ship has spent.
func (b *builderScreen) loadoutBar(r draw.Rect, i int) {
	u := b.client.UI
	spent, limit := b.budget(i)
	if spent == 0 && limit == 0 {
		return
	}
	st := draw.Style{Size: 12, Color: draw.Muted, Align: draw.RightAligned}
	if spent > limit {
		st.Color, st.Bold = draw.Bad, true
	}
	u.Label(r.CutRight(u.Px(56), u.Px(6)), b.ofLimit(spent, limit), st)
	r.Y, r.H = r.Y+(r.H-u.Px(4))/2, u.Px(4)
	b.bar(r, spent, 0, limit, draw.Accent)
}

// addRow has ship cards offered.
func (b *builderScreen) addRow(r draw.Rect) {
	a := b.client
	u := a.UI
	hot, clicked := u.Area("builder.add", a.Say("build-add"), r)
	if clicked {
		b.add()
	}
	if b.adding || hot {
		u.L.Round(r.Snapped(), u.Px(5), draw.Fade(draw.ButtonOn, 0.6))
	}
	edge := draw.Edge
	if b.adding {
		edge = draw.Accent
	}
	b.dashed(r, edge)
	in := r.Inset(u.Px(8))
	b.cap(in.CutRight(u.Px(18), u.Px(8)), "+")
	in.CutLeft(u.Px(8), 0)
	u.Label(in, "+ "+a.Say("build-add"), draw.Style{Size: 15, Color: draw.Text})
}

// chassisName is what the type of a ship card is called.
func (b *builderScreen) chassisName(card *catalog.Pilot) string { return b.words().ShipType(card.Ship) }

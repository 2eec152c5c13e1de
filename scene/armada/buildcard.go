package armada

import (
	"strconv"
	"strings"

	"xwing/game"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
	"xwing/game/words"
	"xwing/scene"
	"xwing/scene/armada/pieces"
	"xwing/scene/draw"
)

// cardColumn is one card: what is pointed at among the offers, else what is shown of the fleet.
func (b *builderScreen) cardColumn(r draw.Rect) {
	a := b.client
	u := a.UI
	in := u.Panel(r)
	o := b.shown()
	switch {
	case b.fill == fillObjective:
		id := b.objective(b.category)
		if o != nil {
			id = o.id
		}
		b.objectiveCard(in, id)
	case b.fill == fillSquadrons:
		b.wingCard(in, o)
	case b.fill == fillShips && o != nil:
		b.candidate(in, o)
	case b.ship < 0:
		in.CutTop(in.H*0.35, 0)
		u.Paragraph(in, a.Say("build-first-ship"), draw.Style{Size: 16, Color: draw.Muted, Align: draw.Center})
	default:
		b.shipCard(in)
	}
}

// besides is how wide a column must be, in units of the design, so that a ship and its slots stand beside each other there.
const besides = 900

// shipCard is the ship of the fleet that is shown, and its slots.
func (b *builderScreen) shipCard(in draw.Rect) {
	a := b.client
	u := a.UI
	id := b.fleet().Ships[b.ship].ID
	card, err := a.kit.Facts.Ship(id)
	if err != nil {
		row := in.CutTop(u.Px(24), u.Px(8))
		b.shipButtons(&row)
		st := draw.Style{Size: 15, Color: draw.Warn, Plain: true}
		in.CutTop(u.Paragraph(in, a.Say("build-unknown", "card", words.Text(id)), st), u.Px(8))
		b.slotTiles(in)
		return
	}
	stage := func(r draw.Rect) {
		if o := b.shown(); b.fill == fillSlot && o != nil {
			b.upgradeCard(r, o)
			return
		}
		b.stage(r, card, strconv.Itoa(b.cost().Ships[b.ship]))
	}
	switch {
	case a.Room() == scene.Narrow && in.W >= u.Px(besides):
		stage(in.CutLeft(in.W*0.5, u.Px(10)))
		b.slotTiles(in)
	case a.Room() == scene.Narrow:
		b.stacked = true
		u.Scroll("builder.card.list", in, func(r draw.Rect) float64 {
			top := r.Y
			stage(r.CutTop(u.Px(stageHigh), u.Px(8)))
			b.slotTiles(r)
			return r.Y - top + u.Px(slotHead+float64((len(b.slots())+1)/2)*(slotHigh+slotGap))
		})
		b.stacked = false
	default:
		stage(in.CutTop(u.Px(stageHigh), u.Px(8)))
		b.slotTiles(in)
	}
}

// upgradeCard is an upgrade that is pointed at, in place of the ship: what it takes, what it does, and why it does not fit.
func (b *builderScreen) upgradeCard(r draw.Rect, o *offer) {
	a := b.client
	u := a.UI
	in := b.frame(r)
	var slots []string
	for _, s := range o.upgrade.Slots {
		slots = append(slots, a.words.Value("slot", s.String()))
	}
	b.cardHead(&in, o.name, capital(strings.Join(slots, ", ")), strconv.Itoa(o.cost))
	if o.flags != "" {
		in.CutTop(u.Paragraph(in, o.flags, draw.Style{Size: 13, Color: draw.Muted}), u.Px(7))
	}
	if o.breach != nil {
		why := draw.Style{Size: 14, Color: draw.Warn}
		u.Paragraph(in.CutBottom(u.ParagraphHeight(in.W, b.why(o), why), u.Px(6)), b.why(o), why)
	}
	st := draw.Style{Size: 16, Color: draw.Text}
	u.Lines(in, a.does("upgrade", o.id), st, max(int(in.H/draw.LineHeight(u.Px(st.Size))), 1))
	u.Note("builder.upgrade", a.does("upgrade", o.id), in)
}

// candidate is a ship card that could be added: its stage, and the icons of its upgrade bar.
func (b *builderScreen) candidate(in draw.Rect, o *offer) {
	a := b.client
	u := a.UI
	stage := in.CutTop(min(u.Px(stageHigh), in.H), u.Px(8))
	b.stage(stage, o.ship, strconv.Itoa(o.cost))
	if o.breach != nil {
		in.CutTop(u.Paragraph(in, b.why(o), draw.Style{Size: 14, Color: draw.Warn}), u.Px(8))
	}
	if in.H < u.Px(40) {
		return
	}
	u.Label(in.CutTop(u.Px(20), u.Px(4)), a.Say("build-slots"), draw.Style{Size: 14, Bold: true, Color: draw.Muted})
	var names []string
	for _, s := range o.ship.Slots {
		names = append(names, a.words.Value("slot", s.String()))
	}
	u.Paragraph(in, strings.Join(names, ", "), draw.Style{Size: 14, Color: draw.Text})
}

// wingCard is a squadron: the one that is pointed at, else the entry that is shown.
func (b *builderScreen) wingCard(in draw.Rect, o *offer) {
	a := b.client
	u := a.UI
	id := ""
	switch {
	case o != nil:
		id = o.id
	case b.entry >= 0:
		id = b.fleet().Squadrons[b.entry].ID
	}
	if id == "" {
		in.CutTop(in.H*0.35, 0)
		u.Paragraph(in, a.Say("build-first-squadron"), draw.Style{Size: 16, Color: draw.Muted, Align: draw.Center})
		return
	}
	card, err := a.kit.Facts.Squadron(id)
	if err != nil {
		u.Paragraph(in, a.Say("build-unknown", "card", words.Text(id)), draw.Style{Size: 15, Color: draw.Warn, Plain: true})
		return
	}
	stage := in.CutTop(min(u.Px(200), in.H), u.Px(8))
	left := b.frame(stage)
	pic := left.CutLeft(min(left.H, left.W*0.3), u.Px(14))
	b.disc(pic, id)
	kind := card.Type
	if kind == "" {
		kind = card.Chassis
	}
	b.cardHead(&left, card.Name, kind, strconv.Itoa(card.Cost))
	row := left.CutTop(u.Px(28), u.Px(6))
	x := b.figure(row, row.X, a.Say("build-hull"), card.Hull)
	x = b.figure(row, x, a.Say("build-speed"), card.Speed)
	b.tokens(row, x, card.Tokens)
	for _, at := range []struct {
		key  string
		dice catalog.Dice
	}{{"build-against-squadrons", card.AntiSquadron}, {"build-against-ships", card.Battery}} {
		line := left.CutTop(u.Px(22), 0)
		u.Label(line.CutLeft(u.Px(130), u.Px(4)), a.Say(at.key), draw.Style{Size: 13, Color: draw.Muted})
		b.dice(line, at.dice)
	}
	u.Lines(left, card.KeywordLine(), draw.Style{Size: 14, Color: draw.Text}, max(int(left.H/draw.LineHeight(u.Px(14))), 1))
	if card.HasAbility {
		in.CutTop(u.Paragraph(in, a.does("squadron", id), draw.Style{Size: 15, Color: draw.Text}), u.Px(6))
	}
	if o != nil && o.breach != nil {
		u.Paragraph(in, b.why(o), draw.Style{Size: 14, Color: draw.Warn})
	}
}

// objectiveCard is what an objective does.
func (b *builderScreen) objectiveCard(in draw.Rect, id string) {
	a := b.client
	u := a.UI
	kind := capital(a.words.Value("category", b.category.String()))
	if id == "" {
		in.CutTop(in.H*0.35, 0)
		u.Paragraph(in, a.Say("build-no-objective", "category", kind), draw.Style{Size: 16, Color: draw.Muted, Align: draw.Center})
		return
	}
	b.cardHead(&in, a.words.ObjectiveCard(id), kind, "")
	in.CutTop(u.Paragraph(in, a.words.Does(id), draw.Style{Size: 16, Color: draw.Text}), u.Px(8))
}

// cardHead is what a card is called, of what kind it is and what it costs.
func (b *builderScreen) cardHead(r *draw.Rect, name, kind, points string) {
	u := b.client.UI
	head := r.CutTop(u.Px(28), 0)
	if points != "" {
		st := draw.Style{Size: 24, Bold: true, Color: draw.Text, Align: draw.RightAligned}
		u.Label(head.CutRight(u.Px(54), u.Px(4)), points, st)
	}
	u.Label(head, name, draw.Style{Size: 20, Bold: true, Color: draw.Text, Plain: true})
	line := r.CutTop(u.Px(19), u.Px(7))
	u.Label(line, kind, draw.Style{Size: 13, Color: draw.Muted})
	u.Note("builder.stage", name+" · "+kind, line)
}

// frame is the ground of a card, and what is inside.
func (b *builderScreen) frame(r draw.Rect) draw.Rect {
	u := b.client.UI
	box := r.Snapped()
	u.L.Round(box, u.Px(6), draw.PanelHigh)
	u.L.Ring(box, u.Px(6), max(1, u.Px(1)), draw.EdgeSoft)
	return r.Inset(u.Px(11))
}

// figure paints a value behind its name, in a frame at x, and returns where the next one stands.
func (b *builderScreen) figure(r draw.Rect, x float64, name string, n int) float64 {
	u := b.client.UI
	value := strconv.Itoa(n)
	nw, vw := u.Fonts.Width(name, draw.Style{Size: u.Px(13)}), u.Fonts.Width(value, draw.Style{Size: u.Px(16), Bold: true})
	cell := draw.Rect{X: x, Y: r.Y, W: nw + vw + u.Px(20), H: r.H}
	if cell.Right() > r.Right()+1 {
		return x
	}
	u.L.Round(cell.Snapped(), u.Px(4), draw.Panel)
	u.L.Ring(cell.Snapped(), u.Px(4), max(1, u.Px(1)), draw.Edge)
	in := cell.Inset(u.Px(7))
	in.Y, in.H = cell.Y, cell.H
	u.Label(in.CutLeft(nw+1, u.Px(5)), name, draw.Style{Size: 13, Color: draw.Muted})
	in.W += u.Px(4)
	u.Label(in, value, draw.Style{Size: 16, Bold: true, Color: draw.Text})
	return cell.Right() + u.Px(6)
}

// dice paints a pool.
func (b *builderScreen) dice(r draw.Rect, pool catalog.Dice) {
	u := b.client.UI
	x := r.X + u.Px(7)
	for _, c := range catalog.Colors() {
		for range pool[c] {
			pieces.DieMark(u.L, c, x, r.Y+r.H/2, u.Px(6))
			x += u.Px(15)
		}
	}
	if pool.Total() == 0 {
		u.Label(r, "–", draw.Style{Size: 13, Color: draw.Dim})
	}
}

// disc paints a squadron on its disc, in a square.
func (b *builderScreen) disc(r draw.Rect, card string) {
	const over = 1.06
	x, y := r.Center()
	k := min(r.W, r.H) / (2 * gauge.SquadronRadius * over)
	b.set.Squadron(b.client.UI.L, card, game.NoSeat, false, pieces.Place{X: x, Y: y, K: k, Alpha: 1})
}

// model paints a ship without its base, as large as it fits.
func (b *builderScreen) model(r draw.Rect, card string, light float64) {
	base := b.client.desk.base(card)
	if base.Y == 0 {
		return
	}
	x, y := r.Center()
	b.client.UI.L.Glow(x, y, min(r.W, r.H)*0.6, draw.Fade(draw.RedSeat, 0.16))
	k := min(r.H*0.96/base.Y, r.W*0.96/base.X)
	b.set.Model(b.client.UI.L, card, pieces.Place{X: x, Y: y, K: k, Alpha: light})
}

package xwing

import (
	"strconv"

	"xwing/game/words"
	"xwing/game/xwing/catalog"
	"xwing/scene"
	"xwing/scene/draw"
)

// shipColumn is one ship: the card that is pointed at while ship cards are offered, else that of the squad.
func (b *builderScreen) shipColumn(r draw.Rect) {
	a := b.client
	u := a.UI
	in := u.Panel(r)
	if o := b.shown(); b.adding && o != nil && o.pilot != nil {
		if st, ok := b.stagedCard(*o.pilot, strconv.Itoa(o.cost), b.brings(o)); ok {
			b.candidate(in, st, o)
			return
		}
	}
	if b.ship < 0 {
		b.nobody(in)
		return
	}
	st, ok := b.stagedShip(b.ship)
	if !ok {
		b.unknownShip(in)
		return
	}
	if a.Room() == scene.Narrow {
		b.narrowShip(in, st, b.slotRows(), b.slotTiles)
		return
	}
	stage, table := b.stageRoom(in)
	b.stage(in.CutTop(u.Px(stage), u.Px(8)), st)
	if table {
		b.damageTable(in.CutBottom(u.Px(damageHigh), u.Px(6)), st)
	}
	b.slotTiles(in)
}

// stageRoom is how high the stage is, and whether there is room for the table of damage: first that goes.
func (b *builderScreen) stageRoom(in draw.Rect) (stage float64, table bool) {
	room := in.H / b.client.UI.Px(1)
	slots := slotHead + float64(b.slotRows())*(slotHigh+slotGap) - slotGap + 8
	switch {
	case stageWhole+slots+damageHigh+6 <= room:
		return stageWhole, true
	case stageShort+slots+damageHigh+6 <= room:
		return stageShort, true
	case stageWhole+slots <= room:
		return stageWhole, false
	}
	return stageShort, false
}

// besides is how wide a column must be, in units of the design, so that a ship and its slots stand beside each other there.
const besides = 900

// narrowShip is a ship where it has the screen for itself: its slots, in so many rows, beside it, or below it in one list.
func (b *builderScreen) narrowShip(in draw.Rect, st staged, rows int, tiles func(r draw.Rect)) {
	u := b.client.UI
	if in.W >= u.Px(besides) {
		b.stage(in.CutLeft(in.W*0.53, u.Px(10)), st)
		tiles(in)
		return
	}
	b.stacked = true
	defer func() { b.stacked = false }()
	u.Scroll("builder.ship.list", in, func(r draw.Rect) float64 {
		top := r.Y
		b.stage(r.CutTop(u.Px(stageShort), u.Px(8)), st)
		b.saidOf(&r, st)
		tiles(r)
		return r.Y - top + u.Px(slotHead+float64(rows)*(slotHigh+slotGap))
	})
}

// candidate is a ship card that could be added: its stage, and the slots that it has.
func (b *builderScreen) candidate(in draw.Rect, st staged, o *offer) {
	u := b.client.UI
	if b.client.Room() == scene.Narrow {
		b.narrowShip(in, st, (len(st.profile.Slots)+1)/2, func(r draw.Rect) { b.candidateTiles(r, st, o) })
		return
	}
	b.stage(in.CutTop(u.Px(stageWhole), u.Px(8)), st)
	if o.breach != nil {
		in.CutTop(u.Paragraph(in, b.why(o), draw.Style{Size: 14, Color: draw.Warn}), u.Px(8))
	}
	if in.H > u.Px(damageHigh+slotHigh) {
		b.damageTable(in.CutBottom(u.Px(damageHigh), u.Px(8)), st)
	}
	b.candidateTiles(in, st, o)
}

// brings are the upgrades of a quick build's first ship; none of any other card.
func (b *builderScreen) brings(o *offer) []string {
	if o.build == nil {
		return nil
	}
	return o.build.Ships[0].Upgrades
}

// candidateTiles are the slots of a ship card that could be added, or the cards that it comes with.
func (b *builderScreen) candidateTiles(in draw.Rect, st staged, o *offer) {
	a := b.client
	u, w := a.UI, b.words()
	rules, _ := o.pilot.Rules(b.list)
	cards := b.comesWith(o)
	title, n := a.Say("build-slots"), len(st.profile.Slots)
	switch {
	case len(cards) > 0:
		title, n = a.Say("build-standard"), len(cards)
	case b.mode().Loadout:
		title += " · " + a.Say("build-loadout-of", "n", strconv.Itoa(rules.Loadout))
	}
	u.Label(in.CutTop(u.Px(slotHead-6), u.Px(4)), title, draw.Style{Size: 14, Bold: true, Color: draw.Muted})
	b.tiles(in, n, func(cell draw.Rect, i int) {
		b.dashed(cell, draw.Edge)
		tile := cell.Inset(u.Px(9))
		head := tile.CutTop(u.Px(17), u.Px(2))
		if len(cards) == 0 {
			u.Label(head, capital(w.Value("slot", st.profile.Slots[i].String())), draw.Style{Size: 13, Color: draw.Muted})
			return
		}
		ref := catalog.UpgradeCard.Ref(cards[i].XWS)
		u.Label(head, w.CardName(ref), draw.Style{Size: 14, Bold: true, Color: draw.Text, Plain: true})
		text, _ := w.CardText(ref)
		b.lines(tile, text, draw.Style{Size: 12, Color: draw.Muted}, max(int(tile.H/draw.LineHeight(u.Px(12))), 1))
	})
}

// nobody is what stands there while the squad has no ship.
func (b *builderScreen) nobody(in draw.Rect) {
	a := b.client
	in.CutTop(in.H*0.35, 0)
	a.UI.Paragraph(in, a.Say("build-first-ship"), draw.Style{Size: 16, Color: draw.Muted, Align: draw.Center})
}

// unknownShip is a ship whose card is not known.
func (b *builderScreen) unknownShip(in draw.Rect) {
	a := b.client
	row := in.CutTop(a.UI.Px(24), a.UI.Px(8))
	b.shipButtons(&row)
	text := a.Say("build-unknown", "card", words.Text(b.squad().Pilots[b.ship].Pilot))
	a.UI.Paragraph(in, text, draw.Style{Size: 15, Color: draw.Warn, Plain: true})
}

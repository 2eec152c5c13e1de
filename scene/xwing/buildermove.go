package xwing

import (
	"strconv"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad/draft"
	"xwing/scene"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// toList shows what would change if the squad were moved to another points list. Squads of another edition are other
// squads: there a new one is begun.
func (b *builderScreen) toList(list catalog.Ruleset) {
	a := b.client
	if list == b.list {
		return
	}
	if a.kits.By(list) != a.kit {
		a.Ask("build-other", a.Say("build-other-title"), a.Say("build-other-why", "list", b.listName(list)), func(button int) {
			if button != 0 || b.pending() && (b.drafted == "" || b.unkept) && !b.save() {
				return
			}
			b.drafted, b.drafts = "", nil // it stays among the drafts
			b.format = b.formatIn(list)
			b.draft, b.file, b.title = nil, keptSquad{}, ""
			b.turn(list)
		}, a.Say("build-other-new"), a.Say("stay"))
		return
	}
	format := b.formatIn(list)
	change, err := b.draft.To(list, format)
	if err != nil {
		a.Fail(err)
		return
	}
	a.Cover(builderMove{b, a.Say("build-move-title", "list", b.listName(list)), a.Say("build-move"), change, func() {
		b.kept(b.draft.MoveTo(list, format))
		b.startAgain()
	}})
}

// builderMove shows what a change would make of the squad: card, now, then. Nothing happens before it is said.
type builderMove struct {
	builder *builderScreen
	title   string
	label   string // of the button that does it
	change  draft.Change
	do      func()
}

func (builderMove) Name() string { return "build-move" }

func (m builderMove) Build(*scene.App) {
	b := m.builder
	a := b.client
	u := a.UI
	in := a.Sheet(760, 600, m.title)
	foot := in.CutBottom(u.Px(38), u.Px(10))
	if u.Button("build-move.move", foot.CutRight(u.Px(150), u.Px(8)), m.label,
		ui.ButtonStyle{Align: draw.Center, Primary: true}) {
		a.Cover(nil)
		m.do()
	}
	if n := len(m.change.Breaches); n > 0 {
		u.Label(foot, a.Say("build-move-breaches", "n", strconv.Itoa(n)), draw.Style{Size: 14, Color: draw.Warn})
	}
	head := in.CutTop(u.Px(22), u.Px(4))
	m.cells(head, a.Say("build-move-card"), a.Say("build-move-now"), a.Say("build-move-then"), draw.Muted, false)
	a.SheetList("sheet.build-move.list", in, func(r *draw.Rect) {
		m.row(r, 0, a.Say("build-move-total"), m.outOf(m.change.Was, b.mode().Points),
			m.outOf(m.change.Total, m.change.Mode.Points), true, false)
		for i := range m.change.Ships {
			m.ship(r, &m.change.Ships[i])
		}
	})
}

// outOf is "19 of 20".
func (m builderMove) outOf(n, limit int) string {
	if limit <= 0 {
		return strconv.Itoa(n)
	}
	return m.builder.ofLimit(n, limit)
}

// ship is a ship and its upgrades.
func (m builderMove) ship(r *draw.Rect, c *draft.ShipChange) {
	b := m.builder
	w := b.words()
	value := func(cost, loadout int) string {
		if loadout > 0 {
			return b.client.Say("build-move-loadout", "n", strconv.Itoa(cost), "loadout", strconv.Itoa(loadout))
		}
		return strconv.Itoa(cost)
	}
	name := w.CardName(catalog.PilotCard.Ref(c.Pilot))
	if was := w.CardName(catalog.PilotCard.Ref(c.Was)); was != name {
		name = was + " → " + name
	}
	m.row(r, 0, name, value(c.CostWas, c.LoadoutWas), value(c.Cost, c.Loadout),
		c.CostWas != c.Cost || c.LoadoutWas != c.Loadout, c.Gone)
	for _, slot := range c.SlotsLost {
		m.row(r, 1, capital(b.slotName(slot)), b.client.Say("build-move-slot"), "", true, true)
	}
	for _, slot := range c.SlotsGained {
		m.row(r, 1, capital(b.slotName(slot)), "", b.client.Say("build-move-slot"), true, false)
	}
	for _, card := range c.Cards {
		m.row(r, 1, w.CardName(catalog.UpgradeCard.Ref(card.Card)), strconv.Itoa(card.CostWas), strconv.Itoa(card.Cost),
			card.CostWas != card.Cost, card.Gone || card.NoSlot)
	}
}

// row is one card: what changes is gold, what is gone is struck out.
func (m builderMove) row(r *draw.Rect, deep int, name, was, now string, changed, gone bool) {
	u := m.builder.client.UI
	line := r.CutTop(u.Px(25), u.Px(3))
	if deep == 0 {
		u.L.Round(line.Snapped(), u.Px(4), draw.PanelHigh)
	}
	line = line.Inset(u.Px(3))
	line.CutLeft(u.Px(8+18*float64(deep)), 0)
	c := draw.Muted
	if changed {
		c = draw.Gold
	}
	u.Note("build-move:"+name, name+": "+was+" – "+now, line)
	m.cells(line, name, was, now, c, gone)
}

// cells are the cells of a row.
func (m builderMove) cells(line draw.Rect, name, was, now string, c draw.Color, gone bool) {
	u := m.builder.client.UI
	then := line.CutRight(u.Px(150), u.Px(8))
	before := line.CutRight(u.Px(150), u.Px(8))
	u.Label(before, was, draw.Style{Size: 14, Color: draw.Muted, Align: draw.RightAligned})
	if !gone {
		u.Label(then, now, draw.Style{Size: 14, Color: c, Align: draw.RightAligned})
		u.Label(line, name, draw.Style{Size: 14, Color: draw.Text, Plain: true})
		return
	}
	u.Label(then, m.builder.client.Say("build-move-gone"), draw.Style{Size: 14, Color: draw.Bad, Align: draw.RightAligned})
	u.StruckLabel(line, name, draw.Style{Size: 14, Color: draw.Dim, Plain: true})
}

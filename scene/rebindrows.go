package scene

import (
	"strconv"

	"xwing/game/words"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// How wide the parts of a row are, in units of the design.
const (
	rebindWide  = 480 // a column at least
	rebindSlot  = 104
	rebindReset = 96
)

// Build lists all commands by where they work, those of the games beside those of the shell.
func (b *RebindOverlay) Build(a *App) {
	u := a.UI
	in := a.Sheet(1220, 660, a.Say("rebind"))
	b.foot(a, &in)
	a.SheetColumns("sheet.rebind.list", in, 2, rebindWide, 36, func(columns []*draw.Rect) {
		last := command{}
		for _, c := range a.known {
			column := columns[min(c.of+1, 1)]
			if c.of != last.of || c.Group != last.Group {
				b.heading(a, column, c)
			}
			last = c
			b.row(a, column, c)
		}
	})
	if b.listen {
		u.ByKeys()
	}
}

// heading says where the commands below work, and of which game they are.
func (b *RebindOverlay) heading(a *App, column *draw.Rect, c command) {
	u := a.UI
	text := a.placeSaid(c)
	if c.of != shellsOwn && len(a.tenants) > 1 {
		text = a.tenants[c.of].Name + " · " + text
	}
	column.CutTop(u.Px(8), 0)
	u.Title(column.CutTop(u.Px(26), 0), text)
}

// row is a command with its keys.
func (b *RebindOverlay) row(a *App, column *draw.Rect, c command) {
	u, id, name := a.UI, c.Group+"."+c.Act.Name, a.nameOf(c)
	if c.of > 0 {
		id += ":" + strconv.Itoa(c.of)
	}
	row := column.CutTop(u.Px(30), u.Px(4))
	gap := u.Px(6)
	color := draw.Text
	clashing := a.clashing(c)
	if len(clashing) > 0 {
		color = draw.Warn
	}
	if c.Fixed {
		u.Key(row.CutRight(u.Px(mostSlots*rebindSlot)+gap, u.Px(10)), a.capsSaid(c.Act))
		color = draw.Muted
	} else {
		for i := mostSlots - 1; i >= 0; i-- {
			b.key(a, row.CutRight(u.Px(rebindSlot), gap), id, c, i)
		}
		if _, changed := a.bound[c.Command()]; changed {
			st := ui.ButtonStyle{Align: draw.Center, Size: 13, Quiet: true}
			if u.Button("rebind.reset:"+id, row.CutRight(u.Px(rebindReset), gap), a.Say("rebind-reset"), st) {
				b.reset(a, c)
			}
		}
	}
	u.Label(row, name, draw.Style{Size: 14, Color: color})
	u.Note("rebind:"+id, name, row)
	for i, o := range clashing {
		text := a.Say("rebind-also", "other", words.Text(a.fullName(o)))
		line := column.CutTop(u.Px(18), u.Px(3))
		u.Label(line, text, draw.Style{Size: 13, Color: draw.Warn})
		u.Note("rebind.also:"+id+":"+strconv.Itoa(i), text, line)
	}
}

// key is one of the keys of a command: it can be chosen.
func (b *RebindOverlay) key(a *App, r draw.Rect, id string, c command, slot int) {
	slots := a.slots(c)
	label := "–"
	if slot < len(slots) {
		label = a.capSaid(slots[slot][0])
	} else if slot > len(slots) {
		return // the one before comes first
	}
	chosen := b.listen && b.of == c.Command() && b.slot == slot
	if chosen {
		label = a.Say("rebind-press")
	}
	st := ui.ButtonStyle{Align: draw.Center, Size: 13, On: chosen, Words: a.nameOf(c) + ": " + label}
	if a.UI.Button("key:"+id+":"+strconv.Itoa(slot), r, label, st) {
		b.choose(c, slot)
		a.Touch()
	}
}

// foot says what can be done, or why a stroke was not taken.
func (b *RebindOverlay) foot(a *App, in *draw.Rect) {
	u, text, color := a.UI, a.Say("rebind-how"), draw.Muted
	if b.news != "" {
		text, color = b.news, draw.Warn
	}
	st := draw.Style{Size: 14, Color: color}
	wide := in.W - u.Px(190)
	h := max(u.ParagraphHeight(wide, a.Say("rebind-how"), st), u.ParagraphHeight(wide, text, st), u.Px(34))
	foot := in.CutBottom(h, u.Px(10))
	button := foot.CutRight(u.Px(180), u.Px(10))
	off := len(a.bound) == 0
	if u.Button("rebind.all", button.CutTop(u.Px(34), 0), a.Say("rebind-reset-all"),
		ui.ButtonStyle{Align: draw.Center, Size: 14, Off: off}) {
		b.reset(a, a.known...)
	}
	u.Paragraph(foot, text, st)
	u.Note("rebind.news", text, foot)
}

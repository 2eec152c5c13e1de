package xwing

import (
	"slices"

	"xwing/game/xwing/squad/draft"
	"xwing/scene"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// formatChip says for which format the squad is, and leads to the others.
func (b *builderScreen) formatChip(head *draw.Rect) {
	a := b.client
	u := a.UI
	name := b.formatName(b.draft.Format())
	cell := head.CutRight(u.Fonts.Width(name, draw.Style{Size: u.Px(13)})+u.Px(24), u.Px(10))
	if u.Button("builder.format", cell, name, ui.ButtonStyle{Align: draw.Center, Size: 13, On: true, Tip: a.Say("build-format-why")}) {
		a.Cover(builderFormats{b})
	}
}

// builderFormats chooses the format of the squad that is built.
type builderFormats struct{ builder *builderScreen }

func (builderFormats) Name() string { return "build-formats" }

func (f builderFormats) Build(*scene.App) {
	b := f.builder
	a := b.client
	all := b.formats()
	in := a.Sheet(560, 92+60*float64(len(all)), a.Say("build-formats-title", "list", b.listName(b.list)))
	a.SheetList("sheet.build-formats.list", in, func(r *draw.Rect) {
		for _, format := range all {
			st := ui.ButtonStyle{Size: 16, On: format == b.draft.Format(), Note: b.formatNote(format)}
			if a.UI.Button("build-format:"+format, r.CutTop(a.UI.Px(52), a.UI.Px(8)), b.formatName(format), st) {
				a.Cover(nil)
				b.toFormat(format)
				return
			}
		}
	})
}

// toFormat has the squad be for another format; what changes is shown first, if there is anything.
func (b *builderScreen) toFormat(format string) {
	if format == b.draft.Format() {
		return
	}
	change, err := b.draft.To(b.list, format)
	if err != nil {
		b.client.Fail(err)
		return
	}
	move := func() {
		b.kept(b.draft.MoveTo(b.list, format))
		b.startAgain()
	}
	if len(b.squad().Pilots) == 0 || len(change.Breaches) == 0 && !slices.ContainsFunc(change.Ships, draft.ShipChange.Differs) {
		move()
		return
	}
	title := b.client.Say("build-move-title", "list", b.listName(b.list)+" · "+b.formatName(format))
	b.client.Cover(builderMove{b, title, b.client.Say("build-move"), change, move})
}

package xwing

import (
	"strconv"

	"xwing/scene"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

func (*shelfOverlay) Name() string { return "shelf" }

// openShelf opens it.
func (s *squadsScreen) openShelf(a *Client) {
	o := &shelfOverlay{squads: s, page: shelvedPage}
	o.read(a)
	a.Cover(o)
}

func (o *shelfOverlay) Build(*scene.App) {
	a := o.squads.client
	u := a.UI
	if a.records.learn(a.Opt.Files, a.kits) {
		a.Touch()
	}
	in := a.Sheet(1040, 660, a.Say("shelf"))
	if a.Covers.Over == nil {
		a.records.end()
		return
	}
	head := in.CutTop(u.Px(34), u.Px(10))
	tabs := head.CutLeft(min(head.W*0.5, u.Px(320)), u.Px(10))
	o.page = a.Tabs("shelf.page", tabs, o.page, []string{shelvedPage, binPage},
		[]string{a.Say("shelf-squads"), a.Say("shelf-bin", "n", strconv.Itoa(len(o.bin)))})
	switch {
	case o.page == binPage && len(o.bin) > 0:
		if u.Button("shelf.empty", head.CutRight(u.Px(130), 0), a.Say("shelf-empty"), ui.ButtonStyle{Align: draw.Center, Size: 14}) {
			o.askEmpty(a)
		}
	case o.page == shelvedPage && len(o.gone) > 0:
		st := ui.ButtonStyle{Align: draw.Center, Size: 14, Tip: o.gone[len(o.gone)-1] + " (Ctrl+Z)"}
		if u.Button("shelf.undo", head.CutRight(min(head.W, u.Px(190)), 0), a.Say("shelf-undo"), st) || !u.Writing() && scene.Struck(&u.In, scene.ActUndo) {
			o.undo(a)
		}
	}
	a.SheetList("sheet.shelf.list", in, func(r *draw.Rect) {
		if o.page == binPage {
			o.binRows(a, r)
		} else {
			o.rows(a, r)
		}
	})
}

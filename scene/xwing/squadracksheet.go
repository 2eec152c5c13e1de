package xwing

import (
	"strconv"

	"xwing/scene"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

func (*rackOverlay) Name() string { return "rack" }

// openRack opens it.
func (s *squadsScreen) openRack(a *Client) {
	o := &rackOverlay{squads: s, page: ownPage}
	o.read(a)
	a.Cover(o)
}

func (o *rackOverlay) Build(*scene.App) {
	a := o.squads.client
	u := a.UI
	if a.records.learn(a.Opt.Files, a.kits) {
		a.Touch()
	}
	in := a.Sheet(1040, 660, a.Say("rack"))
	if a.Covers.Over == nil {
		a.records.leave()
		return
	}
	head := in.CutTop(u.Px(34), u.Px(10))
	tabs := head.CutLeft(min(head.W*0.5, u.Px(320)), u.Px(10))
	o.page = a.Tabs("rack.page", tabs, o.page, []string{ownPage, binPage},
		[]string{a.Say("rack-squads"), a.Say("rack-bin", "n", strconv.Itoa(len(o.bin)))})
	switch {
	case o.page == binPage && len(o.bin) > 0:
		if u.Button("rack.empty", head.CutRight(u.Px(130), 0), a.Say("rack-empty"), ui.ButtonStyle{Align: draw.Center, Size: 14}) {
			o.askEmpty(a)
		}
	case o.page == ownPage && len(o.gone) > 0:
		st := ui.ButtonStyle{Align: draw.Center, Size: 14, Tip: o.gone[len(o.gone)-1] + " (Ctrl+Z)"}
		if u.Button("rack.undo", head.CutRight(min(head.W, u.Px(190)), 0), a.Say("rack-undo"), st) || !u.Writing() && scene.Struck(&u.In,
			scene.ActUndo) {
			o.undo(a)
		}
	}
	a.SheetList("sheet.rack.list", in, func(r *draw.Rect) {
		if o.page == binPage {
			o.binRows(a, r)
		} else {
			o.rows(a, r)
		}
	})
}

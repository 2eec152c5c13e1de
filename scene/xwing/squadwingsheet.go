package xwing

import (
	"slices"
	"strconv"

	"xwing/game"
	"xwing/game/words"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
	"xwing/game/xwing/terms"
	"xwing/scene"
	"xwing/scene/art"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

func (*wingsOverlay) Name() string { return "wings" }

// wingsOf opens the wings of the squad that a seat has picked.
func (s *squadsScreen) wingsOf(a *Client, seat game.Seat, e *squadEntry) {
	o := &wingsOverlay{client: a, mode: s.mode(a), color: art.SeatColor(seat), title: e.title(), save: a.Say("wings-save"),
		keep:  func(q squad.Squad) { s.keepWings(a, seat, e, q) },
		words: a.words.With(terms.NewNames(&board.View{}, a.kit.Facts).By(s.list))}
	if o.where = a.Say("wings-into", "file", words.Text(e.file.Name)); e.file.Where == "" {
		o.where = a.Say("wings-copy")
	}
	o.take(a, e.read)
	o.changed = false
	a.Cover(o)
}

func (o *wingsOverlay) Build(*scene.App) {
	a := o.client
	u := a.UI
	in := a.Sheet(1000, 620, a.Say("wings-title", "squad", words.Text(o.title)))
	foot := in.CutBottom(u.Px(38), u.Px(10))
	save := ui.ButtonStyle{Align: draw.Center, Size: 16, Primary: o.changed}
	if !o.changed {
		save.Reason = a.Say("wings-same")
	}
	if u.Button("wings.save", foot.CutRight(u.Px(150), u.Px(14)), o.save, save) {
		o.keep(o.draft)
		return
	}
	u.Label(foot, o.where, draw.Style{Size: 13, Color: draw.Muted})
	a.SheetList("sheet.wings.list", in, func(r *draw.Rect) {
		if len(o.led) == 0 {
			r.CutTop(u.Paragraph(*r, a.Say("wings-none"), draw.Style{Size: 15, Color: draw.Text}), u.Px(12))
		}
		for i := range o.led {
			o.wing(a, r, o.led[i])
		}
		o.cards(a, r)
	})
}

// formsWings reports whether there are cards that form wings.
func (a *Client) formsWings() bool {
	return slices.ContainsFunc(a.kit.Facts.Upgrades(), func(u *catalog.Upgrade) bool { return u.Wing != nil })
}

// wingsRow is, where a squad has wings or may have some, the way to them; it returns its height.
func (s *squadsScreen) wingsRow(a *Client, r draw.Rect, seat game.Seat, e *squadEntry) float64 {
	wings := len(e.squad.Wings())
	if e.quick || wings == 0 && !(s.battle(a) && a.formsWings()) {
		return 0
	}
	u := a.UI
	row := draw.Rect{X: r.X, Y: r.Y, W: r.W, H: u.Px(28)}
	st := ui.ButtonStyle{Align: draw.Center, Size: 14, Tip: a.Say("wings-why")}
	if u.Button("wings:"+seat.ID(), row.CutLeft(u.Px(110), u.Px(10)), a.Say("wings"), st) {
		s.wingsOf(a, seat, e)
	}
	flown := a.Say("wings-flown", "n", strconv.Itoa(wings))
	if wings == 0 {
		flown = a.Say("wings-flown-none")
	}
	u.Label(row, flown, draw.Style{Size: 14, Color: draw.Muted})
	return u.Px(34)
}

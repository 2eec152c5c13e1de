package xwing

import (
	"xwing/game"
	"xwing/game/xwing/squad"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// editWide is how wide the button is that leads to the builder with a squad, in units of the design.
const editWide = 60

// editButton opens a squad in the builder; of one that is built in, a copy.
func (s *squadsScreen) editButton(a *Client, r draw.Rect, seat game.Seat, e *squadEntry) {
	if e.quick && e.file.Where == "" {
		return // it is in no file
	}
	if !a.UI.Button("edit:"+seat.ID(), r, a.Say("build-edit"), ui.ButtonStyle{Align: draw.Center, Size: 13, Tip: a.Say("build-edit-why")}) {
		return
	}
	format := ""
	if s.battle(a) && !e.quick {
		format = squad.Epic
	}
	b, err := a.edited(e, s.list, format)
	if err != nil {
		a.Fail(err)
		return
	}
	b.from = "squads"
	a.Show(b)
}

// buildButton goes to build a new squad; beside it stands the way to those that there are.
func (s *squadsScreen) buildButton(a *Client, r draw.Rect) {
	if a.game.Rack != nil {
		st := ui.ButtonStyle{Align: draw.Center, Size: 14, Tip: a.Say("rack-why")}
		if a.UI.Button("squads.rack", r.CutRight(r.W*0.4, a.UI.Px(6)), a.Say("rack"), st) {
			s.openRack(a)
		}
	}
	if !a.UI.Button("squads.build", r, a.Say("build-new"), ui.ButtonStyle{Align: draw.Center, Size: 14, Tip: a.Say("build-new-why")}) {
		return
	}
	b := newBuilder(a, s.list)
	if s.battle(a) {
		b.format = squad.Epic
	}
	b.from = "squads"
	a.Show(b)
}

package xwing

import (
	"xwing/game/xwing/position"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// files are how the position is called, and how it is kept, handed on and opened again.
func (s *sandboxScreen) files(r *draw.Rect) {
	a, b := s.table.client, s.sandbox
	u := a.UI
	s.caption(r, a.Say("sandbox-file"))
	b.name = u.Field("sandbox.name", r.CutTop(u.Px(sandboxRow), u.Px(sandboxGap)), b.name, a.Say("sandbox-name"), 40)
	cells := s.row(r, 3)
	if s.button("save", cells[0], a.Say("build-save"), ui.ButtonStyle{Tip: a.Say("sandbox-save-tip"), Off: !b.steps.Changed()}) {
		s.keep()
	}
	if s.button("link", cells[1], a.Say("sandbox-link"), ui.ButtonStyle{Tip: a.Say("sandbox-link-tip")}) {
		s.link()
	}
	if s.button("leave", cells[2], a.Say("leave"), ui.ButtonStyle{}) {
		b.page, b.piece = "", ""
		s.escape()
	}
}

// keep writes the position into a file, in place of what it held.
func (s *sandboxScreen) keep() {
	a, b := s.table.client, s.sandbox
	name, text := b.name, []byte(b.steps.Now().Text())
	if name == "" {
		name = a.Say("sandbox-name")
	}
	switch {
	case a.Opt.Page != nil:
		a.Opt.Page.Save(name+position.Ending, text)
	case a.game.KeepPosition == nil:
		return
	default:
		where, err := a.game.KeepPosition(name+position.Ending, text)
		if err != nil {
			a.Fail(err)
			return
		}
		a.Toast(a.Say("sandbox-saved", "file", where))
	}
	b.steps.Saved()
	a.Touch()
}

// link copies a link that carries the position.
func (s *sandboxScreen) link() {
	s.table.client.CopyLink("", position.Mark, []byte(s.sandbox.steps.Now().Text()))
}

// takePosition shows the sandbox with what somebody brings; false if that is no position.
func (a *Client) takePosition(text []byte) bool {
	if !position.Reads(text) {
		return false
	}
	p, err := position.Read(text)
	if err == nil {
		err = a.kits.For(&p).CheckPosition(&p)
	}
	if err != nil {
		a.Fail(err)
		return true
	}
	a.stand(&p)
	return true
}

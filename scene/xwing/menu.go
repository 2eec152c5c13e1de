package xwing

import (
	"xwing/game"
	"xwing/scene"
	"xwing/scene/art"
	"xwing/scene/draw"
	"xwing/scene/sound"
	"xwing/scene/ui"
)

// menuOverlay is what can be done beside playing.
type menuOverlay struct{ table *tableScreen }

func (menuOverlay) Name() string { return "menu" }

func (m menuOverlay) Build(_ *scene.App) {
	a := m.table.client
	u := a.UI
	_, over := m.table.play.Session.Over()
	ended := ""
	if over && m.table.play.board.Resting() { // before that it is still to be seen
		ended = a.Say("over")
	}
	in := a.Sheet(420, 394, a.Say("menu"))
	entry := func(id, key, reason string) bool {
		b := in.CutTop(u.Px(42), u.Px(8))
		return u.Button(id, b, a.Say(key), ui.ButtonStyle{Align: draw.Center, Size: 16, Reason: reason})
	}
	switch {
	case entry("menu.settings", "settings", ""):
		a.Cover(scene.SettingsOverlay{})
	case entry("menu.keys", "keys-title", ""):
		a.Cover(scene.KeysOverlay{})
	case entry("menu.rules", "rules", ""):
		a.Cover(rulesOverlay{m.table, m.table.play.state().Rules().Edition})
	case m.concede(a, in.CutTop(u.Px(42), u.Px(8)), ended):
	case entry("menu.draw", "agree-draw", ended):
		m.end(a, game.NoSeat, a.Say("agree-draw"), a.Say("agree-draw-why"))
	case entry("leave", "leave-game", ""):
		a.Cover(nil)
		a.Ask("leave", a.Say("leave-title"), a.Say("leave-why"), func(i int) {
			if i == 0 {
				a.Show(&scene.TitleScreen{App: a.App})
			}
		}, a.Say("leave"), a.Say("stay"))
	}
}

// concede builds a button for each seat.
func (m menuOverlay) concede(a *Client, r draw.Rect, reason string) bool {
	for seat, b := range r.Columns(2, a.UI.Px(8)) {
		id := game.Seat(seat).ID()
		st := ui.ButtonStyle{Align: draw.Center, Size: 15, Reason: reason, Mark: art.SeatColor(game.Seat(seat))}
		if a.UI.Button("menu.concede:"+id, b, a.Say("concede", "seat", id), st) {
			m.end(a, game.Seat(seat), a.Say("concede", "seat", id), a.Say("concede-why", "seat", id))
			return true
		}
	}
	return false
}

// end asks once more and ends the game outside the rules.
func (m menuOverlay) end(a *Client, by game.Seat, title, why string) {
	a.Cover(nil)
	a.Ask("end", title, why, func(button int) {
		if button != 0 {
			return
		}
		m.table.question.Skip()
		if err := m.table.play.Session.End(by); err != nil {
			a.Fail(err)
		} else if by == game.NoSeat {
			a.Cue(sound.Draw)
		} else {
			a.Cue(sound.Win)
		}
		m.table.play.NoteEnd(&a.Desk)
		m.table.question.Restart()
	}, a.Say("end-game"), a.Say("stay"))
}

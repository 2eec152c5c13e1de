package scene

import (
	"xwing/game"
	"xwing/scene/art"
	"xwing/scene/draw"
	"xwing/scene/sound"
	"xwing/scene/ui"
)

// MenuOverlay is what can be done with a game beside playing it.
type MenuOverlay struct {
	Question *Question
	Rules    func() Overlay // tells how the game is played
}

func (MenuOverlay) Name() string { return "menu" }

func (m MenuOverlay) Build(a *App) {
	u := a.UI
	_, over := m.Question.Play.Session.Over()
	ended := ""
	if over && m.Question.Play.Show.Resting() { // before that it is still to be seen
		ended = a.Say("over")
	}
	in := a.Sheet(420, 394, a.Say("menu"))
	entry := func(id, key, reason string) bool {
		b := in.CutTop(u.Px(42), u.Px(8))
		return u.Button(id, b, a.Say(key), ui.ButtonStyle{Align: draw.Center, Size: 16, Reason: reason})
	}
	switch {
	case entry("menu.settings", "settings", ""):
		a.Cover(SettingsOverlay{})
	case entry("menu.keys", "keys-title", ""):
		a.Cover(KeysOverlay{})
	case entry("menu.rules", "rules", ""):
		a.Cover(m.Rules())
	case m.concede(in.CutTop(u.Px(42), u.Px(8)), ended):
	case entry("menu.draw", "agree-draw", ended):
		m.end(game.NoSeat, a.Say("agree-draw"), a.Say("agree-draw-why"))
	case entry("leave", "leave-game", ""):
		a.Cover(nil)
		a.Ask("leave", a.Say("leave-title"), a.Say("leave-why"), func(i int) {
			if i == 0 {
				a.Show(&TitleScreen{App: a})
			}
		}, a.Say("leave"), a.Say("stay"))
	}
}

// concede builds a button for each seat.
func (m MenuOverlay) concede(r draw.Rect, reason string) bool {
	a := m.Question.App
	for i, b := range r.Columns(2, a.UI.Px(8)) {
		seat := game.Seat(i)
		st := ui.ButtonStyle{Align: draw.Center, Size: 15, Reason: reason, Mark: art.SeatColor(seat)}
		if a.UI.Button("menu.concede:"+seat.ID(), b, a.Say("concede", "seat", seat.ID()), st) {
			m.end(seat, a.Say("concede", "seat", seat.ID()), a.Say("concede-why", "seat", seat.ID()))
			return true
		}
	}
	return false
}

// end asks once more and ends the game outside the rules.
func (m MenuOverlay) end(by game.Seat, title, why string) {
	q := m.Question
	a := q.App
	a.Cover(nil)
	a.Ask("end", title, why, func(button int) {
		if button != 0 {
			return
		}
		q.Skip()
		if err := q.Play.Session.End(by); err != nil {
			a.Fail(err)
		} else if by == game.NoSeat {
			a.Cue(sound.Draw)
		} else {
			a.Cue(sound.Win)
		}
		q.Play.NoteEnd(&a.Desk)
		q.Restart()
	}, a.Say("end-game"), a.Say("stay"))
}

package scene

import (
	"xwing/game"
	"xwing/scene/draw"
	"xwing/scene/sound"
	"xwing/scene/ui"
)

// MenuOverlay is what can be done with a game beside playing it.
type MenuOverlay struct {
	Question *Question
	Rules    func() Overlay    // tells how the game is played
	Tools    func() []MenuTool // the game's own, where the table has no room for them; nil: none
	Helps    []MenuTool        // tell something about the question that is open
}

// MenuTool is something that can be done with the table.
type MenuTool struct {
	ID, Label, Tip string
	On             bool
	Reason         string // why it cannot be done now
	Use            func()
}

func (MenuOverlay) Name() string { return "menu" }

func (m MenuOverlay) Build(a *App) {
	_, over := m.Question.Play.Session.Over()
	ended := ""
	if over && m.Question.Play.Show.Resting() { // before that it is still to be seen
		ended = a.Say("over")
	}
	high := 394.0
	if a.Opt.Page != nil {
		high += 50
	}
	high += 50 * float64(len(m.Helps))
	if a.tenant().Glossary != nil {
		high += 50
	}
	a.SheetList("sheet.menu.list", a.Sheet(420, high, a.Say("menu")), func(in *draw.Rect) { m.entries(a, in, ended) })
}

// entries are the ways out of the menu; ended says why the game cannot be ended, "" if it can.
func (m MenuOverlay) entries(a *App, in *draw.Rect, ended string) {
	u := a.UI
	if m.Tools != nil && m.tools(a, in) {
		return
	}
	m.outward(a, in)
	cells := m.cells(a, in)
	entry := func(id, key, reason string) bool {
		return u.Button(id, cells(), a.Say(key), ui.ButtonStyle{Align: draw.Center, Size: 16, Reason: reason})
	}
	leave, why := a.leavingWords()
	switch {
	case entry("menu.settings", "settings", ""):
		a.Cover(SettingsOverlay{})
	case entry("menu.keys", "keys-title", ""):
		a.Cover(KeysOverlay{})
	case entry("menu.rules", "rules", ""):
		a.Cover(m.Rules())
	case a.tenant().Glossary != nil && entry("menu.glossary", "glossary", ""):
		a.OpenGlossary("")
	case m.use(a, m.Helps, cells):
	case entry("leave", leave, ""):
		a.Cover(nil)
		a.Ask("leave", a.Say("leave-title"), a.Say(why), func(i int) {
			if i == 0 {
				a.Show(&TitleScreen{App: a})
			}
		}, a.Say("leave"), a.Say("stay"))
	case m.ends(in, ended):
	}
}

// ends builds, apart from the rest and without frames, what ends the game for good.
func (m MenuOverlay) ends(in *draw.Rect, ended string) bool {
	a := m.Question.App
	u := a.UI
	if m.Tools != nil {
		in.CutTop(u.Px(8), 0)
	} else {
		u.L.Fill(draw.Rect{X: in.X, Y: in.Y + u.Px(7), W: in.W, H: max(1, u.Px(1))}, draw.EdgeSoft)
		in.CutTop(u.Px(16), 0)
	}
	if m.concede(in.CutTop(u.Px(34), u.Px(6)), ended) {
		return true
	}
	st := ui.ButtonStyle{Align: draw.Center, Size: 14, Reason: ended, Quiet: true}
	if u.Button("menu.draw", in.CutTop(u.Px(34), u.Px(6)), a.Say("agree-draw"), st) {
		m.end(game.NoSeat, a.Say("agree-draw"), a.Say("agree-draw-why"))
		return true
	}
	return false
}

// cells are the places of the entries, one after the other: two in a row where tools stand
// among them, for then there are many.
func (m MenuOverlay) cells(a *App, in *draw.Rect) func() draw.Rect {
	n := 1
	if m.Tools != nil {
		n = 2
	}
	var row []draw.Rect
	return func() draw.Rect {
		if len(row) == 0 {
			row = in.CutTop(a.UI.Px(42), a.UI.Px(8)).Columns(n, a.UI.Px(8))
		}
		r := row[0]
		row = row[1:]
		return r
	}
}

// tools builds the game's own tools; it reports whether one was used.
func (m MenuOverlay) tools(a *App, in *draw.Rect) bool {
	return m.use(a, m.Tools(), m.cells(a, in))
}

// use builds tools; it reports whether one was used.
func (m MenuOverlay) use(a *App, tools []MenuTool, cells func() draw.Rect) bool {
	u := a.UI
	for _, x := range tools {
		st := ui.ButtonStyle{Align: draw.Center, Size: 16, On: x.On, Reason: x.Reason, Tip: x.Tip}
		if u.Button(x.ID, cells(), x.Label, st) {
			a.Cover(nil)
			x.Use()
			return true
		}
	}
	return false
}

// concede builds a button for each seat.
func (m MenuOverlay) concede(r draw.Rect, reason string) bool {
	a := m.Question.App
	for i, b := range r.Columns(2, a.UI.Px(8)) {
		seat := game.Seat(i)
		st := ui.ButtonStyle{Align: draw.Center, Size: 14, Reason: reason, Quiet: true}
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

// leavingWords are how leaving the game is called and what comes of it: is it kept?
func (a *App) leavingWords() (leave, why string) {
	if p := PlayOf(a.Screen); p != nil && p.Log == nil {
		return "leave-game-unkept", "leave-why-unkept"
	}
	return "leave-game", "leave-why"
}

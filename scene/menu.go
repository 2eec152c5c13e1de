package scene

import (
	"xwing/game"
	"xwing/scene/art"
	"xwing/scene/draw"
	"xwing/scene/sound"
	"xwing/scene/ui"
)

// menuOverlay is what can be done beside playing.
type menuOverlay struct{ table *tableScreen }

func (menuOverlay) name() string { return "menu" }

func (m menuOverlay) build(a *App) {
	u := a.ui
	_, over := m.table.play.session.Over()
	ended := ""
	if over && m.table.play.board.resting() { // before that it is still to be seen
		ended = a.say("over")
	}
	in := a.sheet(420, 344, a.say("menu"))
	entry := func(id, key, reason string) bool {
		b := in.CutTop(u.Px(42), u.Px(8))
		return u.Button(id, b, a.say(key), ui.ButtonStyle{Align: draw.Center, Size: 16, Reason: reason})
	}
	switch {
	case entry("menu.settings", "settings", ""):
		a.cover(settingsOverlay{})
	case entry("menu.keys", "keys-title", ""):
		a.cover(keysOverlay{})
	case m.concede(a, in.CutTop(u.Px(42), u.Px(8)), ended):
	case entry("menu.draw", "agree-draw", ended):
		m.end(a, game.NoSeat, a.say("agree-draw"), a.say("agree-draw-why"))
	case entry("leave", "leave-game", ""):
		a.cover(nil)
		a.ask("leave", a.say("leave-title"), a.say("leave-why"), func(i int) {
			if i == 0 {
				a.show(&titleScreen{})
			}
		}, a.say("leave"), a.say("stay"))
	}
}

// concede builds a button for each seat.
func (m menuOverlay) concede(a *App, r draw.Rect, reason string) bool {
	for seat, b := range r.Columns(2, a.ui.Px(8)) {
		id := game.Seat(seat).ID()
		st := ui.ButtonStyle{Align: draw.Center, Size: 15, Reason: reason, Mark: art.SeatColor(game.Seat(seat))}
		if a.ui.Button("menu.concede:"+id, b, a.say("concede", "seat", id), st) {
			m.end(a, game.Seat(seat), a.say("concede", "seat", id), a.say("concede-why", "seat", id))
			return true
		}
	}
	return false
}

// end asks once more and ends the game outside the rules.
func (m menuOverlay) end(a *App, by game.Seat, title, why string) {
	a.cover(nil)
	a.ask("end", title, why, func(button int) {
		if button != 0 {
			return
		}
		m.table.skip()
		if err := m.table.play.session.End(by); err != nil {
			a.fail(err)
		} else if by == game.NoSeat {
			a.cue(sound.Draw)
		} else {
			a.cue(sound.Win)
		}
		m.table.play.noteEnd(a)
		m.table.restart(a)
	}, a.say("end-game"), a.say("stay"))
}

// noteEnd writes an end outside the rules into the log.
func (p *play) noteEnd(a *App) {
	end, ended := p.session.Ended()
	if !ended {
		return
	}
	text := a.say("drawn")
	if end.By != game.NoSeat {
		text = p.words.Say(game.Say("ui.conceded", "seat", end.By.ID()))
	}
	p.board.lines = append(p.board.lines, logLine{text: text, heading: true})
}

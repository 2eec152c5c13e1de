package xwing

import (
	"xwing/game/xwing/squad"
)

// arrive takes what has come to the page: a game is kept and gone on with, a squad goes into
// the player's folder. It reports whether anything has come; s is the squad screen if that is
// shown, else nil.
func (a *Client) arrive(s *squadsScreen) bool {
	return a.Arrive(a.Say("pasted"), squad.MaxXWS, func(name string, text []byte) {
		if a.takePosition(text) {
			return
		}
		if s == nil {
			s = &squadsScreen{client: a}
			a.Show(s)
			s.prepare(a)
		}
		s.keep(a, name, text)
	})
}

// squadFileName is what a squad's file is called where it leaves the browser.
func squadFileName(e *squadEntry) string { return e.title() + ".xws" }

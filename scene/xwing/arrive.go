package xwing

import (
	"path"
	"strings"

	"xwing/game"
	"xwing/game/xwing/squad"
	"xwing/internal/link"
	"xwing/internal/store"
	"xwing/scene"
)

// arrive takes what has come to the page: a game is kept and gone on with, a squad goes into
// the player's folder. It reports whether anything has come; s is the squad screen if that is
// shown, else nil.
func (a *Client) arrive(s *squadsScreen) bool {
	if a.Opt.Page == nil {
		return false
	}
	p, came := a.Opt.Page.Came()
	if !came {
		return false
	}
	if p.Link {
		text, err := link.Unpack(string(p.Content), store.MaxCarried)
		if err != nil {
			a.Fail(err)
			return true
		}
		p.Content = text
	}
	name := p.Name
	if name == "" {
		name = a.Say("pasted")
	}
	if len(p.Content) > store.MaxCarried {
		a.Fail(store.TooLarge(name, store.MaxCarried))
		return true
	}
	if _, err := game.ReadHeader(p.Content); err == nil {
		a.Receive(name, p.Content)
		return true
	}
	if s == nil {
		s = &squadsScreen{client: a}
		a.Show(s)
		s.prepare(a)
	}
	s.keepParcel(a, p)
	return true
}

// keepParcel is keep of what has come to the page.
func (s *squadsScreen) keepParcel(a *Client, p scene.Parcel) {
	if len(p.Content) > squad.MaxXWS {
		p.Content = p.Content[:squad.MaxXWS+1] // which is refused
	}
	name := strings.TrimSuffix(p.Name, path.Ext(p.Name))
	if name == "" {
		name = a.Say("pasted")
	}
	s.keep(a, name, p.Content)
}

// squadFileName is what a squad's file is called where it leaves the browser.
func squadFileName(e *squadEntry) string { return e.title() + ".xws" }

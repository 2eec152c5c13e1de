package xwing

import (
	"bytes"
	"io/fs"
	"strings"

	"xwing/game/words"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
	"xwing/scene"
)

// keys pastes a squad by Ctrl+V and reads the folder anew by F5.
func (s *squadsScreen) keys(a *Client) {
	if s.folder.intake.Struck(a.App, actPaste, actReread, s.keeping(a)) {
		s.folder.read(a)
	}
	if a.game.Rack != nil && !a.Covers.Covered() && !a.UI.Writing() && scene.Struck(&a.UI.In, actRack) {
		s.openRack(a)
	}
}

// take copies dropped squads into the player's folder.
func (s *squadsScreen) take(a *Client, dropped fs.FS) {
	s.folder.intake.Take(&a.Desk, dropped, s.keeping(a))
}

func (s *squadsScreen) keeping(a *Client) func(name string, text []byte) {
	return func(name string, text []byte) { s.keep(a, name, text) }
}

// keep writes a squad into the player's folder, unless it cannot be read or is
// there already, and picks it for a seat that has none.
func (s *squadsScreen) keep(a *Client, name string, text []byte) {
	if a.takePosition(text) {
		return
	}
	var cats []*catalog.Catalog
	for _, k := range a.kits {
		cats = append(cats, k.Facts)
	}
	q, xws, err := squad.Read(name, text, cats...)
	if err != nil {
		s.folder.intake.Fail(&a.Desk, err)
		return
	}
	title := name
	if q.Name != "" {
		title = q.Name
	}
	for i := range s.folder.entries {
		if e := &s.folder.entries[i]; bytes.Equal(bytes.TrimSpace(e.file.XWS), bytes.TrimSpace(xws)) {
			s.came(a, e, a.Say("squad-known", "squad", words.Text(title)))
			return
		}
	}
	id, err := a.game.Folder.AddSquad(title, xws)
	if err != nil {
		s.folder.intake.Fail(&a.Desk, err)
		return
	}
	s.folder.read(a)
	if e := s.folder.entry(id); e != nil {
		news := a.Say("squad-kept", "squad", words.Text(title))
		if lines := q.Unread(); len(lines) > 0 {
			news += " " + a.Say("squad-unread", "lines", strings.Join(lines, "; "))
		}
		s.came(a, e, news)
	}
}

// came picks a squad that has been dropped or pasted for a seat that has none, puts it in view, and says what it is: a
// warning if it breaks a rule.
func (s *squadsScreen) came(a *Client, e *squadEntry, news string) {
	s.find(a, e)
	e.judge(a, s.mode(a))
	warning := ""
	if len(e.breaches) > 0 {
		warning = e.breaches[0]
	}
	s.folder.intake.Came(&a.Desk, e.id, s.picked[:len(s.sides(a))], news, warning)
}

// find sees to it that an entry is among those shown.
func (s *squadsScreen) find(a *Client, e *squadEntry) {
	if e.foreign(a.desk) {
		s.turn(a, a.kits.With(e.squad.Family()).Rules().List)
	}
	if s.folder.shows(e) {
		return
	}
	s.folder.intake.Find, s.folder.faction = "", 0
}

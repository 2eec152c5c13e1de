package xwing

import (
	"bytes"
	"errors"
	"io/fs"
	"path"
	"slices"
	"strings"

	"xwing/game"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
	"xwing/internal/store"
	"xwing/scene"
)

// keys pastes a squad by Ctrl+V and reads the folder anew by F5.
func (s *squadsScreen) keys(a *Client) {
	in := &a.UI.In
	if a.Covers.Dialog != nil || a.Covers.Over != nil {
		return
	}
	switch {
	case scene.Struck(in, actReread):
		s.folder.read(a)
	case scene.Struck(in, actPaste) && a.Opt.Clipboard != nil && !a.UI.Writing():
		text, err := a.Opt.Clipboard()
		if err == nil && strings.TrimSpace(text) == "" {
			err = errors.New(a.Say("paste-empty"))
		}
		if err != nil {
			s.tell(a.desk, a.words.Error(err), true)
			return
		}
		s.keep(a, a.Say("pasted"), []byte(text))
	}
}

// take copies dropped squads into the player's folder.
func (s *squadsScreen) take(a *Client, dropped fs.FS) {
	files, err := fs.ReadDir(dropped, ".")
	if err != nil {
		s.tell(a.desk, a.words.Error(err), true)
		return
	}
	for _, f := range files {
		name := f.Name()
		if ext := strings.ToLower(path.Ext(name)); f.IsDir() || !slices.Contains([]string{".xws", ".json", ".txt"}, ext) {
			s.tell(a.desk, a.Say("drop-no-squad", "file", name), true)
			continue
		}
		text, err := store.ReadEntry(dropped, f, squad.MaxXWS)
		if err != nil {
			s.tell(a.desk, a.words.Error(err), true)
			continue
		}
		s.keep(a, strings.TrimSuffix(name, path.Ext(name)), text)
	}
}

// keep writes a squad into the player's folder, unless it cannot be read or is
// there already, and picks it for a seat that has none.
func (s *squadsScreen) keep(a *Client, name string, text []byte) {
	var cats []*catalog.Catalog
	for _, k := range a.kits {
		cats = append(cats, k.Facts)
	}
	q, xws, err := squad.Read(name, text, cats...)
	if err != nil {
		s.tell(a.desk, a.words.Error(err), true)
		return
	}
	title := name
	if q.Name != "" {
		title = q.Name
	}
	for i := range s.folder.entries {
		if e := &s.folder.entries[i]; bytes.Equal(bytes.TrimSpace(e.file.XWS), bytes.TrimSpace(xws)) {
			s.came(a, e, a.Say("squad-known", "squad", title))
			return
		}
	}
	id, err := a.game.Folder.AddSquad(title, xws)
	if err != nil {
		s.tell(a.desk, a.words.Error(err), true)
		return
	}
	s.folder.read(a)
	if e := s.folder.entry(id); e != nil {
		s.came(a, e, a.Say("squad-kept", "squad", title))
	}
}

// came picks a squad that has been dropped or pasted for a seat that has none, puts it in view, and says what it is: a
// warning if it breaks a rule.
func (s *squadsScreen) came(a *Client, e *squadEntry, news string) {
	s.find(a, e)
	s.arrived = e.id
	a.UI.Top("squads.list")
	switch {
	case slices.Contains(s.picked[:], e.id):
	case s.picked[game.Red] == "":
		s.picked[game.Red] = e.id
	case s.picked[game.Blue] == "":
		s.picked[game.Blue] = e.id
	default:
		news += " " + a.Say("squad-third")
	}
	for seat, id := range s.picked {
		if id == e.id {
			news += " " + a.Say("squad-picked", "seat", game.Seat(seat).ID())
		}
	}
	e.judge(a, s.list)
	if len(e.breaches) > 0 {
		news += " " + e.breaches[0]
	}
	s.tell(a.desk, news, false)
	s.warned = len(e.breaches) > 0
}

// find sees to it that an entry is among those shown.
func (s *squadsScreen) find(a *Client, e *squadEntry) {
	if e.foreign(a.desk) {
		s.turn(a, a.kits.With(e.squad.Family()).Rules().List)
	}
	if s.folder.shows(e) {
		return
	}
	s.folder.find, s.folder.faction = "", 0
}

// tell says what came of a file.
func (s *squadsScreen) tell(a *desk, news string, bad bool) {
	s.news, s.badNews, s.warned = news, bad, false
	a.Touch()
}

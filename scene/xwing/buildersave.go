package xwing

import (
	"errors"
	"slices"

	"xwing/game"
	"xwing/game/words"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
	"xwing/game/xwing/squad/draft"
	"xwing/internal/store"
)

// saved reports whether the file holds the squad as it is.
func (b *builderScreen) saved() bool {
	return b.file.name != "" && !b.draft.Changed() && b.title == b.squad().Name
}

// call gives the squad the name that is written.
func (b *builderScreen) call() {
	if b.title != b.squad().Name {
		b.draft.Name(b.title)
		b.title = b.squad().Name
		b.changed()
	}
}

// save writes the squad into the player's folder: into its file, or into a new one. It reports whether it is kept.
func (b *builderScreen) save() bool {
	a := b.client
	if b.saved() {
		return true
	}
	if b.call(); b.squad().Name == "" {
		b.title = b.givenName()
		b.call()
	}
	text, err := b.draft.XWS()
	name := b.file.name
	if err == nil && name != "" {
		err = a.game.Folder.ChangeSquad(name, b.file.xws, text)
		if store.Changed(err) && b.clash(text) {
			return false
		}
	}
	if err == nil && name == "" || store.Changed(err) { // its file is gone: it gets one again
		name, err = a.game.Folder.AddSquad(b.squad().Name, text)
	}
	return b.wrote(name, text, err)
}

// wrote says that the squad is kept in a file, or why it is not.
func (b *builderScreen) wrote(name string, text []byte, err error) bool {
	a := b.client
	if err != nil {
		a.Fail(err)
		return false
	}
	b.file = keptSquad{name, text}
	b.draft.Saved()
	b.forget()
	a.Touch()
	return true
}

// handOn copies a link that carries the squad.
func (b *builderScreen) handOn() {
	a := b.client
	text, err := b.draft.XWS()
	switch {
	case len(b.squad().Pilots) == 0:
		a.Fail(errors.New(a.Say("build-first-ship")))
	case err != nil:
		a.Fail(err)
	case a.Opt.Page != nil || a.Opt.Copy != nil:
		a.CopyLink(squad.Scheme, squad.Mark, text)
	}
}

// clash asks what becomes of a file that holds another squad than it did; it reports whether there is one.
func (b *builderScreen) clash(text []byte) bool {
	a := b.client
	files, err := a.game.Folder.Squads()
	i := slices.IndexFunc(files, func(f SquadFile) bool { return f.Name == b.file.name && f.Where != "" })
	if err != nil || i < 0 {
		return false
	}
	there := files[i]
	a.Ask("build-clash", a.Say("build-clash-title"), a.Say("build-clash-why", "file", words.Text(there.Name)), func(button int) {
		name, err := there.Name, error(nil)
		switch button {
		case 0:
			name, err = a.game.Folder.AddSquad(b.squad().Name, text)
		case 1:
			err = a.game.Folder.ChangeSquad(name, there.XWS, text)
		default:
			return
		}
		b.wrote(name, text, err)
	}, a.Say("build-clash-both"), a.Say("build-clash-over"), a.Say("back"))
	return true
}

// givenName is what a squad is called whose player gives it no name: by its first ship.
func (b *builderScreen) givenName() string {
	if s := b.squad(); len(s.Pilots) > 0 {
		if card, _, ok := b.shipOf(0); ok {
			return b.client.Say("build-named-for", "ship", card.Name)
		}
	}
	return b.client.Say("build-unnamed")
}

// unplayable is why no game can be begun with the squad, "" if one can.
func (b *builderScreen) unplayable() string {
	s := b.squad()
	if len(s.Pilots) == 0 {
		return b.client.Say("build-first-ship")
	}
	s.Obstacles = b.client.kit.Obstacles(s)
	if err := b.client.kit.Playable(b.list, s); err != nil {
		return b.client.words.Error(err)
	}
	return ""
}

// play keeps the squad and picks it for the next game.
func (b *builderScreen) play() {
	if !b.saved() && !b.save() {
		return
	}
	b.toSquads(true)
}

// toSquads goes to where squads are picked, by the list of this one, and picks it there.
func (b *builderScreen) toSquads(pick bool) {
	a := b.client
	s := a.squadsAgain()
	a.Show(s)
	s.prepare(a)
	s.folder.read(a)
	s.turn(a, b.list)
	if b.draft != nil {
		s.epic = b.mode().Epic
	}
	e := s.folder.entry(b.file.name)
	if e == nil {
		return
	}
	s.find(a, e)
	s.folder.intake.Latest = e.id
	if pick {
		s.picked[game.Red] = e.id
	}
}

// edited is a builder of a squad that there is, by a list and one of its formats ("": that which it is made for); of one that
// is built in, a copy is made.
func (a *Client) edited(e *squadEntry, list catalog.Ruleset, format string) (*builderScreen, error) {
	b := newBuilder(a, list)
	d, err := draft.OpenIn(a.kit.Facts, list, format, e.file.Name, e.file.XWS)
	if err != nil {
		return nil, err
	}
	b.begin(d)
	if e.file.Where != "" {
		b.file = keptSquad{e.file.Name, e.file.XWS}
	}
	return b, nil
}

// begin begins with a draft.
func (b *builderScreen) begin(d *draft.Draft) {
	b.draft, b.title = d, d.Squad().Name
	b.ship, b.slot = -1, -1
	b.changed()
	if len(d.Squad().Pilots) > 0 {
		b.ship = 0
	} else {
		b.add()
	}
}

// newBuilder is a builder that has no squad yet.
func newBuilder(a *Client, list catalog.Ruleset) *builderScreen {
	return &builderScreen{client: a, list: list, ship: -1, slot: -1}
}

package scene

import (
	"path"
	"strconv"
	"strings"

	"xwing/game"
	"xwing/internal/link"
	"xwing/internal/store"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// Page is what the browser does for a client that runs in one.
type Page struct {
	Address string            // of the page, without what it carries
	Copy    func(text string) // into the clipboard
	Save    func(name string, content []byte)
	Pick    func() // asks for files; those that are picked come
	// Came hands over, one after the other, what was dropped, pasted, picked, or carried
	// by the address.
	Came func() (Parcel, bool)
	Game func(path string) ([]byte, error)             // the journal of a kept game
	Keep func(journal []byte) (path string, err error) // among the kept games
}

// Parcel is a squad or a game that came from outside.
type Parcel struct {
	Name    string // of the file; "" if it was none
	Content []byte
	Link    bool // it is written as in an address
}

// Arrive takes what has come to the page, if anything has: a game is kept and gone on with, what another game recognizes goes to
// that, anything else is taken, by the name of its file without the ending, or the one for what has none; of what is longer than
// most bytes only so much that it is refused. It reports whether anything has come.
func (a *App) Arrive(unnamed string, most int, take func(name string, text []byte)) bool {
	if a.Opt.Page == nil {
		return false
	}
	p := a.misled
	if a.misled = nil; p == nil {
		came, any := a.Opt.Page.Came()
		if !any {
			return false
		}
		p = &came
	}
	if p.Link {
		text, err := link.Unpack(string(p.Content), store.MaxCarried)
		if err != nil {
			a.Fail(err)
			return true
		}
		p.Content, p.Link = text, false
	}
	if p.Name == "" {
		p.Name = unnamed
	}
	if len(p.Content) > store.MaxCarried {
		a.Fail(store.TooLarge(p.Name, store.MaxCarried))
		return true
	}
	if _, err := game.ReadHeader(p.Content); err == nil {
		a.Receive(p.Name, p.Content)
		return true
	}
	if a.takeGame(p.Name, p.Content) {
		return true
	}
	if i := a.whose(p.Content); i >= 0 && i != a.at {
		a.misled = p
		a.turnTo(i)
		a.tenant().Wake()
		return true
	}
	name := strings.TrimSuffix(p.Name, path.Ext(p.Name))
	if name == "" {
		name = unnamed
	}
	take(name, p.Content[:min(len(p.Content), most+1)])
	return true
}

// OpenFiles is a button that asks for files.
func (a *App) OpenFiles(id string, r draw.Rect) {
	if a.UI.Button(id, r, a.Say("open-files"), ui.ButtonStyle{Align: draw.Center, Size: 14, Tip: a.Say("open-files-why")}) {
		a.Opt.Page.Pick()
	}
}

// Parting is what may leave the browser.
type Parting struct {
	Mark       string // before what its address carries
	Name       string // of its file
	Link, Save string // on the buttons
	Framed     bool   // they have a frame: there is room for it
	Content    func() ([]byte, error)
	Carried    func() ([]byte, error) // by the link; nil: the same
}

// Outward are two buttons: one copies a link that carries something, the other saves it as a
// file. It stands in the address where no server gets to see it.
func (a *App) Outward(id string, r draw.Rect, p Parting) {
	u, page := a.UI, a.Opt.Page
	cells := r.Columns(2, u.Px(6))
	st := ui.ButtonStyle{Align: draw.Center, Size: 14, Quiet: !p.Framed, Tip: a.Say("copy-link-why")}
	copies := u.Button("link:"+id, cells[0], p.Link, st)
	st.Tip = a.Say("save-file-why")
	saves := u.Button("save:"+id, cells[1], p.Save, st)
	if !copies && !saves {
		return
	}
	content := p.Content
	if copies && p.Carried != nil {
		content = p.Carried
	}
	text, err := content()
	if err != nil {
		a.Fail(err)
		return
	}
	if saves {
		page.Save(p.Name, text)
		return
	}
	a.CopyLink("", p.Mark, text)
}

// CopyLink copies a link that carries a text behind a mark: to the page that the client runs on, else to the address given.
func (a *App) CopyLink(address, mark string, text []byte) {
	packed, err := link.Pack(text)
	switch {
	case err != nil:
	case a.Opt.Page != nil:
		a.Opt.Page.Copy(a.Opt.Page.Address + mark + packed)
	case a.Opt.Copy != nil:
		err = a.Opt.Copy(address + mark + packed)
	}
	if err != nil {
		a.Fail(err)
		return
	}
	a.Toast(a.Say("link-copied"))
}

// gameParting is the journal of a game, the one that is played or a kept one.
func (a *App) gameParting(file string) Parting {
	p := Parting{Mark: gameMark, Name: path.Base(file), Content: func() ([]byte, error) { return a.Opt.Page.Game(file) }}
	if a.Opt.Notation != nil {
		p.Carried = func() ([]byte, error) { // a tenth of the journal; that, where it cannot be written down
			text, _, err := a.written(file)
			if err != nil {
				return p.Content()
			}
			return text, nil
		}
	}
	return p
}

// outsideWidth is how wide the buttons are by which a game leaves the browser; 0: there is none.
func (a *App) outsideWidth() float64 {
	switch {
	case a.Opt.Page != nil:
		return a.UI.Px(140)
	case a.Opt.Notation != nil && a.Opt.Copy != nil:
		return a.UI.Px(76)
	}
	return 0
}

// outside are those buttons of a kept game.
func (s *GamesScreen) outside(a *App, r draw.Rect, i int) {
	if text := a.Opt.Notation != nil && s.Games[i].Err == nil; a.Opt.Page == nil {
		if text {
			s.copies(a, r, i, true)
		}
		return
	} else if text {
		s.copies(a, r.CutBottom((r.H-a.UI.Px(6))/2, a.UI.Px(6)), i, false)
	}
	p := a.gameParting(s.Games[i].Path)
	p.Link, p.Save = a.Say("copy-link"), a.Say("save-file")
	a.Outward("game:"+strconv.Itoa(i), r, p)
}

// outward are those of the game that is played: on a page nobody knows of the list of kept games
// when it is this one that he wants to hand on.
func (m MenuOverlay) outward(a *App, in *draw.Rect) {
	file := m.Question.Play.path()
	if a.Opt.Page == nil || file == "" {
		return
	}
	p := a.gameParting(file)
	p.Link, p.Save, p.Framed = a.Say("copy-game-link"), a.Say("save-game-file"), true
	a.Outward("game", in.CutTop(a.UI.Px(42), a.UI.Px(8)), p)
}

// Wake looks for what was dropped on the window.
func (s *GamesScreen) Wake() { s.App.wake() }

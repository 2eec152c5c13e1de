package scene

import (
	"image"
	"io/fs"
	"slices"

	"xwing/game"
	"xwing/game/words"
	"xwing/internal/store"
	"xwing/scene/draw"
)

// Tenant is a game that lives in the shell, as far as the shell asks: what its title
// shows, how its games are told of, begun and gone on with. Some of what the shell says only a
// game can word ("ui.subtitle", "ui.does-click"): so the words are the game's, the shell's own among them.
type Tenant struct {
	Name     string                                    // on the title, where several games can be begun
	Plays    func(game.Header) bool                    // reports whether a kept game is one of its own
	Words    func() *words.Words                       // the shell's sentences and its own
	Begin    func()                                    // begins what the front door asks for; nil: nothing
	Start    func(game.Header) (game.State, error)     // the rules, for a game that is read from its journal
	Show     func(session *game.Session, log game.Log) // shows a game that stands somewhere in its middle
	Watch    func(film *game.Film) *Watching           // shows a film of one; nil: there is none
	New      func()                                    // goes to where a new game is put together
	Build    func()                                    // goes to where what is played with is built; nil: nothing is
	Glossary func() Glossary                           // the game's terms; nil: nobody tells them
	Shelf    func()                                    // goes to where all of that is looked at; nil: nowhere
	Sandbox  func()                                    // goes to where a table is stood up and tried from; nil: nowhere
	Sample   func()                                    // begins a game at once, for whoever has played none
	First    func()                                    // begins a game at once that teaches how to play; nil: there is none
	Hint     func() string                             // tells him where what he brings belongs
	Tell     func(game.Header) Told                    // what is told of a kept game before it is played
	Glance   func(*game.Session) *Glance               // what the list of games shows of how a game stands; nil: nothing
	Crest    func(sky, mark draw.Rect)                 // paints what flies over the title, and the mark before its name
	Acts     []Act                                     // what its keys do beside the shell's
	Aside    []string                                  // the places of acts that are on no table
	Icon     func() []image.Image                      // the icon of the window, in several sizes; that of the first is taken
	Wake     func()                                    // looks, once a tick of the title, for what was dropped there
	Reads    func(text []byte) bool                    // recognizes what its players bring; nil: nothing
}

// tenant is the game in question: the one that is shown, or was last; before that the first.
func (a *App) tenant() *Tenant { return &a.tenants[a.at] }

// teacher is where the game stands among the tenants that has a first game; -1 if none has.
func (a *App) teacher() int {
	return slices.IndexFunc(a.tenants, func(t Tenant) bool { return t.First != nil })
}

// tenantOf is the game whose header it is. What nobody plays is left to the one in question: its rules refuse it by name.
func (a *App) tenantOf(h game.Header) *Tenant { return &a.tenants[a.placeOf(h)] }

// placeOf is where that stands among the tenants.
func (a *App) placeOf(h game.Header) int {
	for i := range a.tenants {
		if a.tenants[i].Plays(h) {
			return i
		}
	}
	return a.at
}

// turnTo puts another game in question: the shell says everything in its words, with its signs.
func (a *App) turnTo(at int) {
	if a.at == at {
		return
	}
	a.at = at
	a.UI.Fonts.NameSigns(signWords(a.tenant().Words(), a.runes))
	a.Reword()
}

// wake has what was dropped onto a screen of the shell taken by the game that recognizes it, else by that in question.
func (a *App) wake() {
	if dropped := a.Dropped(); dropped != nil {
		if a.takeGames(dropped) {
			return
		}
		a.turnToFiles(dropped)
	}
	a.tenant().Wake()
}

// turnToFiles is turnTo for the game that recognizes the first of some files that any does.
func (a *App) turnToFiles(files fs.FS) {
	all, err := fs.ReadDir(files, ".")
	if err != nil {
		return // the game in question says so
	}
	for _, f := range all {
		text, err := store.ReadEntry(files, f, store.MaxCarried)
		if err != nil {
			continue
		}
		if i := a.whose(text); i >= 0 {
			a.turnTo(i)
			return
		}
	}
}

// whose is which game recognizes something, that in question before others; -1 if none does.
func (a *App) whose(text []byte) int {
	reads := func(t *Tenant) bool { return t.Reads != nil && t.Reads(text) }
	if reads(a.tenant()) {
		return a.at
	}
	for i := range a.tenants {
		if reads(&a.tenants[i]) {
			return i
		}
	}
	return -1
}

// turnToJournal is turnTo for the game of a journal, as far as its header can be read.
func (a *App) turnToJournal(text []byte) {
	if h, err := game.ReadHeader(text); err == nil {
		a.turnTo(a.placeOf(h))
	}
}

// Reword has everything said in the words of the game that is shown, or else of that in question. A tenant whose words
// are others now says so by it.
func (a *App) Reword() {
	a.Words = a.tenant().Words()
	if p := PlayOf(a.Screen); p != nil {
		a.Words = p.Words
	}
	a.Touch()
}

// Told is what the header of a kept game tells.
type Told struct {
	Words *words.Words
	Sides [2]string // what they are called
	Rules string    // by what it is played
}

// Glance is a game as the list of games shows it: nothing of it that only one player knows.
type Glance struct {
	Score [2]string
	Paint func(l *draw.List, r draw.Rect) // the table, in a square
}

package scene

import (
	"errors"
	"io/fs"
	"strconv"
	"strings"

	"xwing/game"
	"xwing/internal/link"
	"xwing/internal/store"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// gameMark stands in an address before a game.
const gameMark = "#game="

// Notation writes games down for people to read, and reads them back.
type Notation struct {
	Is    func(text []byte) bool // reports whether a text is a game that is written down
	Read  func(text []byte) (journal []byte, err error)
	Write func(journal []byte) (text []byte, over bool, err error) // over: nothing hidden is told any more
	Game  func(path string) ([]byte, error)                        // the journal of a kept game
	Keep  func(journal []byte) (path string, err error)            // among the kept games
}

// CopyGame copies a kept game, as a text that people can read or as a link that carries it. Of a game that is still
// played there is no text: it would tell dials that lie hidden.
func (a *App) CopyGame(path string, linked bool) {
	text, over, err := a.written(path)
	switch {
	case err != nil:
		a.Fail(err)
	case linked:
		a.CopyLink("xwing:", gameMark, text)
	case !over:
		a.Tell(a.Say("trouble"), a.Say("copy-text-hidden"))
	default:
		a.copyText(string(text))
	}
}

// written is a kept game written down.
func (a *App) written(path string) (text []byte, over bool, err error) {
	journal, err := a.Opt.Notation.Game(path)
	if err != nil {
		return nil, false, err
	}
	return a.Opt.Notation.Write(journal)
}

// copyText puts a text into the clipboard and says so.
func (a *App) copyText(text string) {
	switch {
	case a.Opt.Page != nil:
		a.Opt.Page.Copy(text)
	case a.Opt.Copy == nil:
		return
	default:
		if err := a.Opt.Copy(text); err != nil {
			a.Fail(err)
			return
		}
	}
	a.Toast(a.Say("text-copied"))
}

// takeGame takes a text that is a game, written down, as a journal or carried by a link, keeps it and goes on with it; false
// if it is none.
func (a *App) takeGame(name string, text []byte) bool {
	if a.Opt.Notation == nil {
		return false
	}
	if _, packed, linked := strings.Cut(string(text[:min(len(text), store.MaxCarried)]), gameMark); linked && !a.Opt.Notation.Is(text) {
		packed, _, _ = strings.Cut(strings.TrimSpace(packed)+" ", " ")
		carried, err := link.Unpack(packed, store.MaxCarried)
		if err != nil {
			a.Fail(err)
			return true
		}
		text = carried
	}
	if !a.Opt.Notation.Is(text) {
		_, err := game.ReadHeader(text)
		if err == nil {
			a.Receive(name, text)
		}
		return err == nil
	}
	journal, err := a.Opt.Notation.Read(text)
	if err != nil {
		a.Fail(game.OfJournal(name, err))
		return true
	}
	a.Receive(name, journal)
	return true
}

// keepGame keeps a journal that came from outside.
func (a *App) keepGame(journal []byte) (path string, err error) {
	switch {
	case a.Opt.Page != nil:
		return a.Opt.Page.Keep(journal)
	case a.Opt.Notation != nil:
		return a.Opt.Notation.Keep(journal)
	}
	return "", errors.ErrUnsupported
}

// takeGames takes the first game among files that were dropped; false if there is none.
func (a *App) takeGames(files fs.FS) bool {
	all, err := fs.ReadDir(files, ".")
	if err != nil {
		return false
	}
	for _, f := range all {
		if text, err := store.ReadEntry(files, f, store.MaxCarried); err == nil && a.takeGame(f.Name(), text) {
			return true
		}
	}
	return false
}

// pasteGame is a button on the list of kept games by which one is taken that was copied, and the key for that.
func (a *App) pasteGame(head *draw.Rect) {
	if a.Opt.Page != nil || a.Opt.Clipboard == nil || a.Opt.Notation == nil {
		return // what is pasted onto a page comes by itself
	}
	u := a.UI
	st := ui.ButtonStyle{Align: draw.Center, Size: 14, Tip: a.Say("paste-game-why")}
	clicked := u.Button("games.paste", head.CutRight(u.Px(130), u.Px(14)), a.Say("paste-game"), st)
	if !clicked && (a.Covers.Covered() || !Struck(&u.In, ActPasteGame)) {
		return
	}
	text, err := a.Opt.Clipboard()
	switch {
	case err != nil:
		a.Fail(err)
	case !a.takeGame(a.Say("pasted-game"), []byte(text)):
		a.Tell(a.Say("trouble"), a.Say("paste-no-game"))
	}
}

// copies are the buttons that copy a kept game.
func (s *GamesScreen) copies(a *App, r draw.Rect, i int, linked bool) {
	u, n := a.UI, strconv.Itoa(i)
	st := ui.ButtonStyle{Align: draw.Center, Size: 14, Quiet: true, Tip: a.Say("copy-text-why")}
	if linked {
		row := r.CutTop((r.H-u.Px(6))/2, u.Px(6))
		link := st
		link.Tip = a.Say("copy-link-why")
		if u.Button("link:game:"+n, row, a.Say("copy-link"), link) {
			a.CopyGame(s.Games[i].Path, true)
		}
	}
	if u.Button("text:game:"+n, r, a.Say("copy-text"), st) {
		a.CopyGame(s.Games[i].Path, false)
	}
}

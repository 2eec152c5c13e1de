package scene

import (
	"errors"
	"path/filepath"
	"strconv"
	"strings"

	"xwing/game"
)

// keptJournal is that of a game that is being gone on with.
type keptJournal struct {
	path  string
	text  []byte
	log   game.Log
	first string // what is said before anything about it: which games it takes the place of
}

// shownSkipped is how many games are named that could not be opened.
const shownSkipped = 2

// ResumeLatest goes on with the latest kept game that can be opened, and names those
// that cannot.
func (a *App) ResumeLatest() {
	games, err := a.Opt.Files.Games()
	if err != nil {
		a.Fail(err)
		return
	}
	var skipped []string
	for i := range games {
		first := ""
		if n := len(skipped); n > 0 {
			first = strings.Join(skipped[:min(n, shownSkipped)], "\n") + "\n"
			if n > shownSkipped {
				first += a.Say("skipped-more", "n", strconv.Itoa(n-shownSkipped)) + "\n"
			}
			first = strings.TrimSuffix(first, "\n")
		}
		if games[i].Err == nil {
			games[i].Err = a.reopen(games[i].Path, first)
		}
		if games[i].Err == nil {
			return
		}
		skipped = append(skipped, a.WordsOf(games[i].Err)+".")
	}
	a.Tell(a.Say("trouble"), strings.Join(append(skipped[:min(len(skipped), shownSkipped)], a.Say("no-games")), "\n"))
}

// Resume goes on with a kept game.
func (a *App) Resume(path string) {
	if err := a.reopen(path, ""); err != nil {
		a.Fail(err)
	}
}

// reopen goes on with a kept game, or asks whether to where its journal is damaged or
// the rules make another game of it; the error says why it cannot be opened.
func (a *App) reopen(path, first string) error {
	text, log, err := a.Opt.Files.Open(path)
	if err != nil {
		return err
	}
	a.turnToJournal(text)
	k := keptJournal{path, text, log, first}
	session, notice, err := game.Resume(text, a.tenant().Start, log)
	var parted *game.Divergence
	var damage *game.DamageError
	switch {
	case errors.As(err, &parted):
		a.askPlayOn(k, a.tenant().Words().Divergence(parted), "play-on-why", strconv.Itoa(parted.Agreed), func() { a.playOn(k, "") })
	case errors.As(err, &damage) && damage.Whole > 0:
		found := damage.Found(a.tenant().Words().Plain)
		a.askPlayOn(k, found, "play-on-cut", strconv.Itoa(damage.Line-1), func() { a.cut(k, damage.Whole) })
	case err != nil:
		CloseLog(log)
		return game.OfJournal(path, err)
	default:
		a.goOn(k, session, notice, "")
	}
	return nil
}

// Receive keeps a game that came from outside and goes on with it, once it has been
// tried: one that cannot be begun, or would keep the program busy, is refused in words
// and not kept. What can be played to some place of it, it is asked for there.
func (a *App) Receive(name string, journal []byte) {
	a.turnToJournal(journal)
	err := game.Try(journal, a.tenant().Start)
	var parted *game.Divergence
	var damage *game.DamageError
	switch {
	case errors.As(err, &parted) && !parted.Spent:
	case errors.As(err, &damage) && damage.Whole > 0:
	case err != nil:
		a.Fail(game.OfJournal(name, err))
		return
	}
	file, err := a.keepGame(journal)
	if err != nil {
		a.Fail(err)
		return
	}
	a.Resume(file)
}

// askPlayOn asks whether to play on from a line of the journal.
func (a *App) askPlayOn(k keptJournal, found, why, line string, yes func()) {
	text := paragraphs(k.first, a.Say("of-file", "file", k.path, "what", found), a.Say(why, "number", line))
	a.Ask("parted", a.Say("trouble"), text, func(button int) {
		if button == 0 {
			yes()
			return
		}
		CloseLog(k.log)
	}, a.Say("play-on"), a.Say("back"))
}

// cut gives up a journal's damaged lines and plays on from before them.
func (a *App) cut(k keptJournal, whole int) {
	was := ""
	if c, ok := k.log.(game.CutLog); ok {
		beside, err := c.Cut(whole)
		if err != nil {
			CloseLog(k.log)
			a.Fail(err)
			return
		}
		was = a.Say("kept-beside", "file", filepath.Base(beside))
	}
	k.text, k.first = k.text[:whole], ""
	a.playOn(k, was)
}

// playOn goes on from the last point where journal and game agree.
func (a *App) playOn(k keptJournal, news string) {
	session, notice, err := game.PlayOn(k.text, a.tenant().Start, k.log)
	if err != nil {
		CloseLog(k.log)
		a.Fail(game.OfJournal(k.path, err))
		return
	}
	k.first = ""
	a.goOn(k, session, notice, news)
}

// goOn shows a game that has been read from its journal, and what there is to say of it.
func (a *App) goOn(k keptJournal, session *game.Session, notice game.Notice, news string) {
	a.tenant().Show(session, k.log)
	found := strings.Join(a.Words.Notice(notice), " ")
	switch {
	case found != "":
		found = a.Say("of-file", "file", k.path, "what", strings.TrimSuffix(found, "."))
	case k.first != "":
		found = a.Say("skipped-for", "file", k.path)
	}
	if text := paragraphs(k.first, found, news); text != "" {
		a.Tell(a.Say("notice"), text)
	}
}

// paragraphs puts texts on lines of their own.
func paragraphs(texts ...string) string {
	var said []string
	for _, t := range texts {
		if t != "" {
			said = append(said, t)
		}
	}
	return strings.Join(said, "\n")
}

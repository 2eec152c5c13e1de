package scene

import (
	"errors"
	"path/filepath"
	"strconv"
	"strings"

	"xwing/game"
	"xwing/game/xwing"
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

// resumeLatest goes on with the latest kept game that can be opened, and names those
// that cannot.
func (a *App) resumeLatest() {
	games, err := a.opt.Files.Games()
	if err != nil {
		a.fail(err)
		return
	}
	var skipped []string
	for i := range games {
		first := ""
		if n := len(skipped); n > 0 {
			first = strings.Join(skipped[:min(n, shownSkipped)], "\n") + "\n"
			if n > shownSkipped {
				first += a.say("skipped-more", "n", strconv.Itoa(n-shownSkipped)) + "\n"
			}
			first = strings.TrimSuffix(first, "\n")
		}
		if games[i].Err == nil {
			games[i].Err = a.reopen(games[i].Path, first)
		}
		if games[i].Err == nil {
			return
		}
		skipped = append(skipped, a.wordsOf(games[i].Err)+".")
	}
	a.tell(a.say("trouble"), strings.Join(append(skipped[:min(len(skipped), shownSkipped)], a.say("no-games")), "\n"))
}

// resume goes on with a kept game.
func (a *App) resume(path string) {
	if err := a.reopen(path, ""); err != nil {
		a.fail(err)
	}
}

// reopen goes on with a kept game, or asks whether to where its journal is damaged or
// the rules make another game of it; the error says why it cannot be opened.
func (a *App) reopen(path, first string) error {
	text, log, err := a.opt.Files.Open(path)
	if err != nil {
		return err
	}
	k := keptJournal{path, text, log, first}
	session, notice, err := game.Resume(text, a.opt.Kit.Start, log)
	var parted *game.Divergence
	var damage *game.DamageError
	switch {
	case errors.As(err, &parted):
		a.askPlayOn(k, a.opt.Words.Divergence(parted), "play-on-why", strconv.Itoa(parted.Agreed), func() { a.playOn(k, "") })
	case errors.As(err, &damage) && damage.Whole > 0:
		a.askPlayOn(k, damage.Found(a.opt.Words.Plain), "play-on-cut", strconv.Itoa(damage.Line-1), func() { a.cut(k, damage.Whole) })
	case err != nil:
		closeLog(log)
		return game.OfJournal(path, err)
	default:
		a.goOn(k, session, notice, "")
	}
	return nil
}

// askPlayOn asks whether to play on from a line of the journal.
func (a *App) askPlayOn(k keptJournal, found, why, line string, yes func()) {
	text := paragraphs(k.first, a.say("of-file", "file", k.path, "what", found), a.say(why, "number", line))
	a.ask("parted", a.say("trouble"), text, func(button int) {
		if button == 0 {
			yes()
			return
		}
		closeLog(k.log)
	}, a.say("play-on"), a.say("back"))
}

// cut gives up a journal's damaged lines and plays on from before them.
func (a *App) cut(k keptJournal, whole int) {
	was := ""
	if c, ok := k.log.(game.CutLog); ok {
		beside, err := c.Cut(whole)
		if err != nil {
			closeLog(k.log)
			a.fail(err)
			return
		}
		was = a.say("kept-beside", "file", filepath.Base(beside))
	}
	k.text, k.first = k.text[:whole], ""
	a.playOn(k, was)
}

// playOn goes on from the last point where journal and game agree.
func (a *App) playOn(k keptJournal, news string) {
	session, notice, err := game.PlayOn(k.text, a.opt.Kit.Start, k.log)
	if err != nil {
		closeLog(k.log)
		a.fail(game.OfJournal(k.path, err))
		return
	}
	k.first = ""
	a.goOn(k, session, notice, news)
}

// goOn shows a game that has been read from its journal, and what there is to say of it.
func (a *App) goOn(k keptJournal, session *game.Session, notice game.Notice, news string) {
	a.showGame(session, k.log)
	found := strings.Join(a.words().Notice(notice), " ")
	switch {
	case found != "":
		found = a.say("of-file", "file", k.path, "what", strings.TrimSuffix(found, "."))
	case k.first != "":
		found = a.say("skipped-for", "file", k.path)
	}
	if text := paragraphs(k.first, found, news); text != "" {
		a.tell(a.say("notice"), text)
	}
}

// showGame shows a game that stands somewhere in its middle.
func (a *App) showGame(session *game.Session, log game.Log) {
	events := session.Drain()
	p := a.newPlay(session, session.State().(*xwing.State).ViewFor(game.NoSeat))
	p.log = log
	for _, e := range events {
		p.board.note(p.words, e)
	}
	p.noteEnd(a)
	a.show(newTable(a, p))
}

// hearJournal says what has become of the journal of the game that is played.
func (a *App) hearJournal() {
	p := playOf(a.screen)
	if p == nil || a.dialog != nil {
		return
	}
	if l, ok := p.log.(game.NewsLog); ok {
		for _, news := range l.News() {
			a.tell(a.say("notice"), a.words().Say(news))
		}
	}
}

// reportBeside says where the bug report lies, if there is a journal.
func (a *App) reportBeside() string {
	if p := playOf(a.screen); p != nil {
		if l, ok := p.log.(interface{ Path() string }); ok && l.Path() != "" {
			return " " + a.say("fault-beside", "file", l.Path())
		}
	}
	return ""
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

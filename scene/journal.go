package scene

import "xwing/game"

// hearJournal says what has become of the journal of the game that is played.
func (a *App) hearJournal() {
	p := PlayOf(a.Screen)
	if p == nil || a.Covers.Dialog != nil {
		return
	}
	if l, ok := p.Log.(game.NewsLog); ok {
		for _, news := range l.News() {
			a.Tell(a.Say("notice"), a.Words.Say(news))
		}
	}
}

// journalPath is where the journal of the game that is played lies, "" if there is none.
func (a *App) journalPath() string {
	if p := PlayOf(a.Screen); p != nil {
		return p.path()
	}
	return ""
}

func (p *Play) path() string {
	if l, ok := p.Log.(interface{ Path() string }); ok {
		return l.Path()
	}
	return ""
}

// reportBeside says where the bug report lies, if there is a journal.
func (a *App) reportBeside() string {
	if path := a.journalPath(); path != "" {
		return " " + a.Say("fault-beside", "file", path)
	}
	return ""
}

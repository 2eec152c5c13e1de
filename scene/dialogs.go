package scene

import "xwing/scene/sound"

// dialog is a window over everything else: one clear line and what can be done.
type dialog struct {
	ID      string
	Title   string
	Text    string
	buttons []string
	enter   int // the button that Enter presses
	then    func(button int)
}

// Tell shows one clear line with a button that closes it.
func (a *App) Tell(title, text string) {
	a.Covers.Note = toast{} // what it said is over
	a.Covers.Dialog = &dialog{ID: "dialog", Title: title, Text: text, buttons: []string{a.Say("ok")}}
	a.Touch()
}

// Fail shows an error.
func (a *App) Fail(err error) {
	a.Cue(sound.Refuse)
	a.Tell(a.Say("trouble"), a.WordsOf(err))
}

// Ask shows a question; then gets the button that was clicked.
func (a *App) Ask(id, title, text string, then func(button int), buttons ...string) {
	a.Covers.Dialog = &dialog{ID: id, Title: title, Text: text, buttons: buttons, then: then}
	a.Touch()
}

// AskFirst is ask about what is better left alone: Enter, like Escape, presses the
// last button.
func (a *App) AskFirst(id, title, text string, then func(button int), buttons ...string) {
	a.Ask(id, title, text, then, buttons...)
	a.Covers.Dialog.enter = len(buttons) - 1
}

// askDialog builds the dialog that is open, if one is.
func (a *App) askDialog() {
	d := a.Covers.Dialog
	if d == nil {
		return
	}
	i := a.UI.Dialog(d.ID, d.Title, d.Text, d.enter, d.buttons...)
	if Swallow(&a.UI.In, ActEscape) {
		i = len(d.buttons) - 1
	}
	if i >= 0 {
		a.Covers.Dialog = nil
		a.Touch()
		if d.then != nil {
			d.then(i)
		}
	}
}

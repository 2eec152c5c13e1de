package scene

import "xwing/scene/sound"

// dialog is a window over everything else: one clear line and what can be done.
type dialog struct {
	id      string
	title   string
	text    string
	buttons []string
	enter   int // the button that Enter presses
	then    func(button int)
}

// tell shows one clear line with a button that closes it.
func (a *App) tell(title, text string) {
	a.dialog = &dialog{id: "dialog", title: title, text: text, buttons: []string{a.say("ok")}}
	a.dirty = true
}

// fail shows an error.
func (a *App) fail(err error) {
	a.cue(sound.Refuse)
	a.tell(a.say("trouble"), a.wordsOf(err))
}

// ask shows a question; then gets the button that was clicked.
func (a *App) ask(id, title, text string, then func(button int), buttons ...string) {
	a.dialog = &dialog{id: id, title: title, text: text, buttons: buttons, then: then}
	a.dirty = true
}

// askFirst is ask about what is better left alone: Enter, like Escape, presses the
// last button.
func (a *App) askFirst(id, title, text string, then func(button int), buttons ...string) {
	a.ask(id, title, text, then, buttons...)
	a.dialog.enter = len(buttons) - 1
}

// askDialog builds the dialog that is open, if one is.
func (a *App) askDialog() {
	d := a.dialog
	if d == nil {
		return
	}
	i := a.ui.Dialog(d.id, d.title, d.text, d.enter, d.buttons...)
	if swallow(&a.ui.In, actEscape) {
		i = len(d.buttons) - 1
	}
	if i >= 0 {
		a.dialog = nil
		a.dirty = true
		if d.then != nil {
			d.then(i)
		}
	}
}

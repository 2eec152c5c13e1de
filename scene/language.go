package scene

import (
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// languageChoice offers the languages that there are words of. Everything is worded when the client starts,
// so another language is spoken from the next start on.
func (a *App) languageChoice(r draw.Rect) {
	u := a.UI
	for i, b := range r.Columns(max(len(a.Opt.Languages), 3), u.Px(6)) {
		if i == len(a.Opt.Languages) {
			return
		}
		code := a.Opt.Languages[i]
		st := ui.ButtonStyle{Align: draw.Center, Size: 13, On: code == a.Opt.Settings.Language, Tip: a.Say("language-why-" + code)}
		if u.Button("language:"+code, b, a.Say("language-"+code), st) && code != a.Opt.Settings.Language {
			a.Opt.Settings.Language = code
			a.Keep("language", code)
			a.Toast(a.Say("language-next-" + code))
		}
	}
}

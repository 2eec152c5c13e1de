package scene

import (
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// dress has everything painted by the theme that the player chose.
func (a *App) dress() {
	id := a.Opt.Settings.Window.Theme
	if id != draw.BrightHall {
		id = draw.DarkTable
	}
	if now := a.Ground.Theme; now != nil && now.ID == id {
		return
	}
	theme := draw.NewTheme(id)
	for _, l := range []*draw.List{&a.Ground, &a.Back, &a.Beside, &a.Front, &a.Canvas.Frame} {
		l.Theme = theme
	}
	a.Studio.Dress(theme)
	a.Canvas.Arrived()
}

// themeChoice offers the themes.
func (a *App) themeChoice(r draw.Rect) {
	u := a.UI
	for i, b := range r.Columns(len(draw.Themes()), u.Px(6)) {
		id := draw.Themes()[i]
		st := ui.ButtonStyle{Align: draw.Center, Size: 13, On: a.Ground.Theme.ID == id, Tip: a.Say("theme-why-" + id)}
		if u.Button("theme:"+id, b, a.Say("theme-"+id), st) {
			a.Opt.Settings.Window.Theme = id
			a.Keep("window.theme", id)
		}
	}
}

package scene

import (
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// overlay is a window of the client over whatever screen there is: the menu,
// the settings, the keys.
type overlay interface {
	// name is the overlay's id in the log.
	name() string
	// build builds what stands in the window.
	build(a *App)
}

// cover shows an overlay; nil takes it away.
func (a *App) cover(o overlay) {
	a.over = o
	a.dirty = true
}

// covered reports whether a window stands over the screen.
func (a *App) covered() bool { return a.dialog != nil || a.over != nil }

// everywhere are the keys that mean the same on every screen.
func (a *App) everywhere() {
	in := &a.ui.In
	switch {
	case struck(in, actFull):
		a.setFullscreen(!a.opt.Settings.Window.Fullscreen)
	case struck(in, actBigger):
		a.resize(1)
	case struck(in, actSmaller):
		a.resize(-1)
	case struck(in, actMute) && !a.ui.Lettering():
		a.setMute(!a.opt.Settings.Sound.Mute)
	case struck(in, actHelp) && !(a.ui.Lettering() && len(in.Typed) > 0):
		if _, open := a.over.(keysOverlay); open {
			a.cover(nil)
		} else {
			a.cover(keysOverlay{})
		}
	}
	a.focusKeys()
}

// leaving reports whether Escape leaves a screen: not while somebody writes.
func (a *App) leaving() bool { return struck(&a.ui.In, actEscape) && !a.ui.Writing() }

// setFullscreen changes between window and full screen, and remembers it.
func (a *App) setFullscreen(on bool) {
	a.opt.Settings.Window.Fullscreen = on
	a.window(on)
	a.keep("window.fullscreen", on)
}

// keep writes a setting into the player's config.toml, unless that has to be mended
// first.
func (a *App) keep(key string, value any) {
	a.dirty = true
	if a.opt.Config != "" {
		return
	}
	if err := a.opt.Files.SetConfig(key, value); err != nil {
		a.fail(err)
	}
}

// askOverlay builds the overlay that is open, if one is; Escape closes it unless
// the same stroke has just opened it.
func (a *App) askOverlay(before bool) {
	if a.over == nil {
		return
	}
	escape := before && struck(&a.ui.In, actEscape) && a.dialog == nil
	a.over.build(a)
	if escape && a.over != nil {
		a.cover(nil)
	}
}

// sheet paints the window of an overlay over a darkened screen, with a title
// and a button that closes it, and returns the room inside.
func (a *App) sheet(w, h float64, title string) draw.Rect {
	u := a.ui
	all := draw.Rect{W: a.width, H: a.height}
	u.L.Fill(all, draw.Fade(draw.Space, 0.72))
	u.Solid(all)
	r := draw.Rect{W: min(u.Px(w), a.width-u.Px(16)), H: min(u.Px(h), a.height-u.Px(16))}
	r.X, r.Y = (a.width-r.W)/2, (a.height-r.H)/2
	in := u.Panel(r).Inset(u.Px(12))
	head := in.CutTop(u.Px(32), u.Px(12))
	if u.Button("close", head.CutRight(u.Px(96), u.Px(10)), a.say("close"), ui.ButtonStyle{Size: 14, Cap: "Esc"}) {
		a.cover(nil)
	}
	u.Label(head, title, draw.Style{Size: 20, Bold: true, Color: draw.Text})
	return in
}

package scene

import (
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// Overlay is a window of the client over whatever screen there is: the menu,
// the settings, the keys.
type Overlay interface {
	// Name is the overlay's id in the log.
	Name() string
	// Build builds what stands in the window.
	Build(a *App)
}

// covers is what lies over the screen: a dialog, a window of the client, a line that
// goes by itself.
type covers struct {
	Dialog *dialog
	Over   Overlay
	Note   toast
}

// Cover shows an overlay; nil takes it away.
func (a *App) Cover(o Overlay) {
	a.Covers.Over = o
	a.Touch()
}

// Covered reports whether a window stands over the screen.
func (c *covers) Covered() bool { return c.Dialog != nil || c.Over != nil }

// everywhere are the keys that mean the same on every screen.
func (a *App) everywhere() {
	in := &a.UI.In
	if b, ok := a.Covers.Over.(*RebindOverlay); ok && b.listen && a.Covers.Dialog == nil {
		b.hear(a)
	}
	switch {
	case Struck(in, ActFull):
		a.setFullscreen(!a.Opt.Settings.Window.Fullscreen)
	case Struck(in, ActBigger):
		a.Resize(1)
	case Struck(in, ActSmaller):
		a.Resize(-1)
	case Struck(in, ActMute) && !a.UI.Lettering() && !a.typed():
		a.setMute(!a.Opt.Settings.Sound.Mute)
	case Struck(in, ActPause) && !a.UI.Writing() && a.Covers.Dialog == nil && a.Desk.Timer != nil:
		a.pauseKey()
	case Struck(in, ActGlossary):
		a.glossaryKey()
	case Struck(in, ActHelp) && !((a.UI.Lettering() || a.typed()) && len(in.Typed) > 0):
		if _, open := a.Covers.Over.(KeysOverlay); open {
			a.Cover(nil)
		} else {
			a.Cover(KeysOverlay{})
		}
	}
	a.focusKeys()
}

// Leaving reports whether Escape leaves a screen: not while somebody writes.
func (a *App) Leaving() bool { return Struck(&a.UI.In, ActEscape) && !a.UI.Writing() }

// setFullscreen changes between window and full screen, and remembers it.
func (a *App) setFullscreen(on bool) {
	a.Opt.Settings.Window.Fullscreen = on
	a.Win.Window(on)
	a.Keep("window.fullscreen", on)
}

// Keep writes a setting into the player's config.toml, unless that has to be mended
// first. That it cannot be written is said once.
func (a *App) Keep(key string, value any) {
	a.Touch()
	if a.Opt.Config != "" || a.unwritten {
		return
	}
	if err := a.Opt.Files.SetConfig(key, value); err != nil {
		a.unwritten = true
		a.Fail(err)
	}
}

// askOverlay builds the overlay that is open, if one is; Escape closes it unless
// the same stroke has just opened it.
func (a *App) askOverlay(before bool) {
	if a.Covers.Over == nil {
		return
	}
	escape := before && Struck(&a.UI.In, ActEscape) && a.Covers.Dialog == nil
	a.Covers.Over.Build(a)
	if escape && a.Covers.Over != nil {
		a.Cover(nil)
	}
}

// SheetList scrolls what stands in the window of an overlay, also by the keys of the log;
// body builds it in a rectangle that reaches as far down as needed, and leaves what it has not used.
func (a *App) SheetList(id string, in draw.Rect, body func(r *draw.Rect)) {
	u := a.UI
	switch {
	case Struck(&u.In, ActLogUp):
		u.ScrollBy(id, -1)
	case Struck(&u.In, ActLogDown):
		u.ScrollBy(id, 1)
	}
	u.Scroll(id, in, func(r draw.Rect) float64 {
		top := r.Y
		body(&r)
		return r.Y - top
	})
}

// SheetColumns is SheetList of n groups side by side, each in a column of so many units at
// least: below the one before where there is no room beside it.
func (a *App) SheetColumns(id string, in draw.Rect, n int, least, gap float64, body func(groups []*draw.Rect)) {
	a.SheetList(id, in, func(r *draw.Rect) {
		groups := a.UI.Columns(*r, n, least, gap)
		body(groups)
		for _, g := range groups {
			r.CutTop(max(g.Y-r.Y, 0), 0)
		}
	})
}

// Sheet paints the window of an overlay over a darkened screen, with a title
// and a button that closes it, and returns the room inside.
func (a *App) Sheet(w, h float64, title string) draw.Rect {
	u := a.UI
	all := draw.Rect{W: a.Width, H: a.Height}
	u.L.Fill(all, draw.Fade(draw.Space, 0.72))
	u.Solid(all)
	r := draw.Rect{W: min(u.Px(w), a.Width-u.Px(16)), H: min(u.Px(h), a.Height-u.Px(16))}
	r.X, r.Y = (a.Width-r.W)/2, (a.Height-r.H)/2
	in := u.Panel(r).Inset(u.Px(12))
	head := in.CutTop(u.Px(32), u.Px(12))
	if u.Button("close", head.CutRight(u.Px(96), u.Px(10)), a.Say("close"), ui.ButtonStyle{Size: 14, Cap: Caps(u, ActEscape)}) {
		a.Cover(nil)
	}
	u.Label(head, title, draw.Style{Size: 20, Bold: true, Color: draw.Text})
	return in
}

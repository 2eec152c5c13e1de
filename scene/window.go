package scene

import (
	"os"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/internal/settings"
)

// lookTicks is how often it is looked where the window stands.
const lookTicks = 30

// The smallest window in which every panel still has its room.
const (
	minWidth  = 1100
	minHeight = 660
)

// windowPlace is where the window stands: what is kept of it between runs.
type windowPlace struct {
	w, h, x, y int
	monitor    string // x and y count from its upper left corner; "": the system chooses
	maximized  bool
}

func windowPlaceOf(s settings.Window) windowPlace {
	return windowPlace{w: s.Width, h: s.Height, x: s.X, y: s.Y, monitor: s.Monitor, maximized: s.Maximized}
}

// fit is the place on a monitor of w × h: no larger, and chosen by the system
// where the window would stick out.
func (p windowPlace) fit(w, h int) windowPlace {
	if p.w == 0 || p.h == 0 {
		p.w, p.h = 1280, 800
	}
	p.w, p.h = max(p.w, minWidth), max(p.h, minHeight)
	if w > 0 && h > 0 {
		p.w, p.h = min(p.w, w), min(p.h, h)
	}
	if p.x < 0 || p.y < 0 || p.x+p.w > w || p.y+p.h > h {
		p.monitor, p.x, p.y = "", 0, 0
	}
	return p
}

// openWindow sets the window up as it was when it was closed.
func openWindow(s settings.Window) {
	ebiten.SetWindowTitle("xwing")
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	p := windowPlaceOf(s)
	var on *ebiten.MonitorType
	all := ebiten.AppendMonitors(nil)
	for _, m := range all {
		if m.Name() == p.monitor {
			on = m
		}
	}
	if on == nil {
		p.monitor = ""
		if len(all) > 0 {
			on = all[0]
		}
	}
	w, h := 0, 0
	if on != nil {
		w, h = on.Size()
	}
	p = p.fit(w, h)
	ebiten.SetWindowSizeLimits(min(minWidth, p.w), min(minHeight, p.h), -1, -1)
	ebiten.SetWindowSize(p.w, p.h)
	if p.monitor != "" {
		ebiten.SetMonitor(on)
		ebiten.SetWindowPosition(p.x, p.y)
	}
	if p.maximized {
		ebiten.MaximizeWindow()
	}
	ebiten.SetFullscreen(s.Fullscreen)
}

// look is where the window stands now; ok is false while that is not worth
// keeping. A program that is driven by another has no window of its own.
func look(before windowPlace) (now windowPlace, ok bool) {
	if os.Getenv("EBITENGINE_VM_ENDPOINT") != "" || ebiten.IsWindowMinimized() {
		return before, false
	}
	if now = before; ebiten.IsWindowMaximized() {
		now.maximized = true
		return now, true
	}
	now.maximized = false
	if ebiten.IsFullscreen() {
		return before, false
	}
	now.w, now.h = ebiten.WindowSize()
	now.x, now.y = ebiten.WindowPosition()
	if m := ebiten.Monitor(); m != nil {
		now.monitor = m.Name()
	}
	return now, now.w >= settings.LeastWidth && now.h >= settings.LeastHeight
}

// watchWindow notes now and then where the window stands.
func (a *App) watchWindow() {
	if a.look == nil || !a.every(lookTicks) {
		return
	}
	if now, ok := a.look(a.stands); ok {
		a.stands = now
	}
}

// keepWindow writes down where the window stood when it was closed.
func (a *App) keepWindow() error {
	if a.opt.Config != "" {
		return nil
	}
	was := windowPlaceOf(a.opt.Settings.Window)
	for _, v := range []struct {
		key      string
		was, now any
	}{{"width", was.w, a.stands.w}, {"height", was.h, a.stands.h}, {"x", was.x, a.stands.x}, {"y", was.y, a.stands.y},
		{"monitor", was.monitor, a.stands.monitor}, {"maximized", was.maximized, a.stands.maximized}} {
		if v.was == v.now {
			continue
		}
		if err := a.opt.Files.SetConfig("window."+v.key, v.now); err != nil {
			return err
		}
	}
	return nil
}

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
	MinWidth  = 800
	MinHeight = 480
)

// windowPlace is where the window stands: what is kept of it between runs.
type windowPlace struct {
	W, h, x, y int
	monitor    string // x and y count from its upper left corner; "": the system chooses
	maximized  bool
}

func windowPlaceOf(s settings.Window) windowPlace {
	return windowPlace{W: s.Width, h: s.Height, x: s.X, y: s.Y, monitor: s.Monitor, maximized: s.Maximized}
}

// fit is the place on a monitor of w × h: no larger, and chosen by the system
// where the window would stick out.
func (p windowPlace) fit(w, h int) windowPlace {
	if p.W == 0 || p.h == 0 {
		p.W, p.h = 1280, 800
	}
	p.W, p.h = max(p.W, MinWidth), max(p.h, MinHeight)
	if w > 0 && h > 0 {
		p.W, p.h = min(p.W, w), min(p.h, h)
	}
	if p.x < 0 || p.y < 0 || p.x+p.W > w || p.y+p.h > h {
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
	ebiten.SetWindowSizeLimits(min(MinWidth, p.W), min(MinHeight, p.h), -1, -1)
	ebiten.SetWindowSize(p.W, p.h)
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
	now.W, now.h = ebiten.WindowSize()
	now.x, now.y = ebiten.WindowPosition()
	if m := ebiten.Monitor(); m != nil {
		now.monitor = m.Name()
	}
	return now, now.W >= settings.LeastWidth && now.h >= settings.LeastHeight
}

// windowing is what the client has to do with the window system.
type windowing struct {
	Window func(fullscreen bool)                 // tells it; Run sets it
	look   func(windowPlace) (windowPlace, bool) // asks it where the window stands; Run sets it
	Stands windowPlace
	Scale  float64 // of the device: pixels of a frame for one of Ebitengine's
}

// watchWindow notes now and then where the window stands.
func (a *App) watchWindow() {
	if a.Win.look == nil || !a.Clock.Every(lookTicks) {
		return
	}
	if now, ok := a.Win.look(a.Win.Stands); ok {
		a.Win.Stands = now
	}
}

// KeepWindow writes down where the window stood when it was closed.
func (a *App) KeepWindow() error {
	if a.Opt.Config != "" || a.unwritten {
		return nil
	}
	was := windowPlaceOf(a.Opt.Settings.Window)
	for _, v := range []struct {
		key      string
		was, now any
	}{{"width", was.W, a.Win.Stands.W}, {"height", was.h, a.Win.Stands.h}, {"x", was.x, a.Win.Stands.x}, {"y", was.y, a.Win.Stands.y},
		{"monitor", was.monitor, a.Win.Stands.monitor}, {"maximized", was.maximized, a.Win.Stands.maximized}} {
		if v.was == v.now {
			continue
		}
		if err := a.Opt.Files.SetConfig("window."+v.key, v.now); err != nil {
			return err
		}
	}
	return nil
}

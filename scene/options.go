package scene

import (
	"fmt"
	"strconv"

	"xwing/scene/draw"
	"xwing/scene/ui"
)

// settingsOverlay changes what the player's config.toml says.
type settingsOverlay struct{}

func (settingsOverlay) name() string { return "settings" }

func (settingsOverlay) build(a *App) {
	u := a.ui
	in := a.sheet(680, 548, a.say("settings"))
	row := func(key string) draw.Rect {
		r := in.CutTop(u.Px(38), u.Px(14))
		u.Label(r.CutLeft(u.Px(170), u.Px(10)), a.say(key), draw.Style{Size: 16, Color: draw.Text})
		return r
	}
	speeds := []int{50, 100, 200, 400, 0}
	for i, b := range row("speed").Columns(len(speeds), u.Px(6)) {
		label := a.say("percent", "n", strconv.Itoa(speeds[i]))
		if speeds[i] == 0 {
			label = a.say("at-once")
		}
		st := ui.ButtonStyle{Align: draw.Center, Size: 14, On: a.opt.Settings.Animation.Speed == speeds[i]}
		if u.Button(fmt.Sprintf("speed:%d", speeds[i]), b, label, st) {
			a.setSpeed(speeds[i])
		}
	}
	if on, ok := a.choice("fullscreen", row("fullscreen"), a.opt.Settings.Window.Fullscreen); ok {
		a.setFullscreen(on)
	}
	if on, ok := a.choice("open-table", row("open-table"), a.opt.Settings.Table.Open); ok {
		a.opt.Settings.Table.Open = on
		a.keep("table.open", on)
	}
	e := &a.opt.Settings.Ease
	for _, s := range []struct {
		key string
		now *bool
	}{{"single", &e.Single}, {"pass", &e.Pass}, {"idle", &e.Idle}, {"order", &e.Order}} {
		r := in.CutTop(u.Px(38), u.Px(14))
		u.Label(r.CutLeft(u.Px(400), u.Px(10)), a.say("ease-"+s.key), draw.Style{Size: 16, Color: draw.Text})
		if on, ok := a.choice("ease-"+s.key, r, *s.now); ok {
			*s.now = on
			a.keep("ease."+s.key, on)
		}
	}
	volumes := []int{0, 40, 70, 100}
	for i, b := range row("volume").Columns(len(volumes), u.Px(6)) {
		st := ui.ButtonStyle{Align: draw.Center, Size: 14, Reason: a.say("no-sound"), On: a.opt.Settings.Sound.Volume == volumes[i]}
		u.Button(fmt.Sprintf("volume:%d", volumes[i]), b, a.say("percent", "n", strconv.Itoa(volumes[i])), st)
	}
	u.Paragraph(in, a.say("settings-why"), draw.Style{Size: 14, Color: draw.Muted})
}

// choice builds a pair of buttons, off and on; ok says that one was clicked.
func (a *App) choice(id string, r draw.Rect, now bool) (on, ok bool) {
	u := a.ui
	for i, b := range r.Columns(2, u.Px(6)) {
		key := "off"
		if i == 1 {
			key = "on"
		}
		if u.Button(id+":"+key, b, a.say(key), ui.ButtonStyle{Align: draw.Center, Size: 14, On: now == (i == 1)}) {
			on, ok = i == 1, true
		}
	}
	return on, ok
}

// setSpeed changes how fast things move, in the game that is open too.
func (a *App) setSpeed(percent int) {
	a.opt.Settings.Animation.Speed = percent
	if t, ok := a.screen.(*tableScreen); ok {
		t.play.board.speed = percent
	}
	a.keep("animation.speed", percent)
}

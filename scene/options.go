package scene

import (
	"fmt"
	"strconv"

	"xwing/scene/draw"
	"xwing/scene/sound"
	"xwing/scene/ui"
)

// settingsOverlay changes what the player's config.toml says.
type settingsOverlay struct{}

func (settingsOverlay) name() string { return "settings" }

func (s settingsOverlay) build(a *App) {
	u := a.ui
	in := a.sheet(1060, 556, a.say("settings"))
	foot := in.CutBottom(u.Px(22), u.Px(10))
	u.Label(foot, a.say("settings-why"), draw.Style{Size: 14, Color: draw.Muted})
	columns := in.Columns(2, u.Px(36))
	s.table(a, &columns[0])
	s.sound(a, &columns[0])
	s.ease(a, &columns[1])
	if a.sound.Silent() != nil {
		text := a.say("sound-silent")
		r := columns[1].CutBottom(u.ParagraphHeight(columns[1].W, text, draw.Style{Size: 14}), 0)
		u.Paragraph(r, text, draw.Style{Size: 14, Color: draw.Warn})
		u.Note("sound.silent", text, r)
	}
}

// heading writes the title of a group.
func (settingsOverlay) heading(a *App, in *draw.Rect, key string) {
	h := a.ui.Title(*in, a.say(key))
	in.CutTop(h, a.ui.Px(8))
}

// row is a line of the settings: what it is about, and the room for its choice.
func (settingsOverlay) row(a *App, in *draw.Rect, key string, label float64) draw.Rect {
	u := a.ui
	r := in.CutTop(u.Px(34), u.Px(9))
	u.Label(r.CutLeft(u.Px(label), u.Px(10)), a.say(key), draw.Style{Size: 15, Color: draw.Text})
	return r
}

// settingsLabel is the width of the labels on the left.
const settingsLabel = 130

// table is how the table and the window are.
func (s settingsOverlay) table(a *App, in *draw.Rect) {
	u := a.ui
	s.heading(a, in, "settings-table")
	speeds := []int{50, 100, 200, 400, 0}
	for i, b := range s.row(a, in, "speed", settingsLabel).Columns(len(speeds), u.Px(6)) {
		label := a.say("percent", "n", strconv.Itoa(speeds[i]))
		if speeds[i] == 0 {
			label = a.say("at-once")
		}
		st := ui.ButtonStyle{Align: draw.Center, Size: 13, On: a.opt.Settings.Animation.Speed == speeds[i]}
		if u.Button(fmt.Sprintf("speed:%d", speeds[i]), b, label, st) {
			a.setSpeed(speeds[i])
		}
	}
	if on, ok := a.choice("fullscreen", s.row(a, in, "fullscreen", settingsLabel), a.opt.Settings.Window.Fullscreen); ok {
		a.setFullscreen(on)
	}
	if on, ok := a.choice("open-table", s.row(a, in, "open-table", settingsLabel), a.opt.Settings.Table.Open); ok {
		a.opt.Settings.Table.Open = on
		a.keep("table.open", on)
	}
	a.scaleChoice(s.row(a, in, "scale", settingsLabel))
	in.CutTop(u.Px(8), 0)
}

// sound is how loud what is.
func (s settingsOverlay) sound(a *App, in *draw.Rect) {
	u := a.ui
	s.heading(a, in, "sound")
	set := &a.opt.Settings.Sound
	if on, ok := a.choice("sound", s.row(a, in, "sound-mute", settingsLabel), !set.Mute); ok && on == set.Mute {
		a.setMute(!on)
	}
	for _, v := range []struct {
		key, label string
		now        *int
		sample     sound.Kind // what is heard of the new volume
	}{{"volume", "volume", &set.Volume, sound.Confirm}, {"effects", "volume-effects", &set.Effects, sound.Hull},
		{"interface", "volume-interface", &set.Interface, sound.Click}} {
		r := s.row(a, in, v.label, settingsLabel)
		words := a.say("percent", "n", strconv.Itoa(*v.now))
		number := r.CutRight(u.Px(52), u.Px(6))
		now, done := u.Slider("volume:"+v.key, r, *v.now, 5, words)
		u.Label(number, a.say("percent", "n", strconv.Itoa(now)), draw.Style{Size: 15, Color: draw.Text, Align: draw.RightAligned})
		if now != *v.now {
			*v.now = now
			a.dirty = true
		}
		if done {
			a.keep("sound."+v.key, now)
			a.cue(v.sample)
		}
	}
}

// ease is what the table answers by itself.
func (s settingsOverlay) ease(a *App, in *draw.Rect) {
	s.heading(a, in, "settings-ease")
	e := &a.opt.Settings.Ease
	for _, o := range []struct {
		key string
		now *bool
	}{{"single", &e.Single}, {"pass", &e.Pass}, {"idle", &e.Idle}, {"order", &e.Order}} {
		if on, ok := a.choice("ease-"+o.key, s.row(a, in, "ease-"+o.key, 336), *o.now); ok {
			*o.now = on
			a.keep("ease."+o.key, on)
		}
	}
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

package scene

import (
	"fmt"
	"strconv"

	"xwing/scene/art/mat"
	"xwing/scene/draw"
	"xwing/scene/sound"
	"xwing/scene/ui"
)

// SettingsOverlay changes what the player's config.toml says.
type SettingsOverlay struct{}

func (SettingsOverlay) Name() string { return "settings" }

// Build builds a column for the table and the sound, and one for what is answered by itself.
func (s SettingsOverlay) Build(a *App) {
	u := a.UI
	in := a.Sheet(1060, 668, a.Say("settings"))
	foot := in.CutBottom(u.Px(22), u.Px(10))
	u.Label(foot, a.Say("settings-why"), draw.Style{Size: 14, Color: draw.Muted})
	a.SheetColumns("sheet.settings.list", in, 2, settingsWide, 36, func(columns []*draw.Rect) {
		s.table(a, columns[0])
		s.sound(a, columns[0])
		s.more(a, columns[0])
		s.ease(a, columns[1])
		s.look(a, columns[1])
		if a.sound.Silent() != nil {
			s.silent(a, columns[1])
		}
	})
}

// more leads to what has a window of its own.
func (SettingsOverlay) more(a *App, in *draw.Rect) {
	u := a.UI
	cells := in.CutTop(u.Px(34), u.Px(9)).Columns(2, u.Px(6))
	if u.Button("settings.keys", cells[0], a.Say("rebind"), ui.ButtonStyle{Align: draw.Center, Size: 14}) {
		a.Cover(&RebindOverlay{})
	}
	a.ChooseClock("settings.clock", cells[1])
}

// silent says that nothing can be heard.
func (SettingsOverlay) silent(a *App, in *draw.Rect) {
	u, text := a.UI, a.Say("sound-silent")
	r := in.CutTop(u.ParagraphHeight(in.W, text, draw.Style{Size: 14}), 0)
	u.Paragraph(r, text, draw.Style{Size: 14, Color: draw.Warn})
	u.Note("sound.silent", text, r)
}

// heading writes the title of a group.
func (SettingsOverlay) heading(a *App, in *draw.Rect, key string) {
	h := a.UI.Title(*in, a.Say(key))
	in.CutTop(h, a.UI.Px(8))
}

// row is a line of the settings: what it is about, and the room for its choice.
func (SettingsOverlay) row(a *App, in *draw.Rect, key string, label float64) draw.Rect {
	u := a.UI
	r := in.CutTop(u.Px(34), u.Px(9))
	u.Label(r.CutLeft(u.Px(label), u.Px(10)), a.Say(key), draw.Style{Size: 15, Color: draw.Text})
	return r
}

// settingsLabel is the width of the labels on the left, settingsWide that of a column at least.
const (
	settingsLabel = 130
	settingsWide  = 480
)

// table is how the table and the window are.
func (s SettingsOverlay) table(a *App, in *draw.Rect) {
	u := a.UI
	s.heading(a, in, "settings-table")
	speeds := []int{50, 100, 200, 400, 0}
	for i, b := range s.row(a, in, "speed", settingsLabel).Columns(len(speeds), u.Px(6)) {
		label := a.Say("percent", "n", strconv.Itoa(speeds[i]))
		if speeds[i] == 0 {
			label = a.Say("at-once")
		}
		st := ui.ButtonStyle{Align: draw.Center, Size: 13, On: a.Opt.Settings.Animation.Speed == speeds[i]}
		if u.Button(fmt.Sprintf("speed:%d", speeds[i]), b, label, st) {
			a.setSpeed(speeds[i])
		}
	}
	if on, ok := a.choice("fullscreen", s.row(a, in, "fullscreen", settingsLabel), a.Opt.Settings.Window.Fullscreen); ok {
		a.setFullscreen(on)
	}
	if on, ok := a.choice("open-table", s.row(a, in, "open-table", settingsLabel), a.Opt.Settings.Table.Open); ok {
		a.Opt.Settings.Table.Open = on
		a.Keep("table.open", on)
	}
	scales := s.row(a, in, "scale", settingsLabel)
	a.scaleChoice(scales, in.CutTop(u.Px(16), u.Px(4)))
}

// look is what the table lies over, and how much moves on it.
func (s SettingsOverlay) look(a *App, in *draw.Rect) {
	u := a.UI
	in.CutTop(u.Px(8), 0)
	s.heading(a, in, "settings-look")
	a.themeChoice(s.row(a, in, "theme", 96))
	mats, now := mat.All(), mat.Find(a.Opt.Settings.Table.Mat)
	for i, b := range s.row(a, in, "mat", 96).Columns(len(mats), u.Px(6)) {
		id := mats[i].ID
		st := ui.ButtonStyle{Align: draw.Center, Size: 13, On: id == now.ID, Tip: a.Say("mat-why-" + id)}
		if u.Button("mat:"+id, b, a.Say("mat-"+id), st) {
			a.Opt.Settings.Table.Mat = id
			a.Keep("table.mat", id)
		}
	}
	if len(a.Opt.Languages) > 1 {
		a.languageChoice(s.row(a, in, "language", 96))
	}
	if on, ok := a.choice("reduced", s.row(a, in, "reduced", 336), a.Opt.Settings.Animation.Reduced); ok {
		a.Opt.Settings.Animation.Reduced = on
		a.Keep("animation.reduced", on)
	}
	if on, ok := a.choice("still", s.row(a, in, "still", 336), !a.Opt.Settings.Table.Still); ok {
		a.Opt.Settings.Table.Still = !on
		a.Keep("table.still", !on)
	}
}

// sound is how loud what is.
func (s SettingsOverlay) sound(a *App, in *draw.Rect) {
	u := a.UI
	s.heading(a, in, "sound")
	set := &a.Opt.Settings.Sound
	if on, ok := a.choice("sound", s.row(a, in, "sound-mute", settingsLabel), !set.Mute); ok && on == set.Mute {
		a.setMute(!on)
	}
	for _, v := range []struct {
		key, label string
		now        *int
		sample     sound.Kind // what is heard of the new volume
	}{{"volume", "volume", &set.Volume, sound.Confirm}, {"effects", "volume-effects", &set.Effects, sound.Hull},
		{"interface", "volume-interface", &set.Interface, sound.Click}, {"bed", "volume-bed", &set.Bed, sound.Notch}} {
		r := s.row(a, in, v.label, settingsLabel)
		words := a.share(*v.now)
		number := r.CutRight(u.Px(52), u.Px(6))
		now, done := u.Slider("volume:"+v.key, r, *v.now, 5, words)
		u.Label(number, a.share(now), draw.Style{Size: 15, Color: draw.Text, Align: draw.RightAligned})
		if now != *v.now {
			*v.now = now
			a.Touch()
		}
		if done {
			a.Keep("sound."+v.key, now)
			a.Cue(v.sample)
		}
	}
}

// share is a volume in words.
func (a *App) share(percent int) string {
	if percent == 0 {
		return a.Say("off")
	}
	return a.Say("percent", "n", strconv.Itoa(percent))
}

// ease is what the table answers by itself.
func (s SettingsOverlay) ease(a *App, in *draw.Rect) {
	s.heading(a, in, "settings-ease")
	e := &a.Opt.Settings.Ease
	for _, o := range []struct {
		key string
		now *bool
	}{{"single", &e.Single}, {"pass", &e.Pass}, {"idle", &e.Idle}, {"order", &e.Order}} {
		if on, ok := a.choice("ease-"+o.key, s.row(a, in, "ease-"+o.key, 336), *o.now); ok {
			*o.now = on
			a.Keep("ease."+o.key, on)
		}
	}
}

// choice builds a pair of buttons, off and on; ok says that one was clicked.
func (a *App) choice(id string, r draw.Rect, now bool) (on, ok bool) {
	u := a.UI
	for i, b := range r.Columns(2, u.Px(6)) {
		key := "off"
		if i == 1 {
			key = "on"
		}
		if u.Button(id+":"+key, b, a.Say(key), ui.ButtonStyle{Align: draw.Center, Size: 14, On: now == (i == 1)}) {
			on, ok = i == 1, true
		}
	}
	return on, ok
}

// setSpeed changes how fast things move, in the game that is open too.
func (a *App) setSpeed(percent int) {
	a.Opt.Settings.Animation.Speed = percent
	if p := PlayOf(a.Screen); p != nil {
		p.Show.Speed = percent
	}
	a.Keep("animation.speed", percent)
}

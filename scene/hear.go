package scene

import (
	"xwing/internal/settings"
	"xwing/scene/sound"
)

// What is heard follows from Events and from the buttons that both players see
// pressed. Behind a curtain nothing sounds: how often somebody thinks again there is
// nobody's business.

// soundDelay is the tick in which the device is looked for: when the first screen
// is there.
const soundDelay = 10

// haste is the speed, in percent, from which on less is heard of the table.
const haste = 200

// hear plays what is heard in this tick.
func (a *App) hear() {
	if a.Clock.Tick == soundDelay {
		a.sound.Start()
	}
	s := &a.Opt.Settings
	a.sound.SetLevels(levels(s.Sound))
	a.sound.Hear(a.Clock.Tick, s.Animation.Speed <= 0 || s.Animation.Speed >= haste, a.Cues)
	a.Cues = a.Cues[:0]
}

func levels(s settings.Sound) sound.Levels {
	return sound.Levels{Master: s.Volume, Effects: s.Effects, Interface: s.Interface, Bed: s.Bed, Mute: s.Mute}
}

// Secret reports whether somebody looks at what the other player may not see.
func (a *App) Secret() bool {
	t, ok := a.Screen.(Table)
	return ok && t.Secret()
}

// cueFrame adds what the frame just built lets hear; secret says whether a
// curtain was open before.
func (a *App) cueFrame(secret bool) {
	if p := PlayOf(a.Screen); p != nil {
		a.Cues = append(a.Cues, p.Show.Cues...)
		p.Show.Cues = p.Show.Cues[:0]
	}
	if secret && a.Secret() {
		return
	}
	switch {
	case !secret && a.Secret():
		a.Cue(sound.Curtain)
	case a.UI.Clicked:
		a.Cue(sound.Click)
	case a.UI.Refused:
		a.Cue(sound.Refuse)
	}
}

// setMute turns all sound off or on and says so.
func (a *App) setMute(on bool) {
	a.Opt.Settings.Sound.Mute = on
	a.Keep("sound.mute", on)
	key := "sound-on"
	if on {
		key = "sound-off"
	}
	if !on && a.sound.Silent() != nil {
		key = "sound-none"
	}
	a.Toast(a.Say(key))
}

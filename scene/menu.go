package scene

import (
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// menuOverlay is what can be done beside playing.
type menuOverlay struct{ table *tableScreen }

func (menuOverlay) name() string { return "menu" }

func (m menuOverlay) build(a *App) {
	u := a.ui
	in := a.sheet(420, 240, a.say("menu"))
	entry := func(id, key, reason string) bool {
		b := in.CutTop(u.Px(42), u.Px(8))
		return u.Button(id, b, a.say(key), ui.ButtonStyle{Align: draw.Center, Size: 16, Reason: reason})
	}
	switch {
	case entry("menu.settings", "settings", ""):
		a.cover(settingsOverlay{})
	case entry("menu.keys", "keys-title", ""):
		a.cover(keysOverlay{})
	case entry("leave", "leave-game", ""):
		a.cover(nil)
		a.ask("leave", a.say("leave-title"), a.say("leave-why"), func(i int) {
			if i == 0 {
				a.show(&titleScreen{})
			}
		}, a.say("leave"), a.say("stay"))
	}
}

package xwing

import "xwing/scene"

// leave goes back to where the builder was opened; what is not kept, not even as a draft, is asked for.
func (b *builderScreen) leave() {
	a := b.client
	if b.draft == nil || b.drafted != "" && !b.unkept || b.saved() || !b.pending() && b.title == b.squad().Name {
		b.gone()
		return
	}
	a.Ask("build-leave", a.Say("build-leave-title"), a.Say("build-leave-why"), func(button int) {
		switch button {
		case 0:
			if b.save() {
				b.gone()
			}
		case 1:
			b.gone()
		}
	}, a.Say("build-save"), a.Say("build-drop"), a.Say("stay"))
}

// gone goes back.
func (b *builderScreen) gone() {
	a := b.client
	if b.from == "squads" {
		b.toSquads(false)
		return
	}
	a.Show(&scene.TitleScreen{App: a.App})
}

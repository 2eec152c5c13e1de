package xwing

import (
	"slices"
	"strconv"

	"xwing/game"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/squad"
	"xwing/scene/art"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// wingsHigh is how high the way to the wings is, in units of the design.
const wingsHigh = 30

// hasWings reports whether the squad has wings, or might: that is so in epic games.
func (b *builderScreen) hasWings() bool {
	return len(b.squad().Wings()) > 0 || b.mode().Epic && !b.mode().Quick && b.client.formsWings()
}

// wingsButton leads to the wings of the squad, and says how many there are.
func (b *builderScreen) wingsButton(r draw.Rect) {
	a := b.client
	u := a.UI
	if u.Button("builder.wings", r.CutLeft(u.Px(96), u.Px(10)), a.Say("wings"),
		ui.ButtonStyle{Align: draw.Center, Size: 14, Tip: a.Say("wings-why") + " F7"}) {
		b.wings()
	}
	n := len(b.squad().Wings())
	text, st := a.Say("wings-flown", "n", strconv.Itoa(n)), draw.Style{Size: 13, Color: draw.Muted}
	if n == 0 {
		text = a.Say("wings-flown-none")
	}
	if slices.ContainsFunc(b.squad().Led(a.kit.Facts), func(l squad.Led) bool { return len(l.Mates) < gauge.FewestWingmates }) {
		st.Color = draw.Warn
	}
	u.Label(r, text, st)
}

// wings forms and dissolves the wings of the squad, as one change.
func (b *builderScreen) wings() {
	if !b.hasWings() {
		return
	}
	a := b.client
	o := &wingsOverlay{client: a, mode: b.mode(), color: art.SeatColor(game.Red), title: b.squad().Name, words: b.words(),
		where: a.Say("build-wings-where"), save: a.Say("build-wings-take"),
		keep: func(q squad.Squad) {
			a.Cover(nil)
			b.kept(b.draft.Reform(q))
			b.show(b.ship)
		}}
	if o.title == "" {
		o.title = a.Say("build-unnamed")
	}
	tidy := b.squad().TidyWings(a.kit.Facts) // what nobody can fly is gone with the first change
	o.take(a, tidy)
	o.changed = !tidy.Equal(b.squad())
	a.Cover(o)
}

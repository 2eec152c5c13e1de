package armada

import (
	"xwing/scene"
	"xwing/scene/draw"
)

func (b *builderScreen) Name() string                 { return "builder" }
func (b *builderScreen) Busy() bool                   { return false }
func (b *builderScreen) Asked() (prompt, seat string) { return "", "" }

// The pages of the screen where its columns have no room beside each other.
const (
	fleetPage = "fleet"
	cardPage  = "card"
	fitsPage  = "fits"
)

func (b *builderScreen) Update() {
	a := b.client
	u := a.UI
	b.keys()
	if a.Screen != scene.Screen(b) {
		return // it has been left
	}
	scene.Starfield(&a.Back, draw.Rect{W: a.Width, H: a.Height}, 0)
	narrow := a.Room() == scene.Narrow
	all := a.Window().Inset(u.Px(8))
	b.head(all.CutTop(u.Px(34), u.Px(8)))
	switch {
	case b.draft == nil:
		b.start(all)
		return
	case narrow:
		b.narrow(all)
		return
	}
	b.foot(all.CutBottom(u.Px(24), u.Px(6)))
	c := b.columns(all)
	b.fitsColumn(c.fits) // before the card: it says what is pointed at
	b.fleetColumn(c.fleet)
	b.cardColumn(c.card)
}

// columns are where fleet, card and what fits stand beside each other.
func (b *builderScreen) columns(r draw.Rect) (c builderColumns) {
	u := b.client.UI
	c.fleet = r.CutLeft(min(max(r.W*0.234, u.Px(286)), u.Px(340)), u.Px(8))
	c.fits = r.CutRight(min(max(r.W*0.30, u.Px(370)), u.Px(470)), u.Px(8))
	c.card = r
	return c
}

// narrow shows one column at a time, with tabs on top.
func (b *builderScreen) narrow(all draw.Rect) {
	a := b.client
	u := a.UI
	ids := []string{fleetPage, cardPage, fitsPage}
	labels := []string{a.Say("build-page-fleet"), a.Say("build-page-card"), a.Say("build-page-fits")}
	b.page = a.Tabs("builder.page", all.CutTop(u.Px(30), u.Px(6)), b.page, ids, labels)
	switch b.page {
	case cardPage:
		b.cardColumn(all)
	case fitsPage:
		b.fitsColumn(all)
	default:
		b.fleetColumn(all)
	}
}

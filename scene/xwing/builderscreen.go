package xwing

import (
	"xwing/scene"
	"xwing/scene/draw"
)

func (b *builderScreen) Name() string                 { return "builder" }
func (b *builderScreen) Busy() bool                   { return false }
func (b *builderScreen) Asked() (prompt, seat string) { return "", "" }

func (b *builderScreen) Update() {
	a := b.client
	u := a.UI
	b.keys()
	if a.Screen != scene.Screen(b) {
		return // it has been left
	}
	scene.Starfield(&a.Back, draw.Rect{W: a.Width, H: a.Height}, 0)
	if a.Room() == scene.Narrow {
		b.narrow(a.Window().Inset(u.Px(6)))
		return
	}
	all := a.Window().Inset(u.Px(8))
	b.head(all.CutTop(u.Px(34), u.Px(8)))
	if b.draft == nil {
		b.start(all)
		return
	}
	b.foot(all.CutBottom(u.Px(24), u.Px(6)))
	c := b.columns(all)
	b.fitsColumn(c.fits) // before the ship: it says what is pointed at
	b.squadColumn(c.squad)
	b.shipColumn(c.ship)
}

// columns are where squad, ship and what fits stand beside each other.
func (b *builderScreen) columns(r draw.Rect) (c builderColumns) {
	u := b.client.UI
	squad := min(max(r.W*0.214, u.Px(262)), u.Px(320))
	fits := min(max(r.W*0.314, u.Px(390)), u.Px(480))
	c.squad = r.CutLeft(squad, u.Px(8))
	c.fits = r.CutRight(fits, u.Px(8))
	c.ship = r
	return c
}

// narrow shows one column at a time, with tabs on top.
func (b *builderScreen) narrow(all draw.Rect) {
	a := b.client
	u := a.UI
	b.head(all.CutTop(u.Px(34), u.Px(6)))
	if b.draft == nil {
		b.start(all)
		return
	}
	ids := []string{squadPage, shipPage, fitsPage}
	labels := []string{a.Say("build-page-squad"), a.Say("build-page-ship"), a.Say("build-page-fits")}
	b.page = a.Tabs("builder.page", all.CutTop(u.Px(30), u.Px(6)), b.page, ids, labels)
	switch b.page {
	case shipPage:
		b.shipColumn(all)
	case fitsPage:
		b.fitsColumn(all)
	default:
		row := all.CutBottom(b.client.UI.Px(30), b.client.UI.Px(6))
		b.outputs(&row)
		b.squadColumn(all)
	}
}

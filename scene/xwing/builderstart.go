package xwing

import (
	"slices"
	"strconv"

	"xwing/game/xwing/catalog"
	"xwing/scene"
	"xwing/scene/draw"
	"xwing/scene/ui"
	"xwing/scene/xwing/pieces"
)

// start chooses the points list and the faction of a new squad.
func (b *builderScreen) start(r draw.Rect) {
	a := b.client
	u := a.UI
	narrow := a.Room() == scene.Narrow
	side, above := min(r.W*0.06, u.Px(60)), r.H*0.08
	if narrow {
		side, above = u.Px(6), 0
	}
	r = draw.Rect{X: r.X + side, Y: r.Y + above, W: r.W - 2*side, H: r.H - above}
	u.Scroll("builder.start.list", r, func(r draw.Rect) float64 {
		top := r.Y
		u.Label(r.CutTop(u.Px(26), u.Px(6)), a.Say("build-start-list"), draw.Style{Size: 17, Bold: true, Color: draw.Text})
		b.startLists(&r)
		b.startFormats(&r)
		r.CutTop(u.Px(14), 0)
		u.Label(r.CutTop(u.Px(26), u.Px(6)), a.Say("build-start-begin"), draw.Style{Size: 17, Bold: true, Color: draw.Text})
		b.startDrawn(&r)
		r.CutTop(u.Px(14), 0)
		u.Label(r.CutTop(u.Px(26), u.Px(6)), a.Say("build-start-faction"), draw.Style{Size: 17, Bold: true, Color: draw.Text})
		b.startFactions(&r)
		b.draftRows(&r)
		return r.Y - top
	})
}

// startLists are the points lists, with what is played by each.
func (b *builderScreen) startLists(r *draw.Rect) {
	a := b.client
	u := a.UI
	lists := a.kits.Lists()
	perRow := min(max(int(r.W/u.Px(170)), 1), 5)
	for from := 0; from < len(lists); from += perRow {
		cells := r.CutTop(u.Px(62), u.Px(8)).Columns(min(perRow, len(lists)), u.Px(8))
		for i, list := range lists[from:min(from+perRow, len(lists))] {
			l, err := a.kits.By(list).Facts.List(list)
			if err != nil {
				continue
			}
			st := ui.ButtonStyle{Align: draw.Center, Size: 16, On: list == b.list,
				Note: a.Say("build-list-note", "edition", l.Edition, "n", strconv.Itoa(l.Budget))}
			if u.Button("build-list:"+string(list), cells[i], l.Name, st) {
				b.turn(list)
			}
		}
	}
}

// turn goes over to a points list, before there is a squad.
func (b *builderScreen) turn(list catalog.Ruleset) {
	a := b.client
	b.format, b.list = b.formatIn(list), list
	a.turnTo(a.kits.By(list))
	b.called = nil
	a.Touch()
}

// startFactions are the factions, a click on one of which begins.
func (b *builderScreen) startFactions(r *draw.Rect) {
	a := b.client
	u := a.UI
	all := a.kit.Facts.Factions()
	perRow := min(max(int(r.W/u.Px(150)), 1), len(all))
	if perRow < len(all) {
		perRow = min(perRow, (len(all)+1)/2)
	}
	high := 132.0
	if a.Room() == scene.Narrow {
		high = 104
	}
	for from := 0; from < len(all); from += perRow {
		cells := r.CutTop(u.Px(high), u.Px(10)).Columns(perRow, u.Px(10))
		for i, f := range all[from:min(from+perRow, len(all))] {
			id := f.String()
			name := b.words().Value("faction", id)
			if u.Button("build-faction:"+id, cells[i], "", ui.ButtonStyle{Words: name}) {
				b.beginFaction(f)
			}
			x, _ := cells[i].Center()
			u.L.Text(x, cells[i].Y+u.Px(high*0.38), a.Sign(id),
				draw.Style{Size: u.Px(high * 0.4), Color: pieces.FactionColor(f), Align: draw.Center})
			foot := cells[i].Inset(u.Px(8))
			u.Label(foot.CutBottom(u.Px(30), 0), name, draw.Style{Size: 15, Color: draw.Text, Align: draw.Center})
		}
	}
}

// startFormats are the formats of the points list, for a new squad.
func (b *builderScreen) startFormats(r *draw.Rect) {
	a := b.client
	u := a.UI
	all := b.formats()
	if len(all) < 2 {
		return
	}
	perRow := min(max(int(r.W/u.Px(150)), 1), 6)
	for chunk := range slices.Chunk(all, perRow) {
		cells := r.CutTop(u.Px(36), u.Px(8)).Columns(min(perRow, len(all)), u.Px(8))
		for i, format := range chunk {
			st := ui.ButtonStyle{Align: draw.Center, Size: 14, On: format == b.format, Tip: b.formatNote(format)}
			if u.Button("build-format:"+format, cells[i], b.formatName(format), st) {
				b.format = format
				a.Touch()
			}
		}
	}
}

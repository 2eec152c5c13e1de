package xwing

import (
	"slices"
	"strconv"

	"xwing/scene"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// obstaclesHigh is how high the obstacles of the squad stand, in units of the design.
func (b *builderScreen) obstaclesHigh() float64 { return 50 }

// obstacleRow shows the obstacles that the squad brings, and leads to where they are chosen.
func (b *builderScreen) obstacleRow(r draw.Rect) {
	a := b.client
	u := a.UI
	ids, most := b.squad().Obstacles, b.mode().Obstacles()
	side := min(r.H, (r.W-u.Px(74))/float64(most)-u.Px(5))
	hot, clicked := u.Area("builder.obstacles", a.Say("build-obstacles"), r)
	if clicked {
		a.Cover(builderObstacles{b})
	}
	for i := range most {
		cell := r.CutLeft(side, u.Px(5))
		cell.Y, cell.H = cell.Y+(cell.H-side)/2, side
		u.L.Round(cell.Snapped(), u.Px(5), draw.PanelHigh)
		if hot {
			u.L.Ring(cell.Snapped(), u.Px(5), max(1, u.Px(1)), draw.Accent)
		}
		if i < len(ids) {
			b.token(cell, ids[i], 1)
		}
	}
	r.CutLeft(u.Px(4), 0)
	r.CutTop(r.H/2-u.Px(18), 0)
	u.Label(r.CutTop(u.Px(18), 0), a.Say("build-obstacles"), draw.Style{Size: 13, Color: draw.Text})
	text := a.Say("build-change")
	if len(ids) == 0 {
		text = a.Say("build-choose")
	}
	u.Label(r.CutTop(u.Px(18), 0), text+" F9", draw.Style{Size: 13, Color: draw.Muted})
}

// token paints an obstacle in a cell.
func (b *builderScreen) token(r draw.Rect, id string, alpha float64) {
	a := b.client
	x, y := r.Center()
	a.UI.L.Sprite(a.desk.obstacleSprite(id), x, y, 0, min(r.W*0.9/widestToken, r.H*0.9/tallToken, r.H*0.9/a.desk.tokenSpan(id)), alpha)
}

// builderObstacles chooses the obstacles of the squad that is built.
type builderObstacles struct{ builder *builderScreen }

func (builderObstacles) Name() string { return "build-obstacles" }

func (o builderObstacles) Build(*scene.App) {
	b := o.builder
	a := b.client
	u := a.UI
	in := a.Sheet(980, 560, a.Say("build-obstacles-title"))
	ids := b.squad().Obstacles
	st := draw.Style{Size: 14, Bold: true, Color: draw.Muted}
	if len(ids) > b.mode().Obstacles() {
		st.Color = draw.Warn
	}
	text := a.Say("obstacles-pick-of", "n", strconv.Itoa(len(ids)), "limit", strconv.Itoa(b.mode().Obstacles()))
	u.Label(in.CutTop(u.Px(20), u.Px(8)), text, st)
	all := a.kit.AllObstacles()
	a.SheetList("sheet.build-obstacles.list", in, func(r *draw.Rect) {
		perRow := max(int(r.W/u.Px(tokenWide+6)), 1)
		for from := 0; from < len(all); from += perRow {
			cells := r.CutTop(u.Px(tokenHigh), u.Px(6)).Columns(perRow, u.Px(6))
			for i, id := range all[from:min(from+perRow, len(all))] {
				b.obstacleCell(cells[i], id, slices.Contains(ids, id))
			}
		}
	})
}

// obstacleCell is one token to choose or to put back.
func (b *builderScreen) obstacleCell(r draw.Rect, id string, on bool) {
	a := b.client
	words := a.desk.obstacleLabel(id)
	if a.UI.Button("build-obstacle:"+id, r, "", ui.ButtonStyle{Words: words, On: on, Tip: words}) {
		b.toggle(id)
	}
	alpha := 0.6
	if on {
		alpha = 1
	}
	b.token(r, id, alpha)
}

// toggle chooses an obstacle, or puts it back; the first goes where one more is chosen than are brought.
func (b *builderScreen) toggle(id string) {
	ids := slices.Clone(b.squad().Obstacles)
	if i := slices.Index(ids, id); i >= 0 {
		ids = slices.Delete(ids, i, i+1)
	} else {
		ids = append(ids, id)
	}
	if len(ids) > b.mode().Obstacles() {
		ids = ids[1:]
	}
	b.draft.Obstacles(ids...)
	b.changed()
}

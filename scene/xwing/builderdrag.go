package xwing

import (
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// rowGap lies between the ships of the squad, in units of the design.
const rowGap = 6

// drag lets a row of the squad be taken along, and says where it would stand.
func (b *builderScreen) drag(id string, r draw.Rect, i int, sight draw.Rect) {
	u := b.client.UI
	if u.Pulled(id) && u.In.Down[ui.LeftButton] {
		step := r.H + u.Px(rowGap)
		first := r.Y - float64(i)*step
		n := len(b.squad().Pilots)
		to := min(max(int((u.In.Y-first)/step), 0), n-1)
		if b.held != (dragged{i + 1, to + 1}) {
			b.held = dragged{i + 1, to + 1}
			b.client.Touch()
		}
	}
	if b.held.ship == i+1 { // it is on its way
		u.L.Round(r.Snapped(), u.Px(5), draw.Fade(draw.Panel, 0.6))
	}
	if b.held.ship != 0 && b.held.to == i+1 && b.held.to != b.held.ship && r.Y < sight.Bottom() {
		y := r.Y - u.Px(rowGap/2)
		if b.held.to > b.held.ship {
			y = r.Bottom() + u.Px(rowGap/2)
		}
		u.L.Fill(draw.Rect{X: r.X, Y: y - u.Px(1), W: r.W, H: u.Px(2)}, draw.Accent)
	}
}

// carried lets the row that is taken along go where the mouse lets go.
func (b *builderScreen) carried(sight draw.Rect) {
	u := b.client.UI
	if b.held.ship == 0 || u.In.Down[ui.LeftButton] {
		return
	}
	from, to := b.held.ship-1, b.held.to-1
	b.held = dragged{}
	if u.In.X >= sight.X-u.Px(20) && u.In.X <= sight.Right()+u.Px(20) {
		b.move(from, to)
	}
	b.client.Touch()
}

package ui

import "xwing/scene/draw"

// Carry takes a row of a list to another place in it, under the mouse.
type Carry struct {
	row, to int // their places, from 1 on; 0: none
}

// Row lets one of n rows of a list be taken along, so far apart, and says where it would stand; sight is what is seen of the
// list. It reports whether that has changed.
func (c *Carry) Row(u *UI, id string, r draw.Rect, i, n int, gap float64, sight draw.Rect) (changed bool) {
	if u.Pulled(id) && u.In.Down[LeftButton] {
		step := r.H + gap
		first := r.Y - float64(i)*step
		to := min(max(int((u.In.Y-first)/step), 0), n-1)
		changed = *c != Carry{i + 1, to + 1}
		*c = Carry{i + 1, to + 1}
	}
	if c.row == i+1 { // it is on its way
		u.L.Round(r.Snapped(), u.Px(5), draw.Fade(draw.Panel, 0.6))
	}
	if c.row != 0 && c.to == i+1 && c.to != c.row && r.Y < sight.Bottom() {
		y := r.Y - gap/2
		if c.to > c.row {
			y = r.Bottom() + gap/2
		}
		u.L.Fill(draw.Rect{X: r.X, Y: y - u.Px(1), W: r.W, H: u.Px(2)}, draw.Accent)
	}
	return changed
}

// Dropped reports whether a row was let go, and if that was beside its list, from where to where it goes.
func (c *Carry) Dropped(u *UI, sight draw.Rect) (from, to int, let, there bool) {
	if c.row == 0 || u.In.Down[LeftButton] {
		return 0, 0, false, false
	}
	from, to = c.row-1, c.to-1
	*c = Carry{}
	return from, to, true, u.In.X >= sight.X-u.Px(20) && u.In.X <= sight.Right()+u.Px(20)
}

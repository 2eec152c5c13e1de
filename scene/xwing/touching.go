package xwing

import (
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
	"xwing/physics"
	"xwing/scene/draw"
)

// Where ships touch as a relation of two, and not wherever their bases meet, the table marks those that do.

// touched lists the ships that a ship touches.
func (p *play) touched(s *board.Ship) []*board.Ship {
	var out []*board.Ship
	v := &p.board.view
	for i := range v.Ships {
		if o := &v.Ships[i]; o.ID != s.ID && o.Where == board.InPlay && v.Touch(s.ID, o.ID) {
			out = append(out, o)
		}
	}
	return out
}

// clasps paints a link over the seam of each two ships that touch.
func (t *onTable) clasps(a *desk) {
	v := &t.play.board.view
	for _, pair := range v.Touching {
		one, other := v.Ship(pair[0]), v.Ship(pair[1])
		if one == nil || other == nil || one.Where != board.InPlay || other.Where != board.InPlay {
			continue
		}
		from, to := t.play.board.pose(one), t.play.board.pose(other)
		gap := physics.Distance(gauge.Base{Pose: from, Size: one.Size}.Shape(), gauge.Base{Pose: to, Size: other.Size}.Shape())
		if gap.Distance > claspReach { // one is still on its way
			continue
		}
		t.clasp(a, gap.A.Lerp(gap.B, 0.5), to.Point().Sub(from.Point()))
	}
}

// claspReach is up to which distance in mm the bases of two ships that touch are shown linked.
const claspReach = 2

// clasp is two rings in each other, across a seam.
func (t *onTable) clasp(a *desk, seam, across physics.Vec) {
	l, cam := &a.Back, &t.sight.Cam
	r := max(3.2*cam.K, a.UI.Px(3.5))
	long := max(across.Len(), 0.001)
	for _, side := range []float64{-1, 1} {
		x, y := cam.At(seam.Add(across.Scale(side * 0.6 * r / cam.K / long)))
		l.Circle(x, y, r, max(a.UI.Px(4), 1), draw.Shadow)
		l.Circle(x, y, r, max(a.UI.Px(2), 1), draw.Warn)
	}
}

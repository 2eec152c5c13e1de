package xwing

import (
	"xwing/game/xwing/board"
	"xwing/scene/draw"
)

// How far a tooltip goes out of its way in units of the design, for each square
// unit that it would cover.
const (
	sparePanel = 0.03
	sparePlate = 0.25
	spareShip  = 12 // a corner of one is worth a detour
	spareTray  = 4
	spareShot  = 1 // who attacks whom, and what is between them
)

// spareTable asks tooltips to keep off ships, plates, and the panels beside the
// table.
func (t *plates) spareTable(a *Client) {
	u := a.UI
	u.Spare(sparePanel, t.sight.areas.top, t.sight.areas.asks, t.sight.areas.order)
	u.Spare(spareTray, t.sight.trays...)
	v := &t.play.board.view
	for i := range v.Ships {
		if s := &v.Ships[i]; s.Where == board.InPlay {
			u.Spare(spareShip, t.sight.screenRect(s.Base()))
		}
	}
	for _, p := range t.plated {
		u.Spare(sparePlate, p.at)
	}
	u.Spare(sparePlate, t.whole.at)
}

// spareShot asks tooltips to keep off what is to be seen of an attack: both ships,
// what obstructs, and the line from one point of the screen to another.
func (t *onTable) spareShot(a *Client, attacker, target *board.Ship, obstructed []board.ObstacleID, x0, y0, x1, y1 float64) {
	u := a.UI
	u.Spare(spareShot, t.sight.screenRect(attacker.Base()), t.sight.screenRect(target.Base()))
	for _, id := range obstructed {
		o := t.play.board.view.Obstacle(id)
		shape, _ := t.outline(a, o.XWS)
		u.Spare(spareShip, t.sight.shapeRect(shape.At(o.Pose)))
	}
	const steps = 12
	r := u.Px(6)
	for i := range steps + 1 {
		f := float64(i) / steps
		u.Spare(spareShot, draw.Rect{X: x0 + (x1-x0)*f - r, Y: y0 + (y1-y0)*f - r, W: 2 * r, H: 2 * r})
	}
}

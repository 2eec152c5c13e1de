package xwing

import (
	"strings"

	"xwing/game/xwing/ask"
	"xwing/game/xwing/gauge"
	"xwing/scene/art"
	"xwing/scene/draw"
)

// facing paints the arcs that the answer under the mouse is about: where a turret
// would point, which half of a ship would be reinforced.
func (t *question) facing(a *desk) {
	d, ok := t.Decision()
	o := t.Hint
	if !ok || o == nil || !t.play.board.Resting() {
		return
	}
	s := t.play.board.view.Ship(actor(d))
	if s == nil {
		return
	}
	var arcs []gauge.Arc
	switch d.Kind {
	case ask.ChooseTurretArc:
		for _, id := range strings.Split(o.ID, "-") {
			for arc := gauge.Front; arc <= gauge.Rear; arc++ {
				if arcID(arc) == id {
					arcs = append(arcs, arc)
				}
			}
		}
	case ask.ChooseReinforceSide:
		arcs = []gauge.Arc{gauge.FullFront}
		if o.ID == "aft" {
			arcs[0] = gauge.FullRear
		}
	}
	for _, arc := range arcs {
		pts := t.sight.Cam.Points(gauge.ArcOutline(s.Base(), t.play.state().Rules().Edition.Arcs, arc, gauge.Range3.Limit()))
		a.Back.Polygon(pts, draw.Fade(art.SeatColor(s.Seat), 0.13))
		a.Back.Outline(pts, max(1, a.UI.Px(1.5)), draw.Fade(art.SeatColor(s.Seat), 0.75))
	}
}

package scene

import (
	"strings"

	"xwing/game/xwing/ask"
	"xwing/physics"
	"xwing/scene/art"
	"xwing/scene/draw"
)

// facing paints the arcs that the answer under the mouse is about: where a turret
// would point, which half of a ship would be reinforced.
func (t *tableScreen) facing(a *App) {
	d, ok := t.decision()
	o := t.hint.option
	if !ok || o == nil || !t.play.board.resting() {
		return
	}
	s := t.play.board.view.Ship(actor(d))
	if s == nil {
		return
	}
	var arcs []physics.Arc
	switch d.Kind {
	case ask.ChooseTurretArc:
		for _, id := range strings.Split(o.ID, "-") {
			for arc := physics.Front; arc <= physics.Rear; arc++ {
				if arcID(arc) == id {
					arcs = append(arcs, arc)
				}
			}
		}
	case ask.ChooseReinforceSide:
		arcs = []physics.Arc{physics.FullFront}
		if o.ID == "aft" {
			arcs[0] = physics.FullRear
		}
	}
	for _, arc := range arcs {
		pts := t.cam.points(physics.ArcOutline(s.Base(), t.play.state().Rules().Edition.Arcs, arc, physics.Range3.Limit()))
		a.back.Polygon(pts, draw.Fade(art.SeatColor(s.Seat), 0.13))
		a.back.Outline(pts, max(1, a.ui.Px(1.5)), draw.Fade(art.SeatColor(s.Seat), 0.75))
	}
}

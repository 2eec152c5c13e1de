package xwing

import (
	"fmt"
	"math"
	"strings"

	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/physics"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// ruler measures between two pieces or points of the table.
type ruler struct {
	on   bool
	ends []rulerEnd // that have been clicked: none, the first, or both
}

// rulerEnd is a ship, an obstacle, or a point of the table.
type rulerEnd struct {
	ship     board.ShipID
	obstacle board.ObstacleID
	at       physics.Vec
}

// measureAt takes an end by a click; a third click begins anew.
func (t *tableScreen) measureAt(a *desk) {
	in := &a.UI.In
	if !in.Pressed[ui.LeftButton] {
		return
	}
	a.Touch()
	t.ruler.take(t.plates.endAt(a, in.X, in.Y))
}

// take adds an end; a third begins anew.
func (r *ruler) take(e rulerEnd) {
	if len(r.ends) == 2 {
		r.ends = nil
	}
	r.ends = append(r.ends, e)
}

// shapeOf is the outline of an end, and whether it is still on the table.
func (t *onTable) shapeOf(a *desk, e rulerEnd) (physics.Shape, bool) {
	v := &t.play.board.view
	if e.ship != 0 {
		s := v.Ship(e.ship)
		if s == nil || s.Where != board.InPlay {
			return physics.Shape{}, false
		}
		return gauge.Base{Pose: t.play.board.pose(s), Size: s.Size}.Shape(), true
	}
	if e.obstacle != 0 {
		o := v.Obstacle(e.obstacle)
		if o == nil || o.Gone {
			return physics.Shape{}, false
		}
		shape, _ := t.outline(a, o.XWS)
		return shape.At(o.Pose), true
	}
	return physics.Disc(e.at, 0.01), true
}

// measured paints the ruler: the closest line, millimetres, the range band, and
// the arcs of the first end that the second is in.
func (t *tableScreen) measured(a *desk) {
	if !t.ruler.on {
		return
	}
	in := &a.UI.In
	ends := t.ruler.ends
	over := a.UI.Free() && t.sight.Areas.Table.Contains(in.X, in.Y)
	if len(ends) < 2 && over {
		ends = append(ends[:len(ends):len(ends)], t.plates.endAt(a, in.X, in.Y))
	}
	text := a.Say("ruler-from")
	if len(ends) == 2 {
		from, fromThere := t.pieces.shapeOf(a, ends[0])
		to, toThere := t.pieces.shapeOf(a, ends[1])
		if !fromThere || !toThere {
			t.ruler.ends = nil
			return
		}
		text = t.pieces.drawRuler(a, ends, from, to)
	} else if len(t.ruler.ends) == 1 {
		text = a.Say("ruler-to")
	}
	room := t.sight.Areas.Free
	r := t.sight.Tag(a.Desk, room.X+room.W/2, room.Bottom()-a.UI.Px(16), a.Say("ruler-on")+" · "+text, draw.Accent)
	a.UI.Note("ruler.text", text, r)
}

// drawRuler paints the line between two ends and returns what it measures.
func (t *onTable) drawRuler(a *desk, ends []rulerEnd, from, to physics.Shape) string {
	gap := physics.Distance(from, to)
	for _, shape := range []physics.Shape{from, to} {
		a.Back.Outline(t.sight.Cam.Points(shape.Outline(0.5)), max(1.5, a.UI.Px(2)), draw.Accent)
	}
	parts := []string{a.Say("mm", "n", fmt.Sprintf("%.1f", math.Max(gap.Distance, 0)))}
	if r := gauge.RangeOf(gap.Distance); r < gauge.Beyond {
		parts = append(parts, a.Say("range", "n", fmt.Sprint(int(r))))
	} else {
		parts = append(parts, a.Say("beyond-range"))
	}
	if s := t.play.board.view.Ship(ends[0].ship); s != nil && ends[1].ship != s.ID {
		parts = append(parts, t.arcsHolding(a, s, to))
	}
	x0, y0 := t.sight.Cam.At(gap.A)
	x1, y1 := t.sight.Cam.At(gap.B)
	a.Back.Line(x0, y0, x1, y1, max(1.5, a.UI.Px(2)), draw.Accent)
	for mm := float64(gauge.RangeBand); mm < gap.Distance; mm += gauge.RangeBand { // where a band ends
		f := mm / gap.Distance
		a.Back.Disc(x0+(x1-x0)*f, y0+(y1-y0)*f, a.UI.Px(3.5), draw.White)
	}
	a.Back.Disc(x0, y0, a.UI.Px(3), draw.Accent)
	a.Back.Disc(x1, y1, a.UI.Px(3), draw.Accent)
	t.sight.Tag(a.Desk, (x0+x1)/2, (y0+y1)/2-a.UI.Px(18), strings.Join(parts[:2], " · "), draw.Accent)
	return strings.Join(parts, " · ")
}

// arcsHolding names the arcs of a ship that hold some of a shape: those of its
// weapons, its firing arcs and the bullseye.
func (t *onTable) arcsHolding(a *desk, s *board.Ship, to physics.Shape) string {
	state := t.play.state()
	has := map[gauge.Arc]bool{gauge.Bullseye: true}
	for _, w := range state.Weapons(s.ID) {
		for _, arc := range state.WeaponArcs(s.ID, w) {
			has[arc] = true
		}
	}
	for _, arc := range state.FiringArcs(s.ID) {
		has[arc] = true
	}
	var in []string
	for arc := gauge.Front; arc < gauge.AllRound; arc++ {
		if has[arc] && state.ShapeInArc(s.ID, arc, to) {
			in = append(in, t.play.words.Value("arc", arcID(arc)))
		}
	}
	if len(in) == 0 {
		return a.Say("in-no-arc")
	}
	return a.Say("in-arcs", "arcs", strings.Join(in, ", "))
}

// arcID is the term that names an arc.
func arcID(arc gauge.Arc) string {
	switch arc {
	case gauge.Front:
		return "front"
	case gauge.Left:
		return "left"
	case gauge.Right:
		return "right"
	case gauge.Rear:
		return "rear"
	case gauge.Bullseye:
		return "bullseye"
	case gauge.FullFront:
		return "fullfront"
	case gauge.FullRear:
		return "fullrear"
	}
	return "allround"
}

// obstacleHelp explains the obstacle under the mouse, unless a piece is in hand.
func (t *tableScreen) obstacleHelp(a *desk) {
	in := &a.UI.In
	e := t.plates.endAt(a, in.X, in.Y)
	o := t.play.board.view.Obstacle(e.obstacle)
	if _, _, placing := t.placing.InHand(); o == nil || placing || t.play.board.view.Round == 0 {
		return
	}
	text := t.play.words.Value("obstacle", o.ID.Piece()) + "\n"
	if card, known := t.play.words.CardText(catalog.DeviceKind.Ref(o.XWS)); known && o.Type.String() == "other" {
		text += card + " "
	}
	text += a.Say("help-obstacle-" + o.Type.String())
	a.UI.Tip(text, draw.Rect{X: in.X, Y: in.Y, W: a.UI.Px(14), H: 1})
}

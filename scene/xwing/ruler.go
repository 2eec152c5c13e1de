package xwing

import (
	"strconv"
	"strings"

	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/physics"
	"xwing/scene/draw"
	"xwing/scene/table"
	"xwing/scene/ui"
)

// ranges are the bands of the range ruler, by where they end.
var ranges = physics.Ruler{gauge.Range1.Limit(), gauge.Range2.Limit(), gauge.Range3.Limit()}

// measureAt takes an end by a click; a third click begins anew.
func (t *tableScreen) measureAt(a *desk) {
	in := &a.UI.In
	if !in.Pressed[ui.LeftButton] {
		return
	}
	a.Touch()
	t.ruler.Take(t.plates.endAt(a, in.X, in.Y))
}

// measureFrom takes a ship for an end; it reports whether anything is measured.
func (t *tableScreen) measureFrom(s *board.Ship) bool {
	if t.ruler.On {
		t.ruler.Take(table.End{Piece: s.ID.Piece(), At: s.Pose.Point()})
	}
	return t.ruler.On
}

// shapeOf is the outline of an end, and whether it is still on the table.
func (t *onTable) shapeOf(a *desk, e table.End) (physics.Shape, bool) {
	if e.Piece == "" {
		return physics.Disc(e.At, 0.01), true
	}
	if s := t.play.board.view.Ship(board.ShipOf(e.Piece)); s != nil {
		part := s.Part(t.play.board.pose(s))
		return part.Shape(), s.Where == board.InPlay
	}
	return t.play.targetShape(a, e.Piece)
}

// measured paints what the ruler measures: ranges, and the arcs of the first end that the second is in.
func (t *tableScreen) measured(a *desk) {
	t.sight.Measure(a.Desk, &t.ruler, table.Measuring{
		At:    func(x, y float64) table.End { return t.plates.endAt(a, x, y) },
		Shape: func(e table.End) (physics.Shape, bool) { return t.pieces.shapeOf(a, e) },
		Bands: ranges,
		Band: func(distance float64) string {
			if r := gauge.RangeOf(distance); r < gauge.Beyond {
				return a.Say("range", "n", strconv.Itoa(int(r)))
			}
			return a.Say("beyond-range")
		},
		More: func(ends []table.End, to physics.Shape) string {
			s := t.play.board.view.Ship(board.ShipOf(ends[0].Piece))
			if s == nil || ends[1].Piece == ends[0].Piece {
				return ""
			}
			return t.pieces.arcsHolding(a, s, to)
		},
		From: a.Say("ruler-from"), To: a.Say("ruler-to"),
	})
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
	o := t.play.board.view.Obstacle(board.ObstacleOf(e.Piece))
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

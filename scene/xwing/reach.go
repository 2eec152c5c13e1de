package xwing

import (
	"fmt"
	"math"

	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
	"xwing/physics"
	"xwing/scene"
	"xwing/scene/art"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// looks reports whether the key is held that shows what a ship reaches.
func looks(in *ui.Input) bool {
	return scene.Held(in, actReach)
}

// reach paints the range bands of the ship under the mouse (else of the one
// whose card is shown) while they are switched on, and its arcs besides while
// the key is held.
func (t *tableScreen) reach(a *desk) {
	held := looks(&a.UI.In) && t.question.App.Covers.Dialog == nil
	if !t.side.ranges && !held {
		return
	}
	id := t.looked.hovered
	if id == 0 {
		id = t.looked.selected
	}
	if id == 0 {
		id = t.play.board.view.Active
	}
	s := t.play.board.view.Ship(id)
	if s == nil || s.Where != board.InPlay {
		return
	}
	t.pieces.rangeBands(a, id)
	a.UI.Note("reach", t.play.words.Value("ship", id.Piece()), t.sight.Rect(s.Base().Shape()))
	if held {
		t.pieces.allArcs(a, s)
	}
}

// allArcs paints the arcs of all weapons of a ship out to their ranges, its other firing arcs and the
// bullseye too, as every ship has one.
func (t *onTable) allArcs(a *desk, s *board.Ship) {
	state := t.play.state()
	reach := map[gauge.Arc]float64{gauge.Bullseye: gauge.Range3.Limit()}
	for _, w := range state.Weapons(s.ID) {
		length := lengthOf(state.WeaponReach(s.ID, w))
		for _, arc := range state.WeaponArcs(s.ID, w) {
			reach[arc] = max(reach[arc], length)
		}
	}
	for _, arc := range state.FiringArcs(s.ID) { // that of a turret that fires all round is no weapon's
		if reach[arc] == 0 {
			reach[arc] = gauge.Range3.Limit()
		}
	}
	if state.Huge(s.ID) { // as far as that of its front (X25-HUG-013)
		reach[gauge.Bullseye] = max(reach[gauge.Bullseye], reach[gauge.Front], reach[gauge.FullFront])
	}
	for arc := gauge.Front; arc <= gauge.AllRound; arc++ {
		length, there := reach[arc]
		if !there || arc == gauge.AllRound {
			continue
		}
		c := art.SeatColor(s.Seat)
		if arc == gauge.Bullseye {
			c = draw.White
		}
		pts := t.sight.Cam.Points(gauge.ArcOutline(s.Base(), state.Rules().Edition.Arcs, arc, length))
		a.Back.Polygon(pts, draw.Fade(c, 0.13))
		a.Back.Outline(pts, max(1, a.UI.Px(1.5)), draw.Fade(c, 0.75))
		if state.Huge(s.ID) && arc != gauge.Bullseye {
			t.bandsInArc(a, s, arc, length)
		}
	}
}

// lengthOf is how far in mm a weapon's arc is painted that reaches a range.
func lengthOf(reach gauge.Range) float64 {
	if reach > 0 && reach < gauge.Beyond {
		return reach.Limit()
	}
	return gauge.Range3.Limit()
}

// bandsInArc paints the ranges through an arc, each with its number: from the part of the base that lies in it, which of a
// huge ship is not the nearest (X25-HUG-101).
func (t *onTable) bandsInArc(a *desk, s *board.Ship, arc gauge.Arc, length float64) {
	c := art.SeatColor(s.Seat)
	for r := gauge.Range1; r.Limit() <= length; r++ {
		points := gauge.ArcOutline(s.Base(), t.play.state().Rules().Edition.Arcs, arc, r.Limit())
		a.Back.Outline(t.sight.Cam.Points(points), max(1, a.UI.Px(1)), draw.Fade(c, 0.4))
		from, along, far := s.Pose.Point(), middleOf(arc, s.Pose), 0.0
		for _, p := range points {
			far = max(far, p.Sub(from).Dot(along))
		}
		x, y := t.sight.Cam.At(from.Add(along.Scale(far - 14)))
		a.Back.Text(x, y, fmt.Sprint(int(r)), draw.Style{Size: a.UI.Px(14), Bold: true, Color: draw.Fade(c, 0.9), Align: draw.Center})
	}
}

// middleOf is the direction in which an arc looks.
func middleOf(arc gauge.Arc, pose physics.Pose) physics.Vec {
	turn := map[gauge.Arc]float64{gauge.Left: 90, gauge.Right: -90, gauge.Rear: 180, gauge.FullRear: 180}[arc]
	return pose.Turned(turn).Frame().Out(physics.Vec{Y: 1}).Sub(pose.Point())
}

// rangeBands paints ranges 1 to 3 around a ship.
func (t *onTable) rangeBands(a *desk, id board.ShipID) {
	s := t.play.board.view.Ship(id)
	if s == nil || s.Where != board.InPlay {
		return
	}
	t.sight.DrawBands(a.Desk, ranges, func(mm float64) []physics.Vec { return around(s.Base(), mm) })
}

// around is the line at a distance in mm around a base, for drawing.
func around(b gauge.Base, d float64) []physics.Vec {
	frame, half := b.Pose.Frame(), b.Size.Sides()
	var out []physics.Vec
	for i, corner := range [4][2]float64{{1, 1}, {-1, 1}, {-1, -1}, {1, -1}} {
		for k := range 13 {
			angle := (float64(i) + float64(k)/12) * math.Pi / 2
			out = append(out, frame.Out(physics.Vec{X: corner[0]*half.X + d*math.Cos(angle), Y: corner[1]*half.Y + d*math.Sin(angle)}))
		}
	}
	return out
}

package armada

import (
	"math"
	"slices"

	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
	"xwing/physics"
	"xwing/scene/armada/pieces"
	"xwing/scene/draw"
)

// attackArc paints the arc from which an attack is made: its bands, each with its dice.
func (t *tableScreen) attackArc(a *desk) {
	at, ok := t.aimed()
	ship := board.ShipOf(at.shot.Attacker)
	if !ok || ship == 0 || at.shot.From == 0 {
		if piece, zone, over := t.armed(); over {
			t.arc(a, piece, zone, false)
		}
		return
	}
	t.arc(a, ship, at.shot.From, board.SquadronOf(at.shot.Defender) != 0)
}

// armed is the hull zone under the mouse, while ranges are shown.
func (t *tableScreen) armed() (board.ShipID, gauge.Zone, bool) {
	s := t.play.board.view.Ship(board.ShipOf(t.over))
	if s == nil || !t.ranges || s.Where != board.OnTable {
		return 0, 0, false
	}
	in := &t.client.UI.In
	z := t.pieces.zoneAt(s, t.sight.Cam.Table(in.X, in.Y))
	return s.ID, z, z != 0
}

// arc paints the firing arc of a hull zone with its bands of range, and names each with its dice.
func (t *tableScreen) arc(a *desk, id board.ShipID, zone gauge.Zone, flak bool) {
	g := t.play.state().Gauged(id)
	card, err := a.facts.Ship(t.play.board.view.Ship(id).Card)
	if err != nil {
		return
	}
	dice := card.Armament.Of(zone)
	if flak {
		dice = card.AntiSquadron
	}
	u := a.UI
	for r := gauge.LongRange; ; r-- {
		line := t.pieces.bandOf(g, zone, r.Limit())
		pts := t.sight.Cam.Points(line)
		if r == gauge.LongRange {
			a.Back.Polygon(pts, draw.Fade(draw.RedSeat, 0.06))
		}
		a.Back.Outline(pts, max(1, u.Px(1)), draw.Fade(draw.RedName, 0.5))
		if top, ok := inView(pts, t.sight.Areas.Free); ok {
			t.banded = append(t.banded, bandTag{at: top, of: r, dice: dice})
		}
		if r == gauge.CloseRange {
			break
		}
	}
}

// bandTag is where a band of range is named, with the dice of the zone.
type bandTag struct {
	at   draw.Pt
	of   gauge.Range
	dice catalog.Dice
}

// bandTags names the bands of the frame, off all badges.
func (t *tableScreen) bandTags(a *desk) {
	for _, b := range t.banded {
		t.rangeTag(a, b.at, b.of, b.dice)
	}
	t.banded = t.banded[:0]
}

// inView is the uppermost point of a line that is in a part of the screen.
func inView(pts []draw.Pt, in draw.Rect) (top draw.Pt, ok bool) {
	for _, p := range pts {
		if in.Inset(24).Contains(float64(p.X), float64(p.Y)) && (!ok || p.Y < top.Y) {
			top, ok = p, true
		}
	}
	return top, ok
}

// rangeTag names a band with the dice that reach it.
func (t *tableScreen) rangeTag(a *desk, at draw.Pt, r gauge.Range, dice catalog.Dice) {
	u := a.UI
	if r > gauge.CloseRange {
		dice[catalog.Black] = 0
	}
	if r > gauge.MediumRange {
		dice[catalog.Blue] = 0
	}
	name := t.play.words.Value("range", r.String())
	st := draw.Style{Size: u.Px(13), Color: draw.RedName}
	wide := u.Fonts.Width(name, st) + u.Px(12) + u.Px(13)*float64(dice.Total())
	box := t.sight.Free.Nearest(draw.Rect{X: float64(at.X) - wide/2, Y: float64(at.Y) - u.Px(10), W: wide, H: u.Px(20)}.Snapped())
	t.sight.Free.Words = append(t.sight.Free.Words, box)
	a.Back.Round(box, u.Px(4), draw.Fade(draw.Space, 0.88))
	a.Back.Text(box.X+u.Px(6), box.Y+box.H/2, name, st)
	x := box.X + u.Px(6) + u.Fonts.Width(name, st) + u.Px(9)
	for _, c := range catalog.Colors() {
		for range dice[c] {
			pieces.DieMark(&a.Back, c, x, box.Y+box.H/2, u.Px(5.5))
			x += u.Px(13)
		}
	}
}

// bandOf is the part of a hull zone's firing arc up to a distance from the zone.
func (t *onTable) bandOf(g *gauge.Ship, zone gauge.Zone, mm float64) (line []physics.Vec) {
	hull := g.Hull(zone)
	around := offset(hull.Shape(), mm)
	arc := g.Chassis.Arc(zone)
	frame := g.Pose.Frame()
	const step = 4 // mm: so near to the edge of the arc it ends
	for i, v := range around {
		to := around[(i+1)%len(around)]
		n := max(int(math.Ceil(to.Sub(v).Len()/step)), 1)
		for k := range n {
			if p := v.Add(to.Sub(v).Scale(float64(k) / float64(n))); arc.Contains(frame.In(p)) {
				line = append(line, p)
			}
		}
	}
	for len(line) > 1 && gapAt(line) > 0 { // begin where the arc begins
		k := gapAt(line)
		line = append(slices.Clone(line[k:]), line[:k]...)
		break
	}
	return append(line, arcFoot(&hull, line)...)
}

// gapAt is where the longest step of a line is.
func gapAt(line []physics.Vec) (at int) {
	longest := line[0].Sub(line[len(line)-1]).Len()
	for i := 1; i < len(line); i++ {
		if far := line[i].Sub(line[i-1]).Len(); far > longest {
			at, longest = i, far
		}
	}
	return at
}

// arcFoot are the corners of a hull zone that close the band of its arc: those nearest to both of its ends.
func arcFoot(hull *physics.Convex, line []physics.Vec) (foot []physics.Vec) {
	if len(line) == 0 {
		return nil
	}
	for _, end := range []physics.Vec{line[len(line)-1], line[0]} {
		best := physics.Vec{}
		for i, c := range hull.Corners() {
			if i == 0 || c.Sub(end).Len() < best.Sub(end).Len() {
				best = c
			}
		}
		foot = append(foot, best)
	}
	return foot
}

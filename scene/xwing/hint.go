package xwing

import (
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/physics"
	"xwing/scene/draw"
)

// hint is what the mouse rests on in the panels, to be shown on the table.
type hint struct {
	ship     board.ShipID     // the ship it moves
	maneuver catalog.Maneuver // a maneuver of a dial
}

// underlay paints what lies on the table below the ships: arcs and range bands.
func (t *tableScreen) underlay(a *desk) {
	if t.question.Curtain != game.NoSeat {
		t.dials.chosenManeuvers(a)
	}
	t.side.reach(a)
	t.question.facing(a)
	if attacker, weapon, _, ok := t.question.hintedShot(); ok {
		t.pieces.arcs(a, attacker, weapon)
	} else if at := t.play.board.view.Attack; at != nil {
		t.pieces.arcs(a, at.Attacker, at.Weapon)
	}
}

// overlay paints what lies over the ships: frames, and how they came there.
func (t *tableScreen) overlay(a *desk) {
	t.marked(a)
	t.pieces.clasps(a)
	t.pieces.trail(a)
}

// maneuvers paints where the maneuver under the mouse would take its ship, over all plates.
func (t *tableScreen) maneuvers(a *desk) {
	if t.question.hint.ship != 0 && !t.question.hint.maneuver.IsZero() {
		t.pieces.maneuverPreview(a, t.question.hint.ship, t.question.hint.maneuver, true)
	}
}

// lines paints the range line of the attack that is hinted at or under way,
// over everything else.
func (t *tableScreen) lines(a *desk) {
	t.question.choiceOfLines(a)
	if attacker, weapon, target, ok := t.question.hintedShot(); ok {
		t.plates.shot(a, attacker, weapon, target)
	} else if at := t.play.board.view.Attack; at != nil {
		t.pieces.partInArc(a, at.Attacker, at.Weapon, at.Defender)
		t.plates.rangeLine(a, at.Line, at.IsObstructed(), a.Say("range", "n", fmt.Sprint(int(at.Range))))
	}
}

// template paints a template.
func (t *sight) template(a *desk, shape physics.Shape, c draw.Color, alpha float64) {
	if shape.Empty() {
		return
	}
	pts := t.Cam.Points(shape.Outline(0.2))
	a.Back.Polygon(pts, draw.Fade(c, 0.30*alpha))
	a.Back.Outline(pts, max(1, a.UI.Px(1.3)), draw.Fade(c, alpha))
}

// maneuverPreview paints where a maneuver would take a ship now.
func (t *onTable) maneuverPreview(a *desk, id board.ShipID, m catalog.Maneuver, full bool) {
	s := t.play.state().View.Ship(id)
	if s == nil || s.Where != board.InPlay {
		return
	}
	p := t.play.state().PreviewDial(id, m)
	color := a.difficulty(m.Difficulty)
	alpha := 0.45
	if full {
		alpha = 1
	}
	if full {
		t.otherTemplates(a, s, p.Maneuver, color)
	}
	t.sight.template(a, p.Template, color, alpha)
	final := gauge.Base{Pose: p.Final, Size: s.Size}
	if full {
		t.drawBase(a, s, p.Final, 0.6)
	}
	corners := final.Corners()
	pts := t.sight.Cam.Points(corners[:])
	edge := color
	if p.Flees || !p.Full {
		edge = draw.Warn
	}
	a.Back.Outline(pts, max(1.5, a.UI.Px(2)), draw.Fade(edge, alpha))
	// The nose.
	front := t.sight.Cam.Points([]physics.Vec{corners[0], corners[1]})
	mx, my := (front[0].X+front[1].X)/2, (front[0].Y+front[1].Y)/2
	cx, cy := t.sight.Cam.At(p.Final.Point())
	a.Back.Line(cx, cy, float64(mx), float64(my), max(1, a.UI.Px(1.5)), draw.Fade(edge, alpha))
	if !full {
		return
	}
	t.markMet(a, p)
	notes := t.moveNotes(a, m, p)
	if len(notes) > 0 {
		r := t.sight.Rect(final.Shape())
		t.sight.tag(a, r.X+r.W/2, r.Bottom()+a.UI.Px(14), strings.Join(notes, " · "), draw.Warn)
	}
}

// otherTemplates paints fainter where a maneuver would lead by the templates that a ship may use instead.
func (t *onTable) otherTemplates(a *desk, s *board.Ship, m catalog.Maneuver, color draw.Color) {
	const faint = 0.4
	for _, p := range t.play.state().PreviewSubstitutes(s.ID, m) {
		t.sight.template(a, p.Template, color, faint)
		corners := gauge.Base{Pose: p.Final, Size: s.Size}.Corners()
		a.Back.Outline(t.sight.Cam.Points(corners[:]), max(1, a.UI.Px(1.2)), draw.Fade(color, faint))
	}
}

// chosenManeuvers paints the maneuvers that the open curtain's player has set so far.
func (t *dials) chosenManeuvers(a *desk) {
	for _, slot := range slices.Sorted(maps.Keys(t.question.Draft.Each)) {
		m, err := catalog.ParseManeuver(t.question.Draft.Each[slot])
		id := board.ShipOf(slot)
		if err == nil && id != 0 && (id != t.question.hint.ship || t.question.hint.maneuver.IsZero()) {
			t.pieces.maneuverPreview(a, id, m, slot == t.question.Draft.Slot)
		}
	}
}

// rangeLine paints a range line, and beside it what it measures.
func (t *plates) rangeLine(a *desk, line physics.Segment, obstructed bool, text string) {
	x0, y0 := t.sight.Cam.At(line.A)
	x1, y1 := t.sight.Cam.At(line.B)
	c := draw.Accent
	if obstructed {
		c = draw.Warn
	}
	a.Back.Line(x0, y0, x1, y1, max(1.5, a.UI.Px(2)), c)
	a.Back.Disc(x0, y0, a.UI.Px(3), c)
	a.Back.Disc(x1, y1, a.UI.Px(3), c)
	t.tagLine(a, [4]float64{x0, y0, x1, y1}, text, c)
}

// tagLine writes beside a line what it measures, and leads there from farther off.
func (t *plates) tagLine(a *desk, line [4]float64, text string, c draw.Color) {
	x, y := t.besideLine(a, line, text).Center()
	t.sight.lead(a, line, t.sight.tag(a, x, y, text, c), c)
}

// lead leads from the middle of a line to the words about it, unless they stand there.
func (t *sight) lead(a *desk, line [4]float64, r draw.Rect, c draw.Color) {
	mx, my := (line[0]+line[2])/2, (line[1]+line[3])/2
	ex, ey := min(max(mx, r.X), r.Right()), min(max(my, r.Y), r.Bottom())
	if math.Hypot(ex-mx, ey-my) > a.UI.Px(16) {
		a.Back.Line(mx, my, ex, ey, max(1, a.UI.Px(1)), draw.Fade(c, 0.7))
	}
}

// besideLine is the place for a tag beside a line, by its middle and near it: off the
// line, on the side where it covers the least of ships and plates.
func (t *plates) besideLine(a *desk, line [4]float64, text string) draw.Rect {
	u := a.UI
	w, h := u.Fonts.Width(text, draw.Style{Size: u.Px(14), Bold: true})+u.Px(14), u.Px(22)
	dx, dy := line[2]-line[0], line[3]-line[1]
	nx, ny := 0.0, 1.0
	if long := math.Hypot(dx, dy); long > 1 {
		nx, ny = -dy/long, dx/long
	}
	half := math.Abs(nx)*w/2 + math.Abs(ny)*h/2
	var best draw.Rect
	least := math.Inf(1)
	for _, off := range []float64{10, 26, 46, 72, 104, 140, 180, 230, 290, 360, 440} {
		for _, at := range []float64{0.5, 0.38, 0.62, 0.25, 0.75} {
			for _, side := range []float64{1, -1} {
				d := side * (u.Px(off) + half)
				r := draw.Rect{X: line[0] + dx*at + nx*d - w/2, Y: line[1] + dy*at + ny*d - h/2, W: w, H: h}
				cost := t.sight.Free.Cost(r) + off/130 + math.Abs(at-0.5)/4
				if cost < least {
					best, least = r, cost
				}
			}
		}
	}
	return best
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

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
	t.sight.Template(a.Desk, p.Template, color, alpha)
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
		t.sight.Tag(a.Desk, r.X+r.W/2, r.Bottom()+a.UI.Px(14), strings.Join(notes, " · "), draw.Warn)
	}
}

// otherTemplates paints fainter where a maneuver would lead by the templates that a ship may use instead.
func (t *onTable) otherTemplates(a *desk, s *board.Ship, m catalog.Maneuver, color draw.Color) {
	const faint = 0.4
	for _, p := range t.play.state().PreviewSubstitutes(s.ID, m) {
		t.sight.Template(a.Desk, p.Template, color, faint)
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
	t.sight.TagLine(a.Desk, [4]float64{x0, y0, x1, y1}, text, c)
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

package xwing

import (
	"maps"
	"slices"
	"strings"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/physics"
	"xwing/scene/draw"
)

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
	if p.Huge != nil {
		t.toolBy(a, s.Base(), p.Maneuver.Move(), alpha)
		if full {
			t.otherSpeeds(a, s, p.Huge.Slowed)
		}
	}
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
	t.wingPreview(a, p, color)
	notes := a.moveNotes(s, m, p)
	if len(notes) > 0 {
		r := t.sight.Rect(final.Shape())
		t.sight.Tag(a.Desk, r.X+r.W/2, r.Bottom()+a.UI.Px(14), strings.Join(notes, " · "), draw.Warn)
	}
}

// wingPreview outlines where the wingmates of a leader would come to lie, otherwise those that would split.
func (t *onTable) wingPreview(a *desk, p xwing.MovePreview, color draw.Color) {
	for _, w := range p.Wing {
		edge := color
		if w.Refusal != nil {
			edge = draw.Warn
		}
		corners := gauge.Base{Pose: w.Pose, Size: gauge.Small}.Corners()
		a.Back.Outline(t.sight.Cam.Points(corners[:]), max(1, a.UI.Px(1.2)), draw.Fade(edge, 0.7))
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
func (t *tableScreen) chosenManeuvers(a *desk) {
	for _, slot := range slices.Sorted(maps.Keys(t.question.Draft.Each)) {
		m, err := catalog.ParseManeuver(t.question.Draft.Each[slot])
		id := board.ShipOf(slot)
		if err == nil && id != 0 && (id != t.question.hint.ship || t.question.hint.maneuver.IsZero()) {
			t.pieces.maneuverPreview(a, id, m, slot == t.question.Draft.Slot)
		}
	}
}

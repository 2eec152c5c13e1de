package xwing

import (
	"fmt"

	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
	"xwing/physics"
	"xwing/scene/art"
	"xwing/scene/draw"
)

// hintedShot is the attack that the option under the mouse would make.
func (t *question) hintedShot() (attacker board.ShipID, weapon board.Weapon, target board.ShipID, ok bool) {
	d, open := t.Pending()
	if t.Hint == nil || !open {
		return 0, weapon, 0, false
	}
	return t.play.shotOf(d, t.Hint)
}

// arcs paints the arcs of a weapon out to its range.
func (t *onTable) arcs(a *desk, attacker board.ShipID, w board.Weapon) {
	state := t.play.state()
	s := t.play.board.view.Ship(attacker)
	length := lengthOf(state.WeaponReach(attacker, w))
	for _, arc := range state.WeaponArcs(attacker, w) {
		for mm := 100.0; mm <= length; mm += 100 {
			pts := t.sight.Cam.Points(gauge.ArcOutline(s.Base(), state.Rules().Edition.Arcs, arc, mm))
			if mm == length { // one fill for all bands: their lines tell them apart
				a.Back.Polygon(pts, draw.Fade(art.SeatColor(s.Seat), 0.10))
			}
			a.Back.Outline(pts, max(1, a.UI.Px(1)), draw.Fade(art.SeatColor(s.Seat), 0.4))
		}
	}
}

// partInArc paints the part of a target that lies in the weapon's arcs.
func (t *onTable) partInArc(a *desk, attacker board.ShipID, w board.Weapon, target board.ShipID) {
	state := t.play.state()
	from, to := t.play.board.view.Ship(attacker).Base(), state.ShipShape(target)
	for _, arc := range state.WeaponArcs(attacker, w) {
		if part := gauge.PartInArc(from, state.Rules().Edition.Arcs, arc, to); part != nil {
			pts := t.sight.Cam.Points(part)
			a.Back.Polygon(pts, draw.Fade(draw.Warn, 0.28))
			a.Back.Outline(pts, max(1, a.UI.Px(1.5)), draw.Warn)
		}
	}
}

// shot paints what an attack would be: the part in arc, all of its lines, what
// obstructs, range and dice.
func (t *onTable) shot(a *desk, attacker board.ShipID, w board.Weapon, target board.ShipID) {
	p := t.play.state().PreviewAttack(attacker, w.ID, target)
	if !p.InArc || len(p.Lines) == 0 {
		s := t.play.board.view.Ship(target)
		part := s.Part(s.Pose)
		r := t.sight.Rect(part.Shape())
		t.sight.Tag(a.Desk, r.X+r.W/2, r.Bottom()+a.UI.Px(14), whyNoShot(a, &p), draw.Bad)
		return
	}
	t.partInArc(a, attacker, w, target)
	for _, id := range p.Obstructed {
		o := t.play.board.view.Obstacle(id)
		shape, _ := a.obstacleOutline(o.XWS)
		a.Back.Outline(t.sight.Cam.Points(shape.At(o.Pose).Outline(0.5)), max(2, a.UI.Px(2.5)), draw.Warn)
	}
	for _, l := range p.Lines[1:] { // equally short, through other obstacles
		x0, y0 := t.sight.Cam.At(l.Line.A)
		x1, y1 := t.sight.Cam.At(l.Line.B)
		a.Back.Dashed(x0, y0, x1, y1, max(1, a.UI.Px(1.5)), a.UI.Px(5), draw.Accent)
	}
	text := a.Say("shot", "range", fmt.Sprint(int(p.Range)), "n", fmt.Sprint(p.AttackDice), "defense", fmt.Sprint(p.DefenseDice))
	if p.IsObstructed {
		text += " · " + a.Say("obstructed")
	}
	line := p.Lines[0].Line
	t.rangeLine(a, line, p.IsObstructed, text)
}

// rangeLine paints a range line, and beside it what it measures.
func (t *onTable) rangeLine(a *desk, line physics.Segment, obstructed bool, text string) {
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

package xwing

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"xwing/game"
	"xwing/game/xwing"
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
	return t.plates.shotOf(d, t.Hint)
}

// shotOf reads an answer as an attack.
func (t *plates) shotOf(d game.Decision, o *game.Option) (attacker board.ShipID, weapon board.Weapon, target board.ShipID, ok bool) {
	if len(d.About) == 0 {
		return 0, weapon, 0, false
	}
	id, rest, found := strings.Cut(o.ID, ">")
	if !found {
		return 0, weapon, 0, false
	}
	piece, _, _ := strings.Cut(rest, "+")
	piece, _, _ = strings.Cut(piece, "/") // the turret arc
	attacker, target = board.ShipOf(d.About[0]), board.ShipOf(piece)
	if attacker == 0 || target == 0 {
		return 0, weapon, 0, false
	}
	weapon, ok = t.play.state().Weapon(attacker, id)
	return attacker, weapon, target, ok
}

// arcs paints the arcs of a weapon out to its range.
func (t *onTable) arcs(a *desk, attacker board.ShipID, w board.Weapon) {
	state := t.play.state()
	s := t.play.board.view.Ship(attacker)
	length := 300.0
	if w.Max > 0 && w.Max < gauge.Beyond {
		length = w.Max.Limit()
	}
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
func (t *plates) shot(a *desk, attacker board.ShipID, w board.Weapon, target board.ShipID) {
	p := t.play.state().PreviewAttack(attacker, w.ID, target)
	if !p.InArc || len(p.Lines) == 0 {
		r := t.sight.Rect(t.play.board.view.Ship(target).Base().Shape())
		t.sight.Tag(a.Desk, r.X+r.W/2, r.Bottom()+a.UI.Px(14), whyNoShot(a, &p), draw.Bad)
		return
	}
	t.pieces.partInArc(a, attacker, w, target)
	for _, id := range p.Obstructed {
		o := t.play.board.view.Obstacle(id)
		shape, _ := t.pieces.outline(a, o.XWS)
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

// whyNoShot says why there is no line to a target: it is too far away in the arc, or in no arc of the weapon.
func whyNoShot(a *desk, p *xwing.AttackPreview) string {
	switch {
	case !math.IsInf(p.Distance, 0):
		return a.Say("shot-too-far", "mm", fmt.Sprintf("%.0f", p.Distance))
	case p.Apart >= gauge.Beyond:
		return a.Say("shot-out-of-arc-far")
	}
	return a.Say("shot-out-of-arc", "n", strconv.Itoa(int(p.Apart)))
}

// shotWords says what an attack would be: weapon and range, both numbers of dice
// and what they are made of, what obstructs.
func (t *plates) shotWords(a *desk, attacker board.ShipID, w board.Weapon, target board.ShipID) string {
	p := t.play.state().PreviewAttack(attacker, w.ID, target)
	if !p.InArc {
		return ""
	}
	says := []string{a.Say("weapon-range", "weapon", w.ID, "n", strconv.Itoa(int(p.Range))),
		a.Say("shot-attack", "n", strconv.Itoa(p.AttackDice), "why", t.partsInWords(p.AttackWhy)),
		a.Say("shot-defense", "n", strconv.Itoa(p.DefenseDice), "why", t.partsInWords(p.DefenseWhy))}
	for _, o := range p.Obstructed {
		says = append(says, a.Say("shot-obstructed", "obstacle", o.Piece()))
	}
	for _, s := range p.Through {
		says = append(says, a.Say("shot-through", "ship", s.Piece()))
	}
	if n := len(p.Lines); n > 1 {
		says = append(says, a.Say("shot-lines", "n", strconv.Itoa(n)))
	}
	return strings.Join(says, "\n")
}

// partsInWords is "attack value 3, range +1".
func (t *plates) partsInWords(parts []xwing.DicePart) string {
	var says []string
	for i, p := range parts {
		n := fmt.Sprintf("%+d", p.N)
		if i == 0 {
			n = strconv.Itoa(p.N)
		}
		says = append(says, t.play.words.Say(p.Why)+" "+n)
	}
	return strings.Join(says, ", ")
}

// bestShot is which of the attacks promises most: the dice of the attacker less
// those of the defender, then the weapon that needs no charge.
func (t *plates) bestShot(d game.Decision, options []*game.Option) *game.Option {
	best, most := options[0], -1<<30
	for _, o := range options {
		attacker, w, target, ok := t.shotOf(d, o)
		if !ok {
			continue
		}
		p := t.play.state().PreviewAttack(attacker, w.ID, target)
		if worth := 2*(p.AttackDice-p.DefenseDice) + p.AttackDice; worth > most {
			best, most = o, worth
		}
	}
	return best
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

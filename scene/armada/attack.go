package armada

import (
	"math"
	"strconv"

	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
	"xwing/physics"
	"xwing/scene/draw"
)

// aim is an attack as it is looked at: under way, or hinted at by an answer.
type aim struct {
	shot    armada.Shot
	refused *game.Refusal
}

// aimed is the attack that is looked at: what an answer under the mouse would declare, else the one under way.
func (t *tableScreen) aimed() (aim, bool) {
	d, ok := t.question.Asked()
	if h := t.question.Hint; ok && h != nil && (d.Kind == ask.ChooseAttack || d.Kind == ask.NextSquadron) {
		if from, target, at, ok := t.play.declared(d, h); ok {
			return t.play.measure(from.piece, from.zone, target, at)
		}
	}
	if h := t.ahead.hint; ok && h != nil && d.Kind == ask.SquadronAction {
		if from, target, at, ok := t.play.declared(t.ahead.next, h); ok {
			return t.play.measure(from.piece, from.zone, target, at)
		}
	}
	if at := t.play.board.view.Attack; at != nil {
		return t.play.measure(at.Attacker, at.From, at.Defender, at.At)
	}
	return aim{}, false
}

// origin is from where an attack is made.
type origin struct {
	piece string
	zone  gauge.Zone
}

// declared reads an answer that declares an attack.
func (p *play) declared(d game.Decision, o *game.Option) (from origin, target string, at gauge.Zone, ok bool) {
	if o.Target == "" || len(d.About) == 0 {
		return from, "", 0, false
	}
	from.piece = d.About[0]
	if z := gauge.Zone(0); z.UnmarshalText([]byte(o.Text.Arg("from"))) == nil {
		from.zone = gauge.Zone(z)
	}
	if z := gauge.Zone(0); z.UnmarshalText([]byte(o.Text.Arg("at"))) == nil {
		at = gauge.Zone(z)
	}
	return from, o.Target, at, true
}

// measure measures an attack, whoever makes it.
func (p *play) measure(attacker string, from gauge.Zone, defender string, at gauge.Zone) (aim, bool) {
	s, v := p.state(), &p.board.view
	ship, target := board.ShipOf(attacker), board.ShipOf(defender)
	squadron := board.SquadronOf(defender)
	switch {
	case ship != 0 && target != 0 && from != 0 && at != 0:
		shot, no := s.JudgeShip(ship, from, target, at)
		return aim{shot, no}, true
	case ship != 0 && squadron != 0 && from != 0:
		shot, no := s.JudgeSquadron(ship, from, squadron)
		return aim{shot, no}, true
	}
	q := v.Squadron(board.SquadronOf(attacker))
	if q == nil {
		return aim{}, false
	}
	shot := armada.Shot{Attacker: attacker, Defender: defender, At: at}
	shot.Sight.A = q.Pose.Point()
	switch other := v.Squadron(squadron); {
	case other != nil:
		shot.Sight.B = other.Pose.Point()
	case target != 0 && at != 0:
		shot.Sight.B = s.Gauged(target).Target(at)
	default:
		return aim{}, false
	}
	shot.Line = shot.Sight
	return aim{shot: shot}, true
}

// sightLine is the line of sight of the attack under way, or hinted at.
func (t *tableScreen) sightLine() (physics.Segment, bool) {
	if at, ok := t.aimed(); ok && at.shot.Sight.A != at.shot.Sight.B {
		return at.shot.Sight, true
	}
	return physics.Segment{}, false
}

// attackLines paints the zones of an attack, its line of sight, the shortest distance, and what obstructs it.
func (t *tableScreen) attackLines(a *desk) {
	at, ok := t.aimed()
	if !ok {
		return
	}
	t.zoneLight(a, at.shot.Attacker, at.shot.From, draw.Fade(draw.White, 0.12))
	t.zoneLight(a, at.shot.Defender, at.shot.At, draw.Fade(draw.Gold, 0.26))
	t.beside(a)
	u, cam := a.UI, &t.sight.Cam
	v := &t.play.board.view
	for i := range v.Ships {
		if at.shot.Obstructed.Ships&(1<<i) != 0 && v.Ships[i].Where == board.OnTable {
			a.Back.Outline(cam.Points(v.Ships[i].Base().Shape().Outline(0.3)), u.Px(2), draw.Gold)
		}
	}
	if s := at.shot.Sight; s.A != s.B {
		x0, y0 := cam.At(s.A)
		x1, y1 := cam.At(s.B)
		a.Back.Line(x0, y0, x1, y1, max(1.5, u.Px(2)), draw.Gold)
		a.Back.Disc(x0, y0, u.Px(3), draw.Gold)
		a.Back.Circle(x1, y1, u.Px(4), u.Px(2), draw.Gold)
	}
	line := at.shot.Line
	x0, y0 := cam.At(line.A)
	x1, y1 := cam.At(line.B)
	text := ""
	if line.A != line.B && board.ShipOf(at.shot.Attacker) != 0 {
		a.Back.Dashed(x0, y0, x1, y1, max(1, u.Px(1.6)), u.Px(5), draw.Accent)
		text = a.Say("range-mm", "range", at.shot.Range.String(),
			"mm", strconv.Itoa(int(math.Round(line.B.Sub(line.A).Len()))))
	}
	color := draw.Gold
	switch {
	case at.refused != nil:
		text, color = t.play.words.Refusal(*at.refused), draw.Warn
	case at.shot.IsObstructed():
		text += " · " + a.Say("obstructed-price")
	}
	if text != "" {
		seen := [4]float64{x0, y0, x1, y1}
		t.sight.TagLine(a.Desk, seen, text, color)
	}
}

// zoneLight fills a hull zone of a ship.
func (t *tableScreen) zoneLight(a *desk, piece string, zone gauge.Zone, c draw.Color) {
	s := t.play.board.view.Ship(board.ShipOf(piece))
	if s == nil || zone == 0 || s.Where != board.OnTable {
		return
	}
	hull := t.play.state().Gauged(s.ID).Hull(zone)
	pts := t.sight.Cam.Points(hull.Corners())
	a.Back.Polygon(pts, c)
	a.Back.Outline(pts, max(1, a.UI.Px(1.2)), draw.Fade(c, 3))
}

// damage is how much an attack would do as its dice lie.
func (p *play) damage(at *board.Attack) int {
	if at.Damage > 0 {
		return at.Damage
	}
	n := 0
	for _, d := range at.Dice {
		n += d.Face.Hits()
		if board.SquadronOf(at.Attacker) == 0 && board.SquadronOf(at.Defender) == 0 || p.bomber(at.Attacker) {
			n += d.Face.Crits()
		}
	}
	return n
}

// bomber reports whether critical icons of a squadron count.
func (p *play) bomber(piece string) bool {
	q := p.board.view.Squadron(board.SquadronOf(piece))
	if q == nil {
		return false
	}
	card, err := p.facts.Squadron(q.Card)
	return err == nil && card.Value(catalog.Bomber) > 0
}

package armada

import (
	"slices"
	"strconv"

	"xwing/game"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
	"xwing/scene/draw"
)

// redirectZone is the hull zone to which a question asks to redirect damage, 0 for none.
func redirectZone(d game.Decision) gauge.Zone {
	z := gauge.Zone(0)
	if d.Kind != ask.RedirectDamage || z.UnmarshalText([]byte(d.Prompt.Arg("zone"))) != nil {
		return 0
	}
	return z
}

// beside lights the zones to which damage may be redirected.
func (t *tableScreen) beside(a *desk) {
	d, ok := t.question.Asked()
	if !ok || len(d.About) == 0 {
		return
	}
	green := draw.Fade(draw.Good, 0.24)
	if z := redirectZone(d); z != 0 {
		t.zoneLight(a, d.About[0], z, green)
	}
	if d.Kind != ask.ChooseZone {
		return
	}
	for i := range d.Options {
		if z := zoneOf(&d.Options[i]); z != 0 && d.Options[i].Legal() {
			t.zoneLight(a, d.About[0], z, green)
		}
	}
}

// shares are how damage is shared out: what goes to another hull zone, and what is left for the one that is attacked.
type shares struct {
	ship     *board.Ship
	attacked gauge.Zone
	left     int        // for it and the hull
	zone     gauge.Zone // of the redirect that is asked about, 0 for none
	taken    int        // by that
}

// shared is what an answer about damage leaves, as far as the table shows it.
func (t *tableScreen) shared(d game.Decision) (s shares, ok bool) {
	at := t.play.board.view.Attack
	if at == nil || at.At == 0 || !slices.Contains([]game.Kind{ask.SpendTokens, ask.RedirectDamage}, d.Kind) {
		return s, false
	}
	s.ship, s.attacked, s.left = t.play.board.view.Ship(board.ShipOf(at.Defender)), at.At, t.play.damage(at)
	if s.ship == nil {
		return s, false
	}
	h := t.question.Hint
	if d.Kind == ask.SpendTokens {
		braced := h != nil && h.Text.Arg("token") == catalog.Brace.String()
		for _, i := range at.Spent {
			braced = braced || s.ship.Tokens[i].Kind == catalog.Brace
		}
		if braced {
			s.left -= s.left / 2
		}
		return s, true
	}
	for _, r := range at.Redirected {
		s.left -= r.N
	}
	if s.zone = redirectZone(d); h != nil {
		s.taken, _ = strconv.Atoi(h.ID)
	}
	s.left -= s.taken
	return s, true
}

// then tells what an answer about damage leaves, below the answers; a redirect is answered on the diamonds of its zone.
func (t *tableScreen) then(a *desk, r draw.Rect, d game.Decision) float64 {
	if _, ok := t.shared(d); !ok {
		return 0
	}
	u, y := a.UI, r.Y+a.UI.Px(8)
	if redirectZone(d) != 0 {
		t.diamonds(a, draw.Rect{X: r.X, Y: y, W: r.W, H: u.Px(30)}, d)
		y += u.Px(36)
	}
	s, _ := t.shared(d) // with the diamond under the mouse
	line := func(id, text string) {
		row := draw.Rect{X: r.X, Y: y, W: r.W, H: u.Px(18)}
		u.Label(row, text, draw.Style{Size: 13, Color: draw.Muted})
		u.Note("then."+id, text, row)
		y += row.H
	}
	zone := func(z gauge.Zone, n int) {
		shields := s.ship.Shields[z]
		line(z.String(), a.Say("then-zone", "zone", z.String(), "n", strconv.Itoa(shields), "left", strconv.Itoa(max(shields-n, 0))))
	}
	line("head", a.Say("then"))
	zone(s.attacked, s.left)
	if s.zone != 0 {
		zone(s.zone, s.taken)
	}
	hull, through := s.ship.Hull-s.ship.Damage(), max(s.left-s.ship.Shields[s.attacked], 0)
	line("hull", a.Say("then-hull", "n", strconv.Itoa(hull), "left", strconv.Itoa(max(hull-through, 0))))
	return y - r.Y
}

// diamonds are the shields of the zone to which damage may be redirected: a click on one has it and those before it take some.
func (t *tableScreen) diamonds(a *desk, r draw.Rect, d game.Decision) {
	u, z := a.UI, redirectZone(d)
	s, _ := t.shared(d)
	name := t.play.words.Zone(z)
	wide := u.Fonts.Width(name, draw.Style{Size: u.Px(13)}) + u.Px(10)
	u.Label(r.CutLeft(wide, u.Px(4)), name, draw.Style{Size: 13, Color: draw.Text})
	most := len(d.Options) - 1
	count := strconv.Itoa(s.taken) + "/" + strconv.Itoa(most)
	u.Label(r.CutRight(u.Px(40), 0), count, draw.Style{Size: 13, Color: draw.Good, Align: draw.RightAligned})
	for k := 1; k <= s.ship.Shields[z]; k++ {
		cell := r.CutLeft(u.Px(26), u.Px(3))
		x, y := cell.Center()
		h := u.Px(11)
		at := func(dx, dy float64) draw.Pt { return draw.Pt{X: float32(x + dx), Y: float32(y + dy)} }
		pts := []draw.Pt{at(0, -h), at(h, 0), at(0, h), at(-h, 0)}
		if k > most {
			u.L.DashedOutline(pts, max(1, u.Px(1.2)), u.Px(3), draw.Dim)
			continue
		}
		o := &d.Options[k]
		hot, clicked := u.Area("redirect:"+z.String()+"="+strconv.Itoa(k), t.play.words.Option(*o), cell)
		switch {
		case clicked:
			t.question.Take(d, []*game.Option{o})
			return
		case hot:
			t.question.Hint = o
		}
		if k <= s.taken || hot {
			u.L.Polygon(pts, draw.Good)
		}
		u.L.Outline(pts, max(1, u.Px(1.5)), draw.Shield)
	}
}

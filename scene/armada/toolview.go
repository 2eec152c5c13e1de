package armada

import (
	"math"
	"slices"
	"strconv"

	"xwing/game/armada"
	"xwing/game/armada/board"
	"xwing/game/armada/gauge"
	"xwing/physics"
	"xwing/scene"
	"xwing/scene/armada/pieces"
	"xwing/scene/draw"
	"xwing/scene/table"
)

// joints are where the joints of the tool lie that are used.
func (t *tool) joints(ship board.ShipID) (all []physics.Vec) {
	if s := t.play.board.view.Ship(ship); s != nil {
		for joint := range t.laid.Speed {
			all = append(all, gauge.Pivot(s.Base(), t.laid, joint))
		}
	}
	return all
}

// draw paints the tool, and where the ship will stand: at full speed itself, at the others its outline; each with a tag.
func (t *tool) draw(a *desk) {
	_, ship, ok := t.asking()
	if !ok || t.key == "" {
		return
	}
	t.paint(a, &a.Back, t.sight, ship, true)
}

// paint paints tool and ghosts as a sight sees them.
func (t *tool) paint(a *desk, l *draw.List, sight *table.Sight, id board.ShipID, tags bool) {
	s := t.play.board.view.Ship(id)
	cam := &sight.Cam
	all := t.speeds()
	for _, c := range slices.Backward(all) {
		p := t.out(id, c)
		shape := gauge.Base{Pose: gauge.End(s.Base(), c), Size: s.Size}.Shape()
		pts := cam.Points(shape.Outline(0.3))
		_, fine := t.verdict(a, &p)
		color := draw.Fade(draw.White, 0.55)
		full := c.Speed == t.laid.Speed
		switch {
		case len(p.Met) > 0 || p.Leaves:
			color = draw.Damage
		case full && fine:
			color = draw.Good
		case full:
			color = draw.Warn
		}
		width := max(1, a.UI.Px(1.2))
		if full {
			width = max(1.5, a.UI.Px(2))
		}
		if fine {
			l.Outline(pts, width, color)
		} else {
			l.DashedOutline(pts, width, a.UI.Px(4), color)
		}
		if full {
			t.landing(a, l, sight, s, &p)
		}
	}
	t.bars(a, l, sight, s)
	if tags {
		t.tags(a, id, all)
	}
}

// landing paints the ship where it comes to stand, and frames what it overlaps.
func (t *tool) landing(a *desk, l *draw.List, sight *table.Sight, s *board.Ship, p *armada.Preview) {
	cam := &sight.Cam
	x, y := cam.At(p.Landing.Final.Point())
	at := pieces.Place{X: x, Y: y, Angle: cam.Angle(p.Landing.Final), K: cam.K, Alpha: 0.5}
	t.pieces.set.Ship(l, s.Card, s.Seat, at)
	frame := func(shape physics.Shape, c draw.Color) {
		l.DashedOutline(cam.Points(shape.Outline(0.3)), max(1.5, a.UI.Px(2)), a.UI.Px(4), c)
	}
	v := &t.play.board.view
	for _, id := range p.Met {
		frame(v.Ship(id).Base().Shape(), draw.Damage)
	}
	for _, id := range p.Lifted {
		frame(gauge.Squadron(v.Squadron(id).Pose), draw.Warn)
	}
	for _, id := range p.Obstacles {
		frame(v.Obstacle(id).Shape(), draw.Warn)
	}
}

// bars paints the tool itself: its segments, its joints with their numbers, the clicks that are set.
func (t *tool) bars(a *desk, l *draw.List, sight *table.Sight, s *board.Ship) {
	cam, u := &sight.Cam, a.UI
	gauge.Bars(s.Base(), t.laid, func(b physics.Box) {
		c := b.Corners()
		pts := cam.Points(c[:])
		l.Polygon(pts, draw.Fade(draw.White, 0.30))
		l.Outline(pts, max(1, u.Px(1)), draw.Fade(draw.White, 0.75))
	})
	for i, joint := range t.joints(s.ID) {
		x, y := cam.At(joint)
		r := max(min(8*cam.K, u.Px(12)), u.Px(7))
		l.Disc(x, y, r, draw.Fade(draw.Space, 0.92))
		ring := draw.White
		if i == t.joint {
			ring = draw.Accent
		}
		if t.laid.Yaw[i] != 0 {
			ring = draw.Now
		}
		l.Circle(x, y, r, max(1, u.Px(1.5)), ring)
		l.Text(x, y, strconv.Itoa(i+1), draw.Style{Size: max(u.Px(11), r*1.2), Bold: true, Color: draw.White, Align: draw.Center})
	}
}

// tags tell beside each ghost its speed and what comes of it.
func (t *tool) tags(a *desk, id board.ShipID, all []course) {
	s := t.play.board.view.Ship(id)
	for _, c := range all {
		p := t.out(id, c)
		text, fine := t.verdict(a, &p)
		text = strconv.Itoa(c.Speed) + ": " + text
		if more := t.lifted(a, &p); more != "" {
			text += ", " + more
		}
		color := draw.Good
		if !fine {
			color = draw.Damage
		}
		end := gauge.End(s.Base(), c)
		half := s.Size.Base().Scale(0.5)
		mx, my := t.sight.Cam.At(end.Point())
		tx, ty := t.sight.Cam.At(end.Moved(-float64(int8(t.laid.Side))*(half.X+70), half.Y*0.5).Point())
		at := t.sight.Tag(a.Desk, tx, ty, text, color)
		ex, ey := min(max(mx, at.X), at.Right()), min(max(my, at.Y), at.Bottom())
		a.Back.Line(mx, my, ex, ey, max(1, a.UI.Px(1)), draw.Fade(color, 0.6))
		a.UI.Note("tool.tag:"+strconv.Itoa(c.Speed), text, at)
	}
}

// judged are the places that nothing may cover: ghosts and tool.
func (t *tool) judged() (all []draw.Rect) {
	_, id, ok := t.asking()
	s := t.play.board.view.Ship(id)
	if !ok || s == nil || t.key == "" {
		return nil
	}
	for _, c := range t.speeds() {
		all = append(all, t.sight.Rect(gauge.Base{Pose: gauge.End(s.Base(), c), Size: s.Size}.Shape()))
	}
	for _, j := range t.joints(id) {
		x, y := t.sight.Cam.At(j)
		all = append(all, draw.Rect{X: x - 8, Y: y - 8, W: 16, H: 16})
	}
	return append(all, t.sight.Rect(s.Base().Shape()))
}

// Measures of the lens, in units of the design: below which scale it opens, how large it is, how large it shows.
const (
	lensBelow = 0.7
	lensWide  = 160
	lensHigh  = 300
	lensLarge = 1.5
)

// lens shows mover, tool and ghosts half as large again, in an outer foot of the table without a piece.
func (t *tool) lens(a *desk) {
	_, id, ok := t.asking()
	s := t.play.board.view.Ship(id)
	u := a.UI
	if !ok || s == nil || t.key == "" || t.laid.Speed == 0 || t.sight.Cam.K >= lensBelow*u.S {
		return
	}
	r, free := t.lensRoom(a)
	if !free {
		return
	}
	eye := table.Sight{Area: t.sight.Area}
	eye.Cam.Flipped, eye.Cam.View = t.sight.Cam.Flipped, r
	lo, hi := bounds(s, t.speeds())
	eye.Cam.X, eye.Cam.Y = (lo.X+hi.X)/2, (lo.Y+hi.Y)/2
	eye.Cam.K = min(lensLarge*t.sight.Cam.K, r.W/max(hi.X-lo.X+24, 1), (r.H-u.Px(20))/max(hi.Y-lo.Y+24, 1))
	if eye.Cam.K < 1.1*t.sight.Cam.K {
		return
	}
	l := &a.Back
	l.Round(r, u.Px(5), draw.Fade(draw.Space, 0.96))
	l.Clip(r)
	t.seen(a, l, &eye, s)
	t.paint(a, l, &eye, id, false)
	l.Unclip()
	l.Ring(r, u.Px(5), max(1, u.Px(1.5)), draw.Accent)
	head := draw.Rect{X: r.X, Y: r.Y, W: r.W, H: u.Px(18)}
	l.Round(head, u.Px(4), draw.Fade(draw.Floating, 0.9))
	l.Text(head.X+u.Px(6), head.Y+head.H/2, a.Say("lens"), draw.Style{Size: u.Px(12), Bold: true, Color: draw.Accent})
	half := r.H / eye.Cam.K / 2
	wide := r.W / eye.Cam.K / 2
	shows := t.sight.Cam.Rect(physics.Vec{X: eye.Cam.X - wide, Y: eye.Cam.Y - half}, physics.Vec{X: eye.Cam.X + wide, Y: eye.Cam.Y + half})
	l.DashedOutline(corners(shows), max(1, u.Px(1)), u.Px(5), draw.Fade(draw.Accent, 0.7))
}

// bounds are the corners about a ship and where courses end.
func bounds(s *board.Ship, courses []course) (lo, hi physics.Vec) {
	lo, hi = s.Base().Shape().Bounds()
	for _, c := range courses {
		l, h := gauge.Base{Pose: gauge.End(s.Base(), c), Size: s.Size}.Shape().Bounds()
		lo = physics.Vec{X: min(lo.X, l.X), Y: min(lo.Y, l.Y)}
		hi = physics.Vec{X: max(hi.X, h.X), Y: max(hi.Y, h.Y)}
	}
	return lo, hi
}

// lensRoom is a corner of the table in which no piece stands.
func (t *tool) lensRoom(a *desk) (draw.Rect, bool) {
	u, all := a.UI, t.sight.Areas.Table.Inset(a.UI.Px(4))
	w, h := u.Px(lensWide), min(u.Px(lensHigh), all.H)
	taken := append(t.pieces.rects(), t.judged()...)
	for _, x := range []float64{all.X, all.Right() - w} {
		for _, y := range []float64{all.Bottom() - h, all.Y} {
			r := draw.Rect{X: x, Y: y, W: w, H: h}
			if !slices.ContainsFunc(taken, func(o draw.Rect) bool { return scene.Overlap(r, o) > 0 }) {
				return r, true
			}
		}
	}
	return draw.Rect{}, false
}

// seen paints the pieces that the lens shows.
func (t *tool) seen(a *desk, l *draw.List, eye *table.Sight, of *board.Ship) {
	v := &t.play.board.view
	place := func(p physics.Pose) pieces.Place {
		x, y := eye.Cam.At(p.Point())
		return pieces.Place{X: x, Y: y, Angle: eye.Cam.Angle(p), K: eye.Cam.K, Alpha: 1}
	}
	far := math.Hypot(eye.Cam.View.W, eye.Cam.View.H) / eye.Cam.K
	near := func(p physics.Pose) bool { return math.Hypot(p.Point().X-eye.Cam.X, p.Point().Y-eye.Cam.Y) < far }
	for i := range v.Obstacles {
		if o := &v.Obstacles[i]; o.Placed && !o.Gone && near(o.Pose) {
			t.pieces.set.Obstacle(l, o.Card, place(o.Pose))
		}
	}
	for i := range v.Ships {
		if s := &v.Ships[i]; s.Where == board.OnTable && near(s.Pose) {
			t.pieces.set.Ship(l, s.Card, s.Seat, place(s.Pose))
			if s.ID == of.ID {
				l.Outline(eye.Cam.Points(s.Base().Shape().Outline(0.3)), max(1.5, a.UI.Px(2)), draw.White)
			}
		}
	}
	for i := range v.Squadrons {
		if s := &v.Squadrons[i]; s.Where == board.OnTable && near(s.Pose) {
			at := place(s.Pose)
			at.Angle = 0
			t.pieces.set.Squadron(l, s.Card, s.Seat, s.Activated, at)
		}
	}
}

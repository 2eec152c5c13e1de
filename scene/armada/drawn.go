package armada

import (
	"math"

	"xwing/game"
	"xwing/game/armada/board"
	"xwing/game/armada/gauge"
	"xwing/physics"
	"xwing/scene/armada/pieces"
	"xwing/scene/draw"
	"xwing/scene/table"
)

// drawTable paints the table and everything on it, and names the pieces in the log.
func (t *tableScreen) drawTable(a *desk) {
	v := &t.play.board.view
	t.judge(a)
	t.ground(a)
	l := &a.Back
	l.Clip(t.sight.Areas.Table)
	a.UI.Piece("table", "", t.sight.Felt())
	t.placing.Zones(l)
	t.underlay(a)
	for i := range v.Markers {
		t.pieces.marker(a, &v.Markers[i])
	}
	for i := range v.Ships {
		if v.Ships[i].Where == board.OnTable {
			t.pieces.ship(a, &v.Ships[i])
		}
	}
	for i := range v.Squadrons {
		if v.Squadrons[i].Where == board.OnTable {
			t.pieces.squadron(a, &v.Squadrons[i])
		}
	}
	t.marked(a)
	t.pieces.badges(a)
	t.bandTags(a)
	t.attackLines(a)
	if d, ok := t.question.Asked(); ok && d.Shape == game.Place {
		t.placing.draw(a, d)
	}
	t.ghosts.draw(a, t.pieces)
	t.tool.draw(a)
	t.drawChosen(a)
	t.engagements(a)
	t.reach(a)
	t.pointing(a)
	t.measured(a)
	t.sight.DrawTags(a.Desk)
	l.Unclip()
	t.tool.lens(a)
	t.drawTrays(a)
	t.sight.Spare(a.Desk, t.pieces.rects(), draw.Rect{})
	t.banner(a)
}

// ground paints all that rests: below the pieces mat, rulers, the players' edges, the zones of setup, obstacles.
func (t *tableScreen) ground(a *desk) {
	t.sight.DrawGround(a.Desk, table.Ground{Mat: a.set.Table.Mat, Pieces: func() {
		t.zones(a)
		v := &t.play.board.view
		for i := range v.Obstacles {
			o := &v.Obstacles[i]
			if !o.Placed || o.Gone {
				continue
			}
			t.pieces.set.Obstacle(&a.Ground, o.Card, t.pieces.place(o.Pose, 1))
			a.UI.Piece(o.ID.Piece(), t.play.words.Value("piece", o.ID.Piece()), t.sight.Rect(o.Shape()))
		}
	}})
	if band := t.sight.Areas.Asks; band.Y >= t.sight.Areas.Table.Bottom() { // what stands below and above the table
		on, top := t.sight.Areas.Table, t.sight.Areas.Top.Bottom()
		a.Ground.Fill(draw.Rect{X: on.X, Y: top, W: on.W, H: on.Y - top}, draw.Space)
		a.Ground.Fill(draw.Rect{X: on.X, Y: on.Bottom(), W: on.W, H: a.Height - on.Bottom()}, draw.Space)
	}
}

// zones marks the setup area and both deployment zones.
func (t *tableScreen) zones(a *desk) {
	field, cam := t.play.board.view.Field, &t.sight.Cam
	line := func(v, w physics.Vec, c draw.Color) {
		x0, y0 := cam.At(v)
		x1, y1 := cam.At(w)
		a.Ground.Dashed(x0, y0, x1, y1, max(1, a.UI.Px(1)), a.UI.Px(6), c)
	}
	grey := draw.Fade(draw.Faint, 0.4)
	if s := field.Setup(); s.X0 > 0 {
		line(physics.Vec{X: s.X0, Y: s.Y0}, physics.Vec{X: s.X0, Y: s.Y1}, grey)
		line(physics.Vec{X: s.X1, Y: s.Y0}, physics.Vec{X: s.X1, Y: s.Y1}, grey)
	}
	for _, upper := range []bool{false, true} {
		z := field.Deployment(upper)
		y, c := z.Y1, draw.Mix(draw.Faint, draw.RedSeat, 0.5)
		if upper {
			y, c = z.Y0, draw.Mix(draw.Faint, draw.BlueSeat, 0.5)
		}
		line(physics.Vec{X: z.X0, Y: y}, physics.Vec{X: z.X1, Y: y}, draw.Fade(c, 0.5))
	}
}

// ship paints a ship with its shields, and names it in the log.
func (t *onTable) ship(a *desk, s *board.Ship) {
	at := t.place(t.shipPose(s), 1)
	t.set.Ship(&a.Back, s.Card, s.Seat, at)
	t.set.Shields(&a.Back, s.Card, s.Shields, at, t.shieldSize(a))
	shape, _ := t.shape(s.ID.Piece())
	a.UI.Piece(s.ID.Piece(), t.play.words.Value("ship", s.ID.Piece()), t.sight.Rect(shape))
}

// shieldSize is how large the diamonds of shields are on the table.
func (t *onTable) shieldSize(a *desk) float64 {
	return min(max(9*t.sight.Cam.K, a.UI.Px(8)), a.UI.Px(16))
}

// squadron paints a squadron with its hull, and names it in the log.
func (t *onTable) squadron(a *desk, s *board.Squadron) {
	at := t.place(t.squadronPose(s), 1)
	at.Angle = 0
	t.set.Squadron(&a.Back, s.Card, s.Seat, s.Activated, at)
	full := s.Hull
	if card, err := a.facts.Squadron(s.Card); err == nil {
		full = card.Hull
	}
	pieces.Pips(&a.Back, s.Hull, full, at)
	shape, _ := t.shape(s.ID.Piece())
	a.UI.Piece(s.ID.Piece(), t.play.words.Value("squadron", s.ID.Piece()), t.sight.Rect(shape))
}

// marker paints a round token.
func (t *onTable) marker(a *desk, m *board.Marker) {
	if m.Gone {
		return
	}
	at := t.place(m.Pose, 1)
	at.Angle = 0
	t.set.Marker(&a.Back, m.Kind, m.Seat, at)
	a.UI.Piece(m.ID.Piece(), t.play.words.Value("marker", m.ID.Piece()), t.sight.Rect(gauge.Token(m.Pose)))
}

// rects are where ships and squadrons are on screen.
func (t *onTable) rects() (all []draw.Rect) {
	v := &t.play.board.view
	for i := range v.Ships {
		if shape, ok := t.shape(v.Ships[i].ID.Piece()); ok {
			all = append(all, t.sight.Rect(shape))
		}
	}
	for i := range v.Squadrons {
		if shape, ok := t.shape(v.Squadrons[i].ID.Piece()); ok {
			all = append(all, t.sight.Rect(shape))
		}
	}
	return all
}

// judge finds what nothing may lie over in this frame.
func (t *tableScreen) judge(a *desk) {
	j := &t.sight.Judged
	j.Still, j.Pointed = j.Still[:0], j.Pointed[:0]
	if at := t.play.board.view.Attack; at != nil {
		for _, piece := range []string{at.Attacker, at.Defender} {
			if shape, ok := t.pieces.shape(piece); ok {
				j.Still = append(j.Still, t.sight.Rect(shape))
			}
		}
		if line, ok := t.sightLine(); ok {
			j.Still = append(j.Still, t.sight.Along(line, a.UI.Px(10))...)
		}
	}
	j.Still = append(j.Still, t.tool.judged()...)
	t.sight.Clear(a.Desk)
	t.sight.Free.Pieces = append(t.sight.Free.Pieces, t.pieces.rects()...)
}

// marked frames the pieces that matter now: the active one, those that an answer points at, the one under the mouse.
func (t *tableScreen) marked(a *desk) {
	v := &t.play.board.view
	frame := func(piece string, c draw.Color, grow float64, fine bool) {
		shape, ok := t.pieces.shape(piece)
		if !ok {
			return
		}
		pts := t.grown(shape, grow)
		if fine {
			a.Back.Outline(pts, max(1.5, a.UI.Px(2.2)), c)
		} else {
			a.Back.DashedOutline(pts, max(1, a.UI.Px(1.2)), a.UI.Px(4), c)
		}
	}
	if v.Active != "" {
		frame(v.Active, draw.White, a.UI.Px(2), true)
	}
	d, ok := t.question.Decision()
	if ok && t.play.board.Resting() && !t.question.BehindCurtain() && d.Shape != game.Place {
		legal := map[string]bool{}
		var order []string
		for i := range d.Options {
			o := &d.Options[i]
			if _, seen := legal[o.Target]; !seen && o.Target != "" {
				order = append(order, o.Target)
			}
			legal[o.Target] = legal[o.Target] || o.Legal()
		}
		for _, piece := range order {
			frame(piece, table.JudgedColor(legal[piece]), a.UI.Px(3), legal[piece])
		}
		if h := t.question.Hint; h != nil && h.Target != "" {
			frame(h.Target, draw.Gold, a.UI.Px(4), true)
		}
	}
	if t.over != "" {
		frame(t.over, draw.Fade(draw.Lit, 0.7), a.UI.Px(1), true)
	}
}

// grown is an outline on screen, that many pixels around a shape.
func (t *tableScreen) grown(shape physics.Shape, grow float64) []draw.Pt {
	pts := t.sight.Cam.Points(shape.Outline(0.3))
	lo, hi := shape.Bounds()
	cx, cy := t.sight.Cam.At(lo.Add(hi).Scale(0.5))
	for i, p := range pts {
		x, y := float64(p.X)-cx, float64(p.Y)-cy
		far := math.Hypot(x, y)
		if far > 0 {
			f := float32((far + grow) / far)
			pts[i] = draw.Pt{X: float32(cx) + float32(x)*f, Y: float32(cy) + float32(y)*f}
		}
	}
	return pts
}

// banner names a phase that begins.
func (t *tableScreen) banner(a *desk) {
	e, ok := t.play.board.Now.(board.PhaseBegan)
	if !ok {
		return
	}
	alpha := math.Sin(t.play.board.Progress() * math.Pi)
	u, view := a.UI, t.sight.Areas.Table
	cx, cy := view.X+view.W/2, view.Y+u.Px(60)
	r := draw.Rect{X: cx - u.Px(200), Y: cy - u.Px(26), W: u.Px(400), H: u.Px(52)}
	a.Back.Round(r, u.Px(8), draw.Fade(draw.Panel, 0.92*alpha))
	a.Back.Text(cx, cy, t.play.words.Value("phase", e.Phase.String()),
		draw.Style{Size: u.Px(26), Bold: true, Color: draw.Fade(draw.Text, alpha), Align: draw.Center})
}

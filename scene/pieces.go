package scene

import (
	"math"
	"strconv"

	"xwing/game/catalog"
	"xwing/game/xwing"
	"xwing/physics"
	"xwing/scene/art"
	"xwing/scene/draw"
)

// drawTable paints the table and everything on it, and names the pieces in the log.
func (t *tableScreen) drawTable(a *App) {
	l := &a.back
	all := draw.Rect{W: a.width, H: a.height}
	starfield(l, all, 0)
	l.Clip(t.areas.table)
	defer l.Unclip()
	v := &t.play.board.view
	felt := t.cam.rect(physics.Vec{}, physics.Vec{X: v.Area.Width, Y: v.Area.Height})
	l.Fill(felt, draw.Fade(draw.Felt, 0.92))
	a.ui.Piece("table", "", felt)
	t.grid(a, felt)
	l.Ring(felt, 2, max(1, a.ui.Px(2)), draw.Edge)
	t.placementZones(a)
	for i := range v.Obstacles {
		t.drawObstacle(a, &v.Obstacles[i])
	}
	t.underlay(a)
	for i := range v.Ships {
		if v.Ships[i].Where == xwing.InPlay {
			t.drawShip(a, &v.Ships[i])
		}
	}
	t.overlay(a)
	for i := range v.Ships {
		if v.Ships[i].Where == xwing.InPlay {
			t.drawMarks(a, &v.Ships[i])
		}
	}
	t.ghosts(a)
	t.lines(a)
	t.drawNoted(a)
	t.measured(a)
	t.floater(a)
	t.banner(a)
}

// grid marks the ranges from the edges, and the corners of the table.
func (t *tableScreen) grid(a *App, felt draw.Rect) {
	l := &a.back
	c := draw.Fade(draw.Edge, 0.35)
	for _, mm := range []float64{100, 200} {
		for _, y := range []float64{mm, t.play.board.view.Area.Height - mm} {
			_, sy := t.cam.at(physics.Vec{Y: y})
			l.Dashed(felt.X, sy, felt.Right(), sy, 1, a.ui.Px(6), c)
		}
	}
}

// outline is the shape of an obstacle from the facts.
func (t *tableScreen) outline(a *App, xws string) (physics.Shape, catalog.ObstacleType) {
	o, err := a.opt.Kit.Facts.Obstacle(xws)
	if err != nil {
		return physics.Disc(physics.Vec{}, 20), catalog.OtherObstacle
	}
	return o.Outline, o.Type
}

// obstacleSprite is the picture of an obstacle.
func (t *tableScreen) obstacleSprite(a *App, xws string) *draw.Sprite {
	shape, kind := t.outline(a, xws)
	var points [][2]float64
	for _, v := range shape.Outline(0.5) {
		points = append(points, [2]float64{v.X, v.Y})
	}
	return a.studio.Sprite(art.Obstacle{XWS: xws, Type: kind, Outline: art.OutlineOf(points)})
}

func (t *tableScreen) drawObstacle(a *App, o *xwing.Obstacle) {
	if o.Gone {
		return
	}
	x, y := t.cam.at(o.Pose.Point())
	a.back.Sprite(t.obstacleSprite(a, o.XWS), x, y, t.cam.angle(o.Pose), t.cam.K, 1)
	shape, _ := t.outline(a, o.XWS)
	a.ui.Piece(o.ID.Piece(), t.play.words.Value("obstacle", o.ID.Piece()), t.shapeRect(shape.At(o.Pose)))
}

// baseSprite is the picture of a ship's base.
func (t *tableScreen) baseSprite(a *App, s *xwing.Ship) *draw.Sprite {
	r := art.Base{Chassis: s.Chassis, Size_: s.Size, Seat: s.Seat, Initiative: s.Initiative}
	if ship, err := a.opt.Kit.Facts.Ship(s.Chassis); err == nil {
		for arc, shade := range map[catalog.ArcKind]art.ArcMask{catalog.FrontArc: art.ShadeFront, catalog.RearArc: art.ShadeRear,
			catalog.FullFrontArc: art.ShadeFullFront, catalog.BullseyeArc: art.ShadeBullseye} {
			if ship.Stats.HasArc(arc) {
				r.Arcs |= shade
			}
		}
	}
	return a.studio.Sprite(r)
}

func (t *tableScreen) drawShip(a *App, s *xwing.Ship) {
	pose := t.play.board.pose(s)
	t.drawBase(a, s, pose, t.fading(s))
	base := physics.Base{Pose: pose, Size: s.Size}
	a.ui.Piece(s.ID.Piece(), t.play.words.Value("ship", s.ID.Piece()), t.screenRect(base))
}

// fading is how visible a ship is: one that leaves the game fades.
func (t *tableScreen) fading(s *xwing.Ship) float64 {
	switch e := t.play.board.now.(type) {
	case xwing.ShipDestroyed:
		if e.Ship == s.ID {
			return 1 - 0.7*t.play.board.progress()
		}
	case xwing.ShipFled:
		if e.Ship == s.ID {
			return 1 - 0.7*t.play.board.progress()
		}
	}
	if s.Destroyed || s.Fled {
		return 0.35
	}
	return 1
}

// drawBase paints a base and its turret at a pose.
func (t *tableScreen) drawBase(a *App, s *xwing.Ship, pose physics.Pose, alpha float64) {
	x, y := t.cam.at(pose.Point())
	angle := t.cam.angle(pose)
	a.back.Sprite(t.baseSprite(a, s), x, y, angle, t.cam.K, alpha)
	for _, arc := range s.Turret {
		a.back.Sprite(a.studio.Sprite(art.Turret{Size_: s.Size, Seat: s.Seat}), x, y, angle-arcTurn(arc), t.cam.K, alpha)
	}
}

// arcTurn is by how much an arc points left of the front, in radians.
func arcTurn(arc physics.Arc) float64 {
	switch arc {
	case physics.Left:
		return math.Pi / 2
	case physics.Right:
		return -math.Pi / 2
	case physics.Rear, physics.FullRear:
		return math.Pi
	}
	return 0
}

// drawMarks paints what goes with a ship and keeps its size on screen: its
// number, its hull and shields, its tokens, its dial.
func (t *tableScreen) drawMarks(a *App, s *xwing.Ship) {
	l, u := &a.back, a.ui
	pose := t.play.board.pose(s)
	r := t.screenRect(physics.Base{Pose: pose, Size: s.Size})
	cx, _ := r.Center()
	color := art.SeatColor(s.Seat)

	// The pips of hull and shields, above.
	pip := min(max(u.Px(4.5), 2.2*t.cam.K), u.Px(8))
	n := s.Hull + s.Shields.Limit
	per := pip + max(1, pip*0.35)
	x := cx - per*float64(n)/2
	y := r.Y - pip - u.Px(4)
	l.Round(draw.Rect{X: x - 2, Y: y - 2, W: per*float64(n) + 3, H: pip + 4}, 2, draw.Fade(draw.Space, 0.65))
	for i := range n {
		c := draw.Hull
		switch {
		case i >= s.Hull && i-s.Hull < s.Shields.Active:
			c = draw.Shield
		case i >= s.Hull:
			c = draw.Fade(draw.Shield, 0.22)
		case i >= s.Hull-s.DamageCards():
			c = draw.Fade(draw.Damage, 0.9)
		}
		l.Fill(draw.Rect{X: math.Round(x + per*float64(i)), Y: math.Round(y), W: math.Round(pip), H: math.Round(pip)}, c)
	}

	// The number of the ID marker, left of the pips.
	id := u.Px(8.5)
	bx, by := x-id-u.Px(3), y+pip/2
	l.Disc(bx, by, id, draw.Mix(color, draw.Space, 0.55))
	l.Circle(bx, by, id, max(1, u.Px(1.2)), color)
	l.Text(bx, by, strconv.Itoa(int(s.ID)), draw.Style{Size: u.Px(12), Bold: true, Color: draw.White, Align: draw.Center})

	l.Text(x+per*float64(n)+u.Px(4), by, strconv.Itoa(s.Initiative), draw.Style{Size: u.Px(13), Bold: true, Color: draw.RGB(0xffb454)})

	t.drawDial(a, s, r)
	t.drawTokens(a, s, r)
	if t.cam.K > 2.2*u.S || t.hovered == s.ID {
		name := t.play.words.Value("ship", s.ID.Piece())
		st := draw.Style{Size: u.Px(14), Bold: true, Color: draw.Text, Align: draw.Center}
		w := u.Fonts.Width(name, st) + u.Px(10)
		tag := draw.Rect{X: cx - w/2, Y: y - u.Px(22), W: w, H: u.Px(18)}
		l.Round(tag, u.Px(3), draw.Fade(draw.Space, 0.85))
		l.Text(cx, tag.Y+tag.H/2, name, st)
	}
}

// drawDial paints the dial beside a ship: facedown, or the maneuver revealed.
func (t *tableScreen) drawDial(a *App, s *xwing.Ship, r draw.Rect) {
	d := s.Dial
	if t.private != nil { // behind the curtain: one's own dials lie open
		if own := t.private.Ship(s.ID).Dial; !own.Revealed && !own.Maneuver.IsZero() {
			d.Revealed, d.Maneuver = true, own.Maneuver
		}
	}
	if !d.Assigned && !d.Revealed || s.Activated {
		return
	}
	u := a.ui
	size := u.Px(20)
	x, y := r.Right()+size*0.6, r.Y+size*0.5
	a.back.Disc(x, y, size*0.55, draw.RGB(0x0a0f16))
	a.back.Circle(x, y, size*0.55, max(1, u.Px(1.2)), art.SeatColor(s.Seat))
	if !d.Revealed {
		a.back.Sprite(a.studio.Sprite(art.Icon{ID: "dial", Color: draw.Muted}), x, y, 0, size*0.8/24, 1)
		return
	}
	a.back.Sprite(a.studio.Sprite(art.Maneuver{Bearing: d.Maneuver.Bearing, Difficulty: d.Maneuver.Difficulty}), x, y, 0, size*0.75/24, 1)
	a.back.Text(x+size*0.75, y, strconv.Itoa(d.Maneuver.Speed), draw.Style{Size: u.Px(14), Bold: true,
		Color: art.DifficultyColor(d.Maneuver.Difficulty)})
}

// drawTokens paints a ship's tokens in rows below its base.
func (t *tableScreen) drawTokens(a *App, s *xwing.Ship, r draw.Rect) {
	u := a.ui
	size := min(max(u.Px(17), 9*t.cam.K), u.Px(26))
	var icons []*draw.Sprite
	for _, k := range tokensOf(s) {
		icons = append(icons, a.studio.Sprite(art.Token{Kind: k}))
	}
	for range s.Locks {
		icons = append(icons, a.studio.Sprite(art.Lock{Color: art.SeatColor(s.Seat)}))
	}
	const perRow = 6
	cx, _ := r.Center()
	for i, icon := range icons {
		row, n := i/perRow, min(len(icons)-i/perRow*perRow, perRow)
		x := cx + (float64(i%perRow)-float64(n-1)/2)*(size+1)
		y := r.Bottom() + u.Px(4) + size*(float64(row)+0.5)
		a.back.Sprite(icon, x, y, 0, size/24, 1)
	}
}

// tokensOf lists a ship's tokens one by one.
func tokensOf(s *xwing.Ship) []xwing.Token {
	var out []xwing.Token
	for k := range xwing.Token(xwing.TokenKinds) {
		for range s.Has(k) {
			out = append(out, k)
		}
	}
	return out
}

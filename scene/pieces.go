package scene

import (
	"math"
	"strconv"

	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/physics"
	"xwing/scene/art"
	"xwing/scene/draw"
)

// drawTable paints the table and everything on it, and names the pieces in the log.
func (t *tableScreen) drawTable(a *App) {
	l := &a.back
	all := draw.Rect{W: a.width, H: a.height}
	v := &t.play.board.view
	felt := t.cam.rect(physics.Vec{}, physics.Vec{X: v.Area.Width, Y: v.Area.Height})
	l.Around(felt.Intersect(t.areas.table), draw.Space)
	stars(l, all, 0)
	l.Clip(t.areas.table)
	defer l.Unclip()
	l.Fill(felt, draw.Mix(draw.Space, draw.Felt, 0.92))
	a.ui.Piece("table", "", felt)
	t.sky(a)
	t.grid(a, felt)
	l.Ring(felt, 2, max(1, a.ui.Px(2)), draw.Edge)
	t.placementZones(a)
	for i := range v.Obstacles {
		t.drawObstacle(a, &v.Obstacles[i])
	}
	t.drawDevices(a)
	t.underlay(a)
	for i := range v.Ships {
		if v.Ships[i].Where == board.InPlay {
			t.drawShip(a, &v.Ships[i])
		}
	}
	t.overlay(a)
	t.threatened(a)
	t.drawPlates(a)
	t.ghosts(a)
	t.lines(a)
	t.drawNoted(a)
	t.measured(a)
	t.floater(a)
	t.drawTags(a)
	t.spareTable(a)
	t.banner(a)
}

// sky strews faint stars over the play area; they move with it.
func (t *tableScreen) sky(a *App) {
	area := t.play.board.view.Area
	next := strewn(0x9e3779b97f4a7c15)
	const stars = 120
	for range stars {
		at, b := physics.Vec{X: next() * area.Width, Y: next() * area.Height}, next()
		sx, sy := t.cam.at(at)
		if !t.areas.table.Contains(sx, sy) {
			continue
		}
		size := max(1, math.Round(a.ui.Px(0.8+b*b)))
		a.back.Fill(draw.Rect{X: math.Floor(sx), Y: math.Floor(sy), W: size, H: size}, draw.Fade(draw.RGB(0xa9c4e2), 0.08+0.26*b*b))
	}
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

// obstacleOutline is the shape of an obstacle from the facts.
func (a *App) obstacleOutline(xws string) (physics.Shape, catalog.ObstacleType) {
	o, err := a.opt.Kit.Facts.Obstacle(xws)
	if err != nil {
		return physics.Disc(physics.Vec{}, 20), catalog.OtherObstacle
	}
	return o.Outline, o.Type
}

// obstacleLabel says of what kind an obstacle is, and how large.
func (a *App) obstacleLabel(xws string) string {
	shape, kind := a.obstacleOutline(xws)
	lo, hi := shape.Bounds()
	long, short := hi.X-lo.X, hi.Y-lo.Y
	return a.say("obstacle-sized", "obstacle", kind.String(), "long", millimetres(max(long, short)), "short", millimetres(min(long, short)))
}

// millimetres is a length as people say it.
func millimetres(length float64) string { return strconv.Itoa(int(math.Round(length))) }

// outline is obstacleOutline, for what is on the table.
func (t *tableScreen) outline(a *App, xws string) (physics.Shape, catalog.ObstacleType) {
	return a.obstacleOutline(xws)
}

// obstacleSprite is the picture of an obstacle.
func (a *App) obstacleSprite(xws string) *draw.Sprite {
	shape, kind := a.obstacleOutline(xws)
	var points [][2]float64
	for _, v := range shape.Outline(0.5) {
		points = append(points, [2]float64{v.X, v.Y})
	}
	return a.studio.Sprite(art.Obstacle{XWS: xws, Type: kind, Outline: art.OutlineOf(points)})
}

func (t *tableScreen) drawObstacle(a *App, o *board.Obstacle) {
	if o.Gone {
		return
	}
	x, y := t.cam.at(o.Pose.Point())
	a.back.Sprite(a.obstacleSprite(o.XWS), x, y, t.cam.angle(o.Pose), t.cam.K, 1)
	shape, _ := t.outline(a, o.XWS)
	a.ui.Piece(o.ID.Piece(), t.play.words.Value("obstacle", o.ID.Piece()), t.shapeRect(shape.At(o.Pose)))
}

// From how many pixels for a millimetre on bases are drawn with more that is
// printed on them.
const (
	midBases  = 1.5
	nearBases = 3
)

// baseSprite is the picture of a ship's base: plain from far, with all that is
// printed on it from near.
func (t *tableScreen) baseSprite(a *App, s *board.Ship) *draw.Sprite {
	r := art.Base{Chassis: s.Chassis, Size_: s.Size, Seat: s.Seat}
	if ship, err := a.opt.Kit.Facts.Ship(s.Chassis); err == nil {
		for _, w := range ship.Stats.Attacks {
			r.Arcs |= art.Shade(w.Arc)
		}
	}
	far := a.studio.Sprite(r)
	if t.cam.K < midBases {
		return far
	}
	r.Detail, r.Initiative, r.Number = art.Mid, s.Initiative, int(s.ID)
	if p, err := a.opt.Kit.Facts.Pilot(s.Pilot); err == nil && t.cam.K >= nearBases {
		r.Detail, r.Name, r.Faction = art.Near, p.Name, p.Faction
	}
	if nearer := a.studio.Sprite(r); nearer.Image != nil {
		return nearer
	}
	return far // until the other is painted
}

func (t *tableScreen) drawShip(a *App, s *board.Ship) {
	if s.Remote != "" {
		t.drawRemote(a, s)
		return
	}
	pose := t.play.board.pose(s)
	t.drawBase(a, s, pose, t.fading(s))
	base := gauge.Base{Pose: pose, Size: s.Size}
	a.ui.Piece(s.ID.Piece(), t.play.words.Value("ship", s.ID.Piece()), t.screenRect(base))
}

// fading is how visible a ship is: one that leaves the game fades.
func (t *tableScreen) fading(s *board.Ship) float64 {
	switch e := t.play.board.now.(type) {
	case board.ShipDestroyed:
		if e.Ship == s.ID {
			return 1 - 0.7*t.play.board.progress()
		}
	case board.ShipFled:
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
func (t *tableScreen) drawBase(a *App, s *board.Ship, pose physics.Pose, alpha float64) {
	x, y := t.cam.at(pose.Point())
	angle := t.cam.angle(pose)
	sprite := t.baseSprite(a, s)
	if sprite.Image == nil {
		t.bareBase(a, s, pose, alpha)
	}
	a.back.Sprite(sprite, x, y, angle, t.cam.K, alpha)
	for _, arc := range s.Turret {
		a.back.Sprite(a.studio.Sprite(art.Turret{Size_: s.Size, Seat: s.Seat}), x, y, angle-arcTurn(arc), t.cam.K, alpha)
	}
}

// bareBase paints a base as a plain square until its picture is painted.
func (t *tableScreen) bareBase(a *App, s *board.Ship, pose physics.Pose, alpha float64) {
	f, h := pose.Frame(), s.Size.Half()
	corners := t.cam.points([]physics.Vec{f.Out(physics.Vec{X: h, Y: h}), f.Out(physics.Vec{X: -h, Y: h}),
		f.Out(physics.Vec{X: -h, Y: -h}), f.Out(physics.Vec{X: h, Y: -h})})
	c := art.SeatColor(s.Seat)
	a.back.Polygon(corners, draw.Fade(draw.Mix(c, draw.Felt, 0.7), alpha))
	a.back.Outline(corners, max(1, a.ui.Px(1.5)), draw.Fade(c, alpha))
}

// arcTurn is by how much an arc points left of the front, in radians.
func arcTurn(arc gauge.Arc) float64 {
	switch arc {
	case gauge.Left:
		return math.Pi / 2
	case gauge.Right:
		return -math.Pi / 2
	case gauge.Rear, gauge.FullRear:
		return math.Pi
	}
	return 0
}

// tokensOf lists a ship's tokens one by one.
func tokensOf(s *board.Ship) []board.Token {
	var out []board.Token
	for k := range board.TokenKinds {
		for range s.Has(k) {
			out = append(out, k)
		}
	}
	return out
}

// screenRect is the rectangle on screen around a base.
func (t *tableScreen) screenRect(b gauge.Base) draw.Rect {
	return t.shapeRect(b.Shape())
}

func (t *tableScreen) shapeRect(s physics.Shape) draw.Rect {
	lo, hi := s.Bounds()
	return t.cam.rect(lo, hi)
}

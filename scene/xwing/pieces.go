package xwing

import (
	"math"
	"strconv"

	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/physics"
	"xwing/scene"
	"xwing/scene/art"
	"xwing/scene/draw"
	"xwing/scene/xwing/pieces"
)

// drawTable paints the table and everything on it, and names the pieces in the log.
func (t *tableScreen) drawTable(a *Client) {
	l := &a.Back
	all := draw.Rect{W: a.Width, H: a.Height}
	v := &t.play.board.view
	felt := t.sight.cam.Rect(physics.Vec{}, physics.Vec{X: v.Area.Width, Y: v.Area.Height})
	l.Around(felt.Intersect(t.sight.areas.table), draw.Space)
	scene.Stars(l, all, 0)
	l.Clip(t.sight.areas.table)
	defer l.Unclip()
	l.Fill(felt, draw.Mix(draw.Space, draw.Felt, 0.92))
	a.UI.Piece("table", "", felt)
	t.pieces.sky(a)
	t.pieces.grid(a, felt)
	l.Ring(felt, 2, max(1, a.UI.Px(2)), draw.Edge)
	t.placing.placementZones(a)
	for i := range v.Obstacles {
		t.pieces.drawObstacle(a, &v.Obstacles[i])
	}
	t.pieces.drawDevices(a)
	t.underlay(a)
	for i := range v.Ships {
		if v.Ships[i].Where == board.InPlay {
			t.pieces.drawShip(a, &v.Ships[i])
		}
	}
	t.overlay(a)
	t.threatened(a)
	t.plates.drawPlates(a)
	t.drawGhosts(a)
	t.lines(a)
	t.side.drawNoted(a)
	t.measured(a)
	t.pieces.floater(a)
	t.sight.drawTags(a)
	t.plates.spareTable(a)
	t.pieces.banner(a)
}

// sky strews faint stars over the play area; they move with it.
func (t *onTable) sky(a *Client) {
	area := t.play.board.view.Area
	next := scene.Strewn(0x9e3779b97f4a7c15)
	const stars = 120
	for range stars {
		at, b := physics.Vec{X: next() * area.Width, Y: next() * area.Height}, next()
		sx, sy := t.sight.cam.At(at)
		if !t.sight.areas.table.Contains(sx, sy) {
			continue
		}
		size := max(1, math.Round(a.UI.Px(0.8+b*b)))
		a.Back.Fill(draw.Rect{X: math.Floor(sx), Y: math.Floor(sy), W: size, H: size}, draw.Fade(draw.RGB(0xa9c4e2), 0.08+0.26*b*b))
	}
}

// grid marks the ranges from the edges, and the corners of the table.
func (t *onTable) grid(a *Client, felt draw.Rect) {
	l := &a.Back
	c := draw.Fade(draw.Edge, 0.35)
	for _, mm := range []float64{100, 200} {
		for _, y := range []float64{mm, t.play.board.view.Area.Height - mm} {
			_, sy := t.sight.cam.At(physics.Vec{Y: y})
			l.Dashed(felt.X, sy, felt.Right(), sy, 1, a.UI.Px(6), c)
		}
	}
}

// obstacleOutline is the shape of an obstacle from the facts.
func (a *Client) obstacleOutline(xws string) (physics.Shape, catalog.ObstacleType) {
	o, err := a.game.Kit.Facts.Obstacle(xws)
	if err != nil {
		return physics.Disc(physics.Vec{}, 20), catalog.OtherObstacle
	}
	return o.Outline, o.Type
}

// obstacleLabel says of what kind an obstacle is, and how large.
func (a *Client) obstacleLabel(xws string) string {
	shape, kind := a.obstacleOutline(xws)
	lo, hi := shape.Bounds()
	long, short := hi.X-lo.X, hi.Y-lo.Y
	return a.Say("obstacle-sized", "obstacle", kind.String(), "long", millimetres(max(long, short)), "short", millimetres(min(long, short)))
}

// millimetres is a length as people say it.
func millimetres(length float64) string { return strconv.Itoa(int(math.Round(length))) }

// outline is obstacleOutline, for what is on the table.
func (t *onTable) outline(a *Client, xws string) (physics.Shape, catalog.ObstacleType) {
	return a.obstacleOutline(xws)
}

// obstacleSprite is the picture of an obstacle.
func (a *Client) obstacleSprite(xws string) *draw.Sprite {
	shape, kind := a.obstacleOutline(xws)
	var points [][2]float64
	for _, v := range shape.Outline(0.5) {
		points = append(points, [2]float64{v.X, v.Y})
	}
	return a.Studio.Sprite(pieces.Obstacle{XWS: xws, Type: kind, Outline: pieces.OutlineOf(points)})
}

func (t *onTable) drawObstacle(a *Client, o *board.Obstacle) {
	if o.Gone {
		return
	}
	x, y := t.sight.cam.At(o.Pose.Point())
	a.Back.Sprite(a.obstacleSprite(o.XWS), x, y, t.sight.cam.Angle(o.Pose), t.sight.cam.K, 1)
	shape, _ := t.outline(a, o.XWS)
	a.UI.Piece(o.ID.Piece(), t.play.words.Value("obstacle", o.ID.Piece()), t.sight.shapeRect(shape.At(o.Pose)))
}

// From how many pixels for a millimetre on bases are drawn with more that is
// printed on them.
const (
	midBases  = 1.5
	nearBases = 3
)

// baseSprite is the picture of a ship's base: plain from far, with all that is
// printed on it from near.
func (t *onTable) baseSprite(a *Client, s *board.Ship) *draw.Sprite {
	r := pieces.Base{Chassis: s.Chassis, Size_: s.Size, Seat: s.Seat}
	if ship, err := a.game.Kit.Facts.Ship(s.Chassis); err == nil {
		for _, w := range ship.Stats.Attacks {
			r.Arcs |= pieces.Shade(w.Arc)
		}
	}
	far := a.Studio.Sprite(r)
	if t.sight.cam.K < midBases {
		return far
	}
	r.Detail, r.Initiative, r.Number = pieces.Mid, s.Initiative, int(s.ID)
	if p, err := a.game.Kit.Facts.Pilot(s.Pilot); err == nil && t.sight.cam.K >= nearBases {
		r.Detail, r.Name, r.Faction = pieces.Near, p.Name, p.Faction
	}
	if nearer := a.Studio.Sprite(r); nearer.Image != nil {
		return nearer
	}
	return far // until the other is painted
}

func (t *onTable) drawShip(a *Client, s *board.Ship) {
	if s.Remote != "" {
		t.drawRemote(a, s)
		return
	}
	pose := t.play.board.pose(s)
	t.drawBase(a, s, pose, t.fading(s))
	base := gauge.Base{Pose: pose, Size: s.Size}
	a.UI.Piece(s.ID.Piece(), t.play.words.Value("ship", s.ID.Piece()), t.sight.screenRect(base))
}

// fading is how visible a ship is: one that leaves the game fades.
func (t *onTable) fading(s *board.Ship) float64 {
	switch e := t.play.board.Now.(type) {
	case board.ShipDestroyed:
		if e.Ship == s.ID {
			return 1 - 0.7*t.play.board.Progress()
		}
	case board.ShipFled:
		if e.Ship == s.ID {
			return 1 - 0.7*t.play.board.Progress()
		}
	}
	if s.Destroyed || s.Fled {
		return 0.35
	}
	return 1
}

// drawBase paints a base and its turret at a pose.
func (t *onTable) drawBase(a *Client, s *board.Ship, pose physics.Pose, alpha float64) {
	x, y := t.sight.cam.At(pose.Point())
	angle := t.sight.cam.Angle(pose)
	sprite := t.baseSprite(a, s)
	if sprite.Image == nil {
		t.bareBase(a, s, pose, alpha)
	}
	a.Back.Sprite(sprite, x, y, angle, t.sight.cam.K, alpha)
	for _, arc := range s.Turret {
		a.Back.Sprite(a.Studio.Sprite(pieces.Turret{Size_: s.Size, Seat: s.Seat}), x, y, angle-arcTurn(arc), t.sight.cam.K, alpha)
	}
}

// bareBase paints a base as a plain square until its picture is painted.
func (t *onTable) bareBase(a *Client, s *board.Ship, pose physics.Pose, alpha float64) {
	f, h := pose.Frame(), s.Size.Half()
	corners := t.sight.cam.Points([]physics.Vec{f.Out(physics.Vec{X: h, Y: h}), f.Out(physics.Vec{X: -h, Y: h}),
		f.Out(physics.Vec{X: -h, Y: -h}), f.Out(physics.Vec{X: h, Y: -h})})
	c := art.SeatColor(s.Seat)
	a.Back.Polygon(corners, draw.Fade(draw.Mix(c, draw.Felt, 0.7), alpha))
	a.Back.Outline(corners, max(1, a.UI.Px(1.5)), draw.Fade(c, alpha))
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
func (t *sight) screenRect(b gauge.Base) draw.Rect {
	return t.shapeRect(b.Shape())
}

func (t *sight) shapeRect(s physics.Shape) draw.Rect {
	lo, hi := s.Bounds()
	return t.cam.Rect(lo, hi)
}

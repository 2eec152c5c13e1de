package pieces

import (
	"xwing/game"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
	"xwing/physics"
	"xwing/scene/art"
	"xwing/scene/draw"
)

// matter is what an obstacle of a kind is made of.
func matter(k catalog.ObstacleKind) art.Matter {
	return [...]art.Matter{catalog.AsteroidField: art.Rock, catalog.DebrisField: art.Wreck, catalog.Station: art.Works,
		catalog.DustField: art.Dust, catalog.GravityRift: art.Rift, catalog.Purrgil: art.Whale, catalog.Exogorth: art.Lair}[k]
}

// Obstacle paints an obstacle, lit as it lies over its shadows, with its true outline.
func (s *Set) Obstacle(l *draw.List, card string, at Place) {
	o, err := s.facts.Obstacle(card)
	if err != nil {
		return
	}
	points := make([]physics.Vec, len(o.Points))
	for i, q := range o.Points {
		points[i] = physics.Vec{X: q[0], Y: q[1]}
	}
	outline := at.points(points)
	t := art.Terrain{Name: card, Matter: matter(o.Kind), Outline: art.OutlineOf(o.Points), Sheet: true}
	deep := t.Matter.Deep()
	at.shadow(l, outline, 5, 9, 0.34*deep)
	at.shadow(l, outline, 2.2, 2.6, 0.5*deep)
	fill, edge := t.Matter.Colors()
	sp := s.studio.Sprite(t)
	if sp.Image == nil {
		l.Polygon(outline, draw.Fade(fill, at.Alpha))
	}
	l.Lit(sp, at.X, at.Y, at.Angle, at.K, at.Alpha)
	l.Outline(outline, max(1, 0.55*at.K), draw.Fade(edge, 0.85*at.Alpha))
}

// Marker paints a round token that lies on the table.
func (s *Set) Marker(l *draw.List, kind board.MarkerKind, seat game.Seat, at Place) {
	l.AsIs(func() { s.marker(l, kind, seat, at) })
}

func (s *Set) marker(l *draw.List, kind board.MarkerKind, seat game.Seat, at Place) {
	r := gauge.TokenRadius * at.K
	c := art.SeatColor(seat)
	l.Disc(at.X+1.2*at.K, at.Y+1.6*at.K, r*1.04, draw.Fade(draw.Shadow, 0.5*at.Alpha))
	l.Disc(at.X, at.Y, r, draw.Fade(draw.Mix(c, draw.Space, 0.75), at.Alpha))
	rim(l, seat, at.X, at.Y, r, max(1, 1.1*at.K), at.Angle, at.Alpha)
	s.Sign(l, "marker-"+string(kind), at.X, at.Y, 0.62*r, draw.Fade(draw.Mix(c, draw.White, 0.7), at.Alpha), draw.Mix(c, draw.Space, 0.75))
}

package xwing

import (
	"math"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/physics"
	"xwing/scene/draw"
)

// drawCounters paints the victory counters of an environment card: caches on their obstacles, target points.
func (t *onTable) drawCounters(a *desk) {
	v := &t.play.board.view
	for i := range v.Counters {
		if c := &v.Counters[i]; !c.Gone {
			t.drawCounter(a, c.Kind, v.At(c), c.Seat, 1)
			a.UI.Piece(c.ID.Piece(), t.play.words.Value("counter", c.ID.Piece()), t.sight.Rect(board.CounterOutline().At(v.At(c))))
		}
	}
}

// drawCounter paints one: a cache as a crate on a marker, a target point as the rings of a target in the color of its player.
func (t *onTable) drawCounter(a *desk, kind string, at physics.Pose, seat game.Seat, alpha float64) {
	if kind == board.Cache {
		t.drawFeature(a, featureLook{"supplycache", at, [2]game.Seat{game.NoSeat, game.NoSeat},
			float64(board.CounterRadius) / board.FeatureRadius, alpha})
		return
	}
	l, cam, color := &a.Back, t.sight.Cam, tint(seat)
	ring := func(share, width float64) {
		pts := cam.Points(physics.Disc(physics.Vec{}, board.CounterRadius*share).At(at).Outline(0.2))
		for i, p := range pts {
			q := pts[(i+1)%len(pts)]
			l.Line(float64(p.X), float64(p.Y), float64(q.X), float64(q.Y), width, draw.Fade(color, alpha))
		}
	}
	l.Polygon(cam.Points(board.CounterOutline().At(at).Outline(0.2)), draw.Fade(draw.Mix(color, draw.Space, 0.75), 0.9*alpha))
	width := max(1.5, a.UI.Px(1.8))
	ring(1, width)
	ring(0.5, width)
	x, y := cam.At(at.Point())
	k := board.CounterRadius * cam.K
	for quarter := range 4 {
		sin, cos := math.Sincos(float64(quarter) * math.Pi / 2)
		l.Line(x+0.7*k*cos, y+0.7*k*sin, x+1.25*k*cos, y+1.25*k*sin, width, draw.Fade(color, alpha))
	}
}

package xwing

import (
	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/physics"
	"xwing/scene/art"
	"xwing/scene/draw"
)

// drawFeatures paints the scenario features in the play area: they lie under the ships.
func (t *onTable) drawFeatures(a *desk) {
	v := &t.play.board.view
	for i := range v.Features {
		f := &v.Features[i]
		if !f.InPlay() {
			continue
		}
		t.drawFeature(a, featureLook{f.Kind, f.Pose, t.holders(f.ID), 1, 1})
		a.UI.Piece(f.ID.Piece(), t.play.words.Value("feature", f.ID.Piece()), t.sight.shapeRect(f.Shape()))
	}
}

// drawTowed paints the features that ships tow, small, each on the corner of a base, whose ship is seen beside it.
func (t *onTable) drawTowed(a *desk) {
	v := &t.play.board.view
	for i := range v.Features {
		f := &v.Features[i]
		s := v.Ship(f.Towed)
		if s == nil || s.Where != board.InPlay {
			continue
		}
		half, radius := s.Size.Half(), max(board.FeatureRadius/2, a.UI.Px(8)/t.sight.cam.K)
		at := s.Pose.Moved(half, half)
		t.drawFeature(a, featureLook{f.Kind, at, [2]game.Seat{s.Seat, s.Seat}, radius / board.FeatureRadius, 1})
	}
}

// tint is the color of a seat, or of nobody.
func tint(seat game.Seat) draw.Color {
	if seat == game.NoSeat {
		return draw.Muted
	}
	return art.SeatColor(seat)
}

// featureLook is how a scenario feature is painted: in the colors of those who hold its halves.
type featureLook struct {
	kind    string
	at      physics.Pose
	holders [2]game.Seat
	size    float64 // 1: as large as the marker is
	alpha   float64
}

// drawFeature paints one: a ring, and in it a crate, or a dish on its wings.
func (t *onTable) drawFeature(a *desk, f featureLook) {
	l, cam := &a.Back, t.sight.cam
	colors := [2]draw.Color{tint(f.holders[0]), tint(f.holders[1])}
	outline := physics.Disc(physics.Vec{}, board.FeatureRadius*f.size).At(f.at).Outline(0.4)
	pts := cam.Points(outline)
	t.sight.shadow(l, outline, 4, 2.2, 0.6*f.alpha)
	l.Polygon(pts, draw.Fade(draw.Mix(draw.Mix(colors[0], colors[1], 0.5), draw.Space, 0.7), 0.92*f.alpha))
	for i, p := range pts {
		q, half := pts[(i+1)%len(pts)], i*2/len(pts)
		l.Line(float64(p.X), float64(p.Y), float64(q.X), float64(q.Y), max(1.5, a.UI.Px(2.5)*min(f.size+0.2, 1)), draw.Fade(colors[half], f.alpha))
	}
	t.featureSign(a, f)
}

// featureSign is what the marker has on it.
func (t *onTable) featureSign(a *desk, f featureLook) {
	l, cam := &a.Back, t.sight.cam
	sign, width := draw.Fade(draw.Text, 0.9*f.alpha), max(1, 1.5*cam.K*f.size)
	line := func(x0, y0, x1, y1 float64) {
		ax, ay := cam.At(f.at.Moved(x0*f.size, y0*f.size).Point())
		bx, by := cam.At(f.at.Moved(x1*f.size, y1*f.size).Point())
		l.Line(ax, ay, bx, by, width, sign)
	}
	if f.kind == "supplycache" {
		const h = 9
		for _, e := range [...][4]float64{{-h, -h, h, -h}, {h, -h, h, h}, {h, h, -h, h}, {-h, h, -h, -h}, {-h, -h, h, h}, {-h, h, h, -h}} {
			line(e[0], e[1], e[2], e[3])
		}
		return
	}
	x, y := cam.At(f.at.Point())
	l.Circle(x, y, 4.5*cam.K*f.size, width, sign)
	for _, side := range []float64{-1, 1} {
		for _, e := range [...][4]float64{{5, 0, 7, 0}, {7, -5, 7, 5}, {7, 5, 14, 5}, {14, 5, 14, -5}, {14, -5, 7, -5}, {10.5, -5, 10.5, 5}} {
			line(side*e[0], e[1], side*e[2], e[3])
		}
	}
}

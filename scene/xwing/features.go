package xwing

import (
	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/physics"
	"xwing/scene/art"
	"xwing/scene/draw"
)

// drawFeatures paints the scenario features in the play area: they lie under the ships.
func (t *onTable) drawFeatures(a *Client) {
	v := &t.play.board.view
	for i := range v.Features {
		f := &v.Features[i]
		if !f.InPlay() {
			continue
		}
		t.drawFeature(a, f.Kind, f.Pose, t.holders(f.ID), 1)
		a.UI.Piece(f.ID.Piece(), t.play.words.Value("feature", f.ID.Piece()), t.sight.shapeRect(f.Shape()))
	}
}

// drawTowed paints the features that ships tow, each on the corner of a base.
func (t *onTable) drawTowed(a *Client) {
	v := &t.play.board.view
	for i := range v.Features {
		f := &v.Features[i]
		s := v.Ship(f.Towed)
		if s == nil || s.Where != board.InPlay {
			continue
		}
		half := s.Size.Half()
		t.drawFeature(a, f.Kind, s.Pose.Moved(half*0.7, half*0.7), [2]game.Seat{s.Seat, s.Seat}, 0.9)
	}
}

// tint is the color of a seat, or of nobody.
func tint(seat game.Seat) draw.Color {
	if seat == game.NoSeat {
		return draw.Muted
	}
	return art.SeatColor(seat)
}

// drawFeature paints one: a ring in the colors of those who hold its halves, and in it a crate, or a dish on its wings.
func (t *onTable) drawFeature(a *Client, kind string, at physics.Pose, holders [2]game.Seat, alpha float64) {
	l, cam := &a.Back, t.sight.cam
	colors := [2]draw.Color{tint(holders[0]), tint(holders[1])}
	outline := board.FeatureOutline().At(at).Outline(0.4)
	pts := cam.Points(outline)
	t.sight.shadow(l, outline, 4, 2.2, 0.6*alpha)
	l.Polygon(pts, draw.Fade(draw.Mix(draw.Mix(colors[0], colors[1], 0.5), draw.Space, 0.7), 0.92*alpha))
	for i, p := range pts {
		q, half := pts[(i+1)%len(pts)], i*2/len(pts)
		l.Line(float64(p.X), float64(p.Y), float64(q.X), float64(q.Y), max(1.5, a.UI.Px(2.5)), draw.Fade(colors[half], alpha))
	}
	sign, width := draw.Fade(draw.Text, 0.9*alpha), max(1, 1.5*cam.K)
	line := func(x0, y0, x1, y1 float64) {
		ax, ay := cam.At(at.Moved(x0, y0).Point())
		bx, by := cam.At(at.Moved(x1, y1).Point())
		l.Line(ax, ay, bx, by, width, sign)
	}
	if kind == "supplycache" {
		const h = 9
		for _, e := range [...][4]float64{{-h, -h, h, -h}, {h, -h, h, h}, {h, h, -h, h}, {-h, h, -h, -h}, {-h, -h, h, h}, {-h, h, h, -h}} {
			line(e[0], e[1], e[2], e[3])
		}
		return
	}
	x, y := cam.At(at.Point())
	l.Circle(x, y, 4.5*cam.K, width, sign)
	for _, side := range []float64{-1, 1} {
		for _, e := range [...][4]float64{{5, 0, 7, 0}, {7, -5, 7, 5}, {7, 5, 14, 5}, {14, 5, 14, -5}, {14, -5, 7, -5}, {10.5, -5, 10.5, 5}} {
			line(side*e[0], e[1], side*e[2], e[3])
		}
	}
}

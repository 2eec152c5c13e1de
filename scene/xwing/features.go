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
		t.drawFeature(a, f.Kind, f.Pose, t.holder(f), 1)
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
		t.drawFeature(a, f.Kind, s.Pose.Moved(half*0.7, half*0.7), s.Seat, 0.9)
	}
}

// holder is whom a feature would give points as things stand, or whose marker lies on it; NoSeat for nobody, or both.
func (t *onTable) holder(f *board.Feature) game.Seat {
	if f.Marker != game.NoSeat {
		return f.Marker
	}
	holder, n := game.NoSeat, 0
	for _, gain := range t.play.state().Objectives() {
		if gain.Why.Arg("feature") == f.ID.Piece() {
			holder = gain.Seat
			n++
		}
	}
	if n > 1 {
		return game.NoSeat
	}
	return holder
}

// drawFeature paints one: a ring in the color of whoever holds it, and in it a crate, or a dish on its wings.
func (t *onTable) drawFeature(a *Client, kind string, at physics.Pose, holder game.Seat, alpha float64) {
	l, cam := &a.Back, t.sight.cam
	color := draw.Muted
	if holder != game.NoSeat {
		color = art.SeatColor(holder)
	}
	outline := board.FeatureOutline().At(at).Outline(0.4)
	pts := cam.Points(outline)
	t.sight.shadow(l, outline, 4, 2.2, 0.6*alpha)
	l.Polygon(pts, draw.Fade(draw.Mix(color, draw.Space, 0.7), 0.92*alpha))
	l.Outline(pts, max(1.5, a.UI.Px(2)), draw.Fade(color, alpha))
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

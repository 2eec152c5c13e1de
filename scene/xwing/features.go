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
		a.UI.Piece(f.ID.Piece(), t.play.words.Value("feature", f.ID.Piece()), t.sight.Rect(f.Shape()))
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
		radius := max(board.FeatureRadius/2, a.UI.Px(8)/t.sight.Cam.K)
		at := s.Pose.Moved(s.Size.Abeam(), s.Size.Fore())
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

// drawFeature paints one: a marker with a ring, and on it what the feature is, raised and lit as ships are.
func (t *onTable) drawFeature(a *desk, f featureLook) {
	l, cam := &a.Back, t.sight.Cam
	colors := [2]draw.Color{tint(f.holders[0]), tint(f.holders[1])}
	outline := physics.Disc(physics.Vec{}, board.FeatureRadius*f.size).At(f.at).Outline(0.4)
	pts := cam.Points(outline)
	t.sight.Shadow(l, outline, 4, 2.2, 0.6*f.alpha)
	l.Polygon(pts, draw.Fade(draw.Mix(draw.Mix(colors[0], colors[1], 0.5), draw.Space, 0.7), 0.92*f.alpha))
	x, y := cam.At(f.at.Point())
	k := featureReach * board.FeatureRadius * f.size * cam.K
	sp := a.Studio.Near(art.Raised{Chassis: f.kind}, 2.16*k)
	l.Shade(sp, x+0.06*k, y+0.08*k, cam.Angle(f.at), k, 0.6*f.alpha)
	l.Lit(sp, x, y, cam.Angle(f.at), k, f.alpha)
	for i, p := range pts {
		q, half := pts[(i+1)%len(pts)], i*2/len(pts)
		l.Line(float64(p.X), float64(p.Y), float64(q.X), float64(q.Y), max(1.5, a.UI.Px(2.5)*min(f.size+0.2, 1)), draw.Fade(colors[half], f.alpha))
	}
}

// featureReach is how far what is on a marker reaches from its middle, as a share of its radius.
const featureReach = 0.86

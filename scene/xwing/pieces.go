package xwing

import (
	"math"
	"strconv"

	"xwing/game/xwing/catalog"
	"xwing/physics"
	"xwing/scene/art"
	"xwing/scene/draw"
	"xwing/scene/xwing/pieces"
)

// obstacleOutline is the shape of an obstacle from the facts.
func (a *desk) obstacleOutline(xws string) (physics.Shape, catalog.ObstacleType) {
	o, err := a.facts.Obstacle(xws)
	if err != nil {
		return physics.Disc(physics.Vec{}, 20), catalog.OtherObstacle
	}
	return o.Outline, o.Type
}

// obstacleLabel says of what kind an obstacle is, and how large.
func (a *desk) obstacleLabel(xws string) string {
	shape, kind := a.obstacleOutline(xws)
	lo, hi := shape.Bounds()
	long, short := hi.X-lo.X, hi.Y-lo.Y
	return a.Say("obstacle-sized", "obstacle", kind.String(), "long", millimetres(max(long, short)), "short", millimetres(min(long, short)))
}

// tokenSpan is how far an obstacle reaches up and down, in mm, of a picture with its center in the middle.
func (a *desk) tokenSpan(xws string) float64 {
	shape, _ := a.obstacleOutline(xws)
	lo, hi := shape.Bounds()
	return 2 * max(-lo.Y, hi.Y)
}

// millimetres is a length as people say it.
func millimetres(length float64) string { return strconv.Itoa(int(math.Round(length))) }

// obstacleRecipe is the picture of an obstacle.
func (a *desk) obstacleRecipe(xws string) art.Terrain {
	shape, kind := a.obstacleOutline(xws)
	var points [][2]float64
	for _, v := range shape.Outline(0.5) {
		points = append(points, [2]float64{v.X, v.Y})
	}
	return art.Terrain{Name: xws, Matter: pieces.Matter(kind), Outline: art.OutlineOf(points)}
}

// obstacleSprite is the picture of an obstacle for a list.
func (a *desk) obstacleSprite(xws string) *draw.Sprite {
	return a.Studio.Sprite(a.obstacleRecipe(xws))
}

// layObstacle paints an obstacle at a pose, lit as it lies over its shadows, with its
// true outline.
func (t *onTable) layObstacle(a *desk, l *draw.List, xws string, pose physics.Pose, alpha float64) {
	r := a.obstacleRecipe(xws)
	r.Sheet = true
	shape, _ := a.obstacleOutline(xws)
	outline := shape.At(pose).Outline(0.5)
	fill, edge := r.Matter.Colors()
	deep := r.Matter.Deep()
	t.sight.Shadow(l, outline, 9, 5, 0.34*alpha*deep)
	t.sight.Shadow(l, outline, 2.6, 2.2, 0.5*alpha*deep)
	x, y := t.sight.Cam.At(pose.Point())
	sp := a.Studio.Sprite(r)
	if sp.Image == nil {
		l.Polygon(t.sight.Cam.Points(outline), draw.Fade(fill, alpha))
	}
	l.Lit(sp, x, y, t.sight.Cam.Angle(pose), t.sight.Cam.K, alpha)
	l.Outline(t.sight.Cam.Points(outline), max(1, 0.55*t.sight.Cam.K), draw.Fade(edge, 0.85*alpha))
}

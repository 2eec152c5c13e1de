package xwing

import (
	"xwing/game/xwing/board"
	"xwing/scene/table"
)

// ground paints all that rests: below the pieces the mat, the ranges and the players' edges; and the obstacles, which
// it names in the log.
func (t *tableScreen) ground(a *desk) {
	v := &t.play.board.view
	what := table.Ground{Mat: a.set.Table.Mat, Bands: ranges, Pieces: func() {
		for i := range v.Obstacles {
			t.pieces.drawObstacle(a, &v.Obstacles[i])
		}
	}}
	t.sight.DrawGround(a.Desk, what)
}

// drawObstacle paints an obstacle and names it.
func (t *onTable) drawObstacle(a *desk, o *board.Obstacle) {
	if o.Gone {
		return
	}
	t.layObstacle(a, &a.Ground, o.XWS, o.Pose, 1)
	shape, _ := a.obstacleOutline(o.XWS)
	a.UI.Piece(o.ID.Piece(), t.play.words.Value("obstacle", o.ID.Piece()), t.sight.Rect(shape.At(o.Pose)))
}

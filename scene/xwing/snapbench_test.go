package xwing

import (
	"testing"

	"xwing/game"
	"xwing/game/xwing/gauge"
	"xwing/physics"
	"xwing/scene"
)

// BenchmarkSnap slides the largest obstacle among five others, from where it must
// look around: a tick's time is 16 ms.
func BenchmarkSnap(b *testing.B) {
	t := &testing.T{}
	a, _ := newApp(t, 0)
	outline, _ := a.desk.obstacleOutline("yt2400debris2")
	piece := game.Piece{ID: "p", Outline: outline, Zone: game.Zone{Outline: physics.Rect(200, 200, 714, 714)}}
	p := &game.Placement{Area: gauge.PlayArea.Shape(), Pieces: []game.Piece{piece}}
	for _, at := range [][2]float64{{260, 260}, {450, 260}, {640, 280}, {270, 460}, {640, 470}} {
		p.KeepOut = append(p.KeepOut, game.KeepOut{ID: "k", Distance: 100, Shape: outline.At(physics.PoseAt(at[0], at[1], at[0]))})
	}
	for b.Loop() {
		for _, want := range []physics.Pose{physics.PoseAt(350, 350, 20), physics.PoseAt(600, 380, 0), physics.PoseAt(260, 270, 90)} {
			scene.Snap(p, piece, want, scene.SlideReach)
		}
	}
}

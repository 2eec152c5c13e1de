package pieces

import (
	"testing"

	"xwing/assets"
	"xwing/game"
	"xwing/game/armada/catalog"
	"xwing/scene/art"
	"xwing/scene/draw"
)

// BenchmarkTable lists a full table: six ships with their shields and sixteen squadrons a side, a frame's part.
func BenchmarkTable(b *testing.B) {
	facts, err := catalog.Load(assets.ArmadaFacts())
	if err != nil {
		b.Fatal(err)
	}
	studio, err := art.NewStudio()
	if err != nil {
		b.Fatal(err)
	}
	set, ships, squadrons := New(studio, facts), facts.Ships(), facts.Squadrons()
	var l draw.List
	for b.Loop() {
		l.Reset(1920, 1080)
		for i := range 12 {
			at, seat := Place{X: float64(100 + 140*i), Y: 300, Angle: float64(i), K: 0.76, Alpha: 1}, game.Seat(i%2)
			set.Ship(&l, ships[i].ID, seat, at)
			set.Shields(&l, ships[i].ID, [7]int{0, 3, 3, 3, 3}, at, 9)
		}
		for i := range 32 {
			at := Place{X: float64(100 + 50*i), Y: 600, Angle: float64(i), K: 0.76, Alpha: 1}
			set.Squadron(&l, squadrons[i].ID, game.Seat(i%2), i%3 == 0, at)
			Pips(&l, 2, squadrons[i].Hull, at)
		}
	}
	b.ReportMetric(float64(l.Len()), "commands")
}

package pieces

import (
	"fmt"
	"testing"

	"xwing/game"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/scene/art"
)

// BenchmarkBase paints the largest pictures, one of which must fit into a tick.
func BenchmarkBase(b *testing.B) {
	studio, err := art.NewStudio()
	if err != nil {
		b.Fatal(err)
	}
	for size := gauge.Small; size <= gauge.Large; size += 2 {
		for detail := Far; detail <= Near; detail += Near {
			r := Base{Size_: size, Seat: game.Blue, Initiative: 3, Arcs: ShadeFront, Faction: catalog.Rebel, Name: "Han Solo", Number: 3, Detail: detail}
			b.Run(fmt.Sprintf("%v/%d", size, detail), func(b *testing.B) {
				for b.Loop() {
					studio.Picture(r)
				}
			})
		}
	}
}

// BenchmarkObstacleStep raises obstacles of every type in steps, of which a tick must have
// room for one.
func BenchmarkObstacleStep(b *testing.B) {
	studio, err := art.NewStudio()
	if err != nil {
		b.Fatal(err)
	}
	for _, o := range coreObstacles(b) {
		b.Run(o.Name, func(b *testing.B) {
			step := o.Begin(studio)
			for b.Loop() {
				if step() != nil {
					step = o.Begin(studio)
				}
			}
		})
	}
}

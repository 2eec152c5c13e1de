package pieces

import (
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
	for _, name := range []string{"t65xwing", "modifiedyt1300lightfreighter"} {
		for size := gauge.Small; size <= gauge.Large; size += 2 {
			r := Base{Size_: size, Seat: game.Blue, Initiative: 3, Arcs: ShadeFront, Faction: catalog.Rebel, Name: "Han Solo", Number: 3, Detail: Near}
			b.Run(name+"/"+size.String(), func(b *testing.B) {
				for b.Loop() {
					studio.Picture(r)
				}
			})
			r.Detail = Far
			b.Run(name+"/"+size.String()+"/far", func(b *testing.B) {
				for b.Loop() {
					studio.Picture(r)
				}
			})
		}
	}
}

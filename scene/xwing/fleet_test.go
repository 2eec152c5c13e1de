package xwing

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/scene/art"
	"xwing/scene/draw"
)

// TestTrailsComeWithTheirShips: the title flies no engines without hulls, which would also
// be most of what its first frame costs.
func TestTrailsComeWithTheirShips(t *testing.T) {
	a, _ := newApp(t, 0)
	painted := func() int {
		a.Ground.Reset(1280, 720)
		a.fleet(draw.Rect{X: 500, W: 780, H: 720}, draw.Rect{X: 110, Y: 130, W: 64, H: 64})
		return a.Ground.Len()
	}
	const mark = 5 // four arms and a disc
	if n := painted(); n != mark {
		t.Errorf("without pictures %d commands paint the fleet, want those of the mark alone, %d", n, mark)
	}
	ship := squadrons[len(squadrons)-1]
	a.Studio.Sprite(art.Raised{Chassis: ship.chassis, Side: ship.side}).Image = ebiten.NewImage(1, 1)
	if n := painted(); n <= mark+1 {
		t.Errorf("with a picture %d commands paint the fleet: its engines and their trails are missing", n)
	}
}

package scene

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/scene/art"
)

// TestBasesByZoom shows more of a base's print the nearer it is seen, and what
// is seen from far until the rest is painted.
func TestBasesByZoom(t *testing.T) {
	a, _ := newApp(t, 0)
	ship := &board.Ship{ID: 3, Seat: game.Red, Pilot: "lukeskywalker", Chassis: "t65xwing", Size: gauge.Small, Initiative: 5}
	table := &tableScreen{}
	far := a.studio.Sprite(art.Base{Chassis: "t65xwing", Size_: gauge.Small, Arcs: art.ShadeFront})
	table.cam.K = 1
	if table.baseSprite(a, ship) != far {
		t.Error("from far the base is not the plain one")
	}
	for _, k := range []float64{2, 4} {
		table.cam.K = k
		pending := a.studio.Pending()
		if table.baseSprite(a, ship) != far {
			t.Errorf("zoom %v: a picture is shown before it is painted", k)
		}
		if a.studio.Pending() != pending+1 {
			t.Errorf("zoom %v: no picture of its own is wanted", k)
		}
	}
	near := a.studio.Sprite(art.Base{Chassis: "t65xwing", Size_: gauge.Small, Arcs: art.ShadeFront, Detail: art.Near,
		Initiative: 5, Number: 3, Name: "Luke Skywalker", Faction: catalog.Rebel})
	near.Image = ebiten.NewImage(1, 1)
	if table.baseSprite(a, ship) != near {
		t.Error("from near the base is not the one with its pilot's name")
	}
}

// TestObstaclesAreToldApart says of every obstacle of the core set how large it
// is, the longer side first: no two of them are called alike.
func TestObstaclesAreToldApart(t *testing.T) {
	a, _ := newApp(t, 0)
	if got, want := a.obstacleLabel("coreasteroid5"), "Asteroid, 71 × 56 mm"; got != want {
		t.Errorf("it is called %q, want %q", got, want)
	}
	named := map[string]string{}
	for _, id := range a.opt.Kit.CoreObstacles() {
		label := a.obstacleLabel(id)
		if other, taken := named[label]; taken {
			t.Errorf("%s and %s are both called %q", id, other, label)
		}
		named[label] = id
	}
}

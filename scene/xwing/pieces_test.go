package xwing

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/scene/draw"
	"xwing/scene/xwing/pieces"
)

// TestBasesByZoom shows more of a base's print the nearer it is seen, and what
// is seen from far until the rest is painted.
func TestBasesByZoom(t *testing.T) {
	a, p := newApp(t, 0)
	ship := &board.Ship{ID: 3, Seat: game.Red, Pilot: "lukeskywalker", Chassis: "t65xwing", Size: gauge.Small, Initiative: 5}
	table := newTable(a, p)
	far := a.Studio.Sprite(pieces.Base{Size_: gauge.Small, Arcs: pieces.ShadeFront})
	table.sight.Cam.K = 1
	if table.pieces.baseSprite(a.desk, ship) != far {
		t.Error("from far the base is not the plain one")
	}
	for _, k := range []float64{2, 4} {
		table.sight.Cam.K = k
		pending := a.Studio.Pending()
		if table.pieces.baseSprite(a.desk, ship) != far {
			t.Errorf("zoom %v: a picture is shown before it is painted", k)
		}
		if a.Studio.Pending() != pending+1 {
			t.Errorf("zoom %v: no picture of its own is wanted", k)
		}
	}
	near := a.Studio.Sprite(pieces.Base{Size_: gauge.Small, Arcs: pieces.ShadeFront, Detail: pieces.Near,
		Initiative: 5, Number: 3, Name: "Luke Skywalker", Faction: catalog.Rebel})
	near.Image = ebiten.NewImage(1, 1)
	if table.pieces.baseSprite(a.desk, ship) != near {
		t.Error("from near the base is not the one with its pilot's name")
	}
}

// TestObstaclesAreToldApart says of every obstacle of the core set how large it
// is, the longer side first: no two of them are called alike.
func TestObstaclesAreToldApart(t *testing.T) {
	a, _ := newApp(t, 0)
	if got, want := a.desk.obstacleLabel("coreasteroid5"), "Asteroid, 71 × 56 mm"; got != want {
		t.Errorf("it is called %q, want %q", got, want)
	}
	named := map[string]string{}
	for _, id := range a.kit.CoreObstacles() {
		label := a.desk.obstacleLabel(id)
		if other, taken := named[label]; taken {
			t.Errorf("%s and %s are both called %q", id, other, label)
		}
		named[label] = id
	}
}

// TestLivery: a ship that two factions fly looks as described for the first of them, and
// in the other's paint for the other.
func TestLivery(t *testing.T) {
	a, _ := newApp(t, 0)
	for pilot, want := range map[string]draw.Color{"lukeskywalker": {}, "jekporkins": {}, "no such pilot": {},
		"drearenthal": pieces.FactionColor(catalog.Scum)} {
		if got := a.desk.livery(pilot); got != want {
			t.Errorf("%s flies in %v, want %v", pilot, got, want)
		}
	}
}

// TestShuttlesAreSeen: the shuttle of a scenario is painted as one; another remote is an eye, which wants no picture.
func TestShuttlesAreSeen(t *testing.T) {
	a, _ := newApp(t, 0)
	for kind, want := range map[string]int{catalog.EvacuationShuttle: 1, "drk1probedroid": 0} {
		pending := a.Studio.Pending()
		a.desk.tokenPortrait(&a.Back, kind, game.Blue, 1, draw.Rect{W: 60, H: 60})
		if got := a.Studio.Pending() - pending; got != want {
			t.Errorf("%s wants %d pictures, not %d", kind, got, want)
		}
	}
}

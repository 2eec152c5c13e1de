package xwing

import (
	"reflect"
	"testing"

	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// TestTheMountsOfTurrets holds where the indicators of a ship lie: in its middle, those of a huge one apart and told apart.
func TestTheMountsOfTurrets(t *testing.T) {
	left, rear := []gauge.Arc{gauge.Left}, []gauge.Arc{gauge.Rear}
	small := mounts(&board.Ship{Size: gauge.Small, Turret: left})
	if len(small) != 1 || small[0].ahead != 0 || !reflect.DeepEqual(small[0].arcs, left) {
		t.Errorf("a small ship has %+v", small)
	}
	huge := &board.Ship{Size: gauge.Huge, Turret: left, Upgrades: []board.Upgrade{{XWS: "pointdefensebattery"},
		{XWS: "turbolaserbattery", Turret: rear}}}
	two := mounts(huge)
	if len(two) != 2 || !reflect.DeepEqual(two[0].arcs, left) || !reflect.DeepEqual(two[1].arcs, rear) {
		t.Fatalf("a huge ship has %+v", two)
	}
	if two[0].ahead <= 0 || two[1].ahead >= 0 || two[0].piece == two[1].piece {
		t.Errorf("its indicators are not told apart: %+v", two)
	}
	for _, m := range two { // an indicator turns around its mount, wholly on the base
		w, h, _ := m.piece.Size()
		if base := huge.Base(); w > base.Size.Width() || max(m.ahead, -m.ahead)+h/2 > base.Size.Fore() {
			t.Errorf("the indicator of %v by %v mm at %v lies beyond the base", w, h, m.ahead)
		}
	}
}

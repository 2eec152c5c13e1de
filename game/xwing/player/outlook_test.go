package player

import (
	"testing"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// TestEveryArcIcon: a player knows of each icon where it points.
func TestEveryArcIcon(t *testing.T) {
	turret := []gauge.Arc{gauge.Left}
	for k := catalog.FrontArc; k <= catalog.AllRoundArc; k++ {
		arcs := arcsOf(k, turret)
		if len(arcs) != 1 || (arcs[0] == gauge.Front) != (k == catalog.FrontArc) ||
			(arcs[0] == gauge.Left) != (k == catalog.LeftArc || k.IsTurret()) {
			t.Errorf("the icon %v points to %v", k, arcs)
		}
	}
}

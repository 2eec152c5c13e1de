package xwing

import (
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// leave puts into play what a device leaves behind that has detonated: an obstacle,
// its guides at the device's far edge (docs/decisions/0014). Where that would lie
// outside the play area nothing is left.
func (t *Table) leave(d *board.Device, p *Placing) {
	if p == nil {
		return
	}
	_, edge := t.rules.token(d.Kind).Outline.Bounds()
	at := d.Pose.Moved(0, edge.Y+t.rules.token(p.Device).Guides)
	if gauge.Inside(t.View.Area, t.rules.TokenShape(p.Device, at)) {
		t.placeCloud(board.Placed{Seat: d.Seat}, p, at)
	}
}

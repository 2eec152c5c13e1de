package xwing

import "xwing/game/xwing/board"

// Pivot turns a ship on the spot, counter-clockwise by degrees, a multiple of 90.
func (t *Table) Pivot(id board.ShipID, degrees float64) {
	from := t.Ship(id).Pose
	t.announce(board.ShipMoved{Ship: id, By: board.ByPivot, From: from, To: from.Turned(degrees), Full: true})
}

// FlipUpgrade turns a dual card of the ship to its other side (Dual Card chapter).
func (t *Table) FlipUpgrade(id board.ShipID, xws string) {
	if u := t.Ship(id).Upgrade(xws); u != nil {
		t.announce(board.UpgradeFlipped{Ship: id, XWS: xws, Side: 1 - u.Side})
	}
}

package xwing

// FlipUpgrade turns a dual card of the ship to its other side (Dual Card chapter).
func (t *Table) FlipUpgrade(id ShipID, xws string) {
	if u := t.Ship(id).upgrade(xws); u != nil {
		t.announce(UpgradeFlipped{Ship: id, XWS: xws, Side: 1 - u.Side})
	}
}

package board

import "xwing/game"

// ShipRammed tells that another huge ship stood where a huge ship was going.
type ShipRammed struct{ Ship, Other ShipID }

// Change changes nothing: what is suffered is told by itself.
func (e ShipRammed) Change(*View) {}

// Phrase names both.
func (e ShipRammed) Phrase(*View) game.Phrase {
	return tell(e, "", "ship", e.Ship.Piece(), "other", e.Other.Piece())
}

// ShipRunOver tells that a huge ship has come to lie on another one, which is set aside.
type ShipRunOver struct{ Ship, Other ShipID }

// Change changes nothing: it is placed by an event of its own.
func (e ShipRunOver) Change(*View) {}

// Phrase names both.
func (e ShipRunOver) Phrase(*View) game.Phrase {
	return tell(e, "", "ship", e.Ship.Piece(), "other", e.Other.Piece())
}

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

// SectionCrippled tells that the card of a section of a huge ship is turned over, and how much energy that side can hold.
type SectionCrippled struct {
	Ship   ShipID
	Energy int
}

// Change turns the card over: energy that it cannot hold any more is lost.
func (e SectionCrippled) Change(v *View) {
	s := v.Ship(e.Ship)
	s.Crippled = true
	if s.Charges.Limit > 0 {
		s.Charges.Limit, s.Charges.Active = e.Energy, min(e.Energy, s.Charges.Active)
	}
}

// Phrase names the section.
func (e SectionCrippled) Phrase(*View) game.Phrase { return tell(e, "", "ship", e.Ship.Piece()) }

// ShipRunOver tells that a huge ship has come to lie on another one, which is set aside.
type ShipRunOver struct{ Ship, Other ShipID }

// Change changes nothing: it is placed by an event of its own.
func (e ShipRunOver) Change(*View) {}

// Phrase names both.
func (e ShipRunOver) Phrase(*View) game.Phrase {
	return tell(e, "", "ship", e.Ship.Piece(), "other", e.Other.Piece())
}

package board

import (
	"xwing/game"
	"xwing/physics"
)

// ShipDocked puts a ship in reserve with its carrier.
type ShipDocked struct{ Ship, Carrier ShipID }

// Change takes the ship aboard.
func (e ShipDocked) Change(v *View) {
	s := v.Ship(e.Ship)
	s.Where, s.Docked, s.Dial = InReserve, e.Carrier, Dial{}
}

// Phrase says with whom it docks.
func (e ShipDocked) Phrase(*View) game.Phrase {
	return tell(e, "", "ship", e.Ship.Piece(), "carrier", e.Carrier.Piece())
}

// ShipWithdrawn puts a ship in reserve, from which it will come back.
type ShipWithdrawn struct {
	Ship   ShipID
	Formed bool `json:",omitempty"` // with its wing, in which it stays
}

// Change takes the ship off the play area.
func (e ShipWithdrawn) Change(v *View) {
	s := v.Ship(e.Ship)
	s.Where, s.Dial = InReserve, Dial{}
}

// Phrase says that it is in reserve.
func (e ShipWithdrawn) Phrase(*View) game.Phrase { return tell(e, "", "ship", e.Ship.Piece()) }

// ShipDeployed brings a docked ship back at the carrier's guides, Engaged if its turn
// to engage is over.
type ShipDeployed struct {
	Ship, Carrier ShipID
	Pose          physics.Pose
	Engaged       bool
}

// Change puts the ship into play.
func (e ShipDeployed) Change(v *View) {
	s := v.Ship(e.Ship)
	s.Where, s.Docked, s.Pose, s.Activated, s.Engaged = InPlay, 0, e.Pose, true, e.Engaged
}

// Phrase says from whom it deploys.
func (e ShipDeployed) Phrase(*View) game.Phrase {
	return tell(e, "", "ship", e.Ship.Piece(), "carrier", e.Carrier.Piece())
}

// DeployFailed leaves a docked ship where it is.
type DeployFailed struct{ Ship, Carrier ShipID }

// Change changes nothing.
func (e DeployFailed) Change(*View) {}

// Phrase says that it stays.
func (e DeployFailed) Phrase(*View) game.Phrase {
	return tell(e, "", "ship", e.Ship.Piece(), "carrier", e.Carrier.Piece())
}

// PilotTakenOver gives a ship the pilot of another: ability, initiative, charges.
type PilotTakenOver struct {
	Ship, From ShipID
	Pilot      string
	Initiative int
	Charges    Charges
}

// Change puts the pilot into the cockpit.
func (e PilotTakenOver) Change(v *View) {
	s := v.Ship(e.Ship)
	s.Acting, s.Initiative, s.Charges = e.Pilot, e.Initiative, e.Charges
}

// Phrase says whose pilot it is.
func (e PilotTakenOver) Phrase(*View) game.Phrase {
	return tell(e, "", "ship", e.Ship.Piece(), "from", e.From.Piece())
}

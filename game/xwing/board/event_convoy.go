package board

import "xwing/game"

// ObjectiveLoaded puts an objective token onto a remote of a scenario.
type ObjectiveLoaded struct{ Ship ShipID }

// Change counts it.
func (e ObjectiveLoaded) Change(v *View) { v.Ship(e.Ship).Objectives++ }

// Phrase says onto which.
func (e ObjectiveLoaded) Phrase(*View) game.Phrase { return tell(e, "", "ship", e.Ship.Piece()) }

// RemoteJumped says that a remote of a scenario leaves with all that it was to bring away; its removal follows.
type RemoteJumped struct{ Ship ShipID }

// Change has it be gone as what has fled is.
func (e RemoteJumped) Change(v *View) { v.Ship(e.Ship).Fled = true }

// Phrase says which.
func (e RemoteJumped) Phrase(*View) game.Phrase { return tell(e, "", "ship", e.Ship.Piece()) }

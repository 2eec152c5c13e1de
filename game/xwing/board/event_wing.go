package board

import (
	"strings"

	"xwing/game"
	"xwing/game/xwing/gauge"
)

// WingFormed gives the ships of a wing their ID cards.
type WingFormed struct {
	Leader ShipID
	Mates  []ShipID // by their numbers
}

// Change lays the cards beneath the ship cards.
func (e WingFormed) Change(v *View) {
	v.Ship(e.Leader).Wing = Wing{Leader: e.Leader}
	at := gauge.Formation(len(e.Mates))
	for i, id := range e.Mates {
		v.Ship(id).Wing = Wing{Leader: e.Leader, At: at[i]}
	}
}

// Phrase says who leads whom.
func (e WingFormed) Phrase(*View) game.Phrase {
	mates := make([]string, len(e.Mates))
	for i, id := range e.Mates {
		mates[i] = id.Piece()
	}
	return tell(e, "", "ship", e.Leader.Piece(), "objects", strings.Join(mates, ","))
}

// WingSplit says that a wingmate flies by itself from now on, and why.
type WingSplit struct {
	Ship ShipID
	Why  game.Phrase
}

// Change turns its ID card over.
func (e WingSplit) Change(v *View) { v.Ship(e.Ship).Wing.Split = true }

// Phrase says which ship it is, and of whose wing.
func (e WingSplit) Phrase(v *View) game.Phrase {
	return tell(e, "", "ship", e.Ship.Piece(), "leader", v.Ship(e.Ship).Wing.Leader.Piece()).With("why", e.Why)
}

// WingJoined says that a ship flies in formation again.
type WingJoined struct{ Ship ShipID }

// Change turns its ID card over.
func (e WingJoined) Change(v *View) { v.Ship(e.Ship).Wing.Split = false }

// Phrase says which ship it is, and behind whom.
func (e WingJoined) Phrase(v *View) game.Phrase {
	return tell(e, "", "ship", e.Ship.Piece(), "leader", v.Ship(e.Ship).Wing.Leader.Piece())
}

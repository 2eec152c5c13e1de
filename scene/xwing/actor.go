package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
)

// turnKinds are the questions which ship has the next turn.
var turnKinds = [...]game.Kind{ask.ChooseShipToActivate, ask.ChooseShipToEngage}

// choosesTurn reports whether a Decision is about which ship has the next turn.
func choosesTurn(d game.Decision) bool {
	return slices.Contains(turnKinds[:], d.Kind)
}

// actor is the ship that a Decision is about, none where it chooses one of several.
func actor(d game.Decision) board.ShipID {
	if choosesTurn(d) {
		return 0
	}
	for _, piece := range d.About {
		if id := board.ShipOf(piece); id != 0 {
			return id
		}
	}
	return 0
}

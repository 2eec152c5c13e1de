package xwing

import (
	"slices"

	"xwing/game/xwing/board"
)

// attackWithEach has a huge ship that engages attack once with its primary weapon and once with each other, one attack wholly
// after the other, in the order that its player likes (X10-HUG-031).
func (t *Table) attackWithEach(id board.ShipID) {
	var fired []string
	terms := AttackTerms{
		Weapon: func(w board.Weapon) bool { return !slices.Contains(fired, w.Upgrade) }, // "" is that of all primary ones
		With:   func(w board.Weapon) { fired = append(fired, w.Upgrade) },
	}
	for t.Ship(id).Where == board.InPlay && t.MakeAttack(id, terms) {
	}
}

package board

import (
	"slices"

	"xwing/game"
)

// Touch is two ships of which one has overlapped the other by its maneuver and has come to
// stand against it: the lower id first.
type Touch [2]ShipID

// ShipsTouch tells that a ship touches others that its maneuver has overlapped.
type ShipsTouch struct {
	Ship   ShipID
	Others []ShipID
}

// Change notes the relation.
func (e ShipsTouch) Change(v *View) {
	for _, other := range e.Others {
		if pair := (Touch{min(e.Ship, other), max(e.Ship, other)}); !slices.Contains(v.Touching, pair) {
			v.Touching = append(v.Touching, pair)
		}
	}
}

// Phrase is silent: the move has said so.
func (e ShipsTouch) Phrase(*View) game.Phrase { return tell(e, "") }

// Touch reports whether two ships touch.
func (v *View) Touch(a, b ShipID) bool {
	return slices.Contains(v.Touching, Touch{min(a, b), max(a, b)})
}

// untouch ends what a ship touches, once it has moved.
func (v *View) untouch(id ShipID) {
	v.Touching = slices.DeleteFunc(v.Touching, func(pair Touch) bool { return pair[0] == id || pair[1] == id })
}

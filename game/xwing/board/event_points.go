package board

import (
	"slices"
	"strconv"

	"xwing/game"
	"xwing/game/xwing/catalog"
)

// PointTaken lays a point that a side has scored onto a condition of a ship.
type PointTaken struct {
	From game.Seat
	Ship ShipID
	Card string // the condition, xws
}

// Change takes it from the one and lays it onto the other.
func (e PointTaken) Change(v *View) {
	v.Score[v.SideOf(e.From)]--
	s := v.Ship(e.Ship)
	s.Conditions = slices.Clone(s.Conditions)
	if c := s.ConditionOf(e.Card); c != nil {
		c.Points++
	}
}

// Phrase says whose it was, and how many lie there now.
func (e PointTaken) Phrase(v *View) game.Phrase {
	n := 0
	if c := v.Ship(e.Ship).ConditionOf(e.Card); c != nil {
		n = c.Points
	}
	return tell(e, "", "seat", e.From.ID(), "ship", e.Ship.Piece(), "card", catalog.ConditionCard.Ref(e.Card), "n", strconv.Itoa(n))
}

// ObjectiveHanded moves an objective token from one ship to another.
type ObjectiveHanded struct{ From, To ShipID }

// Change moves it.
func (e ObjectiveHanded) Change(v *View) {
	v.Ship(e.From).Objectives--
	v.Ship(e.To).Objectives++
}

// Phrase says from whom to whom.
func (e ObjectiveHanded) Phrase(*View) game.Phrase {
	return tell(e, "", "ship", e.To.Piece(), "from", e.From.Piece())
}

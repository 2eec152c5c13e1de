package xwing

import (
	"xwing/game/xwing/board"
	"xwing/physics"
)

// PreviewPlaces returns what device an option of the System Phase ("upgrade/protonbombs/0")
// would place, and where it could go; "" if it places none.
func (s *State) PreviewPlaces(id board.ShipID, option string) (kind string, spots []PlaceSpot) {
	copied := *s // only read
	t := &Table{State: &copied}
	for _, c := range t.cardsOf(id) {
		for i := range c.card.Abilities {
			a := &c.card.Abilities[i]
			m := Moment{When: a.When, Ship: id, Owner: id, Card: c.ref}
			if a.Place == nil || (Entry{Moment: m, Index: i}).optionID() != option {
				continue
			}
			p := *a.Place
			p.Ways = t.ways(m, a.Place)
			return p.Device, s.placeSpots(id, &p)
		}
	}
	return "", nil
}

// PreviewTokens returns the tokens that would lie on the table if a ship put a
// device of a kind at a pose: several, if the card that places it has a set.
func (s *State) PreviewTokens(id board.ShipID, kind string, at physics.Pose) []physics.Shape {
	p := &Placing{Device: kind}
	copied := *s // only read
	t := &Table{State: &copied}
	for _, c := range t.cardsOf(id) {
		for i := range c.card.Abilities {
			if placed := c.card.Abilities[i].Place; placed != nil && placed.Device == kind {
				p = placed
			}
		}
	}
	var out []physics.Shape
	for _, part := range p.parts(at) {
		out = append(out, s.rules.TokenShape(part.token, part.pose))
	}
	return out
}

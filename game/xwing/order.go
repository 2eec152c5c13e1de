package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/board"
)

// playerOrder returns the seats, the first player first.
func (t *Table) playerOrder() [2]game.Seat {
	return [2]game.Seat{t.View.First, t.View.First.Other()}
}

// Initiative returns the ship's initiative: the most recent change still
// active, else what its own cards make of the printed value (Initiative chapter).
func (s *State) Initiative(id board.ShipID) int {
	if c := s.Memory.Ships[id-1].Initiative; len(c) > 0 {
		return c[len(c)-1].Value
	}
	ship := s.View.Ship(id)
	own := ship.Initiative
	s.eachOwn(ship, InitiativeValue, func(t *Table, a *Ability, m Moment) {
		if a.applies(t, m) {
			own = a.By(t, m)
		}
	})
	return own
}

// friendly reports whether two ships are controlled by one player; a ship is
// friendly to itself.
func (t *Table) friendly(a, b board.ShipID) bool { return t.Ship(a).Seat == t.Ship(b).Seat }

// SetInitiative replaces a ship's initiative until the end of a phase; of several
// changes the most recent counts (X20-INI-003).
func (t *Table) SetInitiative(id board.ShipID, by string, value int, until board.Phase) {
	m := t.memory(id)
	m.Initiative = append(m.Initiative, InitiativeChange{By: by, Value: value, Phase: until})
}

// endInitiativeChanges drops the changes that last until the end of the phase.
func (s *State) endInitiativeChanges(p board.Phase) {
	for i := range s.Memory.Ships {
		m := &s.Memory.Ships[i]
		m.Initiative = slices.DeleteFunc(slices.Clone(m.Initiative), func(c InitiativeChange) bool { return c.Phase == p })
	}
}

package xwing

import (
	"slices"
	"xwing/game/xwing/board"
)

// SimultaneousRules say how long ships of one initiative attack as if at the same time
// (Simultaneous Fire chapter).
type SimultaneousRules struct {
	// OwnAttackOnly keeps a destroyed ship in play for its own attack alone, if that is at the initiative under way and not
	// over yet (X10-SIM-001 to 005); every other goes at once, once all damage that is suffered together is, not once every
	// ship of the initiative has engaged. First edition: yes.
	OwnAttackOnly bool
}

// Stay is how long a destroyed ship is not removed.
type Stay uint8

// A ship that an ability has keep its place; the others are removed in turn.
const (
	StayToEngage   Stay = 1 + iota // it engages at the initiative under way
	StayUntilPhase                 // until the Engagement Phase ends
	StayUntilEnd                   // until the End Phase ends
)

// CanEngageAtOnce reports whether a ship has not engaged, nor does so now or at the initiative under way anyway.
func (t *Table) CanEngageAtOnce(id board.ShipID) bool {
	return t.Memory.Reached && !t.Ship(id).Engaged && id != t.View.Active && t.Initiative(id) < t.Memory.Now
}

// EngageAtOnce has a destroyed ship engage at the initiative under way; it is not removed before it has.
func (t *Table) EngageAtOnce(id board.ShipID) { t.memory(id).Stays = StayToEngage }

// Stays reports whether a ship remains in play although it is destroyed, to the end of the round.
func (s *State) Stays(id board.ShipID) bool { return s.Memory.Ships[id-1].Stays == StayUntilEnd }

// StayInPlay has a destroyed ship not be removed until the Engagement Phase ends, or the End Phase.
func (t *Table) StayInPlay(id board.ShipID, until board.Phase) {
	if t.memory(id).Stays = StayUntilPhase; until == board.End {
		t.memory(id).Stays = StayUntilEnd
	}
}

// stays reports whether a destroyed ship is not to be removed yet.
func (t *Table) stays(id board.ShipID) bool {
	stays := t.memory(id).Stays
	return stays >= StayUntilPhase || stays == StayToEngage && !t.Ship(id).Engaged
}

// removeStaying removes the ships that have stayed so long, with all others that are destroyed and need not stay longer.
func (t *Table) removeStaying(longest Stay) {
	for _, id := range t.View.ShipsInPlay() {
		if m := t.memory(id); m.Stays <= longest {
			m.Stays = 0
		}
	}
	t.removeDestroyed()
}

// removeDestroyed removes all ships that were destroyed, once every ship of the
// initiative has engaged (X20-SIM-001, X20-SIM-002), in player order; and those
// that are destroyed on the way, for the initiative is over for them as well.
func (t *Table) removeDestroyed() {
	t.removeWhere(func(*board.Ship) bool { return true })
}

// removeEngaged removes the destroyed ships that have engaged, where that is all they
// could still do.
func (t *Table) removeEngaged() {
	if t.rules.Edition.Simultaneous.OwnAttackOnly {
		t.removeWhere(func(s *board.Ship) bool { return !t.awaitsAttack(s.ID) })
	}
}

// awaitsAttack reports whether a ship has its opportunity to attack at the initiative under way, or will have it.
func (t *Table) awaitsAttack(id board.ShipID) bool {
	return t.Memory.Reached && !t.Ship(id).Engaged && (id == t.View.Active || t.Initiative(id) == t.Memory.Now)
}

// removeWhere removes the destroyed ships that are due.
func (t *Table) removeWhere(due func(*board.Ship) bool) {
	for id := t.nextDestroyed(due); id != 0; id = t.nextDestroyed(due) {
		t.removeAsDestroyed(id)
	}
}

// nextDestroyed returns a destroyed ship that is due to be removed, 0 if there is
// none.
func (t *Table) nextDestroyed(due func(*board.Ship) bool) board.ShipID {
	var room [16]board.ShipID
	targets := t.View.AppendTargets(room[:0])
	for seat := range t.playerOrder() {
		for _, id := range targets {
			if s := t.Ship(id); s.Destroyed && s.Seat == seat && due(s) && !t.stays(id) && !slices.Contains(t.removing, id) {
				return id
			}
		}
	}
	return 0
}

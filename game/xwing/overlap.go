package xwing

import (
	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// OverlapRules say what it costs to overlap a ship with a maneuver (Overlap chapter):
// the Perform Action step, in each edition. The action that 2.5 allows after an enemy
// ship is to come with it.
type OverlapRules struct {
	// FriendDie has a ship that overlaps a friendly one roll an attack die: hit or crit is 1 damage. 2.5: yes.
	FriendDie bool
}

// overlappedFriend rolls the die for a ship that has overlapped another.
func (t *Table) overlappedFriend(id, other board.ShipID) {
	if !t.rules.Edition.Overlap.FriendDie || !t.friendly(id, other) {
		return
	}
	if t.RollAttackDie(id, game.Say("why.overlapped", "ship", other.Piece())).Hurts() {
		t.SufferDamage(id, Damage{Hits: 1})
	}
}

// others returns the other ships in play and their bases: what a moving ship can
// overlap (Overlap chapter).
func (s *State) others(id board.ShipID) ([]board.ShipID, []gauge.Base) {
	ids, bases := make([]board.ShipID, 0, len(s.View.Ships)), make([]gauge.Base, 0, len(s.View.Ships))
	for i := range s.View.Ships {
		if other := &s.View.Ships[i]; other.Where == board.InPlay && other.Remote == "" && other.ID != id {
			ids, bases = append(ids, other.ID), append(bases, other.Base())
		}
	}
	return ids, bases
}

// overlapped returns the first ship that a base standing there would overlap, 0
// if it overlaps none.
func (s *State) overlapped(id board.ShipID, base gauge.Base) board.ShipID {
	for i := range s.View.Ships {
		other := &s.View.Ships[i]
		if other.Where == board.InPlay && other.Remote == "" && other.ID != id && gauge.Overlap(base, other.Base()) {
			return other.ID
		}
	}
	return 0
}

package xwing

import (
	"slices"

	"xwing/game/xwing/board"
)

// DestroyRules say when what a ship's destruction triggers resolves (Destroying Ships
// chapter).
type DestroyRules struct {
	// AtOnce resolves it in the Aftermath of the attack that destroyed the ship, else at once; not before the ship is
	// removed. 2.5: yes.
	AtOnce bool
	// AfterQueue keeps a destroyed or fled ship in play as long as abilities wait in the queue. 2.5: yes.
	AfterQueue bool
	// FledConditions resolves what the conditions of a fled ship say of its destruction, if no other card of it. First edition: yes.
	FledConditions bool
}

// StillActs reports whether a ship can do something yet: a destroyed one can until those of its initiative are removed, where
// what the destruction of another triggers does not wait for that (X25-DST-006, 007).
func (t *Table) StillActs(id board.ShipID) bool {
	return !t.gone(id) && (!t.Ship(id).Destroyed || t.rules.Edition.Destroy.AtOnce)
}

// destroyIfDue destroys a ship whose damage cards reach its hull value and, unless it
// stays for now, removes it (Destroying Ships chapter).
func (t *Table) destroyIfDue(id board.ShipID) {
	s := t.Ship(id)
	if s.Remote != "" {
		t.destroyRemoteIfDue(id)
		return
	}
	if !s.Present() || !t.due(id) {
		return
	}
	if s.Joined != 0 {
		t.cripple(id)
		return
	}
	if !s.Destroyed && !t.becomeDestroyed(id, func() bool { return t.due(id) }) {
		return
	}
	t.removeInTurn(id)
}

// Destroy destroys a ship whatever its damage.
func (t *Table) Destroy(id board.ShipID) {
	if t.gone(id) || t.Ship(id).Destroyed {
		return
	}
	if t.becomeDestroyed(id, func() bool { return true }) {
		t.removeInTurn(id)
	}
}

// becomeDestroyed destroys a ship, unless something happens instead and it is not due any more; where that is due and no
// attack is under way, what it triggers resolves at once, if the ship is not removed right away. It reports whether the
// ship is destroyed.
func (t *Table) becomeDestroyed(id board.ShipID, due func() bool) bool {
	if s := t.Ship(id); t.replaced(Moment{When: WouldBeDestroyed, Ship: id}) && (s.Destroyed || s.Where != board.InPlay || !due()) {
		return false
	}
	t.announce(board.ShipDestroyed{Ship: id})
	t.jettison(id, t.Ship(id).Base())
	if t.rules.Edition.Destroy.AtOnce && t.fight == nil && t.View.Phase == board.Engagement {
		t.memory(id).Mourned = true
		t.Trigger(Moment{When: BeforeDestroyedRemoved, Ship: id})
	}
	return true
}

// removeInTurn removes a destroyed ship at once; but not in the Engagement Phase, where ships of an initiative go together;
// where an attack is under way after that, with all that follows it (RULINGS 84); and where abilities wait that keep it,
// after the last of them. Where a ship stays for its own attack alone, that is all that it stays for.
func (t *Table) removeInTurn(id board.ShipID) {
	switch {
	case t.rules.Edition.Simultaneous.OwnAttackOnly:
		if !t.awaitsAttack(id) && !t.stays(id) {
			t.removeAsDestroyed(id)
		}
	case t.View.Phase == board.Engagement, t.stays(id):
	case t.fight != nil || t.keptByQueue():
		t.leaving = append(t.leaving, id)
	default:
		t.removeAsDestroyed(id)
	}
}

// keptByQueue reports whether abilities wait that keep ships in play until they are done.
func (t *Table) keptByQueue() bool {
	return t.rules.Edition.Destroy.AfterQueue && t.waiting+len(t.Memory.Queue) > 0
}

// removeLeaving removes the ships that only an attack or the queue has kept in play.
func (t *Table) removeLeaving() {
	for len(t.leaving) > 0 && t.fight == nil && !t.keptByQueue() {
		id := t.leaving[0]
		t.leaving = t.leaving[1:]
		if t.Ship(id).Fled {
			t.removeFled(id)
			continue
		}
		t.removeAsDestroyed(id)
	}
}

// mourned returns what the ships that an attack has destroyed trigger.
func (t *Table) mourned() (found []Entry) {
	if !t.rules.Edition.Destroy.AtOnce {
		return nil
	}
	var room [16]board.ShipID
	for _, id := range t.View.AppendTargets(room[:0]) {
		if s := t.Ship(id); s.Destroyed && s.Remote == "" && !t.memory(id).Mourned {
			found = append(found, t.queueable(&Moment{When: BeforeDestroyedRemoved, Ship: id})...)
		}
	}
	return found
}

// mourn marks the ships that are destroyed: what that triggers is in the queue.
func (t *Table) mourn() {
	if !t.rules.Edition.Destroy.AtOnce {
		return
	}
	var room [16]board.ShipID
	for _, id := range t.View.AppendTargets(room[:0]) {
		if s := t.Ship(id); s.Destroyed && s.Remote == "" {
			t.memory(id).Mourned = true
		}
	}
}

// removeAsDestroyed removes a destroyed ship; what its destruction triggers
// resolves immediately before (X20-DES-004).
func (t *Table) removeAsDestroyed(id board.ShipID) {
	if slices.Contains(t.removing, id) { // what happens before it is removed has hurt somebody
		return
	}
	t.removing = append(t.removing, id)
	if m := t.memory(id); !m.Mourned {
		m.Mourned = t.rules.Edition.Destroy.AtOnce
		t.Process(func() { t.Trigger(Moment{When: BeforeDestroyedRemoved, Ship: id}) })
		if t.stays(id) {
			m.Mourned, t.removing = true, slices.DeleteFunc(t.removing, func(other board.ShipID) bool { return other == id })
			return
		}
	}
	if t.replaced(Moment{When: WouldFlee, Ship: id}) && !t.Ship(id).Destroyed {
		t.removing = slices.DeleteFunc(t.removing, func(other board.ShipID) bool { return other == id })
		return
	}
	if len(t.View.DockedWith(id)) > 0 {
		t.Process(func() { t.emergencyDeploy(id) })
	}
	t.removeShip(id)
}

// removeShip takes a ship out of the game with its tokens and locks; the locks
// that others have on it go as well. Its damage cards stay on its ship card
// (X20-DCD-002), or are discarded faceup (X10-DMG-011).
func (t *Table) removeShip(id board.ShipID) {
	if t.Ship(id).Where == board.Removed {
		return
	}
	t.breakLocksOn(id.Piece())
	t.announce(board.ShipRemoved{Ship: id})
	if t.rules.Edition.DamageDeck.OpenDiscard {
		t.DiscardDamage(id, func(string) bool { return true })
	}
	if t.Ship(id).Remote != "" && t.Ship(id).Damaged() {
		t.shuffleBack(id)
	}
	t.scoreRemoved(id)
	t.scoreConvoy(id)
}

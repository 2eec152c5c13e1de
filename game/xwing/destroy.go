package xwing

import (
	"slices"
	"xwing/game/xwing/board"
)

// destroyIfDue destroys a ship whose damage cards reach its hull value and,
// outside the Engagement Phase, removes it (Destroying Ships chapter).
func (t *Table) destroyIfDue(id board.ShipID) {
	s := t.Ship(id)
	if s.Remote != "" {
		t.destroyRemoteIfDue(id)
		return
	}
	if !s.Present() || !s.Due() {
		return
	}
	if !s.Destroyed {
		t.announce(board.ShipDestroyed{Ship: id})
		t.jettison(id, s.Base())
	}
	if t.View.Phase != board.Engagement {
		t.removeAsDestroyed(id)
	}
}

// Destroy destroys a ship whatever its damage.
func (t *Table) Destroy(id board.ShipID) {
	if t.gone(id) || t.Ship(id).Destroyed {
		return
	}
	t.announce(board.ShipDestroyed{Ship: id})
	t.jettison(id, t.Ship(id).Base())
	if t.View.Phase != board.Engagement {
		t.removeAsDestroyed(id)
	}
}

// removeAsDestroyed removes a destroyed ship; what its destruction triggers
// resolves immediately before (X20-DES-004).
func (t *Table) removeAsDestroyed(id board.ShipID) {
	if slices.Contains(t.removing, id) { // what happens before it is removed has hurt somebody
		return
	}
	t.removing = append(t.removing, id)
	t.Process(func() { t.Trigger(Moment{When: BeforeDestroyedRemoved, Ship: id}) })
	if len(t.View.DockedWith(id)) > 0 {
		t.Process(func() { t.emergencyDeploy(id) })
	}
	t.removeShip(id)
}

// removeShip takes a ship out of the game with its tokens and locks; the locks
// that others have on it go as well. Its damage cards stay on its ship card
// (X20-DCD-002).
func (t *Table) removeShip(id board.ShipID) {
	if t.Ship(id).Where == board.Removed {
		return
	}
	t.breakLocksOn(id.Piece())
	t.announce(board.ShipRemoved{Ship: id})
	t.scoreRemoved(id)
}

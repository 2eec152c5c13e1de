package xwing

import "slices"

// destroyIfDue destroys a ship whose damage cards reach its hull value and,
// outside the Engagement Phase, removes it (Destroying Ships chapter).
func (t *Table) destroyIfDue(id ShipID) {
	s := t.Ship(id)
	if s.Remote != "" {
		t.destroyRemoteIfDue(id)
		return
	}
	if !s.present() || !s.due() {
		return
	}
	if !s.Destroyed {
		t.announce(ShipDestroyed{Ship: id})
	}
	if t.View.Phase != Engagement {
		t.removeAsDestroyed(id)
	}
}

// due reports whether the ship's damage cards reach its hull value.
func (s *Ship) due() bool { return s.DamageCards() >= s.Hull }

// anyDue reports whether any ship in the play area is due to be destroyed.
func (v *View) anyDue() bool {
	for i := range v.Ships {
		if s := &v.Ships[i]; s.flies() && s.due() {
			return true
		}
	}
	return false
}

// Destroy destroys a ship whatever its damage.
func (t *Table) Destroy(id ShipID) {
	if t.gone(id) || t.Ship(id).Destroyed {
		return
	}
	t.announce(ShipDestroyed{Ship: id})
	if t.View.Phase != Engagement {
		t.removeAsDestroyed(id)
	}
}

// removeAsDestroyed removes a destroyed ship; what its destruction triggers
// resolves immediately before (X20-DES-004).
func (t *Table) removeAsDestroyed(id ShipID) {
	if slices.Contains(t.removing, id) { // what happens before it is removed has hurt somebody
		return
	}
	t.removing = append(t.removing, id)
	t.Process(func() { t.Trigger(Moment{When: BeforeDestroyedRemoved, Ship: id}) })
	if len(t.View.docked(id)) > 0 {
		t.Process(func() { t.emergencyDeploy(id) })
	}
	t.removeShip(id)
}

// removeShip takes a ship out of the game with its tokens and locks; the locks
// that others have on it go as well. Its damage cards stay on its ship card
// (X20-DCD-002).
func (t *Table) removeShip(id ShipID) {
	if t.Ship(id).Where == Removed {
		return
	}
	t.breakLocksOn(id.Piece())
	t.announce(ShipRemoved{Ship: id})
}

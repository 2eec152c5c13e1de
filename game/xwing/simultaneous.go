package xwing

// Simultaneous Fire: ships of one initiative attack as if at the same time.

// removeDestroyed removes all ships that were destroyed, once every ship of the
// initiative has engaged (X20-SIM-001, X20-SIM-002).
func (t *Table) removeDestroyed() {
	for _, id := range t.View.targets() {
		if t.Ship(id).Destroyed {
			t.removeAsDestroyed(id)
		}
	}
}

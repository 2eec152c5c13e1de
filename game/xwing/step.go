package xwing

import "xwing/game/xwing/board"

// Step is an entry of an edition's phase table. Run does the next piece of it
// and reports whether the entry is finished; the machine then goes on to the
// next entry, and from the last one back to the one named by Again.
type Step struct {
	Name  string // "activation/ship"
	Phase board.Phase
	Run   func(*Table) (finished bool)
}

package xwing

import "xwing/game/xwing/board"

// beginPhase opens a phase of the round unless it is already running. Planning
// opens the next round (Round chapter, X20-RND-001). It reports whether it did.
func (t *Table) beginPhase(p board.Phase) bool {
	if t.View.Phase == p {
		return false
	}
	round := t.View.Round
	if p == board.Planning {
		round++
	}
	for i := range t.Memory.Ships {
		t.Memory.Ships[i].Decloaked = false
	}
	t.announce(board.PhaseBegan{Phase: p, Round: round})
	return true
}

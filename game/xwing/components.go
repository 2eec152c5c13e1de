package xwing

import "xwing/game/xwing/board"

// prepareComponents is the last step of setup: each player shuffles his damage
// deck and sets it facedown outside the play area (X20-SET-011).
func (t *Table) prepareComponents() bool {
	t.shuffleDecks()
	t.announce(board.DecksShuffled{Cards: t.View.Decks})
	t.Trigger(Moment{When: AfterSetup})
	return true
}

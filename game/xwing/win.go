package xwing

import (
	"xwing/game"
	"xwing/game/xwing/board"
)

// checkForWinner ends the game at the end of a round in which a player's last
// ship was removed: the other wins, or nobody if he has none left either
// (Winning the Game chapter). Ships in reserve count as ships (X20-RSV-006).
func (t *Table) checkForWinner() {
	var left [2]int
	for _, id := range t.remaining() {
		left[t.Ship(id).Seat]++
	}
	switch {
	case left[game.Red] == 0 && left[game.Blue] == 0:
		t.announce(board.GameEnded{Winner: game.NoSeat})
	case left[game.Red] == 0:
		t.announce(board.GameEnded{Winner: game.Blue})
	case left[game.Blue] == 0:
		t.announce(board.GameEnded{Winner: game.Red})
	}
}

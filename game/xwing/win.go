package xwing

import (
	"xwing/game"
	"xwing/game/xwing/board"
)

// EndingRules say when a game is over (Winning the Game chapter): in every edition at the
// end of a round after which a player has no ships left, and then the other has won.
type EndingRules struct {
	// Rounds is the last round; 0: there is none. 2.5: 12.
	Rounds int
	// Points is with how many mission points the player who is ahead has won; 0: with no number of them. The standard
	// scenarios of 2.5: 20.
	Points int
}

// checkForWinner ends the game at the end of a round if it is over. If not just one
// player has ships left, the one who has more mission points wins, or nobody
// (RULINGS 7). Ships in reserve count as ships (X20-RSV-006).
func (t *Table) checkForWinner() {
	switch left := t.shipsLeft(); {
	case left[game.Red] > 0 && left[game.Blue] == 0:
		t.announce(board.GameEnded{Winner: game.Red})
	case left[game.Blue] > 0 && left[game.Red] == 0:
		t.announce(board.GameEnded{Winner: game.Blue})
	case left[game.Red] == 0 || t.View.Round == t.rules.Edition.Ending.Rounds || t.won():
		t.announce(board.GameEnded{Winner: t.ahead()})
	}
}

// won reports whether a player is ahead with enough mission points.
func (t *Table) won() bool {
	enough, score := t.rules.Edition.Ending.Points, t.View.Score
	return enough > 0 && max(score[game.Red], score[game.Blue]) >= enough && t.ahead() != game.NoSeat
}

// ahead returns who has more mission points.
func (t *Table) ahead() game.Seat {
	switch score := t.View.Score; {
	case score[game.Red] > score[game.Blue]:
		return game.Red
	case score[game.Blue] > score[game.Red]:
		return game.Blue
	}
	return game.NoSeat
}

// shipsLeft counts the ships that each player has left.
func (t *Table) shipsLeft() [2]int {
	var left [2]int
	for _, id := range t.remaining() {
		left[t.Ship(id).Seat]++
	}
	return left
}

// why says what has decided the game.
func (s *State) why() string {
	left := (&Table{State: s}).shipsLeft()
	switch red, blue := left[game.Red] > 0, left[game.Blue] > 0; {
	case red != blue:
		return "outcome.winner"
	case s.View.Winner != game.NoSeat:
		return "outcome.points"
	case red:
		return "outcome.points-draw"
	}
	return "outcome.draw"
}

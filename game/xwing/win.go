package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/board"
)

// EndingRules say when a game is over (Winning the Game chapter): in every edition at the
// end of a round after which a player has no ships left, and then the other has won.
type EndingRules struct {
	// Rounds is the last round; 0: there is none. 2.5: 12.
	Rounds int
	// Agreed lets players agree on a last round where there is none, and the squad points of what they have destroyed
	// decide then (X10-OPT-004, X10-OPT-006). First edition: yes.
	Agreed bool
}

// Ending is what a game has ended by.
type Ending string

// How games end.
const (
	ByElimination Ending = "elimination" // a player has no ships left
	ByPoints      Ending = "points"      // the one who is ahead has mission points enough
	ByRounds      Ending = "rounds"      // the last round is over
)

// checkForWinner ends the game at the end of a round if it is over. If not just one
// player has ships left, the one who has more mission points wins, or nobody
// (RULINGS 7). In epic battles it is the one with more casualties of the other, whoever has
// ships left; those decide between equals (RULINGS 63).
func (t *Table) checkForWinner() {
	how, over := t.ending()
	if !over {
		return
	}
	winner := t.ahead()
	e := t.rules.Edition
	if how == ByRounds && e.Ending.Agreed {
		winner = leading(t.Standing(&t.View))
	}
	if left := t.shipsLeft(); how == ByElimination && (left[game.Red] == 0) != (left[game.Blue] == 0) {
		winner = game.Red
		if left[game.Red] == 0 {
			winner = game.Blue
		}
	}
	if most := leading(t.Standing(&t.View)); e.Scoring.Casualties && (how != ByElimination || most != game.NoSeat) {
		winner = most
	}
	t.announce(board.GameEnded{Winner: winner})
}

// Ending returns by what the game has ended; false while it goes on.
func (s *State) Ending() (Ending, bool) {
	if !s.View.Ended {
		return "", false
	}
	return (&Table{State: s}).ending()
}

// ending says whether the game is over at the end of a round, and by what.
func (t *Table) ending() (Ending, bool) {
	left := t.shipsLeft()
	switch red, blue := left[game.Red] > 0, left[game.Blue] > 0; {
	case red != blue, !slices.ContainsFunc(t.remaining(), func(id board.ShipID) bool { return !t.idles(id) }): // nor does any left act
		return ByElimination, true
	case t.won():
		return ByPoints, true
	case t.View.Round == t.rules.Edition.Ending.Rounds:
		return ByRounds, true
	}
	return "", false
}

// won reports whether a player is ahead with the mission points that the scenario asks for.
func (t *Table) won() bool {
	m, score := t.rules.Mission, t.View.Score
	return m != nil && m.Points > 0 && max(score[game.Red], score[game.Blue]) >= m.Points && t.ahead() != game.NoSeat
}

// ahead returns who has more mission points.
func (t *Table) ahead() game.Seat { return leading(t.View.Score) }

// leading returns who has the higher score.
func leading(score [2]int) game.Seat {
	switch {
	case score[game.Red] > score[game.Blue]:
		return game.Red
	case score[game.Blue] > score[game.Red]:
		return game.Blue
	}
	return game.NoSeat
}

// shipsLeft counts the ships that each side has left: those in reserve as well
// (X20-RSV-006), but in a scenario of 2.5 those in the play area alone (RULINGS 26).
func (t *Table) shipsLeft() [2]int {
	var left [2]int
	for _, id := range t.remaining() {
		if s := t.Ship(id); t.rules.Mission == nil || t.rules.Mission.Epic || s.Where == board.InPlay {
			left[t.View.SideOf(s.Seat)]++
		}
	}
	return left
}

// why says what has decided the game.
func (s *State) why() string {
	left := (&Table{State: s}).shipsLeft()
	switch red, blue := left[game.Red] > 0, left[game.Blue] > 0; {
	case s.View.Score != [2]int{} && s.rules.Edition.Scoring.Casualties && leading(s.Standing(&s.View)) != game.NoSeat:
		return "outcome.points"
	case s.rules.Edition.Scoring.Casualties && leading(s.Standing(&s.View)) != game.NoSeat:
		return "outcome.ships"
	case red != blue:
		return "outcome.winner"
	case s.rules.Edition.Scoring.Casualties:
		return "outcome.ships-draw"
	case red && s.rules.Edition.Ending.Agreed && s.View.Winner != game.NoSeat:
		return "outcome.ships"
	case red && s.rules.Edition.Ending.Agreed:
		return "outcome.ships-draw"
	case s.View.Winner != game.NoSeat:
		return "outcome.points"
	case red && !s.rules.ScoresBy(s.rules.List):
		return "outcome.unscored"
	case red:
		return "outcome.points-draw"
	}
	return "outcome.draw"
}

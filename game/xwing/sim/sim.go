// Package sim tries X-Wing (game/trial): whole games between players that are no people,
// what is counted in them, and what must hold in any. It knows no clock and no disk.
package sim

import (
	"xwing/game"
	"xwing/game/trial"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/player"
)

// maxRounds is how many rounds are played before a game is given up.
const maxRounds = 60

// Game is a game to be played.
type Game struct {
	Header  game.Header
	Start   func(game.Header) (game.State, error)
	Players [2]player.Player // of each side: a team's seats all ask one
	Checks  bool             // check every step, replay, reopen ten prefixes
	Cover   *trial.Coverage  // counts, if not nil

	// Told about every Event, with the board after it, and every Decision.
	Seen  func(board *board.View, e game.Event)
	Asked func(board *board.View, d game.Decision)
}

// Result is how a game went.
type Result struct {
	trial.Result
	Rounds   int
	Ending   xwing.Ending // by what, once it is over
	Score    [2]int       // mission points
	Scenario string       // "" for none

	Environment string // the environment card; "" for none
}

// Play plays the game to its end, or to where it is given up.
func Play(g Game) (r Result) {
	var seats [board.MaxSeats]xwing.Seen // how they see the table; each is asked one thing at a time
	t := trial.Game{Header: g.Header, Start: g.Start, Checks: g.Checks, Cover: g.Cover,
		Answer: func(s *game.Session, d game.Decision) (game.Choice, error) {
			seats[d.Seat].Sit(s, d.Seat)
			return g.Players[s.State().(*xwing.State).View.SideOf(d.Seat)].Answer(&seats[d.Seat], d)
		},
		Long:  func(now game.State) bool { return now.(*xwing.State).View.Round >= maxRounds },
		Ended: r.end,
	}
	if g.Checks || g.Cover != nil || g.Seen != nil || g.Asked != nil {
		t.Probe = &watch{game: g}
	}
	r.Result = trial.Play(t)
	return r
}

// end takes down where the game has ended, or was given up.
func (r *Result) end(now game.State, over bool) {
	s := now.(*xwing.State)
	r.Rounds, r.Score = s.View.Round, s.View.Score
	if m := s.Mission(); m != nil {
		r.Scenario = m.ID
	}
	r.Environment = s.View.Environment
	if over {
		r.Ending, _ = s.Ending()
	}
}

// Examine plays a journal again with every check on (trial.Examine).
func Examine(text []byte, start func(game.Header) (game.State, error)) error {
	return trial.Examine(text, start, &watch{game: Game{Checks: true}})
}

// Shrink cuts the journal of a game that failed down to where it does (trial.Shrink).
func Shrink(text []byte, start func(game.Header) (game.State, error)) ([]byte, bool) {
	return trial.Shrink(text, start, &watch{game: Game{Checks: true}})
}

// Package sim tries Armada (game/trial): whole games between players that are no people, what is counted in them, and what
// must hold in any. It knows no clock and no disk.
package sim

import (
	"errors"
	"fmt"
	"reflect"

	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/board"
	mind "xwing/game/armada/player"
	"xwing/game/player"
	"xwing/game/trial"
)

// maxRounds is how many rounds are played before a game without a last one is given up.
const maxRounds = 30

// Game is a game to be played.
type Game struct {
	Header  game.Header
	Start   func(game.Header) (game.State, error)
	Players [2]mind.Player
	Checks  bool            // check every step, take back and fork, replay, reopen ten prefixes
	Cover   *trial.Coverage // counts, if not nil

	// Told about every Event, with the board after it, and every Decision.
	Seen  func(board *board.View, e game.Event)
	Asked func(board *board.View, d game.Decision)
}

// Result is how a game went.
type Result struct {
	trial.Result
	Rounds    int
	Objective string // "" for none
	Score     [2]int
	Lost      [2]bool // the seat has lost its last ship
}

// Play plays the game to its end, or to where it is given up.
func Play(g Game) (r Result) {
	var turns trials
	t := trial.Game{Header: g.Header, Start: g.Start, Checks: g.Checks, Cover: g.Cover,
		Answer: func(s *game.Session, d game.Decision) (game.Choice, error) {
			if g.Checks {
				if err := turns.try(s); err != nil {
					return game.Choice{}, err
				}
			}
			return g.Players[d.Seat].Answer(s.State().(*armada.State).Seen(d.Seat), d)
		},
		Long:  func(now game.State) bool { return now.(*armada.State).View.Round > maxRounds },
		Ended: func(now game.State, _ bool) { r.end(now.(*armada.State)) },
	}
	if g.Checks || g.Cover != nil || g.Seen != nil || g.Asked != nil {
		t.Probe = &watch{game: g}
	}
	r.Result = trial.Play(t)
	return r
}

// end takes down where the game has ended, or was given up.
func (r *Result) end(s *armada.State) {
	r.Rounds, r.Objective = s.View.Round, s.View.Objective
	r.Lost = [2]bool{true, true}
	for i := range s.View.Ships {
		if ship := &s.View.Ships[i]; ship.Where == board.OnTable {
			r.Lost[ship.Seat] = false
		}
	}
	for seat := range r.Score {
		r.Score[seat] = s.Score(game.Seat(seat))
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

// trials take back and make again, and fork, at some questions of a game.
type trials struct{ asked int }

// How often that is tried, and how far a fork goes.
const (
	tryEvery    = 23
	forkAnswers = 5
)

// try does at some questions, and says what is not as it was.
func (t *trials) try(s *game.Session) error {
	if t.asked++; t.asked%tryEvery != 0 {
		return nil
	}
	hash := s.Hash()
	fork := s.Fork()
	defer fork.Close()
	chance := player.NewRandom(uint64(t.asked))
	for range forkAnswers {
		open := fork.Open()
		if len(open) == 0 {
			break
		}
		c, err := chance.Answer(open[0])
		if err == nil {
			err = fork.Choose(c)
		}
		if err == nil && fork.Fault() != nil {
			err = fork.Fault()
		}
		if err != nil {
			return fmt.Errorf("a fork, asked %s: %w", open[0].Kind, err)
		}
	}
	if s.Hash() != hash {
		return errors.New("a fork has changed its game")
	}
	if u := s.CanUndo(game.NoSeat); u.Choices == 0 || u.Chance {
		return nil // what is made again rolls anew
	}
	asked := s.Open()
	if err := s.Undo(game.NoSeat, true, 1); err != nil {
		return fmt.Errorf("a choice is not taken back: %w", err)
	}
	if err := s.Redo(); err != nil {
		return fmt.Errorf("a choice that was taken back is not made again: %w", err)
	}
	s.Drain() // all is as it was: nobody needs to hear of it
	if s.Hash() != hash || !reflect.DeepEqual(s.Open(), asked) {
		return errors.New("a choice that was taken back and made again leads elsewhere")
	}
	return nil
}

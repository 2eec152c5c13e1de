// Package sim plays whole games between players that are no people, counts what
// happens in them and, if told to, checks after every choice what must hold in
// any game. It knows no clock and no disk.
package sim

import (
	"fmt"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/player"
)

// When a game counts as stuck or unfinished.
const (
	maxAsked  = 200 // Decisions in one step
	maxRounds = 60
)

// Game is a game to be played.
type Game struct {
	Header  game.Header
	Start   func(game.Header) (game.State, error)
	Players [2]player.Player
	Checks  bool      // check every step, replay, reopen ten prefixes
	Cover   *Coverage // counts, if not nil

	// Told about every Event, with the board after it, and every Decision.
	Seen  func(board *board.View, e game.Event)
	Asked func(board *board.View, d game.Decision)
}

// Result is how a game went.
type Result struct {
	Rounds     int
	Decisions  int
	Winner     game.Seat // NoSeat for a draw, or without an end
	Over       bool
	Ending     xwing.Ending // by what, once it is over
	Score      [2]int       // mission points
	Scenario   string       // "" for none
	Unfinished bool
	Stuck      error   // why the game could not go on
	Broken     []error // what should have held and did not
	Journal    []byte
}

// journal keeps a journal in memory.
type journal struct {
	text  []byte
	lines int
}

// Append writes one line.
func (j *journal) Append(line []byte) error {
	j.text = append(append(j.text, line...), '\n')
	j.lines++
	return nil
}

// Play plays the game to its end, or to where it is given up.
func Play(g Game) Result {
	r := Result{Winner: game.NoSeat}
	state, err := g.Start(g.Header)
	if err != nil {
		r.Stuck = err
		return r
	}
	if m := state.(*xwing.State).Mission(); m != nil {
		r.Scenario = m.ID
	}
	log := &journal{text: make([]byte, 0, 48<<10)}
	table := newWatch(g, state.(*xwing.State))
	s, err := game.NewSession(g.Header, state, log)
	if err != nil {
		r.Stuck = err
		return r
	}
	defer s.Close()
	if !table.boards {
		s.Deafen()
	}
	r.play(g, s, table, log)
	now := s.State().(*xwing.State)
	r.Rounds = now.View.Round
	r.Score = now.View.Score
	if out, over := s.Over(); over {
		r.Over, r.Winner = true, out.Winner
		r.Ending, _ = now.Ending()
	}
	r.Journal = log.text
	if g.Checks && r.Stuck == nil {
		table.replay(s, log.text)
	}
	r.Broken = table.broken
	return r
}

// play answers Decisions until the game is over, stuck or too long.
func (r *Result) play(g Game, s *game.Session, w *watch, log *journal) {
	w.see(s, log)
	for {
		if f := s.Fault(); f != nil {
			r.Stuck = fmt.Errorf("%w\n%s", f, f.Stack)
			return
		}
		if _, over := s.Over(); over {
			return
		}
		now := s.State().(*xwing.State)
		if now.View.Round >= maxRounds {
			r.Unfinished = true
			return
		}
		if r.Stuck = stranded(s); r.Stuck != nil {
			return
		}
		d := s.Open()[0]
		if g.Checks {
			w.asked(s.Step(), d, now)
		}
		c, err := g.Players[d.Seat].Answer(xwing.Sit(s, d.Seat), d)
		if err != nil {
			r.Stuck = fmt.Errorf("step %s: %w", s.Step(), err)
			return
		}
		if err := s.Choose(c); err != nil {
			r.Stuck = fmt.Errorf("step %s: the player's answer %v: %w", s.Step(), c, err)
			return
		}
		r.Decisions++
		g.Cover.decision(d)
		if g.Asked != nil {
			g.Asked(&w.board, d)
		}
		w.see(s, log)
	}
}

// Err is the game's failure, if it is one: stuck, or something did not hold.
func (r Result) Err() error {
	if r.Stuck != nil {
		return r.Stuck
	}
	if len(r.Broken) > 0 {
		return r.Broken[0]
	}
	return nil
}

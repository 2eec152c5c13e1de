package xwing

import (
	"time"

	"xwing/game"
	"xwing/game/xwing/match"
	"xwing/game/xwing/record"
	"xwing/scene"
)

// records is what the kept games came to, as far as they have been looked at: a few headers and choices a frame, and of games
// in which something was flown that is asked for. It is kept as long as the program runs.
type records struct {
	games  []scene.Game
	at     int               // which of them is looked at next
	known  map[string]fought // by path
	wanted map[string]bool   // what squads fly that are asked for
	again  scene.Again       // the game that is played again; nil: none is
}

// fought is a kept game as it was last seen.
type fought struct {
	when   time.Time
	flown  [2]string // by each side; "": what cannot be read, or was not flown by two
	sure   bool      // it has been played to its end, or never can be
	over   bool
	winner game.Side
	score  [2]int
}

// playedForRecords is how many choices are played again in a frame, and headersRead how many headers are read.
const (
	playedForRecords = 16
	headersRead      = 4
)

// begin lists the games anew; wanted is what squads fly whose records are asked for.
func (r *records) begin(files scene.Files, wanted map[string]bool) error {
	games, err := files.Games()
	r.end()
	r.games, r.at, r.wanted = games, 0, wanted
	if r.known == nil {
		r.known = map[string]fought{}
	}
	return err
}

// end leaves a game that is being played again.
func (r *records) end() {
	if r.again != nil {
		r.again.Close()
		r.again = nil
	}
}

// leave looks at no more games until begin.
func (r *records) leave() {
	r.end()
	r.games, r.at = nil, 0
}

// learning reports whether there is more to learn.
func (r *records) learning() bool { return r.at < len(r.games) }

// learn goes on for one frame; it reports whether there is more to learn.
func (r *records) learn(files scene.Files, kits match.Kits) bool {
	for n := 0; r.at < len(r.games) && n < headersRead; n++ {
		g := &r.games[r.at]
		f, ok := r.known[g.Path]
		if !ok || !f.when.Equal(g.When) {
			if f = (fought{when: g.When}); g.Err == nil {
				f.flown = record.Flown(g.Header, kits)
			}
		}
		if f.sure = f.sure || !r.wanted[f.flown[0]] && !r.wanted[f.flown[1]]; !f.sure {
			r.play(files, g, &f)
		}
		r.known[g.Path] = f
		if r.again != nil {
			return true
		}
		r.at++
	}
	return r.learning()
}

// play plays a part of a game again.
func (r *records) play(files scene.Files, g *scene.Game, f *fought) {
	if r.again == nil {
		again, err := files.Again(g.Path)
		if err != nil {
			f.sure = true
			return
		}
		r.again = again
	}
	is, done := r.again.Play(playedForRecords)
	if !done {
		return
	}
	f.sure, f.over, f.winner = true, is.Over && is.Damage == nil, is.Winner
	if s := r.again.Session(); s != nil {
		f.score, _ = record.Score(s)
	}
	r.end()
}

// of is the record of what a squad flies.
func (r *records) of(flown string) (is record.Record) {
	for _, g := range r.games {
		f := r.known[g.Path]
		for seat := range f.flown {
			if f.flown[seat] == flown && f.over {
				is.Add(game.Side(seat), f.winner, f.score)
			}
		}
	}
	return is
}

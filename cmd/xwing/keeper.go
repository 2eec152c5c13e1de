package main

import (
	"slices"

	"xwing/game"
	"xwing/internal/store"
	"xwing/scene"
)

// keeper is the player's files as the scene asks for them.
type keeper struct {
	*store.Store
	tables []*gameTable
}

// of is the table of a header's game; the first where there is none, whose rules refuse it by name.
func (k keeper) of(h game.Header) *gameTable {
	return k.tables[max(slices.IndexFunc(k.tables, func(t *gameTable) bool { return t.id == h.Game }), 0)]
}

// Games lists the kept games, the latest first.
func (k keeper) Games() ([]scene.Game, error) {
	kept, err := k.Store.Games()
	games := make([]scene.Game, len(kept))
	for i, g := range kept {
		games[i] = scene.Game{Path: g.Path, Name: g.Name, When: g.When, Header: g.Header, Err: g.Err}
	}
	return games, err
}

// listedRoom is how much of a journal is read for the list, in bytes; real ones have a tenth of it.
const listedRoom = 1 << 20

// Standing reads how far a kept game has come from its choices.
func (k keeper) Standing(path string) scene.Standing {
	text, err := store.ReadStart(path, listedRoom+1)
	if err != nil {
		return scene.Standing{Damage: err}
	}
	j, err := game.ReadJournal(text)
	if len(text) > listedRoom {
		err = nil // of the part that was read
	}
	choices, end := j.InEffect()
	s := scene.Standing{Round: k.of(j.Header).round(choices), Damage: err}
	switch {
	case err != nil:
	case end != nil:
		s.Over, s.Winner = true, end.Outcome(game.SidesOf(nil)).Winner // all games so far are of two
	}
	return s
}

// Again plays a kept game again, for whether it is over by the rules.
func (k keeper) Again(path string) (scene.Again, error) {
	s := k.Standing(path)
	text, err := store.ReadStart(path, listedRoom+1)
	if err != nil {
		return nil, err
	}
	if len(text) > listedRoom {
		return &replayed{standing: s}, nil // it stays unsaid
	}
	j, err := game.ReadJournal(text)
	if err != nil {
		return nil, err
	}
	r, err := game.NewReplay(j, k.of(j.Header).start)
	if err != nil {
		return nil, err
	}
	r.Session().Deafen()
	return &replayed{r, s}, nil
}

// replayed is a game that is played again, and how far it has come by its choices.
type replayed struct {
	*game.Replay // nil: there is nothing to play
	standing     scene.Standing
}

// Play plays about so many choices, those again that an undo went back behind.
func (r *replayed) Play(choices int) (scene.Standing, bool) {
	if r.Replay == nil {
		return r.standing, true
	}
	for until := r.Work() + choices; r.Work() < until; {
		more, parted := r.Next()
		switch {
		case parted != nil && !parted.Versions && !parted.Spent:
			r.standing.Damage = parted
			return r.standing, true
		case parted != nil:
			return r.standing, true
		case !more:
			outcome, over := r.Session().Over()
			r.standing.Over, r.standing.Winner = over, outcome.Winner
			return r.standing, true
		}
	}
	return r.standing, false
}

// Session is the game as far as it was played.
func (r *replayed) Session() *game.Session {
	if r.Replay == nil {
		return nil
	}
	return r.Replay.Session()
}

// Close ends the game.
func (r *replayed) Close() {
	if r.Replay != nil {
		r.Session().Close()
	}
}

// Remove deletes a kept game.
func (k keeper) Remove(path string) (string, error) { return k.RemoveGame(path) }

// Restore puts a deleted game back.
func (k keeper) Restore(trash string) error {
	_, err := k.RestoreGame(trash)
	return err
}

// Begin opens the journal of a new game.
func (k keeper) Begin(label string) (game.Log, error) {
	journal, err := k.Store.Begin(label)
	if err != nil {
		return nil, err
	}
	return journal, nil
}

// Read reads a journal, also of a game that another window plays.
func (k keeper) Read(path string) ([]byte, error) { return store.ReadFile(path, store.MaxJournal) }

// Open reads a journal and opens it for more lines.
func (k keeper) Open(path string) ([]byte, game.Log, error) {
	text, journal, err := k.OpenGame(path)
	if err != nil {
		return nil, nil, err
	}
	return text, journal, nil
}

package xwing

import (
	"xwing/game"
	"xwing/game/xwing/lesson"
	"xwing/scene"
)

// firstGame begins the game that teaches, at its first dial.
func (a *Client) firstGame() {
	a.turnTo(a.kits[0])
	var (
		session *game.Session
		kept    game.Log
	)
	begin := func(log game.Log) (err error) {
		kept = log
		session, err = a.lesson(log)
		return err
	}
	err := a.InJournal(a.Say("lesson"), begin)
	if err == nil {
		a.showGame(session, kept)
		return
	}
	if begin(nil) == nil {
		a.AskUnkept(err, func() { a.showGame(session, nil) }, session.Close)
		return
	}
	a.Fail(err)
}

// lesson is that game, kept in a journal; nil: in none.
func (a *Client) lesson(log game.Log) (*game.Session, error) {
	h, err := a.header(setup{squads: lesson.Squads(), computer: scene.Seats{}.With(game.Blue, scene.Recruit),
		seed: lesson.Seed(), seeded: true})
	if err != nil {
		return nil, err
	}
	h = lesson.Mark(h)
	state, err := a.kit.Start(h)
	if err != nil {
		return nil, err
	}
	session, err := game.NewSession(h, state, log)
	if err != nil {
		return nil, err
	}
	if err := lesson.LayOut(session); err != nil {
		session.Close()
		return nil, err
	}
	return session, nil
}

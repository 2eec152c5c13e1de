package xwing

import (
	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/lesson"
	"xwing/game/xwing/terms"
	"xwing/scene"
)

// newPlay shows a game.
func newPlay(session *game.Session) *play {
	p := &play{Play: scene.Play{Session: session}}
	p.Chosen = p.noteOrder
	p.board.Stage, p.board.state = &p.board, p.state
	p.Show = &p.board.Show
	p.board.Renew()
	return p
}

// newGame begins a game.
func (a *Client) newGame(s setup) {
	p, err := a.begun(s)
	if err == nil {
		a.Show(newTable(a, p))
		return
	}
	if p, other := a.begunWith(s, nil); other == nil {
		a.AskUnkept(err, func() { a.Show(newTable(a, p)) }, p.Close)
		return
	}
	a.Fail(err)
}

// start begins a game between two squads, given as XWS.
func (a *Client) start(squads [2][]byte) (*play, error) { return a.begun(setup{squads: squads}) }

// begun begins a game, and its journal with it.
func (a *Client) begun(s setup) (p *play, err error) {
	err = a.InJournal(label(s), func(log game.Log) error {
		p, err = a.begunWith(s, log)
		return err
	})
	return p, err
}

// begunWith begins a game that is kept in a journal; nil: in none.
func (a *Client) begunWith(s setup, log game.Log) (*play, error) {
	header, err := a.header(s)
	if err != nil {
		return nil, err
	}
	state, err := a.kit.Start(header)
	if err != nil {
		return nil, err
	}
	before := state.(*xwing.State).ViewFor(game.NoSeat)
	session, err := game.NewSession(header, state, log)
	if err != nil {
		return nil, err
	}
	p := a.play(session)
	p.Log = log
	p.board.view = before // which what has happened since is yet to change
	p.Drain()
	return p, nil
}

func (a *Client) play(session *game.Session) *play {
	a.turnTo(a.kits.Of(session.Header().Edition))
	p := newPlay(session)
	p.board.Speed = a.Opt.Settings.Animation.Speed
	p.board.facts = a.kit.Facts
	p.setup = a.setupOf(session.Header())
	p.setup.computer = p.setup.computer.Seated(sitters(a.Opt.Sitters, session.Sides()))
	a.Opt.Sitters = nil // of the next game nothing has been said
	p.Computer = p.setup.computer
	p.again = func() { a.newGame(p.setup.again()) }
	called := p.setup.called(a.words.Words)
	names := terms.NewNames(&p.board.view, a.kit.Facts).Players(called[0], called[1]).By(p.setup.list).Badged()
	p.names = names
	p.speaks(a.words.With(names))
	if lesson.Is(session.Header()) {
		p.teach()
	}
	return p
}

// showGame shows a game that stands somewhere in its middle.
func (a *Client) showGame(session *game.Session, log game.Log) {
	events := scene.FewRewinds(session.Drain())
	p := a.play(session)
	p.Log = log
	for _, e := range events {
		p.board.Note(e)
	}
	p.NoteEnd(&a.Desk)
	a.Show(newTable(a, p))
}

// kept is what the header of a kept game tells.
func (a *Client) kept(h game.Header) scene.Told {
	begun := a.setupOf(h)
	called, facts := begun.called(a.words.Words), a.kits.Of(h.Edition).Facts
	names := terms.NewNames(&board.View{}, facts).Players(called[0], called[1]).By(begun.list)
	told := scene.Told{Words: a.words.With(names).Words, Sides: begun.squadNames(), Rules: string(begun.list)}
	if list, err := facts.List(begun.list); err == nil {
		told.Rules = list.Name
	}
	return told
}

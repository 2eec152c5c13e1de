package armada

import (
	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/board"
	"xwing/game/armada/fleet"
	"xwing/game/armada/match"
	"xwing/game/armada/terms"
	"xwing/scene"
)

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

// begun begins a game, and its journal with it.
func (a *Client) begun(s setup) (p *play, err error) {
	names := a.fleetNames(s)
	err = a.InJournal(names[0]+" - "+names[1], func(log game.Log) error {
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
	before := state.(*armada.State).View.Clone()
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

// header is the first line of the journal of a game.
func (a *Client) header(s setup) (game.Header, error) {
	h, err := a.kit.Header(s.fleets, a.SeedOf(s.seed, s.seeded), s.agreed)
	if err == nil {
		err = scene.Seat(&h, s.names, s.computer)
	}
	return h, err
}

// setupOf reads what a game was begun with from its journal's header.
func (a *Client) setupOf(h game.Header) setup {
	s := setup{seed: h.Seed, seeded: true, names: scene.NamesOf(h), computer: scene.ComputersOf(h)}
	for i := range min(len(s.fleets), len(h.Squads)) {
		s.fleets[i] = h.Squads[i]
	}
	s.agreed, _ = match.OptionsOf(h) // a game by other options does not begin
	return s
}

// play shows a game, told in words.
func (a *Client) play(session *game.Session) *play {
	p := newPlay(session)
	p.board.Speed = a.Opt.Settings.Animation.Speed
	p.facts, p.board.facts = a.kit.Facts, a.kit.Facts
	p.setup = a.setupOf(session.Header())
	p.setup.computer = p.setup.computer.Seated(a.Opt.Sitters)
	a.Opt.Sitters = nil // of the next game nothing has been said
	p.Computer = p.setup.computer
	p.again = func() {
		next := p.setup
		next.seed, next.seeded = 0, false
		a.newGame(next)
	}
	called := scene.Called(a.words.Words, p.setup.names, p.setup.computer)
	p.speaks(a.words.With(terms.NewNames(&p.board.view).Players(called[0], called[1])))
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
	called := scene.Called(a.words.Words, begun.names, begun.computer)
	names := terms.NewNames(&board.View{}).Players(called[0], called[1])
	return scene.Told{Words: a.words.With(names).Words, Sides: a.fleetNames(begun), Rules: Name}
}

// fleetNames are what the fleets call themselves.
func (a *Client) fleetNames(s setup) [2]string {
	var out [2]string
	for i, text := range s.fleets {
		out[i] = a.words.Say(game.Say("ui.fleet"))
		if r, err := fleet.Read("", text, a.kit.Facts); err == nil && r.Fleet.Name != "" {
			out[i] = r.Fleet.Name
		}
	}
	return out
}

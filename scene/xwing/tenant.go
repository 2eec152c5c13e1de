package xwing

import (
	"image"

	"xwing/game"
	"xwing/game/words"
	"xwing/game/xwing/position"
	"xwing/scene"
	"xwing/scene/xwing/pieces"
)

// Name is what the game is called, in all languages.
const Name = "X-Wing"

// Tenant has X-Wing move into a shell.
func Tenant(g Opening) func(*scene.App) scene.Tenant {
	return func(a *scene.App) scene.Tenant { return newClient(a, g).tenant() }
}

// tenant is what the shell asks of it.
func (a *Client) tenant() scene.Tenant {
	a.stand = func(p *position.Position) {
		if p == nil && a.sand != nil {
			a.showSandbox(a.sand, nil)
			return
		}
		a.openSandbox(p)
	}
	return scene.Tenant{Name: Name, Plays: func(h game.Header) bool { return h.Game == "" }, Begin: a.begin,
		Words: func() *words.Words { return a.words.Words },
		Start: a.kits.Start, Show: a.showGame, Watch: a.watch, New: func() { a.Show(a.squadsAgain()) }, Build: a.build, Shelf: a.everyCard,
		Sandbox:  func() { a.openSandbox(nil) },
		Glossary: a.glossary,
		Tell:     a.kept, Glance: a.glance, Crest: a.fleet, Wake: a.wakeTitle, Acts: acts(), Sample: a.playSample, First: a.firstGame,
		Aside: []string{"squads", "build", "shelf"}, Hint: a.hint,
		Icon: func() []image.Image { return pieces.Marks(a.Studio, 16, 32, 48) }}
}

// hint says where squads belong.
func (a *Client) hint() string {
	return a.words.Say(game.Say("ui.squads-belong", "folder", a.game.Folder.SquadFolder()))
}

// NewClient returns a shell in which X-Wing lives alone.
func NewClient(o scene.Options, g Opening) (*Client, error) {
	var a *Client
	_, err := scene.New(o, func(app *scene.App) scene.Tenant {
		a = newClient(app, g)
		return a.tenant()
	})
	return a, err
}

// Run opens the window of a shell in which X-Wing lives alone and returns when it is closed.
func Run(o scene.Options, g Opening) error {
	a, err := NewClient(o, g)
	if err != nil {
		return err
	}
	return a.Run()
}

// begin does what the front door asks for.
func (a *Client) begin() {
	switch g := &a.game; {
	case g.Squads[0] != nil && g.Squads[1] != nil:
		s := setup{squads: g.Squads, teams: g.Teams, bring: g.Bring, list: g.Points, scenario: g.Scenario, environment: g.Environment,
			epic: g.Epic, rounds: g.Rounds, deck: g.Deck}
		s.computer = s.computer.Seated(sitters(a.Opt.Sitters, s.sides()))
		a.newGame(s)
	case g.First:
		a.firstGame()
	case g.Build != nil:
		a.buildAtOnce(g.Build)
	case g.Sandbox:
		a.openSandbox(g.Position)
	case g.Shelf != nil:
		a.Show(a.shelfAsked(*g.Shelf))
	case g.Begin != nil:
		session, err := g.Begin()
		if err != nil {
			a.Fail(err)
			return
		}
		a.showGame(session, nil)
	}
}

// playSample begins the sample game from the title.
func (a *Client) playSample() {
	s := &squadsScreen{client: a}
	a.Show(s)
	s.prepare(a)
	s.picked = picks{}
	if both, ok := s.samples(a); ok {
		s.picked = picks{both[0].id, both[1].id}
		s.start(a)
	}
}

// wakeTitle lets squads be dropped onto the title too, and wherever no game is shown.
func (a *Client) wakeTitle() {
	if a.arrive(nil) {
		return
	}
	if dropped := a.Dropped(); dropped != nil {
		next := a.squadsAgain()
		a.Show(next)
		next.prepare(a)
		next.take(a, dropped)
	}
}

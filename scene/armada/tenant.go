package armada

import (
	"image"

	"xwing/game"
	"xwing/game/armada/match"
	"xwing/game/words"
	"xwing/scene"
)

// Name is what the game is called, in all languages.
const Name = "Armada"

// Tenant has Armada move into a shell.
func Tenant(g Opening) func(*scene.App) scene.Tenant {
	return func(a *scene.App) scene.Tenant { return newClient(a, g).tenant() }
}

// tenant is what the shell asks of it.
func (a *Client) tenant() scene.Tenant {
	return scene.Tenant{Name: Name, Plays: func(h game.Header) bool { return h.Game == match.Game }, Begin: a.beginner(),
		Words: func() *words.Words { return a.words.Words },
		Start: a.kit.Start, Show: a.showGame, Watch: a.watch, New: func() { a.Show(&fleetsScreen{client: a}) }, Build: a.build,
		Shelf: a.everyCard, Glossary: a.glossary,
		Tell: a.kept, Glance: a.glance, Crest: a.crest, Wake: a.wakeTitle, Acts: acts(), Sample: a.playSample, Hint: a.hint,
		Aside: []string{"fleets", "build", "shelf"}, Icon: func() []image.Image { return nil }}
}

// hint says where fleets belong.
func (a *Client) hint() string {
	return a.words.Say(game.Say("ui.fleets-belong", "folder", a.game.Folder.FleetFolder()))
}

// NewClient returns a shell in which Armada lives alone.
func NewClient(o scene.Options, g Opening) (*Client, error) {
	var a *Client
	_, err := scene.New(o, func(app *scene.App) scene.Tenant {
		a = newClient(app, g)
		return a.tenant()
	})
	return a, err
}

// beginner does what the front door asks for; nil where that is nothing.
func (a *Client) beginner() func() {
	switch g := &a.game; {
	case g.Fleets[0] != nil && g.Fleets[1] != nil:
		return func() {
			a.newGame(setup{fleets: g.Fleets, agreed: g.Agreed, computer: scene.SeatsOf().Seated(a.Opt.Sitters)})
		}
	case g.Build != nil:
		return func() { a.buildAtOnce(*g.Build) }
	case g.Shelf != nil:
		return func() { a.Show(a.shelfAsked(*g.Shelf)) }
	case g.Begin != nil:
		return func() {
			session, err := g.Begin()
			if err != nil {
				a.Fail(err)
				return
			}
			a.showGame(session, nil)
		}
	}
	return nil
}

// playSample begins the sample game from the title.
func (a *Client) playSample() {
	s := &fleetsScreen{client: a}
	a.Show(s)
	s.prepare(a)
	if both, ok := s.samples(a); ok {
		s.picked = [2]string{both[0].id, both[1].id}
		s.start(a)
	}
}

// wakeTitle lets fleets be dropped onto the title too.
func (a *Client) wakeTitle() {
	next := &fleetsScreen{client: a}
	shown := func() {
		a.Show(next)
		next.prepare(a)
	}
	if a.Arrive(a.Say("pasted"), maxFleet, func(name string, text []byte) {
		shown()
		next.keep(a, name, text)
	}) {
		return
	}
	if dropped := a.Dropped(); dropped != nil {
		shown()
		next.list.intake.Take(&a.Desk, dropped, next.keeping(a))
	}
}

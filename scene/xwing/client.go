package xwing

import (
	"image"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/match"
	"xwing/game/xwing/terms"
	"xwing/internal/settings"
	"xwing/scene"
	"xwing/scene/xwing/pieces"
)

// Opening is what X-Wing is played with, and the game to begin at once, if any. It is
// handed squads and files, never a live Session: that belongs to the goroutine of
// Update from its first call on.
type Opening struct {
	Kits   match.Kits   // of every family whose games can be begun and gone on with
	Words  *terms.Words // the shell is given theirs
	Folder SquadFiles

	Squads   [2][]byte       // XWS, of a game to begin at once; nil: the title screen
	Points   catalog.Ruleset // list that it is played by; "": the edition's own
	Scenario string          // that it is played in; "": none
	Deck     string          // of damage cards that it is played with; "": the latest
	Rounds   int             // that its players have agreed on; 0: the edition's own
	Journal  string          // a kept game to go on with at once
	Latest   bool            // go on with the latest kept game
	Sitters  [2]Sitter       // who plays that game

	// Begin opens a game that is begun otherwise, on the goroutine of Update; nil: none.
	Begin func() (*game.Session, error)
}

// SquadFiles is the player's squads; the front door hands over internal/store.
type SquadFiles interface {
	// Squads lists the squads of the player's folder and those built in.
	Squads() ([]SquadFile, error)
	// AddSquad writes a squad into the player's folder, over no other, and returns
	// the name of the file.
	AddSquad(title string, xws []byte) (name string, err error)
	// SquadFolder says where the player's own squads are looked for.
	SquadFolder() string
}

// SquadFile is one XWS file.
type SquadFile struct {
	Name  string // of the file
	Where string // the folder, or "" for a built-in sample
	XWS   []byte
	Err   error // it could not be read
}

// desk is what X-Wing's table is painted and asked with: the shell's, with the facts on
// it and what the player has set. Who has it can show no other screen and keep nothing.
type desk struct {
	*scene.Desk
	facts *catalog.Catalog
	set   *settings.Settings
}

// Client is the client of X-Wing: the shell, and what its screens know of the game.
type Client struct {
	*scene.App
	desk   *desk
	game   Opening    // its Words are those of the game that is played, or put together
	kits   match.Kits // of all that can be played
	kit    *match.Kit // of the game that is played, or put together
	names  [2]string  // that the players last gave themselves
	played bool       // a game has been begun: the next has a seed of its own
}

// NewClient returns the client; tests run it without a window of its own.
func NewClient(o scene.Options, g Opening) (*Client, error) {
	o.Words = g.Words.Words
	app, err := scene.New(o)
	if err != nil {
		return nil, err
	}
	kit := g.Kits[0]
	a := &Client{App: app, desk: &desk{&app.Desk, kit.Facts, &app.Opt.Settings}, game: g, kits: g.Kits, kit: kit,
		names: [2]string{o.Settings.Table.Red, o.Settings.Table.Blue}}
	app.Tenant = scene.Tenant{Start: a.kits.Start, Show: a.showGame, New: func() { a.Show(&squadsScreen{client: a}) },
		Tell: a.kept, Glance: a.glance, Crest: a.fleet, Wake: a.wakeTitle, Acts: acts(),
		Sample: a.playSample, Hint: func() string { return a.Say("squads-belong", "folder", a.game.Folder.SquadFolder()) },
		Icon: func() []image.Image { return pieces.Marks(a.Studio, 16, 32, 48) }}
	app.First(&scene.TitleScreen{App: app}, a.begin)
	return a, nil
}

// turnTo has the client show and begin games of a kit.
func (a *Client) turnTo(k *match.Kit) {
	if a.kit == k {
		return
	}
	a.kit, a.desk.facts = k, k.Facts
	a.game.Words = a.game.Words.With(terms.NewNames(&board.View{}, k.Facts))
	a.Opt.Words = a.game.Words.Words
	a.Words = a.Opt.Words
	a.Touch()
}

// Run opens the window and returns when it is closed.
func Run(o scene.Options, g Opening) error {
	a, err := NewClient(o, g)
	if err != nil {
		return err
	}
	return a.Run()
}

// begin does what the front door asked for.
func (a *Client) begin() {
	switch {
	case a.game.Squads[0] != nil && a.game.Squads[1] != nil:
		a.newGame(setup{squads: a.game.Squads, list: a.game.Points, scenario: a.game.Scenario, rounds: a.game.Rounds, deck: a.game.Deck, computer: seated(scene.Seats{}, a.game.Sitters)})
	case a.game.Journal != "":
		a.Resume(a.game.Journal)
	case a.game.Latest:
		a.ResumeLatest()
	case a.game.Begin != nil:
		session, err := a.game.Begin()
		if err != nil {
			a.Fail(err)
			return
		}
		a.showGame(session, nil)
	}
}

package armada

import (
	"xwing/assets"
	"xwing/game"
	"xwing/game/armada/catalog"
	"xwing/game/armada/match"
	"xwing/game/armada/terms"
	"xwing/game/glossary"
	"xwing/internal/settings"
	"xwing/scene"
)

// Opening is what Armada is played with, and the game to begin at once, if any. It is handed fleets and files, never a
// live Session: that belongs to the goroutine of Update from its first call on.
type Opening struct {
	Kit    *match.Kit
	Words  *terms.Words
	Folder FleetFiles
	Drafts DraftFiles // fleets that are being built; nil: none is kept

	Fleets [2][]byte     // of a game to begin at once; nil: the title screen
	Agreed match.Options // that it is played by
	Build  *FleetFile    // a fleet to build at once, without a text a new one; nil: none

	Shelf *string // what is looked for on the shelf at once; nil: nothing

	// Begin opens a game that is begun otherwise, on the goroutine of Update; nil: none.
	Begin func() (*game.Session, error)
}

// FleetFiles is the player's fleets; the front door hands over internal/store.
type FleetFiles interface {
	// Fleets lists the fleets of the player's folder and those built in.
	Fleets() ([]FleetFile, error)
	// AddFleet writes a fleet into the player's folder, over no other, and returns the name of the file.
	AddFleet(title string, text []byte) (name string, err error)
	// ChangeFleet writes another list into a file there that holds one; old is what it held.
	ChangeFleet(name string, old, text []byte) error
	// FleetFolder says where the player's own fleets are looked for.
	FleetFolder() string
}

// DraftFiles keeps fleets that are being built.
type DraftFiles interface {
	// Drafts lists them, the latest first.
	Drafts() ([]FleetFile, error)
	// KeepDraft keeps one under a name; without a text it is forgotten.
	KeepDraft(name string, text []byte) error
}

// FleetFile is a file of one fleet.
type FleetFile struct {
	Name  string // of the file
	Where string // the folder, or "" for a built-in sample
	Text  []byte
	Err   error // it could not be read
}

// desk is what Armada's table is painted and asked with: the shell's, with the facts on it and what the player has set.
// Who has it can show no other screen and keep nothing.
type desk struct {
	*scene.Desk
	facts *catalog.Catalog
	set   *settings.Settings
}

// Client is the client of Armada: the shell that it lives in, and what its screens know of the game.
type Client struct {
	*scene.App
	desk  *desk
	game  Opening
	kit   *match.Kit
	words *terms.Words
	told  *glossary.Books
	names [2]string // that the players last gave themselves
}

// does is what a card does, as far as the rules know it.
func (c *Client) does(kind, id string) string {
	return c.words.CardDoes(kind, id, c.kit.Enforces(kind+"/"+id))
}

func newClient(app *scene.App, g Opening) *Client {
	last := &app.Opt.Settings.Table
	return &Client{App: app, desk: &desk{&app.Desk, g.Kit.Facts, &app.Opt.Settings}, game: g, kit: g.Kit, words: g.Words,
		told:  glossary.NewBooks(assets.GlossaryWords(), assets.Glossary(), match.Game),
		names: [2]string{last.Red, last.Blue}}
}

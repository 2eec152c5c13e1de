package xwing

import (
	"strings"
	"time"

	"xwing/assets"
	"xwing/game"
	"xwing/game/glossary"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/match"
	"xwing/game/xwing/position"
	"xwing/game/xwing/terms"
	"xwing/internal/settings"
	"xwing/scene"
)

// Opening is what X-Wing is played with, and the game to begin at once, if any. It is
// handed squads and files, never a live Session: that belongs to the goroutine of
// Update from its first call on.
type Opening struct {
	Kits   match.Kits // of every family whose games can be begun and gone on with
	Words  *terms.Words
	Folder SquadFiles
	Rack   SquadRack  // nil: the player's squads stay where they are
	Drafts DraftFiles // nil: what is built is kept only once it is saved
	Build  *Building  // a squad to build at once; nil: none
	// KeepPosition keeps a position as a file of that name, in place of what it held, and tells where; nil: nowhere.
	KeepPosition func(name string, text []byte) (path string, err error)

	Sandbox  bool               // the sandbox is opened at once
	Position *position.Position // in it; nil: an empty table

	Shelf *string // what is looked for at once on the shelf of every card; nil: it is not opened

	// Printed is what is printed on a card, by its id ("xwing2/pilot/lukeskywalker"), from a folder of the player's own; nil where
	// he names none. The fault is that of the folder.
	Printed func(card string) (text string, err error)

	// Print keeps a printed squad as a file of that name and tells where; on a page its browser does.
	Print func(name string, content []byte) (path string, err error)

	Squads      [2][]byte       // XWS, of a game to begin at once; nil: the title screen
	Teams       match.Teams     // that play it; none: two players
	Bring       [2][][]byte     // XWS, the squads of teams
	Points      catalog.Ruleset // list that it is played by; "": the edition's own
	Scenario    string          // that it is played in; "": none
	Environment string          // the environment card; "": none
	Epic        bool            // an epic battle
	Deck        string          // of damage cards that it is played with; "": the latest
	Rounds      int             // that its players have agreed on; 0: the edition's own

	First bool // the first game is begun at once

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
	// ChangeSquad writes another list into the file of that name that holds the old one.
	ChangeSquad(name string, old, xws []byte) error
	// SquadFolder says where the player's own squads are looked for.
	SquadFolder() string
}

// SquadRack moves the player's squads about: into folders, and into a bin what is deleted; the front door hands over
// internal/store. Nothing takes the place of anything else: what is moved gets a number if its name is taken.
type SquadRack interface {
	// PutSquad puts a squad into a folder, "" for none, under a name, and returns what it is called then.
	PutSquad(f SquadFile, folder, name string) (string, error)
	// DiscardSquad deletes a squad: it lies in the bin then, by the name that is returned.
	DiscardSquad(f SquadFile) (string, error)
	// Discarded lists what lies in the bin.
	Discarded() ([]SquadFile, error)
	// RestoreSquad puts a squad of the bin back and returns what it is called then.
	RestoreSquad(f SquadFile) (string, error)
	// EmptyBin deletes what lies in the bin for good.
	EmptyBin() error
}

// Building is a squad to be built.
type Building struct {
	File SquadFile // it begins with; no text: a new one
	List catalog.Ruleset
	// Format of the list, as in "epic"; "": that which the file names, or whatever the list has.
	Format string
}

// DraftFiles keeps what is being built, at each change; the front door hands over internal/store.
type DraftFiles interface {
	// Drafts lists what is kept, the latest first.
	Drafts() ([]SquadFile, error)
	// KeepDraft keeps one under a name, in place of what it held; no text: it is forgotten.
	KeepDraft(name string, text []byte) error
}

// SquadFile is one XWS file.
type SquadFile struct {
	Name   string // of the file, behind that of its folder and a stroke
	Where  string // the folder of squads, or "" for a built-in sample
	Folder string // in that; "": in none
	Path   string
	When   time.Time // it was last written
	XWS    []byte
	Err    error // it could not be read
}

// inFolder is what the file is called in its folder.
func (f SquadFile) inFolder() string {
	if f.Folder == "" {
		return f.Name
	}
	return strings.TrimPrefix(f.Name, f.Folder+"/")
}

// desk is what X-Wing's table is painted and asked with: the shell's, with the facts on
// it and what the player has set. Who has it can show no other screen and keep nothing.
type desk struct {
	*scene.Desk
	facts *catalog.Catalog
	set   *settings.Settings
}

// Client is the client of X-Wing: the shell that it lives in, and what its screens know of the game.
type Client struct {
	*scene.App
	desk  *desk
	told  *glossary.Books
	game  Opening
	kits  match.Kits   // of all that can be played
	kit   *match.Kit   // of the game that is played, or put together
	words *terms.Words // of that
	names [2]string    // that the players last gave themselves

	records records // what the kept games came to

	sand  *sandbox                   // that was edited last; nil: none was
	stand func(p *position.Position) // shows the sandbox with a position, nil for that which was edited last; given by what stands above

	squads scene.Screen // where they were picked, as it was left; nil: that was nowhere yet
	cards  scene.Screen // the shelf of every card, likewise
}

func newClient(app *scene.App, g Opening) *Client {
	kit, last := g.Kits[0], &app.Opt.Settings.Table
	return &Client{App: app, desk: &desk{&app.Desk, kit.Facts, &app.Opt.Settings}, game: g, kits: g.Kits, kit: kit, words: g.Words,
		told:  glossary.NewBooks(assets.GlossaryWords(), assets.Glossary(), "xwing"),
		names: [2]string{last.Red, last.Blue}}
}

// turnTo has the client show and begin games of a kit.
func (a *Client) turnTo(k *match.Kit) {
	if a.kit == k {
		return
	}
	a.kit, a.desk.facts = k, k.Facts
	a.words = a.words.With(terms.NewNames(&board.View{}, k.Facts))
	a.Reword()
}

// lastList is the points list that was picked last, to which the client turns.
func (a *Client) lastList() catalog.Ruleset {
	list := a.kits[0].Rules().List
	for _, l := range a.kits.Lists() {
		if string(l) == a.Opt.Settings.XWing.Points {
			list = l
		}
	}
	a.turnTo(a.kits.By(list))
	return list
}

package xwing

import (
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/compare"
	"xwing/game/xwing/find"
	"xwing/game/xwing/match"
	"xwing/game/xwing/squad"
	"xwing/game/xwing/squad/draft"
	"xwing/game/xwing/terms"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// builderScreen is where a squad is built: the squad, one ship of it, and what fits that, side by side.
type builderScreen struct {
	client *Client
	list   catalog.Ruleset // that is chosen while there is no squad
	format string          // likewise; "": whatever the list has

	beginning string // as what it begins: of beginnings; "": without a ship

	draft   *draft.Draft // nil: list and faction are to be chosen
	rev     int          // counts its changes
	title   string       // what the squad is called, as it is written
	file    keptSquad    // where it is kept
	drafted string       // the draft that it is kept as; "": none
	unkept  bool         // that could not be written
	warned  bool         // and it was said so
	drafts  []keptDraft  // that can be gone on with; nil: not read yet
	from    string       // the screen that it was opened from

	ship     int  // which is shown; -1: none
	slot     int  // which slot of it is to be filled; -1: none
	adding   bool // ship cards are offered, not what fits the slot
	instead  bool // of these, in place of the ship
	counted  threats
	twiceOf  doubled
	breach   int    // which breach is told
	find     string // what is looked for among the offers
	sorting  sorting
	played   bool     // only what the program enforces is offered
	at       int      // which offer the keys are at
	pointed  bool     // that one is shown, for the keys have gone there
	hot      string   // the offer that the mouse is on, "" for none
	stacked  bool     // the ship and its slots stand in one list
	page     string   // that is shown where columns have no room beside each other
	held     ui.Carry // a ship of the squad that the mouse takes elsewhere
	offered  builderOffers
	answers  answers // to what is looked for
	finder   *find.Finder
	finderOf *match.Kit
	called   *terms.Words // the words of the list
	calling  catalog.Ruleset
}

// longestName bounds the name of a squad, in letters.
const longestName = 60

// keptSquad is the file that a squad is kept in.
type keptSquad struct {
	name string // "": none
	xws  []byte // what it held when it was read or written last; nil: something else holds it now
}

// sorting is the order in which cards are offered.
type sorting int

const (
	bySuit sorting = iota // ship cards by type, upgrades by name
	byCost
	byInitiative
	sortings
)

// builderOffers are the cards that can be taken, as they were found for a squad.
type builderOffers struct {
	of   offeredFor
	fit  []offer // what fits
	not  []offer // what does not
	left int     // of all, what is not looked for
}

// offeredFor is what the offers depend on.
type offeredFor struct {
	change     int // of the draft
	list       catalog.Ruleset
	ship, slot int
	adding     bool
	instead    bool
	find       string
	sorting    sorting
	played     bool
}

// offer is a card that can be taken.
type offer struct {
	id      string
	name    string
	text    string // in our words
	ref     string
	pilot   *catalog.Pilot   // of a ship card
	upgrade *catalog.Upgrade // of an upgrade
	cost    int
	breach  *squad.Breach       // why it does not fit; nil: it does
	taken   bool                // it is in the slot
	build   *catalog.QuickBuild // that the ship card is of; nil: of none
	with    string              // the name of the section that comes along; "": none
	then    int                 // what the squad costs with it in place of the ship; 0: not counted yet
}

// builderColumns are where the parts of the screen stand.
type builderColumns struct{ squad, ship, fits draw.Rect }

// keptDraft is a draft that can be gone on with.
type keptDraft struct {
	name  string
	draft *draft.Draft
	home  draft.Home
	err   error // it cannot be read
}

// answers are the cards that answer a question by a points list; nil where it is made of words alone.
type answers struct {
	to    string
	list  catalog.Ruleset
	cards map[string]bool
}

// staged is a ship card on the stage.
type staged struct {
	card    catalog.Pilot
	ship    *catalog.Ship
	profile catalog.Profile
	points  string
	cards   []string // what it is equipped with, whose words stand on their tiles
}

// threats are what the squad comes to where it is made of quick builds.
type threats struct {
	of   int // the change of the draft, from 1 on, that they are of
	sum  int
	each []string // of each ship; that of a build of several ships stands at its first
}

// doubled is why a ship would break a rule if it were in the squad twice.
type doubled struct {
	of, ship int    // the change of the draft, from 1 on, and the ship
	why      string // "": it would break none
}

// builderCompare picks a squad to compare the one that is built with, and shows both.
type builderCompare struct {
	builder *builderScreen
	folder  squadList
	sides   [2]comparedSquad // that is built, that is picked
	picked  bool
	same    int  // ships that both have
	all     bool // those are shown, too
}

// comparedSquad is a squad beside another.
type comparedSquad struct {
	compare.Squad
	name  string
	words *terms.Words
}

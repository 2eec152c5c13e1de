package armada

import (
	"xwing/game/armada/catalog"
	"xwing/game/armada/fleet"
	"xwing/game/armada/fleet/draft"
	"xwing/scene/armada/pieces"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// builderScreen is where a fleet is built: the fleet, one card of it, and what fits that, side by side.
type builderScreen struct {
	client  *Client
	set     *pieces.Set
	points  int          // that are agreed on while there is no fleet
	draft   *draft.Draft // nil: points and faction are to be chosen
	rev     int          // counts its changes
	title   string       // what the fleet is called, as it is written
	total   string       // what is agreed on, as it is written
	file    keptFleet    // where it is kept
	drafted string       // the draft that it is kept as; "": none
	unkept  bool         // that could not be written
	warned  bool         // and it was said so
	drafts  []keptDraft  // that can be gone on with; nil: not read yet
	from    string       // the screen that it was opened from

	fill     filling
	ship     int              // which is shown; -1: none
	entry    int              // which of the squadrons is shown; -1: none
	slot     int              // which slot of the ship is to be filled
	category catalog.Category // of which an objective is to be chosen
	breach   int              // which breach is told
	find     string           // what is looked for among the offers
	sorting  sorting
	at       int    // which offer the keys are at
	pointed  bool   // that one is shown, for the keys have gone there
	hot      string // the offer that the mouse is on, "" for none
	stacked  bool   // the ship and its slots stand in one list
	page     string // that is shown where columns have no room beside each other
	heldShip ui.Carry
	heldWing ui.Carry // an entry of the squadrons
	offered  builderOffers
}

// filling is what is chosen among the offers.
type filling int

const (
	fillNothing filling = iota
	fillSlot
	fillShips
	fillSquadrons
	fillObjective
)

// keptFleet is the file that a fleet is kept in.
type keptFleet struct {
	name string // "": none
	text []byte // what it holds
}

// sorting is the order in which cards are offered.
type sorting int

const (
	sortName sorting = iota
	sortCost
	sortings
)

// builderOffers are the cards that can be taken, as they were found for a fleet.
type builderOffers struct {
	of   offeredFor
	fit  []offer // what fits
	not  []offer // what does not
	left int     // of all, what is not looked for
}

// offeredFor is what the offers depend on.
type offeredFor struct {
	change     int // of the draft
	fill       filling
	ship, slot int
	category   catalog.Category
	find       string
	sorting    sorting
}

// offer is a card that can be taken.
type offer struct {
	id       string
	name     string
	line     string // of what kind it is, and what it does
	flags    string // of what kind it is alone
	text     string // more of it, for who looks for words
	ship     *catalog.Ship
	squadron *catalog.Squadron
	upgrade  *catalog.Upgrade
	cost     int
	breach   *fleet.Breach // why it does not fit; nil: it does
	taken    bool          // it is in the slot
}

// builderColumns are where the parts of the screen stand.
type builderColumns struct{ fleet, card, fits draw.Rect }

// keptDraft is a draft that can be gone on with.
type keptDraft struct {
	name  string
	draft *draft.Draft
	file  string
}

// fleet is what is built.
func (b *builderScreen) fleet() fleet.Fleet { return b.draft.Fleet() }

// slots are those of the ship that is shown.
func (b *builderScreen) slots() []fleet.Slot {
	if b.ship < 0 {
		return nil
	}
	return b.draft.Slots(b.ship)
}

// cost is what the fleet costs.
func (b *builderScreen) cost() fleet.Cost { return b.fleet().Cost(b.client.kit.Facts) }

// offering reports whether cards are offered.
func (b *builderScreen) offering() bool {
	return b.fill != fillNothing && (b.fill != fillSlot || b.slot < len(b.slots()))
}

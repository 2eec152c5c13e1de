package squad

import (
	"fmt"
	"maps"
	"slices"
	"strconv"

	"xwing/game/xwing/catalog"
)

// Kind is what is wrong with a squad; game/words has a sentence for each.
type Kind string

// The kinds of breaches, each with its Args. Beside them "near" may help on: the id of a card that is spelled
// almost like an unknown one, or the points lists in which a card is legal.
const (
	OverBudget        Kind = "over-budget"         // total, limit
	OverLoadout       Kind = "over-loadout"        // total, limit
	OverThreat        Kind = "over-threat"         // total, limit
	NotQuickBuild     Kind = "not-quick-build"     //
	NoShips           Kind = "no-ships"            //
	TooFewShips       Kind = "too-few-ships"       // count, limit
	TooManyShips      Kind = "too-many-ships"      // count, limit
	WrongFaction      Kind = "wrong-faction"       // faction, squad
	UnknownPilot      Kind = "unknown-pilot"       // pilot
	UnknownUpgrade    Kind = "unknown-upgrade"     //
	ShipDiffers       Kind = "ship-differs"        // ship, want
	HugeShip          Kind = "huge-ship"           // ship
	EpicUpgrade       Kind = "epic-upgrade"        // slot
	NotInMode         Kind = "not-in-mode"         // mode
	NoCost            Kind = "no-cost"             // mode
	NoSlot            Kind = "no-slot"             // slot
	Restricted        Kind = "restricted"          // what
	SameName          Kind = "same-name"           // name
	TooManyCopies     Kind = "too-many-copies"     // name, count, limit
	TooManySolitary   Kind = "too-many-solitary"   // slot, count
	TooManyRestricted Kind = "too-many-restricted" // count, limit
	NotStandardized   Kind = "not-standardized"    // ship
	StandardLoadout   Kind = "standard-loadout"    //
	TooManyObstacles  Kind = "too-many-obstacles"  // count, limit
	UnknownObstacle   Kind = "unknown-obstacle"    // obstacle
	LoneSection       Kind = "lone-section"        // ship, want
	OverEpicPoints    Kind = "over-epic-points"    // total, limit
	TooManyOfType     Kind = "too-many-of-type"    // ship, count, limit
)

// Breach is one rule that a squad breaks.
type Breach struct {
	Rule    string // id in the ledger of rules, or a ruling
	Kind    Kind
	Pilot   int    // index of the ship in the squad, -1 for the squad as a whole
	Upgrade string // XWS id, "" where it is not about an upgrade
	Args    map[string]string
	Wants   *catalog.Restriction // of Restricted: what the card asks for; else nil
}

// String is the breach for developers, one line: what players read of it stands in game/words.
func (b Breach) String() string {
	where := "squad"
	if b.Pilot >= 0 {
		where = "ship " + strconv.Itoa(b.Pilot+1)
	}
	text := where + ": " + string(b.Kind)
	if b.Upgrade != "" {
		text += " " + b.Upgrade
	}
	for _, name := range slices.Sorted(maps.Keys(b.Args)) {
		text += fmt.Sprintf(" %s=%q", name, b.Args[name])
	}
	return text + " (" + b.Rule + ")"
}

package squad

import "fmt"

// Kind is what is wrong with a squad; game/words has a sentence for each.
type Kind string

// The kinds of breaches, each with its Args.
const (
	OverBudget       Kind = "over-budget"       // total, limit
	OverLoadout      Kind = "over-loadout"      // total, limit
	OverThreat       Kind = "over-threat"       // total, limit
	NotQuickBuild    Kind = "not-quick-build"   //
	NoShips          Kind = "no-ships"          //
	TooFewShips      Kind = "too-few-ships"     // count, limit
	TooManyShips     Kind = "too-many-ships"    // count, limit
	WrongFaction     Kind = "wrong-faction"     // faction, squad
	UnknownPilot     Kind = "unknown-pilot"     // pilot
	UnknownUpgrade   Kind = "unknown-upgrade"   //
	ShipDiffers      Kind = "ship-differs"      // ship, want
	HugeShip         Kind = "huge-ship"         // ship
	EpicUpgrade      Kind = "epic-upgrade"      // slot
	NotInMode        Kind = "not-in-mode"       // mode
	NoCost           Kind = "no-cost"           // mode
	NoSlot           Kind = "no-slot"           // slot
	Restricted       Kind = "restricted"        // what, want
	SameName         Kind = "same-name"         // name
	TooManyCopies    Kind = "too-many-copies"   // name, count, limit
	TooManySolitary  Kind = "too-many-solitary" // slot, count
	NotStandardized  Kind = "not-standardized"  // ship
	StandardLoadout  Kind = "standard-loadout"  //
	TooManyObstacles Kind = "too-many-obstacles"
	UnknownObstacle  Kind = "unknown-obstacle" // obstacle
)

// Breach is one rule that a squad breaks.
type Breach struct {
	Rule    string // id in the ledger of rules, or a ruling
	Kind    Kind
	Pilot   int    // index of the ship in the squad, -1 for the squad as a whole
	Upgrade string // XWS id, "" where it is not about an upgrade
	Args    map[string]string
}

// Text is the breach in plain English, one line, without its place.
func (b Breach) Text() string {
	a := b.Args
	switch b.Kind {
	case OverBudget:
		return fmt.Sprintf("%s points, the limit is %s", a["total"], a["limit"])
	case OverLoadout:
		return fmt.Sprintf("upgrades for %s points, the loadout value is %s", a["total"], a["limit"])
	case OverThreat:
		return fmt.Sprintf("threat %s, the limit is %s", a["total"], a["limit"])
	case NotQuickBuild:
		return "is not put together from quick builds"
	case NoShips:
		return "a squad needs at least one ship"
	case TooFewShips:
		return fmt.Sprintf("%s ships, the least is %s", a["count"], a["limit"])
	case TooManyShips:
		return fmt.Sprintf("%s ships, the most is %s", a["count"], a["limit"])
	case WrongFaction:
		return fmt.Sprintf("is of the faction %s, the squad of %s", a["faction"], a["squad"])
	case UnknownPilot:
		return fmt.Sprintf("there is no pilot %q", a["pilot"])
	case UnknownUpgrade:
		return fmt.Sprintf("there is no upgrade %q", b.Upgrade)
	case ShipDiffers:
		return fmt.Sprintf("the file says ship %q, the pilot flies %q", a["ship"], a["want"])
	case HugeShip:
		return fmt.Sprintf("the huge ship %s cannot be fielded", a["ship"])
	case EpicUpgrade:
		return fmt.Sprintf("upgrade %s is for huge ships (%s), which cannot be fielded", b.Upgrade, a["slot"])
	case NotInMode:
		return fmt.Sprintf("%s is not legal in %s", b.card(), a["mode"])
	case NoCost:
		return fmt.Sprintf("%s has no cost in %s", b.card(), a["mode"])
	case NoSlot:
		return fmt.Sprintf("upgrade %s finds no free %s slot", b.Upgrade, a["slot"])
	case Restricted:
		return fmt.Sprintf("upgrade %s is restricted by %s: %s", b.Upgrade, a["what"], a["want"])
	case SameName:
		return fmt.Sprintf("two upgrades of the name %q on one ship", a["name"])
	case TooManyCopies:
		return fmt.Sprintf("%s cards of the name %q, the limit is %s", a["count"], a["name"], a["limit"])
	case TooManySolitary:
		return fmt.Sprintf("%s solitary upgrades of the type %s, the limit is 1", a["count"], a["slot"])
	case NotStandardized:
		return fmt.Sprintf("every %s of the squad must equip %s", a["ship"], b.Upgrade)
	case StandardLoadout:
		return "carries the upgrades of its standard loadout and no others"
	case TooManyObstacles:
		return fmt.Sprintf("%s obstacles, a squad brings three", a["count"])
	case UnknownObstacle:
		return fmt.Sprintf("there is no obstacle %q to choose", a["obstacle"])
	}
	return string(b.Kind)
}

// Error is the breach in plain English, one line, with its place and its rule.
func (b Breach) Error() string {
	if b.Pilot < 0 {
		return fmt.Sprintf("squad: %s (%s)", b.Text(), b.Rule)
	}
	return fmt.Sprintf("ship %d: %s (%s)", b.Pilot+1, b.Text(), b.Rule)
}

func (b Breach) card() string {
	if b.Upgrade != "" {
		return "upgrade " + b.Upgrade
	}
	return "the pilot"
}

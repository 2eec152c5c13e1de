package fleet

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
)

// Kind is what is wrong with a fleet.
type Kind string

// The kinds of breaches, each with its Args. Beside them "near" may help on: the id of a card that is spelled almost
// like an unknown one.
const (
	NoTotal              Kind = "no-total"               // total
	OverTotal            Kind = "over-total"             // total, limit
	NoFaction            Kind = "no-faction"             //
	WrongFaction         Kind = "wrong-faction"          // faction
	NoFlagship           Kind = "no-flagship"            //
	TooManyFlagships     Kind = "too-many-flagships"     // count
	TooManyCommanders    Kind = "too-many-commanders"    // count
	FlotillaFlagship     Kind = "flotilla-flagship"      //
	OverSquadrons        Kind = "over-squadrons"         // total, limit
	TooManyAces          Kind = "too-many-aces"          // count, limit
	SameName             Kind = "same-name"              // name
	SameType             Kind = "same-type"              // type
	SameUpgrade          Kind = "same-upgrade"           //
	NoSlot               Kind = "no-slot"                // slot
	SlotRemoved          Kind = "slot-removed"           // slot, by
	TooManyModifications Kind = "too-many-modifications" //
	TooManyTitles        Kind = "too-many-titles"        //
	WrongIcon            Kind = "wrong-icon"             // chassis
	WrongName            Kind = "wrong-name"             // name
	WrongShip            Kind = "wrong-ship"             //
	WrongSize            Kind = "wrong-size"             // size
	NoTag                Kind = "no-tag"                 // tag
	WrongTag             Kind = "wrong-tag"              // tag
	FlagshipOnly         Kind = "flagship-only"          //
	HasSlot              Kind = "has-slot"               // slot
	AddsToHuge           Kind = "adds-to-huge"           // slot
	NoObjective          Kind = "no-objective"           // category
	TooManyObjectives    Kind = "too-many-objectives"    // category
	WrongObjective       Kind = "wrong-objective"        // objective, category
	UnknownShip          Kind = "unknown-ship"           // ship
	UnknownSquadron      Kind = "unknown-squadron"       // squadron
	UnknownUpgrade       Kind = "unknown-upgrade"        //
	UnknownObjective     Kind = "unknown-objective"      // objective
	WrongCount           Kind = "wrong-count"            // count
	Removed              Kind = "removed"                //
)

// Breach is one rule that a fleet breaks.
type Breach struct {
	Rule     string // id in the ledger of rules, or a ruling
	Kind     Kind
	Ship     int    // place of the ship, -1 where it is not about one
	Squadron int    // place among the squadrons, -1 likewise
	Upgrade  string // id, "" likewise
	Args     map[string]string
}

// String is the breach for developers, one line.
func (b Breach) String() string {
	where := "fleet"
	switch {
	case b.Ship >= 0:
		where = "ship " + strconv.Itoa(b.Ship+1)
	case b.Squadron >= 0:
		where = "squadron " + strconv.Itoa(b.Squadron+1)
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

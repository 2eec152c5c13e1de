package catalog

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
)

// Charges is a charge limit, and how many charges are recovered each round (-1: one is lost).
// The zero value is no charges.
type Charges struct {
	Value    int `toml:"value"`
	Recovers int `toml:"recovers"`
}

// Force is a Force capacity. The zero value is none.
type Force struct {
	Value    int         `toml:"value"`
	Recovers int         `toml:"recovers"`
	Sides    []ForceSide `toml:"sides"`
}

// Pilot is a ship card: one pilot of one ship type.
type Pilot struct {
	XWS         string      `toml:"xws"`
	Name        string      `toml:"name"`
	Ship        string      `toml:"-"` // XWS id of the ship type
	Faction     Faction     `toml:"faction"`
	Initiative  int         `toml:"initiative"` // the orange number; in first edition the pilot skill
	Engagement  *int        `toml:"engagement"` // of huge ships
	Limited     int         `toml:"limited"`    // bullets before the name; 0: no limit
	Charges     Charges     `toml:"charges"`
	Force       Force       `toml:"force"`
	ShipAbility string      `toml:"ship_ability"`                      // name of the ship ability printed on this card, if any
	AbilityID   string      `toml:"ship_ability_id" json:",omitempty"` // its id where other cards print another text under that name; "": as it follows from the name
	Stats       *Stats      `toml:"stats"`                             // the card's own stat line, where it differs from the ship type's
	Actions     []BarAction `toml:"actions"`
	Keywords    []string    `toml:"keywords"`
	DialOf      string      `toml:"dial_of" json:",omitempty"`     // the ship type whose dial it flies with; "": its own
	WeaponArcs  []SlotArc   `toml:"weapon_arcs" json:",omitempty"` // by which arcs upgrades of a type are fired, too
	Conditions  []string    `toml:"conditions"`                    // XWS ids of conditions the card assigns
	HasAbility  bool        `toml:"has_ability"`                   // the card prints rules text

	points *lists
}

// SlotArc is an arc through which special weapons of one upgrade type are fired beside their own.
type SlotArc struct {
	Slot UpgradeType
	Arc  ArcKind
}

// String is the code of the facts: "torpedo rear".
func (a SlotArc) String() string { return a.Slot.String() + " " + a.Arc.String() }

// UnmarshalText reads "torpedo rear".
func (a *SlotArc) UnmarshalText(t []byte) error {
	slot, arc, _ := strings.Cut(string(t), " ")
	var err error
	if a.Slot, err = ParseUpgradeType(slot); err == nil {
		a.Arc, err = ParseArcKind(arc)
	}
	if err != nil {
		return fmt.Errorf("weapon arc %q: %w", t, err)
	}
	return nil
}

// PilotRules is what a rule set says about a pilot.
type PilotRules struct {
	Cost            int
	Unpriced        bool // no cost is known
	Loadout         int  // for upgrades, in rule sets that have it
	Slots           []UpgradeType
	StandardLoadout []string // carries exactly these upgrades, and no others
	Formats         []string
	MaxPerSquad     int  // copies allowed in a squad; 0: no limit but the bullets
	Restricted      bool // it is on the restricted list, of which a squad has few cards

	overrides pilotOverrides
}

type pilotOverrides struct {
	Ship        string      `toml:"ship"`
	ShipAbility string      `toml:"ship_ability"`
	AbilityID   string      `toml:"ship_ability_id"`
	Keywords    []string    `toml:"keywords"`
	Limited     *int        `toml:"limited"`
	Charges     *Charges    `toml:"charges"`
	ShipStats   bool        `toml:"ship_stats"`   // as the ship type, not the card's own
	ShipActions bool        `toml:"ship_actions"` // likewise
	Actions     []BarAction `toml:"actions"`
}

// ID is the pilot's card id.
func (p *Pilot) ID() CardID { return CardID{p.points.family, PilotCard, p.XWS} }

// Rules is what the rule set says; ok is false where the pilot is not in it.
func (p *Pilot) Rules(r Ruleset) (PilotRules, bool) {
	return row(p.points.find(r), pilotTable, p.XWS)
}

// In is the pilot as a rule set has it, its overrides applied. The receiver stays as it is.
func (p *Pilot) In(r Ruleset) (Pilot, bool) {
	rules, ok := p.Rules(r)
	q := *p
	if !ok {
		return q, false
	}
	o := rules.overrides
	if o.Ship != "" {
		q.Ship = o.Ship
	}
	if o.ShipAbility != "" || o.AbilityID != "" { // another name is another text, unless the list says which
		q.ShipAbility, q.AbilityID = cmp.Or(o.ShipAbility, q.ShipAbility), o.AbilityID
	}
	if o.Keywords != nil {
		q.Keywords = o.Keywords
	}
	if o.Limited != nil {
		q.Limited = *o.Limited
	}
	if o.Charges != nil {
		q.Charges = *o.Charges
	}
	if o.ShipStats {
		q.Stats = nil
	}
	if o.ShipActions {
		q.Actions = nil
	}
	if o.Actions != nil {
		q.Actions = o.Actions
	}
	return q, true
}

// ShipAbilityID is the id of the ship ability that the card prints, "" for none. Ask a pilot [Pilot.In] a list:
// what one list calls so may be another text in the next, and even of two ships of one list.
func (p *Pilot) ShipAbilityID() string { return cmp.Or(p.AbilityID, Slug(p.ShipAbility)) }

// AbilitySlug is the slug of the name that a ship ability is printed under: of "heavyweaponturret-evacuationofdqar"
// as of "heavyweaponturret".
func AbilitySlug(id string) string {
	slug, _, _ := strings.Cut(id, "-")
	return slug
}

// HasKeyword reports whether the card has that keyword, as in "Droid".
func (p *Pilot) HasKeyword(k string) bool { return slices.Contains(p.Keywords, k) }

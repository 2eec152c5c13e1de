package catalog

import "slices"

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
	XWS         string
	Name        string
	Ship        string // XWS id of the ship type
	Faction     Faction
	Initiative  int // the orange number
	Limited     int // bullets before the name; 0: no limit
	Charges     Charges
	Force       Force
	ShipAbility string // name of the ship ability printed on this card, if any
	Stats       *Stats // the card's own stat line, where it differs from the ship type's
	Actions     []BarAction
	Keywords    []string
	Conditions  []string // XWS ids of conditions the card assigns
	HasAbility  bool     // the card prints rules text

	rules map[Ruleset]PilotRules
}

// PilotRules is what a rule set says about a pilot.
type PilotRules struct {
	Cost            int
	Unpriced        bool // no cost is known
	Loadout         int  // for upgrades, in rule sets that have it
	Slots           []UpgradeType
	StandardLoadout []string // carries exactly these upgrades, and no others
	Formats         []string
	MaxPerSquad     int // copies allowed in a squad; 0: no limit but the bullets

	overrides pilotOverrides
}

type pilotOverrides struct {
	Ship        string      `toml:"ship"`
	ShipAbility string      `toml:"ship_ability"`
	Keywords    []string    `toml:"keywords"`
	Limited     *int        `toml:"limited"`
	Charges     *Charges    `toml:"charges"`
	ShipStats   bool        `toml:"ship_stats"`   // as the ship type, not the card's own
	ShipActions bool        `toml:"ship_actions"` // likewise
	Actions     []BarAction `toml:"actions"`
}

// ID is the pilot's card id.
func (p *Pilot) ID() CardID { return Card(PilotCard, p.XWS) }

// Rules is what the rule set says; ok is false where the pilot is not in it.
func (p *Pilot) Rules(r Ruleset) (PilotRules, bool) {
	rules, ok := p.rules[r]
	return rules, ok
}

// In is the pilot as a rule set has it, its overrides applied. The receiver stays as it is.
func (p *Pilot) In(r Ruleset) (Pilot, bool) {
	rules, ok := p.rules[r]
	q := *p
	if !ok {
		return q, false
	}
	o := rules.overrides
	if o.Ship != "" {
		q.Ship = o.Ship
	}
	if o.ShipAbility != "" {
		q.ShipAbility = o.ShipAbility
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

// HasKeyword reports whether the card has that keyword, as in "Droid".
func (p *Pilot) HasKeyword(k string) bool { return slices.Contains(p.Keywords, k) }

type pilotRow struct {
	XWS         string                   `toml:"xws"`
	Name        string                   `toml:"name"`
	Faction     Faction                  `toml:"faction"`
	Initiative  int                      `toml:"initiative"`
	Limited     int                      `toml:"limited"`
	Charges     Charges                  `toml:"charges"`
	Force       Force                    `toml:"force"`
	ShipAbility string                   `toml:"ship_ability"`
	Stats       *Stats                   `toml:"stats"`
	Actions     []BarAction              `toml:"actions"`
	Keywords    []string                 `toml:"keywords"`
	Conditions  []string                 `toml:"conditions"`
	HasAbility  bool                     `toml:"has_ability"`
	Rules       map[Ruleset]pilotRuleRow `toml:"rules"`
}

type pilotRuleRow struct {
	Cost            int            `toml:"cost"`
	Unpriced        bool           `toml:"unpriced"`
	Loadout         int            `toml:"loadout"`
	Slots           []UpgradeType  `toml:"slots"`
	StandardLoadout []string       `toml:"standard_loadout"`
	Formats         []string       `toml:"formats"`
	MaxPerSquad     int            `toml:"max_per_squad"`
	Overrides       pilotOverrides `toml:"overrides"`
}

func (row pilotRow) pilot(ship string) (Pilot, error) {
	p := Pilot{
		XWS: row.XWS, Name: row.Name, Ship: ship, Faction: row.Faction, Initiative: row.Initiative,
		Limited: row.Limited, Charges: row.Charges, Force: row.Force, ShipAbility: row.ShipAbility,
		Stats: row.Stats, Actions: row.Actions, Keywords: row.Keywords,
		Conditions: row.Conditions, HasAbility: row.HasAbility, rules: map[Ruleset]PilotRules{},
	}
	for ruleset, r := range row.Rules {
		if _, err := ParseRuleset(string(ruleset)); err != nil {
			return Pilot{}, err
		}
		p.rules[ruleset] = PilotRules{
			Cost: r.Cost, Unpriced: r.Unpriced, Loadout: r.Loadout, Slots: r.Slots,
			StandardLoadout: r.StandardLoadout, Formats: r.Formats, MaxPerSquad: r.MaxPerSquad,
			overrides: r.Overrides,
		}
	}
	return p, nil
}

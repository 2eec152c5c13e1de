package catalog

import "xwing/internal/facts"

// Upgrade is an upgrade card, with one side or two.
type Upgrade struct {
	XWS          string        `toml:"xws"`
	Name         string        `toml:"name"`
	Limited      int           `toml:"limited"`      // bullets before the name; 0: no limit
	Slots        []UpgradeType `toml:"slots"`        // all the icons of the upgrade bar it fills
	Sides        []Side        `toml:"sides"`        // the first is the side it starts on
	Restrictions []Restriction `toml:"restrictions"` // every one must hold
	OnePerShip   bool          `toml:"one_per_ship"` // first edition's trait Limited: no two copies on one ship
	Wing         *WingTerms    `toml:"wing"`         // of a command upgrade whose ship leads a wing
	Joins        []Faction     `toml:"joins"`        // in whose squads, too, a ship that has it may be

	points *lists
}

// Side is one side of an upgrade card.
type Side struct {
	Title       string         `toml:"title"`
	Type        UpgradeType    `toml:"type"`
	Slots       []UpgradeType  `toml:"slots"`
	Charges     Charges        `toml:"charges"`
	Energy      int            `toml:"energy" json:",omitzero"` // that the card can hold, in first edition
	Force       Force          `toml:"force"`
	Attack      *SpecialAttack `toml:"attack"`
	Device      string         `toml:"device"` // id of a [Device]
	Grants      []Grant        `toml:"grants"`
	Actions     []BarAction    `toml:"actions"` // also among Grants: the action bar the card prints
	Conditions  []string       `toml:"conditions"`
	ShipAbility string         `toml:"ship_ability"` // replaces the ship ability of that name
	HasAbility  bool           `toml:"has_ability"`
}

// UpgradeRules is what a rule set says about an upgrade.
type UpgradeRules struct {
	Cost                Cost
	Unpriced            bool // no cost is known
	Formats             []string
	StandardLoadoutOnly bool // only as part of a pilot's standard loadout
	MaxPerSquad         int
	Restricted          bool // as of a pilot

	restrictions []Restriction
	sides        []Side
}

// Base is a base value of a ship that a cost depends on.
type Base string

// The values a cost may depend on.
const (
	ByNothing    Base = ""
	ByAgility    Base = "agility"
	ByInitiative Base = "initiative"
	BySize       Base = "size"
)

// Cost is a fixed number of points, or a table by a base value of the ship.
type Cost struct {
	Fixed int
	By    Base
	Table []int // for the values 0, 1, 2…, or small, medium, large(, huge)
}

// For is the cost on a ship with these base values: those printed on its cards, whatever other
// upgrades do to them (X20-FAQ-009).
func (c Cost) For(size SizeClass, agility, initiative int) int {
	i := 0
	switch c.By {
	case ByAgility:
		i = agility
	case ByInitiative:
		i = initiative
	case BySize:
		i = int(size) - int(SmallShip)
	default:
		return c.Fixed
	}
	if len(c.Table) == 0 {
		return c.Fixed
	}
	return c.Table[min(max(i, 0), len(c.Table)-1)]
}

// ID is the upgrade's card id.
func (u *Upgrade) ID() CardID { return CardID{u.points.family, UpgradeCard, u.XWS} }

// Rules is what the rule set says; ok is false where the upgrade is not in it.
func (u *Upgrade) Rules(r Ruleset) (UpgradeRules, bool) {
	return row(u.points.find(r), upgradeTable, u.XWS)
}

// In is the upgrade as a rule set has it, its overrides applied. The receiver stays as it is.
func (u *Upgrade) In(r Ruleset) (Upgrade, bool) {
	rules, ok := u.Rules(r)
	v := *u
	if ok && rules.restrictions != nil {
		v.Restrictions = rules.restrictions
	}
	if ok && rules.sides != nil {
		v.Sides = rules.sides
	}
	return v, ok
}

// Is reports whether the card fills a slot of that type.
func (u *Upgrade) Is(t UpgradeType) bool {
	for _, s := range u.Slots {
		if s == t {
			return true
		}
	}
	return false
}

// Epic reports whether the card fills a slot that huge ships have (X25-EPC-005).
func (u *Upgrade) Epic() bool {
	for _, s := range u.Slots {
		if s.Epic() {
			return true
		}
	}
	return false
}

// upgradesIn decodes a file of upgrades/.
func (c *Catalog) upgradesIn(text []byte) ([]*Upgrade, error) {
	var file struct {
		Rows []Upgrade `toml:"upgrade"`
	}
	if err := facts.Decode(text, &file); err != nil {
		return nil, err
	}
	rows := facts.Pointers(file.Rows)
	for _, u := range rows {
		u.points = &c.points
	}
	return rows, nil
}

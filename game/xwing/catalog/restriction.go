package catalog

import (
	"fmt"
	"strings"

	"xwing/internal/facts"
)

// Restriction is one line of a restriction box. Where several fields are set, one that holds is enough;
// so is one value of a list. (Only factions with names: that faction, or a squad that includes a card
// of that name.)
type Restriction struct {
	Factions      []Faction     `toml:"factions"`
	Names         []string      `toml:"names"`
	Ships         []string      `toml:"ships"`
	Sizes         []SizeClass   `toml:"sizes"`
	Keywords      []string      `toml:"keywords"`
	ForceSides    []ForceSide   `toml:"force_sides"`
	Arcs          []ArcKind     `toml:"arcs"`           // a primary weapon with that arc
	Equipped      []UpgradeType `toml:"equipped"`       // another upgrade of that type on the ship
	Cards         []string      `toml:"cards"`          // one of these upgrades on the ship
	Icons         []UpgradeType `toml:"icons"`          // on the upgrade bar, with what other upgrades add
	NoIcons       []UpgradeType `toml:"no_icons"`       // not on it
	ShipAbilities []string      `toml:"ship_abilities"` // names
	Action        *ActionIcon   `toml:"action"`
	Initiative    *Limits       `toml:"initiative"`
	Shields       *Limits       `toml:"shields"`
	Agility       *Limits       `toml:"agility"`
	Energy        *Limits       `toml:"energy"`
	Hull          *Limits       `toml:"hull"`
	Limited       string        `toml:"limited"`      // "yes" or "no": the ship card's name has bullets
	Solitary      bool          `toml:"solitary"`     // at most one solitary card of its type in a squad
	Standardized  bool          `toml:"standardized"` // every ship of the ship type equips it
}

// Limits bound a number; each is optional.
type Limits struct {
	Min   *int `toml:"min"`
	Max   *int `toml:"max"`
	Equal *int `toml:"equal"`
}

// Allow reports whether the number is within the limits.
func (l Limits) Allow(n int) bool {
	return (l.Min == nil || n >= *l.Min) && (l.Max == nil || n <= *l.Max) && (l.Equal == nil || n == *l.Equal)
}

// ActionIcon is an action asked for by a restriction; Difficulty is zero where any colour will do.
type ActionIcon struct {
	Type       ActionType
	Difficulty Difficulty
}

func (a ActionIcon) String() string {
	if a.Difficulty == 0 {
		return a.Type.String()
	}
	return a.Difficulty.String() + " " + a.Type.String()
}

// UnmarshalText reads "boost" (any colour), "white boost" or "red boost".
func (a *ActionIcon) UnmarshalText(t []byte) error {
	action, difficulty, err := parseColored(string(t))
	if err != nil {
		return err
	}
	*a = ActionIcon{Type: action, Difficulty: difficulty}
	if !strings.Contains(string(t), " ") {
		a.Difficulty = 0
	}
	return nil
}

// OnBar reports whether the action stands on the action bar itself; the linked action bar does not
// count (X20-UPG-002).
func (a ActionIcon) OnBar(bar []BarAction) bool {
	for _, b := range bar {
		if b.Type == a.Type && (a.Difficulty == 0 || a.Difficulty == b.Difficulty) {
			return true
		}
	}
	return false
}

// SizeClass is a size of base as facts name it.
type SizeClass uint8

// The size classes, which have the values of gauge.Size.
const (
	SmallShip SizeClass = iota + 1
	MediumShip
	LargeShip
	HugeShip
)

var sizeClassIDs = []string{"", "small", "medium", "large", "huge"}

func (s SizeClass) String() string { return facts.EnumString(sizeClassIDs, s) }

// UnmarshalText reads "small", "medium", "large" or "huge".
func (s *SizeClass) UnmarshalText(t []byte) error {
	return facts.UnmarshalEnum("size", sizeClassIDs, t, s)
}

func (r Restriction) check() error {
	switch r.Limited {
	case "", "yes", "no":
		return nil
	}
	return fmt.Errorf("limited = %q: want yes or no", r.Limited)
}

// String is "1 or more", "3 or less", "3".
func (l Limits) String() string {
	switch {
	case l.Equal != nil:
		return fmt.Sprint(*l.Equal)
	case l.Min != nil && l.Max != nil:
		return fmt.Sprintf("%d to %d", *l.Min, *l.Max)
	case l.Min != nil:
		return fmt.Sprintf("%d or more", *l.Min)
	case l.Max != nil:
		return fmt.Sprintf("%d or less", *l.Max)
	}
	return "any"
}

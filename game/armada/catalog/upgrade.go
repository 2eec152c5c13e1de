package catalog

import (
	"fmt"
	"slices"

	"xwing/game/armada/gauge"
	"xwing/internal/facts"
)

// Upgrade is an upgrade card.
type Upgrade struct {
	ID           string      `toml:"id"`
	Name         string      `toml:"name"`
	Aliases      []string    `toml:"aliases"`  // what builders call it
	Slots        []Slot      `toml:"slots"`    // the icons it takes, all of them (ARM-FLB-020)
	Factions     []Faction   `toml:"factions"` // that may equip it; empty: any (ARM-FLB-007)
	Unique       bool        `toml:"unique"`
	Modification bool        `toml:"modification"`
	Cost         int         `toml:"cost"`
	Was          int         `toml:"was"`     // its cost of 2020; 0 where that was the same
	Removed      bool        `toml:"removed"` // it was taken out of the game
	Restrictions Restriction `toml:"restrictions"`
	Adds         []Slot      `toml:"adds"`    // icons that the ship gains
	Removes      []Slot      `toml:"removes"` // icons for which the ship equips nothing any more
	Tags         []Tag       `toml:"tags"`    // that the ship gains
	Starts       Starts      `toml:"starts"`
	Recur        Recur       `toml:"recur"`
	Ready        []Command   `toml:"ready"`    // its ready cost: a command token of one of these; empty: none
	Ignition     RangeBand   `toml:"ignition"` // the range at which its targeting token is placed; 0: no ignition
	Special      Dice        `toml:"special"`  // a special battery armament of its own
}

// Starts is what lies on a card at the beginning (ARM-UPG-003).
type Starts struct {
	Tokens int       `toml:"tokens"`
	Dials  int       `toml:"dials"`
	Of     []Command `toml:"of"`   // the commands to mix from; empty: any
	Each   bool      `toml:"each"` // so many of each, not in all
	Late   bool      `toml:"late"` // chosen once both fleets are deployed, not with the ship
}

// Restriction is what a card's restriction traits ask of the ship that equips it.
type Restriction struct {
	Sizes        []gauge.Size `toml:"sizes"`
	Chassis      string       `toml:"chassis"`  // the ship icon of a title
	Ships        []string     `toml:"ships"`    // ids of the only ship cards among those of the icon
	NameHas      string       `toml:"name_has"` // text that the ship's name contains
	Tags         []Tag        `toml:"tags"`     // the ship has one of them
	NotTags      []Tag        `toml:"not_tags"` // the ship has none of them
	Flagship     bool         `toml:"flagship"`
	Without      []Slot       `toml:"without"`       // icons that the ship's bar may not have
	WithoutSizes []gauge.Size `toml:"without_sizes"` // the sizes for which that counts; empty: all
}

// Recur is the icon that says how an exhausted card is readied.
type Recur uint8

// The two icons.
const (
	Recurs    Recur = iota + 1 // readied in the Status Phase
	NonRecurs                  // readied for its ready cost alone
)

var recurIDs = []string{"", "recur", "non-recur"}

func (r Recur) String() string               { return facts.EnumString(recurIDs, r) }
func (r Recur) MarshalText() ([]byte, error) { return []byte(r.String()), nil }
func (r *Recur) UnmarshalText(t []byte) error {
	return facts.UnmarshalEnum("recur icon", recurIDs, t, r)
}

// RangeBand is a range band of the ruler.
type RangeBand uint8

// The range bands.
const (
	Close RangeBand = iota + 1
	MediumRange
	Long
)

var rangeBandIDs = []string{"", "close", "medium", "long"}

func (r RangeBand) String() string               { return facts.EnumString(rangeBandIDs, r) }
func (r RangeBand) MarshalText() ([]byte, error) { return []byte(r.String()), nil }
func (r *RangeBand) UnmarshalText(t []byte) error {
	return facts.UnmarshalEnum("range band", rangeBandIDs, t, r)
}

// Is reports whether the card has the icon.
func (u *Upgrade) Is(s Slot) bool { return slices.Contains(u.Slots, s) }

// Fits reports whether a ship of the faction may equip the card, as far as that goes.
func (u *Upgrade) Fits(f Faction) bool { return len(u.Factions) == 0 || slices.Contains(u.Factions, f) }

func (u *Upgrade) check() error {
	switch {
	case u.Name == "" || len(u.Slots) == 0:
		return fmt.Errorf("no name or no slots")
	case u.Cost < 0, u.Was < 0:
		return fmt.Errorf("cost %d", u.Cost)
	case len(u.Slots) > 1 && (u.Is(CommanderSlot) || u.Is(TitleSlot)):
		return fmt.Errorf("slots %v: commanders and titles take no icon of a bar", u.Slots)
	case u.Is(CommanderSlot) && !u.Unique:
		return fmt.Errorf("a commander that is not unique")
	case u.Recur != NonRecurs && len(u.Ready) > 0:
		return fmt.Errorf("a ready cost of a card that is not non-recur")
	case u.Starts.Tokens > 0 && u.Starts.Dials > 0, u.Starts.Tokens < 0, u.Starts.Dials < 0:
		return fmt.Errorf("starts with %d tokens and %d dials", u.Starts.Tokens, u.Starts.Dials)
	case u.Starts.Tokens+u.Starts.Dials == 0 && (len(u.Starts.Of) > 0 || u.Starts.Each || u.Starts.Late):
		return fmt.Errorf("starts with none of %v", u.Starts.Of)
	case len(u.Restrictions.WithoutSizes) > 0 && len(u.Restrictions.Without) == 0:
		return fmt.Errorf("without_sizes, but not without which icon")
	}
	for _, s := range slices.Concat(u.Adds, u.Removes, u.Restrictions.Without) {
		if !s.InBar() {
			return fmt.Errorf("%s is no icon of an upgrade bar", s)
		}
	}
	return nil
}

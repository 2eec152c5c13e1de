package catalog

import (
	"fmt"

	"xwing/internal/facts"
)

// Trait is the trait of a damage card.
type Trait uint8

// The traits.
const (
	Crew Trait = iota + 1
	ShipTrait
)

var traitIDs = []string{"", "crew", "ship"}

func (t Trait) String() string                { return facts.EnumString(traitIDs, t) }
func (t Trait) MarshalText() ([]byte, error)  { return []byte(t.String()), nil }
func (t *Trait) UnmarshalText(b []byte) error { return facts.UnmarshalEnum("trait", traitIDs, b, t) }

// DamageCard is a title of the damage deck.
type DamageCard struct {
	ID     string `toml:"id"`
	Name   string `toml:"name"`
	Trait  Trait  `toml:"trait"`
	Copies int    `toml:"copies"`
}

func (d *DamageCard) check() error {
	if d.Name == "" || d.Trait == 0 || d.Copies < 1 {
		return fmt.Errorf("no name or no trait, or %d copies", d.Copies)
	}
	return nil
}

package catalog

import "xwing/internal/facts"

// Faction is one of the four factions (ARM-FLB-004).
type Faction uint8

// The factions.
const (
	Rebel Faction = iota + 1
	Imperial
	Republic
	Separatist
)

var factionIDs = []string{"", "rebel-alliance", "galactic-empire", "galactic-republic", "separatist-alliance"}

// ParseFaction reads an id such as "rebel-alliance".
func ParseFaction(id string) (Faction, error) {
	return facts.ParseEnum[Faction]("faction", factionIDs, id)
}

// Factions lists the factions in their fixed order.
func Factions() []Faction { return facts.AllEnum[Faction](factionIDs) }

func (f Faction) String() string               { return facts.EnumString(factionIDs, f) }
func (f Faction) MarshalText() ([]byte, error) { return []byte(f.String()), nil }
func (f *Faction) UnmarshalText(t []byte) error {
	return facts.UnmarshalEnum("faction", factionIDs, t, f)
}

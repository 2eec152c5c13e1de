package catalog

import "xwing/internal/facts"

// Faction is one of the seven factions.
type Faction uint8

// The factions.
const (
	Rebel Faction = iota + 1
	Imperial
	Scum
	Resistance
	FirstOrder
	Republic
	Separatist
)

var factionIDs = []string{"", "rebelalliance", "galacticempire", "scumandvillainy", "resistance",
	"firstorder", "galacticrepublic", "separatistalliance"}

// ParseFaction reads an XWS id such as "rebelalliance".
func ParseFaction(id string) (Faction, error) {
	return facts.ParseEnum[Faction]("faction", factionIDs, id)
}

// Factions lists the seven factions in their fixed order.
func Factions() []Faction { return facts.AllEnum[Faction](factionIDs) }

func (f Faction) String() string               { return facts.EnumString(factionIDs, f) }
func (f Faction) MarshalText() ([]byte, error) { return []byte(f.String()), nil }
func (f *Faction) UnmarshalText(t []byte) error {
	return facts.UnmarshalEnum("faction", factionIDs, t, f)
}

// ForceSide is the side of the Force a ship is aligned to.
type ForceSide uint8

// The sides of the Force.
const (
	LightSide ForceSide = iota + 1
	DarkSide
)

var forceSideIDs = []string{"", "light", "dark"}

func (s ForceSide) String() string               { return facts.EnumString(forceSideIDs, s) }
func (s ForceSide) MarshalText() ([]byte, error) { return []byte(s.String()), nil }
func (s *ForceSide) UnmarshalText(t []byte) error {
	return facts.UnmarshalEnum("side of the Force", forceSideIDs, t, s)
}

package catalog

import (
	"fmt"
	"strconv"
	"strings"

	"xwing/internal/facts"
)

// ArcKind is the arc icon printed beside an attack value. A turret arc becomes one or two of the
// standard arcs by its indicator, which is a matter of play.
type ArcKind uint8

// The arc icons.
const (
	FrontArc ArcKind = iota + 1
	LeftArc
	RightArc
	RearArc
	BullseyeArc
	FullFrontArc
	FullRearArc
	SingleTurretArc
	DoubleTurretArc
	AllRoundArc // of first edition's turrets: any direction, whatever arc is printed
)

var arcIDs = []string{"", "front", "left", "right", "rear", "bullseye", "fullfront", "fullrear",
	"singleturret", "doubleturret", "allround"}

// ParseArcKind reads an id such as "fullfront".
func ParseArcKind(id string) (ArcKind, error) { return facts.ParseEnum[ArcKind]("arc", arcIDs, id) }

func (a ArcKind) String() string                { return facts.EnumString(arcIDs, a) }
func (a ArcKind) MarshalText() ([]byte, error)  { return []byte(a.String()), nil }
func (a *ArcKind) UnmarshalText(t []byte) error { return facts.UnmarshalEnum("arc", arcIDs, t, a) }

// IsTurret reports whether the arc is where a turret indicator points.
func (a ArcKind) IsTurret() bool { return a == SingleTurretArc || a == DoubleTurretArc }

// PrimaryWeapon is an arc with the red attack value: how many attack dice (Primary Weapon).
type PrimaryWeapon struct {
	Arc   ArcKind
	Value int
	Min   int `json:",omitzero"` // the range that is printed beside it; 0: none is
	Max   int `json:",omitzero"`
}

// String is the code of the facts: "front 3", with a range of its own "front 4 2-4".
func (w PrimaryWeapon) String() string {
	if w.Max > 0 {
		return fmt.Sprintf("%s %d %d-%d", w.Arc, w.Value, w.Min, w.Max)
	}
	return fmt.Sprintf("%s %d", w.Arc, w.Value)
}

// UnmarshalText reads "front 3" or "front 4 2-4".
func (w *PrimaryWeapon) UnmarshalText(t []byte) error {
	arc, value, _ := strings.Cut(string(t), " ")
	value, reach, own := strings.Cut(value, " ")
	if own {
		if _, err := fmt.Sscanf(reach, "%d-%d", &w.Min, &w.Max); err != nil || w.Min < 0 || w.Max < w.Min {
			return fmt.Errorf("weapon %q: want a range, as in \"front 4 2-4\"", t)
		}
	}
	var err error
	if w.Arc, err = ParseArcKind(arc); err != nil {
		return fmt.Errorf("weapon %q: %w", t, err)
	}
	if w.Value, err = strconv.Atoi(value); err != nil || w.Value < 0 {
		return fmt.Errorf("weapon %q: want an arc and an attack value, as in \"front 3\"", t)
	}
	return nil
}

// Stats is the stat line of a ship card.
type Stats struct {
	Attacks []PrimaryWeapon `toml:"attacks"`
	Agility int             `toml:"agility"`
	Hull    int             `toml:"hull"`
	Shields int             `toml:"shields"`

	// Of huge ships: energy, and how much of it and of the shields recovers each round.
	ShieldsRecover int `toml:"shields_recover"`
	Energy         int `toml:"energy"`
	EnergyRecovers int `toml:"energy_recovers"`
}

// Weapons returns the primary weapons. Beside one that fires all round, as a turret of first edition does, the printed
// arc is no weapon of its own: it says alone what is in the ship's firing arc (X10-ARC-005).
func (s Stats) Weapons() []PrimaryWeapon {
	for i, w := range s.Attacks {
		if w.Arc == AllRoundArc {
			return s.Attacks[i : i+1 : i+1]
		}
	}
	return s.Attacks
}

// HasArc reports whether a primary weapon has that arc.
func (s Stats) HasArc(a ArcKind) bool {
	for _, w := range s.Attacks {
		if w.Arc == a {
			return true
		}
	}
	return false
}

// SpecialAttack is the attack restriction block of an upgrade or a remote (Special Weapon), in first edition with
// what the header asks for: there the card prints it, later its text.
type SpecialAttack struct {
	Arc      ArcKind `toml:"arc"`
	Value    int     `toml:"value"`
	MinRange int     `toml:"min"`
	MaxRange int     `toml:"max"`
	Ordnance bool    `toml:"ordnance"` // range bonuses are not applied

	Needs    ActionType `toml:"needs" json:",omitzero"`    // a lock or a focus token; none: nothing
	Spends   bool       `toml:"spends" json:",omitzero"`   // that lock or token is spent
	Discards bool       `toml:"discards" json:",omitzero"` // the card is discarded
}

package catalog

import (
	"fmt"
	"slices"

	"xwing/internal/facts"
)

// Epic is what huge ships of first edition have of their own (Huge Ships chapter).
type Epic struct {
	Section Section   `toml:"section" json:",omitzero"`         // what of a ship with two cards this one is
	Joined  string    `toml:"joined" json:",omitzero"`          // the type that is the other section
	Arcs    []ArcKind `toml:"arcs" json:",omitempty"`           // by which weapons of its upgrades are fired in place of the front arc
	Halves  int       `toml:"epic_halves" json:",omitzero"`     // of epic points that it costs
	Attack  int       `toml:"crippled_attack" json:",omitzero"` // of the primary weapon on the crippled side of the card
	Energy  int       `toml:"crippled_energy" json:",omitzero"` // that the crippled side can hold
	Gains   []int     `toml:"energy_gains" json:",omitempty"`   // how much energy each maneuver of the dial gives
}

// Section is a half of a huge ship, before or behind its middle line.
type Section uint8

// The sections. The zero Section is the whole of a ship.
const (
	ForeSection Section = iota + 1
	AftSection
)

var sectionIDs = []string{"", "fore", "aft"}

func (s Section) String() string               { return facts.EnumString(sectionIDs, s) }
func (s Section) MarshalText() ([]byte, error) { return []byte(s.String()), nil }
func (s *Section) UnmarshalText(t []byte) error {
	return facts.UnmarshalEnum("section", sectionIDs, t, s)
}

// Gain is how much energy a maneuver of the dial gives; none of one that is not on it.
func (s *Ship) Gain(m Maneuver) int {
	if i := slices.Index(s.Dial, m); i >= 0 && i < len(s.Epic.Gains) {
		return s.Epic.Gains[i]
	}
	return 0
}

// checkEpic holds that energy stands beside each maneuver or none, and that two sections name each other.
func (c *Catalog) checkEpic(s *Ship) error {
	if n := len(s.Epic.Gains); n > 0 && n != len(s.Dial) {
		return fmt.Errorf("energy for %d of %d maneuvers", n, len(s.Dial))
	}
	if s.Epic.Joined == "" {
		return nil
	}
	other, err := c.Ship(s.Epic.Joined)
	if err == nil && (other.Epic.Joined != s.XWS || other.Epic.Section == s.Epic.Section || s.Epic.Section == 0) {
		err = fmt.Errorf("its other section is not %s", other.XWS)
	}
	return err
}

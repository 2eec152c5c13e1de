package catalog

import (
	"fmt"
	"strconv"
	"strings"

	"xwing/internal/facts"
)

// Condition is a condition card.
type Condition struct {
	XWS        string   `toml:"xws"`
	Name       string   `toml:"name"`
	Limited    int      `toml:"limited"`
	Pilots     []string `toml:"pilots"`   // pilots that assign it
	Upgrades   []string `toml:"upgrades"` // upgrades that assign it
	HasAbility bool     `toml:"has_ability"`

	points *lists
}

// In reports whether the condition is in a points list.
func (x *Condition) In(r Ruleset) bool {
	_, ok := row(x.points.find(r), conditionTable, x.XWS)
	return ok
}

// Device is what an upgrade puts into play: a bomb, mine, remote or obstacle.
type Device struct {
	ID       string       `toml:"id"`
	Name     string       `toml:"name"`
	Types    []DeviceType `toml:"types"` // more than one for the electro-chaff cloud
	Upgrades []string     `toml:"upgrades"`

	points *lists
}

// In reports whether the device is in a points list.
func (d *Device) In(r Ruleset) bool {
	_, ok := row(d.points.find(r), deviceTable, d.ID)
	return ok
}

// DeviceType is the kind of a device.
type DeviceType uint8

// The device types.
const (
	Bomb DeviceType = iota + 1
	Mine
	RemoteDevice
	ObstacleDevice // an obstacle put into play by an upgrade
	PlainDevice    // a device that is none of bomb, mine and remote
)

var deviceTypeIDs = []string{"", "bomb", "mine", "remote", "obstacle", "device"}

func (d DeviceType) String() string               { return facts.EnumString(deviceTypeIDs, d) }
func (d DeviceType) MarshalText() ([]byte, error) { return []byte(d.String()), nil }
func (d *DeviceType) UnmarshalText(t []byte) error {
	return facts.UnmarshalEnum("device type", deviceTypeIDs, t, d)
}

// Remote is a device with initiative, agility and hull (Remote).
type Remote struct {
	ID         string          `toml:"id"`
	Name       string          `toml:"name"`
	Initiative int             `toml:"initiative"`
	Agility    int             `toml:"agility"`
	Hull       int             `toml:"hull"`
	Charges    Charges         `toml:"charges"`
	Attacks    []SpecialAttack `toml:"attacks"`
	Arcs       bool            `toml:"arcs" json:",omitempty"` // it has arcs, though it does not attack
	Upgrades   []string        `toml:"upgrades"`

	points *lists
}

// remoteRules is what a points list changes about a remote.
type remoteRules struct{ agility *int }

// In is the remote as a rule set has it; ok is false where it is not in the rule set.
func (m *Remote) In(r Ruleset) (Remote, bool) {
	rule, ok := row(m.points.find(r), remoteTable, m.ID)
	n := *m
	if ok && rule.agility != nil {
		n.Agility = *rule.agility
	}
	return n, ok
}

// DamageCard is one title of a damage deck.
type DamageCard struct {
	ID     string `toml:"id"` // slug of the title, where two decks have it with the deck behind it
	Title  string `toml:"title"`
	Deck   string `toml:"deck" json:",omitzero"` // "" where there is but one; HugeDeck: that of huge ships
	Trait  Trait  `toml:"trait"`
	Copies int    `toml:"copies"` // in a deck of 33
	Number int    `toml:"number"` // 1 to 14, in alphabetical order (X20-DCD-012)

	// Of a card of huge ships, Precision is the title of its precision shot half, Arcs those of the defender in one of which
	// the attacker must be for it (X25-HUG-020). Own cards are this program's, in place of printed ones that are not known.
	Precision string    `toml:"precision" json:",omitzero"`
	Arcs      []ArcKind `toml:"arcs" json:",omitempty"`
	Own       bool      `toml:"own" json:",omitzero"`
	// Decks are those of sections that have the card, where each section has a deck of its own: Copies is the sum of theirs
	// (X10-HUG-002).
	Decks []DeckShare `toml:"decks" json:",omitempty"`
}

// DeckShare is how many copies of a card the damage deck of a section has: "cr90corvettefore 2", of a ship with one card
// "gr75mediumtransport/fore 4".
type DeckShare struct {
	Deck   string
	Copies int
}

// UnmarshalText reads it.
func (s *DeckShare) UnmarshalText(text []byte) error {
	deck, copies, _ := strings.Cut(string(text), " ")
	n, err := strconv.Atoi(copies)
	if err != nil || n < 1 || deck == "" {
		return fmt.Errorf("%q is no damage deck with a number of copies", text)
	}
	s.Deck, s.Copies = deck, n
	return nil
}

// MarshalText writes it.
func (s DeckShare) MarshalText() ([]byte, error) {
	return []byte(s.Deck + " " + strconv.Itoa(s.Copies)), nil
}

// Share is the section's deck that the nth copy of the card is of, "" where sections have none, and of which of its player's
// ships of that type, counted from 0.
func (d *DamageCard) Share(n int) (deck string, ship int) {
	if len(d.Decks) == 0 {
		return "", 0
	}
	left := (n - 1) % d.Copies
	for _, s := range d.Decks {
		if left < s.Copies {
			return s.Deck, (n - 1) / d.Copies
		}
		left -= s.Copies
	}
	return "", 0
}

// HugeDeck is what the damage deck of huge ships is called.
const HugeDeck = "huge"

// Trait is the trait of a damage card.
type Trait uint8

// The traits.
const (
	ShipTrait Trait = iota + 1
	PilotTrait
	CrewTrait
)

var traitIDs = []string{"", "ship", "pilot", "crew"}

func (t Trait) String() string                { return facts.EnumString(traitIDs, t) }
func (t Trait) MarshalText() ([]byte, error)  { return []byte(t.String()), nil }
func (t *Trait) UnmarshalText(b []byte) error { return facts.UnmarshalEnum("trait", traitIDs, b, t) }

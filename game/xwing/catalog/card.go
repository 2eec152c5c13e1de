package catalog

import (
	"fmt"
	"strings"

	"xwing/internal/facts"
	"xwing/internal/spelling"
)

// Family is the game a card belongs to: ids are shared between editions.
type Family string

// The families.
const (
	XWing1 Family = "xwing1"
	XWing2 Family = "xwing2"
	Armada Family = "armada"
)

// Kind is the kind of a card: pilots and upgrades share ids.
type Kind string

// The kinds of cards.
const (
	PilotCard     Kind = "pilot"
	UpgradeCard   Kind = "upgrade"
	ConditionCard Kind = "condition"
	DamageKind    Kind = "damage"
	ShipAbility   Kind = "ship" // the ability all cards of a ship type print; XWS is [Pilot.ShipAbilityID]
	DeviceKind    Kind = "device"
	RemoteKind    Kind = "remote"
	ObstacleKind  Kind = "obstacle"
)

// Ref names a card of the kind among those of one family: "upgrade/r2d2".
func (k Kind) Ref(xws string) string { return string(k) + "/" + xws }

// Of returns the card that a reference names, and whether it is one of the kind.
func (k Kind) Of(ref string) (xws string, ok bool) {
	kind, xws, ok := strings.Cut(ref, "/")
	if !ok || Kind(kind) != k {
		return ref, false
	}
	return xws, true
}

// Names reports whether a reference names a card of the kind.
func (k Kind) Names(ref string) bool {
	_, ok := k.Of(ref)
	return ok
}

// CardID names one card or token. It is comparable and prints as "xwing2/pilot/lukeskywalker".
type CardID struct {
	Family Family
	Kind   Kind
	XWS    string
}

// Card is the id of a second-edition card.
func Card(kind Kind, xws string) CardID { return CardID{XWing2, kind, xws} }

func (id CardID) String() string { return string(id.Family) + "/" + id.Ref() }

// Ref names the card among those of its family: "pilot/lukeskywalker".
func (id CardID) Ref() string { return id.Kind.Ref(id.XWS) }

// ParseCardID reads what String writes.
func ParseCardID(s string) (CardID, error) {
	parts := strings.Split(s, "/")
	if len(parts) != 3 || parts[2] == "" {
		return CardID{}, fmt.Errorf("card %q: want family/kind/xws", s)
	}
	id := CardID{Family(parts[0]), Kind(parts[1]), parts[2]}
	switch id.Family {
	case XWing1, XWing2, Armada:
	default:
		return CardID{}, fmt.Errorf("card %q: unknown family %q", s, parts[0])
	}
	switch id.Kind {
	case PilotCard, UpgradeCard, ConditionCard, DamageKind, ShipAbility, DeviceKind, RemoteKind, ObstacleKind:
	default:
		return CardID{}, fmt.Errorf("card %q: unknown kind %q", s, parts[1])
	}
	return id, nil
}

// MarshalText writes the id, or nothing for the zero CardID.
func (id CardID) MarshalText() ([]byte, error) {
	if id == (CardID{}) {
		return nil, nil
	}
	return []byte(id.String()), nil
}

// UnmarshalText reads what MarshalText writes.
func (id *CardID) UnmarshalText(t []byte) error {
	return facts.Unmarshal(t, id, ParseCardID)
}

// Slug is the id that XWS builds from a printed name: lower case ASCII letters and digits.
func Slug(name string) string { return spelling.Slug(name) }

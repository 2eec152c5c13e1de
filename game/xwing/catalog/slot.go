package catalog

import "xwing/internal/facts"

// UpgradeType is the type of an upgrade card and of an icon of the upgrade bar.
type UpgradeType uint8

// The 17 upgrade types, in the order of the alphabet (Upgrade Icons), then the types of epic games,
// then one that first edition alone has. There a talent is called an
// elite talent, a sensor a system and a device a bomb.
const (
	AstromechSlot UpgradeType = iota + 1
	CannonSlot
	ConfigurationSlot
	CrewSlot
	DeviceSlot
	ForcePowerSlot
	GunnerSlot
	IllicitSlot
	MissileSlot
	ModificationSlot
	SensorSlot
	TacticalRelaySlot
	TalentSlot
	TechSlot
	TitleSlot
	TorpedoSlot
	TurretSlot
	HardpointSlot
	TeamSlot
	CargoSlot
	CommandSlot
	HyperdriveSlot
	SalvagedAstromechSlot
)

var slotIDs = []string{"", "astromech", "cannon", "configuration", "crew", "device", "force-power", "gunner",
	"illicit", "missile", "modification", "sensor", "tactical-relay", "talent", "tech", "title", "torpedo",
	"turret", "hardpoint", "team", "cargo", "command", "hyperdrive",
	"salvaged-astromech"}

// ParseUpgradeType reads an id such as "force-power", which is the key of XWS.
func ParseUpgradeType(id string) (UpgradeType, error) {
	return facts.ParseEnum[UpgradeType]("upgrade type", slotIDs, id)
}

// UpgradeTypes lists the 17 types of standard ships of the second edition in alphabetical order.
func UpgradeTypes() []UpgradeType { return facts.AllEnum[UpgradeType](slotIDs)[:TurretSlot] }

// EpicUpgradeTypes lists the types of epic games, in their order.
func EpicUpgradeTypes() []UpgradeType {
	return facts.AllEnum[UpgradeType](slotIDs)[TurretSlot:HyperdriveSlot]
}

func (t UpgradeType) String() string               { return facts.EnumString(slotIDs, t) }
func (t UpgradeType) MarshalText() ([]byte, error) { return []byte(t.String()), nil }
func (t *UpgradeType) UnmarshalText(b []byte) error {
	return facts.UnmarshalEnum("upgrade type", slotIDs, b, t)
}

// Epic reports whether the type is of epic games (X25-EPC-005).
func (t UpgradeType) Epic() bool { return t > TurretSlot && t <= HyperdriveSlot }

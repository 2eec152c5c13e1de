package catalog

import "xwing/internal/facts"

// Slot is an upgrade icon, of a card and of an upgrade bar.
type Slot uint8

// The upgrade icons, in the order in which the book names them (ARM-FLB-034).
const (
	CommanderSlot Slot = iota + 1
	OfficerSlot
	WeaponsTeamSlot
	SupportTeamSlot
	FleetCommandSlot
	FleetSupportSlot
	OffensiveRetrofitSlot
	DefensiveRetrofitSlot
	ExperimentalRetrofitSlot
	TurbolasersSlot
	IonCannonsSlot
	OrdnanceSlot
	SuperweaponSlot
	TitleSlot
)

var slotIDs = []string{"", "commander", "officer", "weapons-team", "support-team", "fleet-command", "fleet-support",
	"offensive-retrofit", "defensive-retrofit", "experimental-retrofit", "turbolasers", "ion-cannons", "ordnance",
	"superweapon", "title"}

// Slots lists the upgrade icons in their fixed order.
func Slots() []Slot { return facts.AllEnum[Slot](slotIDs) }

func (s Slot) String() string               { return facts.EnumString(slotIDs, s) }
func (s Slot) MarshalText() ([]byte, error) { return []byte(s.String()), nil }
func (s *Slot) UnmarshalText(t []byte) error {
	return facts.UnmarshalEnum("upgrade icon", slotIDs, t, s)
}

// InBar reports whether the icon takes one of the upgrade bar: a commander's and a title's stand on the card's back only
// (ARM-FLB-035).
func (s Slot) InBar() bool { return s != CommanderSlot && s != TitleSlot }

package board

import (
	"slices"

	"xwing/game"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
	"xwing/physics"
)

// Ship is a ship as everybody sees it.
type Ship struct {
	ID        ShipID
	Seat      game.Seat
	Card      string // catalog id
	Size      gauge.Size
	Where     Where
	Pose      physics.Pose
	Speed     int    // on its speed dial
	Shields   [7]int // by gauge.Zone
	Hull      int    // hull value; destroyed with as many damage cards
	Facedown  int    // damage cards
	Faceup    []FaceupDamage
	Dials     int               // facedown command dials
	Revealed  catalog.Command   // the dial revealed in its activation that is not spent; 0 for none
	Gained    []catalog.Command `json:",omitempty"` // further dials that effects gave it
	Spent     catalog.Command   // the dial on its card; 0 for none
	Activated bool
	Commands  []catalog.Command // command tokens
	Raided    []catalog.Command `json:",omitempty"` // raid tokens
	Tokens    []DefenseToken
	Upgrades  []Upgrade `json:",omitempty"`
	Carried   []string  `json:",omitempty"` // objective tokens and the like assigned to it
	Spared    bool      `json:",omitempty"` // destroyed, and in play to the end of the Status Phase as if it were not
}

// FaceupDamage is a faceup damage card: its title and which copy of it.
type FaceupDamage struct {
	Card string
	Copy int
}

// DefenseToken is a defense token of a ship or a squadron.
type DefenseToken struct {
	Kind  catalog.DefenseToken
	State TokenState
}

// TokenState is the state of a defense token (ARM-DEF).
type TokenState uint8

// The states of defense tokens.
const (
	Ready TokenState = iota
	Exhausted
	Discarded
)

// Upgrade is an upgrade card on a ship.
type Upgrade struct {
	Card      string                 // catalog id
	Exhausted bool                   `json:",omitempty"`
	Discarded bool                   `json:",omitempty"`
	Dials     int                    `json:",omitempty"` // facedown dials on it
	Commands  []catalog.Command      `json:",omitempty"` // command tokens on it
	Rounds    []int                  `json:",omitempty"` // the rounds whose tokens lie on it
	Pieces    []string               `json:",omitempty"` // ships and squadrons that it keeps or was used for
	Dice      []Die                  `json:",omitempty"` // dice on it, as they show
	Defense   []catalog.DefenseToken `json:",omitempty"` // defense tokens on it
}

// Damage is how many damage cards the ship has.
func (s *Ship) Damage() int { return s.Facedown + len(s.Faceup) }

// Base is the ship's base on the table.
func (s *Ship) Base() gauge.Base { return gauge.Base{Pose: s.Pose, Size: s.Size} }

// Upgrade returns the upgrade with the catalog id; nil if the ship has none.
func (s *Ship) Upgrade(card string) *Upgrade {
	i := slices.IndexFunc(s.Upgrades, func(u Upgrade) bool { return u.Card == card })
	if i < 0 {
		return nil
	}
	return &s.Upgrades[i]
}

// unshare gives the ship lists of its own, in the room of another's.
func (s *Ship) unshare(room *Ship) {
	s.Faceup, s.Gained, s.Commands = refill(room.Faceup, s.Faceup), refill(room.Gained, s.Gained), refill(room.Commands, s.Commands)
	s.Raided, s.Tokens, s.Carried = refill(room.Raided, s.Raided), refill(room.Tokens, s.Tokens), refill(room.Carried, s.Carried)
	s.Upgrades = refill(room.Upgrades, s.Upgrades)
	for i := range s.Upgrades {
		s.Upgrades[i].Commands = slices.Clone(s.Upgrades[i].Commands)
		s.Upgrades[i].Pieces = slices.Clone(s.Upgrades[i].Pieces)
		s.Upgrades[i].Dice = slices.Clone(s.Upgrades[i].Dice)
		s.Upgrades[i].Rounds = slices.Clone(s.Upgrades[i].Rounds)
		s.Upgrades[i].Defense = slices.Clone(s.Upgrades[i].Defense)
	}
}

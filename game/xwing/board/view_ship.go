package board

import (
	"fmt"
	"slices"

	"xwing/game"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/physics"
)

// Upgrade returns the equipped upgrade with the xws id, nil if there is none.
func (s *Ship) Upgrade(xws string) *Upgrade {
	for i := range s.Upgrades {
		if s.Upgrades[i].XWS == xws {
			return &s.Upgrades[i]
		}
	}
	return nil
}

// Turnable returns the copy of a dual card of the ship with this number, from 1 on, or the first that will do (0): it is not
// discarded and does not show a side; nil if there is none.
func (s *Ship) Turnable(xws string, side, copy int) *Upgrade {
	n := 0
	for i := range s.Upgrades {
		u := &s.Upgrades[i]
		if u.XWS != xws {
			continue
		}
		if n++; u.Side != side && !u.Discarded && (copy == 0 || copy == n) {
			return u
		}
	}
	return nil
}

// Carries reports whether the ship has the upgrade, if only discarded; whether it is in force, xwing.State tells.
func (s *Ship) Carries(xws string) bool { return s.Upgrade(xws) != nil }

// What a ship card's charges and its Force are called among the charges of cards.
const (
	ShipCharges  = "ship"
	ForceCharges = "force"
)

// ChargesOf returns the charges of a card of the ship: ShipCharges, ForceCharges or an
// upgrade's xws; nil if there are none.
func (s *Ship) ChargesOf(card string) *Charges {
	switch card {
	case ShipCharges:
		return &s.Charges
	case ForceCharges:
		return &s.Force
	}
	if u := s.Upgrade(card); u != nil {
		return &u.Charges
	}
	return nil
}

// Condition is a condition card assigned to a ship (Condition Cards chapter).
type Condition struct {
	Card     string    // xws; "" for one that lies facedown and is another's secret
	Seat     game.Seat // whose card it is
	By       ShipID    // the ship whose effect assigned it
	Facedown bool      `json:",omitempty"`
	Damage   string    `json:",omitempty"` // the damage card that lies faceup on it
	N        int       `json:",omitempty"` // its copy
	Points   int       `json:",omitempty"` // scored points that lie on it
}

// ConditionOf returns the ship's faceup condition of a card; nil if it has none.
func (s *Ship) ConditionOf(card string) *Condition {
	for i := range s.Conditions {
		if s.Conditions[i].Card == card {
			return &s.Conditions[i]
		}
	}
	return nil
}

// HasCondition reports whether the ship has a faceup condition of the card.
func (s *Ship) HasCondition(card string) bool { return s.ConditionOf(card) != nil }

// HasSecret reports whether a facedown condition lies on the ship.
func (s *Ship) HasSecret() bool {
	return slices.ContainsFunc(s.Conditions, func(c Condition) bool { return c.Facedown })
}

// ID names the card among options.
func (d FaceupDamage) ID() string { return fmt.Sprintf("damage/%s/%d", d.Card, d.N) }

// Due reports whether the ship's damage cards reach its hull value.
func (s *Ship) Due() bool { return s.DamageCards() >= s.Hull }

// Shielded reports whether the ship has an active shield.
func (s *Ship) Shielded() bool { return s.Shields.Active > 0 }

// HullRemaining returns the hull value less the damage cards (Hull chapter).
func (s *Ship) HullRemaining() int { return s.Hull - s.DamageCards() }

// Health returns how much of hull and shields is left, and how much there was.
func (s *Ship) Health() (left, whole int) {
	return s.HullRemaining() + s.Shields.Active, s.Hull + s.Shields.Limit
}

// AtHalf reports whether at most half of hull and shields is left.
func (s *Ship) AtHalf() bool {
	left, whole := s.Health()
	return 2*left <= whole
}

// Damaged reports whether the ship has a damage card.
func (s *Ship) Damaged() bool { return s.DamageCards() > 0 }

// CriticallyDamaged reports whether the ship has a faceup damage card.
func (s *Ship) CriticallyDamaged() bool { return len(s.Faceup) > 0 }

// LostDice returns how tokens of one of the two kinds change the dice: one fewer,
// however many tokens.
func (s *Ship) LostDice(k Token) int {
	if s.Has(k) > 0 {
		return -1
	}
	return 0
}

// Flies reports whether it is a ship in the play area, and no remote.
func (s *Ship) Flies() bool { return s.Where == InPlay && s.Remote == "" }

// Whereabouts says where a ship is.
type Whereabouts uint8

// Where a ship can be: not yet set up or docked, in the play area, or out of
// the game.
const (
	InReserve Whereabouts = iota
	InPlay
	Removed
)

// Charges are the charges or Force of one card.
type Charges struct {
	Active, Limit int
	Recurring     int // how many come back in the End Phase
}

// Upgrade is an upgrade card equipped to a ship.
type Upgrade struct {
	XWS       string
	Kind      string // the slot it fills, as in XWS ("force-power")
	Side      int    // 0 or 1, for dual cards
	Charges   Charges
	Tokens    []Token `json:",omitempty"` // that lie on the card
	Fuses     int     `json:",omitempty"` // markers that do
	Ordnance  int     `json:",omitempty"` // tokens that do, given up in place of the card
	Shields   int     `json:",omitempty"` // shield tokens that do, which are not the ship's
	Discarded bool    `json:",omitempty"` // facedown beside the ship: it works no more
	// Turret is the arcs that an indicator of its own selects; nil: its weapon attacks where the ship's points.
	Turret  []gauge.Arc `json:",omitempty"`
	Beneath string      `json:",omitempty"` // the upgrade that lies facedown beneath it; Unknown to all but its player
}

// Unknown is an upgrade that lies facedown.
const Unknown = "?"

// Dial is what everybody knows of a ship's dial this round.
type Dial struct {
	Assigned bool
	Revealed bool
	Maneuver catalog.Maneuver // zero until revealed
}

// FaceupDamage is a faceup damage card on a ship.
type FaceupDamage struct {
	Card string // catalog.DamageCard id
	N    int    // tells copies on one ship apart
}

// Ship is all that everybody may know of one ship.
type Ship struct {
	ID    ShipID
	Seat  game.Seat
	Size  gauge.Size
	Where Whereabouts
	Token gauge.Token `json:",omitempty"` // printed on its base; 0: that of all of its size
	// Section is what of a huge ship with two cards it is, Joined the other section; both lie at the same place.
	Section    catalog.Section `json:",omitzero"`
	Crippled   bool            `json:",omitempty"` // damage cards as many as its hull have turned the card of the section over
	HugeDeck   bool            `json:",omitempty"` // it is dealt cards from its player's damage deck of huge ships
	Double     bool            // a double turret indicator
	Destroyed  bool            // removed when its moment comes
	Fled       bool
	Activated  bool   // this round
	Engaged    bool   // this round
	Pilot      string // xws
	Chassis    string // xws of the ship type
	Pose       physics.Pose
	Initiative int // printed
	Hull       int // value, upgrades included
	Shields    Charges
	Charges    Charges
	Force      Charges
	Upgrades   []Upgrade
	Tokens     Tokens
	Locks      []string       // pieces that this ship has locked
	Turret     []gauge.Arc    // arcs that its turret indicator selects
	Facedown   int            // facedown damage cards
	Faceup     []FaceupDamage // faceup damage cards
	Dial       Dial
	Remote     string      `json:",omitempty"` // the kind, of what is no ship but a remote
	Objectives int         `json:",omitempty"` // objective tokens on a remote of a scenario
	Docked     ShipID      `json:",omitempty"` // in reserve: the carrier it is docked with
	Acting     string      `json:",omitempty"` // a further pilot card whose ability it has
	Joined     ShipID      `json:",omitempty"`
	Conditions []Condition `json:",omitempty"`
	Wing       Wing        `json:",omitzero"`
}

// Present reports whether things can happen to the ship: it is in the play area,
// or docked with a carrier.
func (s *Ship) Present() bool { return s.Where == InPlay || s.Where == InReserve && s.Docked != 0 }

// Base returns the ship's base where it stands.
func (s *Ship) Base() gauge.Base { return gauge.Base{Pose: s.Pose, Size: s.Size, Token: s.Token} }

// Part is what the ship's card stands for, at a pose: the half of a base that is its section, or the whole base.
func (s *Ship) Part(at physics.Pose) physics.Box {
	base := gauge.Base{Pose: at, Size: s.Size}
	if s.Joined == 0 {
		return base.Box()
	}
	return base.Half(s.Section == catalog.ForeSection)
}

// Follows reports whether it is a section that goes where the other one takes it.
func (s *Ship) Follows() bool { return s.Joined != 0 && s.Section == catalog.AftSection }

// Indicator is the arcs that a turret weapon of an upgrade attacks in, "" being those of the ship card: where its own
// indicator points, or the ship's.
func (s *Ship) Indicator(upgrade string) []gauge.Arc {
	for i := range s.Upgrades {
		if u := &s.Upgrades[i]; u.Turret != nil && u.XWS == upgrade {
			return u.Turret
		}
	}
	return s.Turret
}

// SecondTurret is the arcs that the indicator on the second mount of a huge ship selects; nil without one.
func (s *Ship) SecondTurret() []gauge.Arc {
	for i := range s.Upgrades {
		if arcs := s.Upgrades[i].Turret; arcs != nil {
			return arcs
		}
	}
	return nil
}

// Has returns how many tokens of a kind the ship holds.
func (s *Ship) Has(k Token) int { return int(s.Tokens[k]) }

// Stressed reports whether the ship holds a stress token.
func (s *Ship) Stressed() bool { return s.Has(Stress) > 0 }

// Strained reports whether the ship holds a strain token.
func (s *Ship) Strained() bool { return s.Has(Strain) > 0 }

// Depleted reports whether the ship holds a deplete token.
func (s *Ship) Depleted() bool { return s.Has(Deplete) > 0 }

// Disarmed reports whether the ship may not attack for want of arms: a disarm
// token, or cloaked.
func (s *Ship) Disarmed() bool { return s.Has(Disarm) > 0 || s.Has(Cloak) > 0 }

// Green counts the ship's green tokens.
func (s *Ship) Green() int {
	n := 0
	for k := range TokenKinds {
		if k.Color() == Green {
			n += s.Has(k)
		}
	}
	return n
}

// DamageCards returns how many damage cards the ship has, of either face.
func (s *Ship) DamageCards() int { return s.Facedown + len(s.Faceup) }

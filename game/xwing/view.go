package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/catalog"
	"xwing/physics"
)

// View is the table as everybody sees it. Events alone change it (Apply).
type View struct {
	Round     int
	Phase     Phase
	Step      string // name of the running step, for the panel
	First     game.Seat
	Chosen    bool // First has been determined
	Area      physics.Area
	Ships     []Ship // by ShipID-1
	Obstacles []Obstacle
	Devices   []Device    `json:",omitempty"`
	Reserve   [2][]string // xws ids of each seat's obstacles not yet placed
	Decks     [2]int      // cards left in each damage deck
	Attack    *Attack     // the attack under way, if any
	Active    ShipID      // the ship that activates or engages
	Ended     bool
	Winner    game.Seat
}

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
	XWS     string
	Kind    string // the slot it fills, as in XWS ("force-power")
	Side    int    // 0 or 1, for dual cards
	Charges Charges
	Tokens  []Token `json:",omitempty"` // that lie on the card
}

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
	ID         ShipID
	Seat       game.Seat
	Pilot      string // xws
	Chassis    string // xws of the ship type
	Size       physics.Size
	Where      Whereabouts
	Pose       physics.Pose
	Initiative int // printed
	Hull       int // value, upgrades included
	Shields    Charges
	Charges    Charges
	Force      Charges
	Upgrades   []Upgrade
	Tokens     Tokens
	Locks      []string       // pieces that this ship has locked
	Turret     []physics.Arc  // arcs that its turret indicator selects
	Double     bool           // a double turret indicator
	Facedown   int            // facedown damage cards
	Faceup     []FaceupDamage // faceup damage cards
	Dial       Dial
	Destroyed  bool // removed when its moment comes
	Fled       bool
	Activated  bool        // this round
	Engaged    bool        // this round
	Remote     string      `json:",omitempty"` // the kind, of what is no ship but a remote
	Docked     ShipID      `json:",omitempty"` // in reserve: the carrier it is docked with
	Acting     string      `json:",omitempty"` // a further pilot card whose ability it has
	Conditions []Condition `json:",omitempty"`
}

// present reports whether things can happen to the ship: it is in the play area,
// or docked with a carrier.
func (s *Ship) present() bool { return s.Where == InPlay || s.Where == InReserve && s.Docked != 0 }

// Base returns the ship's base where it stands.
func (s *Ship) Base() physics.Base { return physics.Base{Pose: s.Pose, Size: s.Size} }

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
	for k := range tokenKinds {
		if k.Color() == Green {
			n += s.Has(k)
		}
	}
	return n
}

// Ionized reports whether the ship holds enough ion tokens for its size.
func (s *Ship) Ionized() bool { return s.Has(Ion) >= int(s.Size) }

// Tractored reports whether the ship holds enough tractor tokens for its size.
func (s *Ship) Tractored() bool { return s.Has(Tractor) >= int(s.Size) }

// DamageCards returns how many damage cards the ship has, of either face.
func (s *Ship) DamageCards() int { return s.Facedown + len(s.Faceup) }

// HasLocked reports whether the ship has a lock on the piece.
func (s *Ship) HasLocked(piece string) bool {
	for _, l := range s.Locks {
		if l == piece {
			return true
		}
	}
	return false
}

// Obstacle is an obstacle in the play area.
type Obstacle struct {
	ID    ObstacleID
	XWS   string
	Type  catalog.ObstacleType
	Pose  physics.Pose
	Seat  game.Seat // who placed it
	Gone  bool
	Fuses int `json:",omitempty"`
}

// Side tells the attack dice from the defense dice.
type Side uint8

// The two kinds of dice.
const (
	AttackDice Side = iota
	DefenseDice
)

// Face is a die's result.
type Face uint8

// The results (RULINGS 22: attack 3 hit, 1 crit, 2 focus, 2 blank; defense 3
// evade, 2 focus, 3 blank).
const (
	Blank Face = iota
	FocusResult
	Hit
	Crit
	EvadeResult
)

// Die is one die of a pool.
type Die struct {
	Face     Face
	Rerolled bool // no second time (X20-GLD-004)
	Added    bool // put in, not rolled
	Gone     bool // canceled or spent
}

// Attack is the attack under way.
type Attack struct {
	Attacker   ShipID
	Defender   ShipID
	Weapon     Weapon
	Range      physics.Range
	Line       physics.Segment // the range line used
	Obstructed []ObstacleID    // obstacles the line passes through
	Through    []ShipID        // ships the line passes through
	Dice       [2][]Die        // attack dice, defense dice
	Step       AttackStep
	Hit        bool
	Bonus      bool
}

// Weapon is one way in which a ship can attack: a primary weapon of its ship
// card or a special weapon of an upgrade.
type Weapon struct {
	ID       string // "primary:0", "upgrade:protontorpedoes"
	Special  bool
	Upgrade  string          // xws, for special weapons
	Arc      catalog.ArcKind // the icon printed on the weapon
	Value    int             // attack value
	Min, Max physics.Range
	Ordnance bool   // no range bonus
	Requires string // "", "lock", "focus", "calculate": printed in parentheses
}

// Clone returns a deep copy of the view, down to whether an empty slice is nil:
// a copy has the same hash.
func (v *View) Clone() View {
	c := *v
	c.Ships = make([]Ship, len(v.Ships))
	for i, s := range v.Ships {
		s.Upgrades = slices.Clone(s.Upgrades)
		for j := range s.Upgrades {
			s.Upgrades[j].Tokens = slices.Clone(s.Upgrades[j].Tokens)
		}
		s.Locks = slices.Clone(s.Locks)
		s.Turret = slices.Clone(s.Turret)
		s.Faceup = slices.Clone(s.Faceup)
		s.Conditions = slices.Clone(s.Conditions)
		c.Ships[i] = s
	}
	c.Obstacles = slices.Clone(v.Obstacles)
	c.Devices = slices.Clone(v.Devices)
	for i := range v.Reserve {
		c.Reserve[i] = slices.Clone(v.Reserve[i])
	}
	c.Attack = v.Attack.clone()
	return c
}

// clone returns a deep copy of the attack; of none, none.
func (a *Attack) clone() *Attack {
	if a == nil {
		return nil
	}
	c := *a
	c.Obstructed = slices.Clone(a.Obstructed)
	c.Through = slices.Clone(a.Through)
	for i := range c.Dice {
		c.Dice[i] = slices.Clone(a.Dice[i])
	}
	return &c
}

// Ship returns the ship with the id; nil if there is none.
func (v *View) Ship(id ShipID) *Ship {
	if id < 1 || int(id) > len(v.Ships) {
		return nil
	}
	return &v.Ships[id-1]
}

// gone reports whether a ship, a device or an obstacle is out of play.
func (v *View) gone(piece string) bool {
	if s := v.Ship(ShipOf(piece)); s != nil {
		return !s.present()
	}
	if d := v.Device(DeviceOf(piece)); d != nil {
		return d.Gone
	}
	o := v.Obstacle(ObstacleOf(piece))
	return o == nil || o.Gone
}

// Obstacle returns the obstacle with the id; nil if there is none.
func (v *View) Obstacle(id ObstacleID) *Obstacle {
	if id < 1 || int(id) > len(v.Obstacles) {
		return nil
	}
	return &v.Obstacles[id-1]
}

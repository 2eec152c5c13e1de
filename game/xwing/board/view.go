package board

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/gauge"
)

// View is the table as everybody sees it. Events alone change it (Apply).
type View struct {
	Round     int
	Phase     Phase
	Step      string // name of the running step, for the panel
	First     game.Seat
	Chosen    bool // First has been determined
	Area      gauge.Area
	Ships     []Ship // by ShipID-1
	Obstacles []Obstacle
	Devices   []Device    `json:",omitempty"`
	Features  []Feature   `json:",omitempty"` // of the scenario, by FeatureID-1
	Reserve   [2][]string // xws ids of each seat's obstacles not yet placed
	Decks     [2]int      // cards left in each damage deck
	Attack    *Attack     // the attack under way, if any
	Active    ShipID      // the ship that activates or engages
	Ended     bool
	Winner    game.Seat
	Score     [2]int  `json:",omitzero"`  // mission points
	Touching  []Touch `json:",omitempty"` // where ships that touch are more than ships in contact
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
	c.Features = slices.Clone(v.Features)
	for i := range v.Reserve {
		c.Reserve[i] = slices.Clone(v.Reserve[i])
	}
	c.Attack = v.Attack.Clone()
	c.Touching = slices.Clone(v.Touching)
	return c
}

// Gone reports whether a ship, a device or an obstacle is out of play.
func (v *View) Gone(piece string) bool {
	if s := v.Ship(ShipOf(piece)); s != nil {
		return !s.Present()
	}
	if d := v.Device(DeviceOf(piece)); d != nil {
		return d.Gone
	}
	o := v.Obstacle(ObstacleOf(piece))
	return o == nil || o.Gone
}

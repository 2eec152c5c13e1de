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
	Sides     []game.Side `json:",omitempty"` // for which side each seat plays; none: two seats, each for himself
	Chosen    bool        // First has been determined
	Area      gauge.Area
	Ships     []Ship // by ShipID-1
	Obstacles []Obstacle
	Devices   []Device           `json:",omitempty"`
	Features  []Feature          `json:",omitempty"` // of the scenario, by FeatureID-1
	Reserve   [MaxSeats][]string // xws ids of each seat's obstacles not yet placed
	Decks     [Piles]int         // cards left in each damage deck
	Attack    *Attack            // the attack under way, if any
	Active    ShipID             // the ship that activates or engages
	Ended     bool
	Winner    game.Seat // the first of the side that has won
	Score     [2]int    `json:",omitzero"`  // mission points of each side
	Touching  []Touch   `json:",omitempty"` // where ships that touch are more than ships in contact

	Environment string    `json:",omitempty"` // the environment card that was dealt
	Aside       []string  `json:",omitempty"` // what it sets aside besides obstacles: "device/ionbomb", "upgrade/protonbombs"
	Counters    []Counter `json:",omitempty"` // that it puts into the play area, by CounterID-1
	Timers      [2]int    `json:",omitzero"`  // that each seat has left
}

// Clone returns a deep copy of the view, down to whether an empty slice is nil:
// a copy has the same hash.
func (v *View) Clone() View {
	var c View
	v.CopyTo(&c)
	return c
}

// CopyTo makes another view a deep copy, in the room that it has: whoever looks at one
// table after the other needs memory for the first alone.
func (v *View) CopyTo(c *View) {
	old := *c
	*c = *v
	c.Sides = refill(old.Sides, v.Sides)
	c.Ships = refillShips(old.Ships, v.Ships)
	c.Obstacles = refill(old.Obstacles, v.Obstacles)
	c.Devices = refill(old.Devices, v.Devices)
	c.Features = refill(old.Features, v.Features)
	for i := range v.Reserve {
		c.Reserve[i] = refill(old.Reserve[i], v.Reserve[i])
	}
	c.Attack = v.Attack.copyTo(old.Attack)
	c.Touching = refill(old.Touching, v.Touching)
	c.Aside = refill(old.Aside, v.Aside)
	c.Counters = refill(old.Counters, v.Counters)
}

// refillShips is refill for ships, whose lists have room of their own.
func refillShips(room, ships []Ship) []Ship {
	if room == nil {
		room = []Ship{}
	}
	room = slices.Grow(room[:0], len(ships))[:len(ships)]
	for i := range ships {
		ships[i].copyTo(&room[i])
	}
	return room
}

// copyTo makes another ship a deep copy, with lists in the room of its own.
func (s *Ship) copyTo(c *Ship) {
	upgrades, locks, turret, faceup, conditions := c.Upgrades, c.Locks, c.Turret, c.Faceup, c.Conditions
	*c = *s
	c.Upgrades = refill(upgrades, s.Upgrades)
	for i := range c.Upgrades {
		if u := &c.Upgrades[i]; u.Tokens != nil || u.Turret != nil {
			u.Tokens, u.Turret = slices.Clone(u.Tokens), slices.Clone(u.Turret)
		}
	}
	c.Locks = refill(locks, s.Locks)
	c.Turret = refill(turret, s.Turret)
	c.Faceup = refill(faceup, s.Faceup)
	c.Conditions = refill(conditions, s.Conditions)
}

// refill returns a copy of a list in the room of another; nil stays nil.
func refill[E any](room, list []E) []E {
	if room == nil || list == nil {
		return slices.Clone(list)
	}
	return append(room[:0], list...)
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

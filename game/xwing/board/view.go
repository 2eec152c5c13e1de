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
func (v *View) Clone() View { return v.CloneIn(new(Room)) }

// Room is where Views are copied to one after the other: each overwrites the copy before.
type Room struct {
	ships      []Ship
	upgrades   Copies[Upgrade]
	locks      Copies[string]
	arcs       Copies[gauge.Arc]
	faceup     Copies[FaceupDamage]
	conditions Copies[Condition]
	tokens     Copies[Token]
}

// CloneIn is Clone in a Room.
func (v *View) CloneIn(r *Room) View {
	c := *v
	c.Sides = slices.Clone(v.Sides)
	c.Ships = r.cloneShips(v.Ships)
	c.Obstacles = slices.Clone(v.Obstacles)
	c.Devices = slices.Clone(v.Devices)
	c.Features = slices.Clone(v.Features)
	for i := range v.Reserve {
		c.Reserve[i] = slices.Clone(v.Reserve[i])
	}
	c.Attack = v.Attack.Clone()
	c.Touching = slices.Clone(v.Touching)
	c.Aside = slices.Clone(v.Aside)
	c.Counters = slices.Clone(v.Counters)
	return c
}

// cloneShips copies ships with their lists; none are an empty list.
func (r *Room) cloneShips(ships []Ship) []Ship {
	n := len(ships)
	if r.ships == nil {
		r.ships = make([]Ship, 0, n)
	}
	r.ships = append(r.ships[:0], ships...)
	r.upgrades.Again(4 * n)
	r.locks.Again(n)
	r.arcs.Again(n)
	r.faceup.Again(n)
	r.conditions.Again(n)
	r.tokens.Again(n)
	copied := r.ships[:n:n]
	for i := range copied {
		s := &copied[i]
		s.Upgrades = r.upgrades.Of(s.Upgrades)
		for j := range s.Upgrades {
			u := &s.Upgrades[j]
			u.Tokens, u.Turret = r.tokens.Of(u.Tokens), r.arcs.Of(u.Turret)
		}
		s.Locks = r.locks.Of(s.Locks)
		s.Turret = r.arcs.Of(s.Turret)
		s.Faceup = r.faceup.Of(s.Faceup)
		s.Conditions = r.conditions.Of(s.Conditions)
	}
	return copied
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

package board

import (
	"slices"

	"xwing/game"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
	"xwing/physics"
)

// View is the table as everybody sees it. Events alone change it (Apply).
type View struct {
	Field     gauge.Field
	Round     int
	Phase     Phase
	Step      string    // name of the running step, for the panel
	First     game.Seat // the first player, all game long; NoSeat until it is chosen
	Objective string    // the id of the one that is played
	Sides     [2]Side
	Ships     []Ship     // by ShipID-1
	Squadrons []Squadron // by SquadronID-1
	Obstacles []Obstacle // by ObstacleID-1
	Markers   []Marker   `json:",omitempty"` // by MarkerID-1
	Active    string     // the piece that is activated
	Attack    *Attack    `json:",omitempty"` // the attack under way
	CardDials int        `json:",omitempty"` // facedown command dials on the objective card
	OnCard    int        `json:",omitempty"` // objective tokens on the objective card
	Ended     bool
	Winner    game.Seat
}

// Side is what belongs to a player and to no piece.
type Side struct {
	Fleet      string // its name
	Faction    catalog.Faction
	Cost       int      // of the whole fleet
	Points     int      // the agreed total
	Objectives []string // by category, until one is chosen
	Passes     int      // pass tokens
	Victory    int      // victory tokens
	Bonus      int      `json:",omitempty"` // points of the objective beside its victory tokens
	Lost       int      // points of its pieces that are destroyed
	Flagship   ShipID
	Deck       int // cards left in its damage deck
}

// Where says where a piece is.
type Where uint8

// The places of pieces. What is set aside is out of play until what set it aside deploys it (ARM-SAS).
const (
	Undeployed Where = iota
	OnTable
	SetAside
	Destroyed
)

// Squadron is a squadron as everybody sees it.
type Squadron struct {
	ID        SquadronID
	Seat      game.Seat
	Card      string // catalog id
	Where     Where
	Pose      physics.Pose
	Hull      int
	Activated bool
	Tokens    []DefenseToken `json:",omitempty"`
	Carried   []string       `json:",omitempty"` // objective tokens assigned to it
	Spared    bool           `json:",omitempty"` // as of a ship
}

// Obstacle is an obstacle token.
type Obstacle struct {
	ID      ObstacleID
	Card    string // catalog id: "asteroid1"
	Kind    catalog.ObstacleKind
	Placed  bool
	Pose    physics.Pose
	Outline physics.Shape `json:"-"`          // about its own middle
	Hull    int           `json:",omitempty"` // of a station that is the second player's: destroyed with as many damage cards
	Armed   bool          `json:",omitempty"` // and it attacks
	Damage  int           `json:",omitempty"` // damage cards dealt to it
	Dead    bool          `json:",omitempty"` // destroyed, and still obstructing (ARM-STN)
	Spared  bool          `json:",omitempty"` // as of a ship
	Gone    bool          `json:",omitempty"`
}

// Shape is the outline of the obstacle on the table.
func (o *Obstacle) Shape() physics.Shape { return o.Outline.At(o.Pose) }

// MarkerKind says what a round token on the table is.
type MarkerKind string

// The round tokens.
const (
	ObjectiveToken MarkerKind = "objective"
	ProximityMine  MarkerKind = "mine"
	GravWell       MarkerKind = "grav-well"
	GravShift      MarkerKind = "grav-shift"
	TargetingToken MarkerKind = "targeting"
	Corona         MarkerKind = "corona" // of the edge over which a star shines: no token
)

// Marker is a round token that lies on the table.
type Marker struct {
	ID   MarkerID
	Kind MarkerKind
	Seat game.Seat // whose it is; NoSeat: nobody's
	Ship ShipID    `json:",omitempty"` // whose targeting token it is
	Card string    `json:",omitempty"` // the upgrade that has placed it
	Pose physics.Pose
	Gone bool `json:",omitempty"`
}

// Ship returns the ship with the id; nil if there is none.
func (v *View) Ship(id ShipID) *Ship {
	if id < 1 || int(id) > len(v.Ships) {
		return nil
	}
	return &v.Ships[id-1]
}

// Squadron returns the squadron with the id; nil if there is none.
func (v *View) Squadron(id SquadronID) *Squadron {
	if id < 1 || int(id) > len(v.Squadrons) {
		return nil
	}
	return &v.Squadrons[id-1]
}

// Obstacle returns the obstacle with the id; nil if there is none.
func (v *View) Obstacle(id ObstacleID) *Obstacle {
	if id < 1 || int(id) > len(v.Obstacles) {
		return nil
	}
	return &v.Obstacles[id-1]
}

// Marker returns the token with the id; nil if there is none.
func (v *View) Marker(id MarkerID) *Marker {
	if id < 1 || int(id) > len(v.Markers) {
		return nil
	}
	return &v.Markers[id-1]
}

// Across is the seat across the table: the opponent of that one.
func Across(seat game.Seat) game.Seat { return 1 - seat }

// Clone returns a deep copy of the view.
func (v *View) Clone() (c View) {
	v.CopyTo(&c)
	return c
}

// CopyTo makes c a deep copy of the view, in the room that it has.
func (v *View) CopyTo(c *View) {
	old := *c
	*c = *v
	for i := range c.Sides {
		c.Sides[i].Objectives = refill(old.Sides[i].Objectives, v.Sides[i].Objectives)
	}
	c.Ships = refillEach(old.Ships, v.Ships, (*Ship).unshare)
	c.Squadrons = refillEach(old.Squadrons, v.Squadrons, (*Squadron).unshare)
	c.Obstacles, c.Markers = refill(old.Obstacles, v.Obstacles), refill(old.Markers, v.Markers)
	c.Attack = v.Attack.clone()
}

// unshare gives the squadron lists of its own, in the room of another's.
func (q *Squadron) unshare(room *Squadron) {
	q.Tokens, q.Carried = refill(room.Tokens, q.Tokens), refill(room.Carried, q.Carried)
}

// refillEach is refill for what has lists of its own.
func refillEach[T any](room, list []T, unshare func(own, room *T)) []T {
	if list == nil {
		return nil
	}
	if room == nil {
		room = []T{}
	}
	room = slices.Grow(room[:0], len(list))[:len(list)]
	for i := range list {
		before := room[i]
		room[i] = list[i]
		unshare(&room[i], &before)
	}
	return room
}

// refill is a list of its own, in the room of another one if it has some; no list stays none.
func refill[T any](room, list []T) []T {
	if list == nil || room == nil {
		return slices.Clone(list)
	}
	return append(room[:0], list...)
}

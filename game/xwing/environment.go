package xwing

import (
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// Environment is an environment card that players have agreed to play with (Appendix: Environment Cards), as a value: package
// environment declares each. The rules ask it, and nobody asks which one it is.
type Environment struct {
	ID       string // as the facts call it: "comettail"
	Supplies []Supply
	Devices  []Placing // bombs and mines that belong to it
	AtFirst  int       // so many obstacles are laid in setup, the others set aside; 0: all of them
	Apart    bool      // the devices are set aside, too
	Beds     []Bed     // where pieces are laid in setup: of each piece the first that is for it
	Later    *Bed      // where in the End Phase what was set aside is, by the first player in odd rounds, else by the second
	Fuses    int       // fuse markers on a device that the second player lays then
	Timers   int       // that each player gains
	Drawn    []string  // upgrades that are set aside, to be drawn from
	Issued   []string  // upgrades of which each player equips a ship with one, before obstacles are placed
	Caches   bool      // one lies on each obstacle
	Targets  bool      // each player places a target point once the obstacles lie

	// Ending is what happens during the End Phase, ahead of what cards do then.
	Ending func(t *Table)
	// Met is what happens to Moment.Ship after it has moved through or overlapped Moment.Met.Obstacles[0].
	Met func(t *Table, m Moment)
	// Rolled is what comes of the attack die that it has rolled for that, besides.
	Rolled func(t *Table, m Moment, die board.Face)
	// Defended is what happens after Moment.Ship has defended.
	Defended func(t *Table, m Moment)
	// Again reports whether a bomb that detonates does so once more.
	Again func(t *Table, d board.DeviceID) bool
}

// Supply is obstacles that are gathered.
type Supply struct {
	Of Things // Obstacles: those that the squads bring
	N  int
}

// Things are kinds of pieces in the play area, added up.
type Things uint8

// The kinds.
const (
	Asteroids Things = 1 << iota
	DebrisClouds
	GasClouds
	OtherClouds
	Devices
	Ships      // remotes, too
	Obstacles  = Asteroids | DebrisClouds | GasClouds | OtherClouds
	Everything = Obstacles | Devices | Ships
)

// Has reports whether some are of one of the kinds.
func (k Things) Has(of Things) bool { return k&of != 0 }

// thingOf is what obstacles of a type are.
func thingOf(o catalog.ObstacleType) Things {
	switch o {
	case catalog.Asteroid:
		return Asteroids
	case catalog.DebrisCloud:
		return DebrisClouds
	case catalog.GasCloud:
		return GasClouds
	}
	return OtherClouds
}

// Bed says where pieces are laid. No obstacle lies on another.
type Bed struct {
	For      Things
	First    bool   // it is for the first piece alone
	Edges    int    // beyond this range of every edge
	Apart    Things // beyond range Beyond of each of these
	Beyond   int
	Clear    Things // beyond range 0 of each of these
	Enemies  int    // beyond this range of each enemy ship
	By       Things // at range 1 of one of these
	Touching bool   // touching that instead, and not on it
	Alone    bool   // and so near to none of the others
}

// ActByEnvironment announces that what happens next is by the environment card.
func (t *Table) ActByEnvironment() {
	t.announce(board.EnvironmentActs{Environment: t.rules.Environment.ID})
}

// endEnvironment is what the environment card does during the End Phase.
func (t *Table) endEnvironment() {
	e := t.rules.Environment
	if e == nil {
		return
	}
	if e.Later != nil {
		t.layAside(e)
	}
	if e.Ending != nil {
		e.Ending(t)
	}
}

// metAmong is what the environment card does to a ship that has met an obstacle.
func (t *Table) metAmong(id board.ShipID, o board.ObstacleID, how obstacleMeeting) {
	if e := t.rules.Environment; e != nil && e.Met != nil && !t.gone(id) {
		e.Met(t, Moment{Ship: id, Move: MomentMove{By: how.by()},
			Met: MomentMet{Obstacles: []board.ObstacleID{o}, Overlap: t.overlaps(id, o)}})
	}
}

// rolledAmong is what it makes of a die that a ship has rolled for an obstacle.
func (t *Table) rolledAmong(id board.ShipID, o board.ObstacleID, die board.Face) {
	if e := t.rules.Environment; e != nil && e.Rolled != nil && !t.gone(id) {
		e.Rolled(t, Moment{Ship: id, Met: MomentMet{Obstacles: []board.ObstacleID{o}}}, die)
	}
}

// again reports whether a bomb that has detonated does so once more, by the environment card.
func (t *Table) again(d board.DeviceID, b *Blast) bool {
	e := t.rules.Environment
	return e != nil && e.Again != nil && !b.Met && !t.View.Device(d).Gone && e.Again(t, d)
}

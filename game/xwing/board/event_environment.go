package board

import (
	"slices"
	"strconv"

	"xwing/game"
	"xwing/game/xwing/catalog"
	"xwing/physics"
)

// EnvironmentDealt lays the environment card of the game onto the table, with what it sets aside and the timers that each
// player gains.
type EnvironmentDealt struct {
	Environment string
	Aside       []string
	Timers      int
}

// Change lays it there.
func (e EnvironmentDealt) Change(v *View) {
	v.Environment, v.Aside, v.Timers = e.Environment, slices.Clone(e.Aside), [2]int{e.Timers, e.Timers}
}

// Phrase says which it is.
func (e EnvironmentDealt) Phrase(*View) game.Phrase { return tell(e, "", "environment", e.Environment) }

// EnvironmentActs tells that what happens next is by the rule of the environment card.
type EnvironmentActs struct{ Environment string }

// Change changes nothing: what the card does follows.
func (e EnvironmentActs) Change(*View) {}

// Phrase says whose rule it is.
func (e EnvironmentActs) Phrase(*View) game.Phrase { return tell(e, "", "environment", e.Environment) }

// CounterPlaced lays a victory counter onto an obstacle, or somewhere in the play area.
type CounterPlaced struct {
	Counter CounterID
	Kind    string
	Seat    game.Seat
	On      ObstacleID
	Pose    physics.Pose
}

// Change lays it there.
func (e CounterPlaced) Change(v *View) {
	v.Counters = append(v.Counters, Counter{ID: e.Counter, Kind: e.Kind, Seat: e.Seat, On: e.On, Pose: e.Pose})
}

// Phrase says where it lies.
func (e CounterPlaced) Phrase(*View) game.Phrase {
	return tell(e, when(e.On != 0, ".on"), "seat", e.Seat.ID(), "counter", e.Kind, "obstacle", e.On.Piece())
}

// CounterRemoved takes a victory counter away.
type CounterRemoved struct{ Counter CounterID }

// Change takes it away.
func (e CounterRemoved) Change(v *View) { v.Counter(e.Counter).Gone = true }

// Phrase says nothing more.
func (e CounterRemoved) Phrase(*View) game.Phrase { return tell(e, "") }

// TimerSpent has a player spend one of his timers.
type TimerSpent struct {
	Seat game.Seat
	Left int
}

// Change counts them.
func (e TimerSpent) Change(v *View) { v.Timers[e.Seat] = e.Left }

// Phrase says how many are left.
func (e TimerSpent) Phrase(*View) game.Phrase {
	return tell(e, "", "seat", e.Seat.ID(), "n", strconv.Itoa(e.Left))
}

// UpgradeEquipped equips a ship with an upgrade that was set aside, in the course of the game. One that it has already has so
// many charges more.
type UpgradeEquipped struct {
	Ship    ShipID
	Upgrade Upgrade
	Taken   bool // from what is set aside
}

// Change equips the ship.
func (e UpgradeEquipped) Change(v *View) {
	s := v.Ship(e.Ship)
	if e.Taken {
		v.Aside = without(v.Aside, catalog.UpgradeCard.Ref(e.Upgrade.XWS))
	}
	s.Upgrades = slices.Clone(s.Upgrades)
	if had := s.Upgrade(e.Upgrade.XWS); had != nil && !had.Discarded {
		had.Charges.Active += e.Upgrade.Charges.Active
		had.Charges.Limit += e.Upgrade.Charges.Limit
		return
	}
	s.Upgrades = append(s.Upgrades, e.Upgrade)
}

// Phrase says with what.
func (e UpgradeEquipped) Phrase(*View) game.Phrase {
	return tell(e, "", "ship", e.Ship.Piece(), "card", catalog.UpgradeCard.Ref(e.Upgrade.XWS))
}

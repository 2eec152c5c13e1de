package xwing

import (
	"strconv"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/physics"
)

// What environment cards do, as their declarations say it.

// overlaps reports whether a ship stands on an obstacle.
func (t *Table) overlaps(id board.ShipID, o board.ObstacleID) bool {
	return physics.ShapesOverlap(t.ShipShape(id), t.ObstacleShape(o))
}

// ThingsOf returns what kind of obstacle one is.
func (s *State) ThingsOf(o board.ObstacleID) Things { return thingOf(s.View.Obstacle(o).Type) }

// What a player may do with a timer.
const (
	addFuse  = "add"
	takeFuse = "remove"
)

// SpendTimers has each player, the first player first, decide whether he spends one of his timers to add a fuse marker to
// a device of a kind that is in play, or to take one off.
func (t *Table) SpendTimers(kind string) {
	for seat := range t.playerOrder() {
		for _, id := range t.View.DevicesInPlay() {
			if d := t.View.Device(id); d.Kind == kind && t.View.Timers[seat] > 0 {
				t.spendTimer(seat, d)
				break
			}
		}
	}
}

func (t *Table) spendTimer(seat game.Seat, d *board.Device) {
	options := []game.Option{{ID: addFuse, Text: game.Say("option.fuse-add")}}
	if d.Fuses > 0 {
		options = append(options, game.Option{ID: takeFuse, Text: game.Say("option.fuse-remove")})
	}
	options = append(options, game.Option{ID: game.None, Text: game.Say("option.none")})
	pick := t.askOne(seat, ask.SpendTimer, game.Say("prompt.spend-timer", "device", d.ID.Piece(), "n", strconv.Itoa(t.View.Timers[seat])),
		[]string{d.ID.Piece()}, options)
	if pick == game.None {
		return
	}
	t.ActByEnvironment()
	t.announce(board.TimerSpent{Seat: seat, Left: t.View.Timers[seat] - 1})
	if pick == addFuse {
		t.AddFuse(d.ID)
		return
	}
	t.setFuses(d.ID.Piece(), d.Fuses-1)
}

// RollForBombs rolls an attack die for each bomb in play, one after the other, which changes how many fuse markers lie on it.
func (t *Table) RollForBombs(fuses func(had int, die board.Face) int) {
	for _, id := range t.View.DevicesInPlay() {
		d := t.View.Device(id)
		if !t.IsBomb(d.Kind) {
			continue
		}
		t.ActByEnvironment()
		if n := fuses(d.Fuses, t.RollAttackDie(0, game.Say("why.device", "device", id.Piece()))); n != d.Fuses {
			t.setFuses(id.Piece(), n)
		}
	}
}

// HarmCritically has a ship suffer crit damage because of an obstacle.
func (t *Table) HarmCritically(id board.ShipID, o board.ObstacleID, crits int) {
	t.causing(cause{obstacle: o}, func() { t.SufferDamage(id, Damage{Crits: crits}) })
}

// AtDefender returns the obstacles of some kinds at range 0 of the defender of the attack under way, or that obstructed it.
func (t *Table) AtDefender(of Things) (found []board.ObstacleID) {
	a := t.View.Attack
	for _, id := range t.View.ObstaclesInPlay() {
		if !t.ThingsOf(id).Has(of) {
			continue
		}
		at := t.RangeToObstacle(a.Defender, id) == gauge.Range0
		for _, o := range a.Obstructed {
			at = at || o == id
		}
		if at {
			found = append(found, id)
		}
	}
	return found
}

// OpenCache equips a ship with one of the upgrades set aside, drawn at random, for the cache on an obstacle, which it takes
// away. Where no upgrade is left only the cache goes.
func (t *Table) OpenCache(id board.ShipID, o board.ObstacleID) {
	c := t.View.CounterOn(o)
	if c == nil {
		return
	}
	t.ActByEnvironment()
	var left []string
	for _, ref := range t.View.Aside {
		if xws, is := catalog.UpgradeCard.Of(ref); is {
			left = append(left, xws)
		}
	}
	if len(left) > 0 {
		drawn := left[t.Hidden.Dice.Below(len(left))]
		t.Chance("drawn:" + drawn)
		t.equip(id, drawn, true)
	}
	t.announce(board.CounterRemoved{Counter: c.ID})
}

// equip equips a ship with an upgrade, whatever that requires.
func (t *Table) equip(id board.ShipID, xws string, taken bool) {
	card, err := t.rules.Catalog.Upgrade(xws)
	if err != nil {
		panic("xwing: an environment brings an upgrade that is none: " + err.Error())
	}
	facts, _ := card.In(t.rules.List)
	t.announce(board.UpgradeEquipped{Ship: id, Taken: taken,
		Upgrade: board.Upgrade{XWS: xws, Kind: facts.Slots[0].String(), Charges: full(facts.Sides[0].Charges)}})
}

// TargetsNear reports whether a target point lies at a range of a device.
func (t *Table) TargetsNear(d board.DeviceID, at gauge.Range) bool {
	for i := range t.View.Counters {
		c := &t.View.Counters[i]
		if c.Kind == board.Target && !c.Gone && gauge.MeasureRange(t.DeviceShape(d), board.CounterOutline().At(c.Pose)) == at {
			return true
		}
	}
	return false
}

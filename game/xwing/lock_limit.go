package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
)

// OnOneObject is what LockLimit is asked about where it is about the locks on one object, AtOnce where it is about how many a
// ship acquires when it acquires one.
const (
	OnOneObject = "on-one"
	AtOnce      = "at-once"
)

// lockLimit is on how many objects a ship maintains locks at most, or how many on one: one, or what its abilities say, of
// which none adds to another.
func (t *Table) lockLimit(id board.ShipID, about Moment) int {
	most := 1
	about.Ship = id
	t.eachAsked(LockLimit, &about, func(a *Ability, m Moment, _ int) {
		if a.Of == m.Action && a.applies(t, &m) {
			most = max(most, a.By(t, m))
		}
	})
	return most
}

// lockMore lets a ship that acquires a lock acquire some on other objects besides, and returns those.
func (t *Table) lockMore(id board.ShipID) (locked []string) {
	for range t.lockLimit(id, Moment{Action: AtOnce}) - 1 {
		options := slices.DeleteFunc(t.lockOptions(id, ""), func(o game.Option) bool { return !o.Legal() || t.Ship(id).LocksOn(o.ID) > 0 })
		if len(options) == 0 {
			return locked
		}
		pick := t.askOne(t.Ship(id).Seat, ask.ChooseLockTarget, t.say("prompt.choose-lock-target", "ship", id.Piece()),
			[]string{id.Piece()}, append(options, game.Option{ID: game.None, Text: game.Say("option.none")}))
		if pick == game.None || !t.gainLock(id, pick) {
			return locked
		}
		locked = append(locked, pick)
	}
	return locked
}

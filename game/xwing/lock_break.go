package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// Locks that ships have: who has locked whom, and how a lock goes.

// LockedBy returns who has a lock on a ship, its friends among them (X20-LOC-002): whoever maintains a lock, its token is
// one of that ship's (X25-TOK-006).
func (t *Table) LockedBy(id board.ShipID) []board.ShipID {
	return t.lockersOf(t.lockedPiece(id.Piece()))
}

// LockedByEnemies returns those of the enemy's that have a lock on a ship.
func (t *Table) LockedByEnemies(id board.ShipID) []board.ShipID {
	return slices.DeleteFunc(t.LockedBy(id), func(by board.ShipID) bool { return t.sameSide(id, by) })
}

// lockersOf returns the ships and remotes in play that have a lock on an object.
func (t *Table) lockersOf(object string) []board.ShipID {
	return slices.DeleteFunc(t.View.Targets(), func(id board.ShipID) bool { return !t.Ship(id).HasLocked(object) })
}

// chooseLock has the ship's player choose one of the objects that it has locked, to make room for another.
func (t *Table) chooseLock(id board.ShipID, among []string) string {
	return t.chooseLockAmong(t.Ship(id).Seat, id, among)
}

// ChooseLockFor has a seat choose one of the locks that a ship has, to be broken.
func (t *Table) ChooseLockFor(seat game.Seat, id board.ShipID) string {
	return t.chooseLockAmong(seat, id, t.Ship(id).LockedBut(""))
}

func (t *Table) chooseLockAmong(seat game.Seat, id board.ShipID, among []string) string {
	if len(among) == 1 {
		return among[0]
	}
	var options []game.Option
	for _, l := range among {
		options = append(options, game.Option{ID: l, Target: l, Text: t.say("option.break-lock", "target", l)})
	}
	return t.askOne(seat, ask.ChooseLockToBreak, t.say("prompt.choose-lock-to-break", "ship", id.Piece()), []string{id.Piece()}, options)
}

// BreakLock takes the lock that a ship has on an object away, spent or broken,
// and reports whether there was one (X20-LOC-007).
func (t *Table) BreakLock(id board.ShipID, target string, spent bool) bool {
	target = t.lockedPiece(target)
	if !t.Ship(id).HasLocked(target) {
		return false
	}
	t.announce(board.LockLost{Ship: id, Target: target, Spent: spent})
	return true
}

// MoveLock assigns the lock that a ship has on one object to another; if it has
// locked that already, or is that itself, the one lock breaks. What cannot be locked
// takes over no lock (X25-TOK-002).
func (t *Table) MoveLock(id board.ShipID, from, to string) {
	if !t.canMoveLock(id, board.ShipOf(to)) || !t.BreakLock(id, from, false) || t.Ship(id).HasLocked(to) || to == id.Piece() {
		return
	}
	t.announce(board.LockAcquired{Ship: id, Target: to})
}

// canMoveLock reports whether a ship can be assigned the lock that another has on a third, near or far.
func (t *Table) canMoveLock(by, to board.ShipID) bool {
	return t.opaque(to) == 0 && t.againstLockAnywhere(by, to.Piece()) == nil
}

// againstLockAnywhere returns what abilities say against a lock of a ship's on an object, near or far.
func (t *Table) againstLockAnywhere(by board.ShipID, target string) *game.Refusal {
	return t.forbidden(AcquiringLock, &Moment{Ship: by, Other: board.ShipOf(target), N: int(gauge.Beyond), Answer: target})
}

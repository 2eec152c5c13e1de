package sim

import (
	"xwing/game"
	"xwing/game/xwing/board"
)

// pieces checks that nothing falls to a piece that cannot have it: to a ship that is removed nothing any more; to one in
// reserve nothing that wants a place on the table; to a remote no token but locks (X20-RMT-011), to nobody his own lock.
func (w *watch) pieces(step string, e game.Event) {
	v := &w.board
	none := func(id board.ShipID, what string) {
		switch s := v.Ship(id); {
		case s == nil:
		case s.Where == board.Removed:
			w.Fail("step %s: ship %d is removed, and %s", step, id, what)
		case s.Remote != "" && what == "gains a token":
			w.Fail("step %s: remote %d %s", step, id, what)
		}
	}
	standing := func(id board.ShipID, what string) {
		none(id, what)
		if s := v.Ship(id); s != nil && s.Where == board.InReserve {
			w.Fail("step %s: ship %d is in reserve, and %s", step, id, what)
		}
	}
	switch e := e.(type) {
	case board.TokenGained:
		none(e.Ship, "gains a token")
	case board.ConditionAssigned:
		none(e.Ship, "is assigned a condition")
	case board.DamageSuffered:
		none(e.Ship, "suffers damage")
	case board.DamageDealt:
		none(e.Ship, "is dealt a damage card")
	case board.LockAcquired:
		none(e.Ship, "locks")
		standing(board.ShipOf(e.Target), "is locked")
		if board.ShipOf(e.Target) == e.Ship {
			w.Fail("step %s: ship %d locks itself", step, e.Ship)
		}
	case board.ShipMoved:
		standing(e.Ship, "moves")
	case board.AttackDeclared:
		standing(e.Attack.Attacker, "attacks")
		standing(e.Attack.Defender, "is attacked")
	}
}

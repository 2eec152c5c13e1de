package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// hugeShipAbilities lists what huge ship types have.
func hugeShipAbilities() []*xwing.Card {
	return []*xwing.Card{
		broadsideBatteries(),
		shipAbility("concentratedbatteries", number(xwing.AttackDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return (attacking(t, m) && inPrimary(t) || attacksWith(t, m, "torpedo", "missile")) && t.InArc(m.Owner, m.Other, gauge.Bullseye)
		})),
		shipAbility("dockingclamps", xwing.Ability{Query: xwing.Carrying, By: func(*xwing.Table, xwing.Moment) int { return 4 },
			If: func(t *xwing.Table, m xwing.Moment) bool { return t.Ship(m.Ship).Size == gauge.Small }}),
		shipAbility("overdriveburners", number(xwing.DefenseDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool {
			d := t.Ship(m.Owner).Dial
			return you(m) && d.Revealed && d.Maneuver.Speed >= 3 && d.Maneuver.Speed <= 5
		})),
		resupplyCraft(),
	}
}

// broadsideBatteries reach to range 4, and find what they shoot at there.
func broadsideBatteries() *xwing.Card {
	return shipAbility("broadsidebatteries",
		number(xwing.WideningRange, 1, func(t *xwing.Table, m xwing.Moment) bool {
			w, ok := t.Weapon(m.Owner, m.Action)
			return ok && !w.Special
		}),
		number(xwing.LockingBeyond, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && t.RangeTo(m.Owner, m.Answer) <= gauge.Range4
		}))
}

// resupplyCraft spend energy on a friend that has acted beside them.
func resupplyCraft() *xwing.Card {
	sheds := func(t *xwing.Table, m xwing.Moment) bool { return t.CanShed(m.Ship, board.Orange, board.RedColor) }
	return shipAbility("resupplycraft", xwing.Ability{When: xwing.AfterAction, May: true, Cost: xwing.Cost{Charges: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return !you(m) && friendlyAt(t, m, gauge.Range1) && (sheds(t, m) || t.CanRecoverShield(m.Ship))
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			if sheds(t, m) && (!t.CanRecoverShield(m.Ship) || t.AskRatherFor(m, m.Ship, "shed-token", "recover-shield")) {
				t.Shed(m, m.Ship, board.Orange, board.RedColor)
				return
			}
			t.RecoverShield(m.Ship)
		}})
}

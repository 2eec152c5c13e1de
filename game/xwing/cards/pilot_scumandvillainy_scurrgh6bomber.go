package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// scumScurrgH6Bomber lists the pilots of the Scurrg H-6 bomber that fly for Scum and Villainy.
func scumScurrgH6Bomber() []*xwing.Card {
	return []*xwing.Card{
		captainNym(),
		pilot("solsixxa", insteadOfDrop(left(1), right(1), turn(1, gauge.LeftSide), turn(1, gauge.RightSide))),
	}
}

// captainNym decides when things go off, and hides behind them.
func captainNym() *xwing.Card {
	return pilot("captainnym",
		xwing.Ability{When: xwing.WouldDetonate, May: true, Cost: xwing.Cost{Charges: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool { return t.FriendlyDevice(m.Owner, m.Device.ID) },
			Do: func(*xwing.Table, xwing.Moment) {}},
		number(xwing.DefenseDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.DeviceOnLine(anyDevice) }),
		number(xwing.HeedingOnLine, 1, func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && board.DeviceOf(m.Answer) != 0 }))
}

// anyDevice is whichever device.
func anyDevice(board.DeviceID) bool { return true }

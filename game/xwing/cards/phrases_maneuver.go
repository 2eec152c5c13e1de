package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// The phrases of maneuvers that become others, and of cards that turn with them.

// slips is the sideslip that is made of a bank or a turn.
func slips(b gauge.Bearing) (gauge.Bearing, bool) {
	switch b {
	case gauge.BankLeft:
		return gauge.SideslipBankLeft, true
	case gauge.BankRight:
		return gauge.SideslipBankRight, true
	case gauge.TurnLeft:
		return gauge.SideslipTurnLeft, true
	case gauge.TurnRight:
		return gauge.SideslipTurnRight, true
	}
	return b, false
}

// slipped reports whether the owner has executed a sideslip.
func slipped(_ *xwing.Table, m xwing.Moment) bool {
	return you(m) && m.Move.Maneuver.Bearing >= gauge.SideslipBankLeft // the sideslips are the last bearings
}

// onSide is an ability of one side of a dual card.
func onSide(side int, a xwing.Ability) xwing.Ability {
	a.Side = side
	return a
}

// turnsOver turns an upgrade to its other side after a maneuver.
func turnsOver(xws string, may bool, after func(*xwing.Table, xwing.Moment) bool) xwing.Ability {
	return xwing.Ability{When: xwing.AfterManeuver, May: may, Turns: may, If: after,
		Do: func(t *xwing.Table, m xwing.Moment) { t.FlipUpgrade(m.Owner, xws) }}
}

// slides makes a sideslip of the curve that was revealed.
func slides(t *xwing.Table, m xwing.Moment) catalog.Maneuver {
	to := m.Move.Maneuver
	to.Bearing, _ = slips(to.Bearing)
	t.ChangeManeuver(m.Owner, to)
	return to
}

// curved reports whether the owner has revealed a bank or a turn.
func curved(_ *xwing.Table, m xwing.Moment) bool {
	_, ok := slips(m.Move.Maneuver.Bearing)
	return you(m) && ok
}

// segnorsLoop reports whether a bearing is that of a Segnor's Loop, to either side.
func segnorsLoop(b gauge.Bearing) bool { return xwing.SameBearing(b, gauge.SegnorsLoopLeft) }

// ownStop is of a stationary maneuver of the owner's.
func ownStop(_ *xwing.Table, m xwing.Moment) bool {
	return you(m) && m.Move.Maneuver.Bearing == gauge.Stationary
}

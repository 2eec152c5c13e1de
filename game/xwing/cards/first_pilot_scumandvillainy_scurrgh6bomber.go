package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// firstScumScurrgH6Bomber lists the pilots of the Scurrg H-6 Bomber that fly for Scum, first edition.
func firstScumScurrgH6Bomber() []*xwing.Card {
	return []*xwing.Card{
		firstPilot("captainnym-scumandvillainy",
			number(xwing.IgnoringDevices, 1, func(t *xwing.Table, m xwing.Moment) bool { return you(m) && ownDevice(t, m) }),
			xwing.Ability{When: xwing.ModifyingDefenseDice, May: true,
				If: func(t *xwing.Table, m xwing.Moment) bool {
					return t.Friendly(m.Owner, m.Ship) && rolls(t, m.Ship, board.DefenseDice) && t.DeviceOnLine(ownSeat(t, m))
				},
				Do: func(t *xwing.Table, _ xwing.Moment) { t.Fight().AddDie(board.DefenseDice, board.EvadeResult) }},
			number(xwing.HeedingOnLine, 1, func(t *xwing.Table, m xwing.Moment) bool {
				d := board.DeviceOf(m.Answer)
				return d != 0 && t.Friendly(m.Owner, m.Ship) && ownSeat(t, m)(d)
			})),
		firstPilot("solsixxa", insteadOfDrop(turn(1, gauge.LeftSide), turn(1, gauge.RightSide))),
	}
}

// ownSeat tells which devices are the owner's side's.
func ownSeat(t *xwing.Table, m xwing.Moment) func(board.DeviceID) bool {
	return func(d board.DeviceID) bool { return t.FriendlyDevice(m.Owner, d) }
}

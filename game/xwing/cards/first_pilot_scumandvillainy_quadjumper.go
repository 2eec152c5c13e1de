package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// firstScumQuadjumper lists the pilots of the Quadjumper.
func firstScumQuadjumper() []*xwing.Card {
	touched := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return nearIn(gauge.Range1, func(t *xwing.Table, owner, id board.ShipID) bool { return t.View.Touch(owner, id) })(t, m)
	}
	ahead := board.Launches(straight(1))
	return []*xwing.Card{
		firstPilot("constablezuvio", xwing.Ability{When: xwing.AfterRevealingDial, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && xwing.Reverse(m.Move.Maneuver.Bearing) && t.CanPlaceThus(m, anyBomb, ahead)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.PlaceThus(m, anyBomb, ahead) }}),
		firstPilot("sarcoplank", fliesForAgility()),
		firstPilot("unkarplutt", xwing.Ability{When: xwing.EndOfActivation,
			If: func(t *xwing.Table, m xwing.Moment) bool { return len(touched(t, m)) > 0 },
			Do: func(t *xwing.Table, m xwing.Moment) {
				for _, id := range touched(t, m) {
					tractors(t, m, id)
				}
			}}),
	}
}

// anyBomb is whatever a ship of first edition carries to be dropped.
func anyBomb(string) bool { return true }

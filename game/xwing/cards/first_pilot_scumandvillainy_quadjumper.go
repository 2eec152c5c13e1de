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
	return []*xwing.Card{
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

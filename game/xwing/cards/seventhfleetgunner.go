package cards

import "xwing/game/xwing"

// seventhFleetGunner joins in the attacks of others, up to four dice.
func seventhFleetGunner() *xwing.Card {
	joins := func(t *xwing.Table, m xwing.Moment) bool {
		return !you(m) && t.Friendly(m.Owner, m.Ship) && inPrimary(t) && t.InFiringArc(m.Owner, m.Other) && m.N < 4
	}
	return upgrade("seventhfleetgunner", wish(number(xwing.AttackDiceCount, 1, joins), xwing.Cost{Charges: 1}),
		xwing.Ability{When: xwing.DuringSystemPhase, May: true, Cost: xwing.Cost{Gain: xwing.Disarm, GainN: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && t.CanRecover(m.Owner, "seventhfleetgunner")
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.RecoverCharges(m.Owner, "seventhfleetgunner", 1) }})
}

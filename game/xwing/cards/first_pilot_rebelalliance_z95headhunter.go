package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// firstRebelZ95Headhunter lists the pilots of the Z-95 Headhunter that fly for the Rebels, first edition.
func firstRebelZ95Headhunter() []*xwing.Card {
	able := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return othersAt(t, m, gauge.Range1, func(id board.ShipID) bool { return t.CanPerform(id, xwing.ActionGrant{}) })
	}
	return []*xwing.Card{
		firstPilot("airencracken", given(mine, chooses(xwing.AfterAttacking, able, ordered(xwing.ActionGrant{})))),
		firstPilot("lieutenantblount", xwing.Ability{When: xwing.AfterNeutralizing, If: hasMissed,
			Do: func(t *xwing.Table, _ xwing.Moment) { t.Fight().HitAnyway() }}),
	}
}

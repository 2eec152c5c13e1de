package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// firstRebelTIEFighter lists the pilots of the TIE Fighter that fly for the Rebels, first edition.
func firstRebelTIEFighter() []*xwing.Card {
	able := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return friendsAt(t, m, gauge.Range1, func(id board.ShipID) bool { return t.CanPerform(id, xwing.ActionGrant{}) })
	}
	return []*xwing.Card{
		firstPilot("ahsokatano", xwing.Ability{When: xwing.StartOfEngagement, May: true, Cost: xwing.Cost{Spend: board.Focus, SpendN: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool { return len(able(t, m)) > 0 },
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.GrantAction(m, t.ChooseShip(m, able(t, m), false), xwing.ActionGrant{})
			}}),
		firstPilot("captainrex", pinsDown()),
		firstPilot("sabinewren-tiefighter", dodgesFirst()),
		firstPilot("zeborrelios-tiefighter", critsGoFirst()),
	}
}

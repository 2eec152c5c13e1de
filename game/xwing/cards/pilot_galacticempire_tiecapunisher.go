package cards

import "xwing/game/xwing"

// imperialTIECaPunisher lists the pilots of the TIE/ca Punisher that fly for the Galactic Empire.
func imperialTIECaPunisher() []*xwing.Card {
	return []*xwing.Card{
		pilot("deathrain", xwing.Ability{When: xwing.AfterPlacingDevice, Act: &xwing.ActionGrant{},
			If: placed}),
		redline(),
	}
}

// redline locks twice, and at every opportunity.
func redline() *xwing.Card {
	return pilot("redline", xwing.Ability{Query: xwing.LockLimit, By: plus(2)},
		xwing.Ability{When: xwing.AfterAction, May: true,
			Choice: func(t *xwing.Table, m xwing.Moment) bool { return len(t.Lockable(m.Owner)) > 0 },
			Do:     func(t *xwing.Table, m xwing.Moment) { t.Lock(m.Owner) }})
}

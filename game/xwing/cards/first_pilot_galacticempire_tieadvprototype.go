package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/gauge"
)

// firstImperialTIEAdvPrototype lists the pilots of the TIE Adv. Prototype.
func firstImperialTIEAdvPrototype() []*xwing.Card {
	return []*xwing.Card{
		firstPilot("theinquisitor", xwing.Ability{Query: xwing.ClosingIn,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				w, _ := t.Weapon(m.Owner, m.Action)
				return you(m) && !w.Special
			},
			By: func(_ *xwing.Table, m xwing.Moment) int { return int(gauge.Range1) - m.N }}),
		firstPilot("valenrudor", xwing.Ability{When: xwing.AfterDefending, Act: &xwing.ActionGrant{}}),
	}
}

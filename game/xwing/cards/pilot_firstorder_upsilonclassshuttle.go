package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// firstOrderUpsilonClassCommandShuttle lists the pilots of the Upsilon-class command shuttle that fly for the First Order.
func firstOrderUpsilonClassCommandShuttle() []*xwing.Card {
	return []*xwing.Card{
		pilot("lieutenanttavson", xwing.Ability{When: xwing.AfterSufferingDamage, Cost: xwing.Cost{Charges: 1}, Act: &xwing.ActionGrant{}}),
		pettyOfficerThanisson(),
	}
}

func pettyOfficerThanisson() *xwing.Card {
	return pilot("pettyofficerthanisson", xwing.Ability{When: xwing.AfterGainingToken, May: true, Cost: xwing.Cost{Charges: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return m.Token == board.Stress && (t.View.Phase == board.Activation || t.View.Phase == board.Engagement) &&
				t.InArc(m.Owner, m.Ship, gauge.Front) && t.AtRange(m.Owner, m.Ship, gauge.Range0, gauge.Range2)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.Tractor(t.Ship(m.Owner).Seat, m.Ship, 1) }})
}

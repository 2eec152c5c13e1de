package cards

import (
	"xwing/game/catalog"
	"xwing/game/xwing"
)

func afterburners() *xwing.Card {
	boost := xwing.ActionGrant{Source: "upgrade/afterburners", Only: white(catalog.Boost), Stressed: true, Must: true}
	return upgrade("afterburners", xwing.Ability{
		When: xwing.AfterManeuver, May: true, Cost: xwing.Cost{Charges: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.Full && m.Maneuver.Speed >= 3 && t.CanPerform(m.Owner, boost)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.PerformAction(m.Owner, boost) },
	})
}

package cards

import (
	"xwing/game/xwing"
	"xwing/physics"
)

func valenRudor() *xwing.Card {
	any := func(m xwing.Moment) xwing.ActionGrant { return xwing.ActionGrant{Source: m.Card} }
	return pilot("valenrudor", xwing.Ability{
		When: xwing.AfterDefending,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return friendlyAt(t, m, physics.Range1) && t.CanPerform(m.Owner, any(m))
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.PerformAction(m.Owner, any(m)) },
	})
}

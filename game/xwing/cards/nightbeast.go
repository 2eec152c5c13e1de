package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/catalog"
)

func nightBeast() *xwing.Card {
	focus := xwing.ActionGrant{Source: "pilot/nightbeast", Only: white(catalog.Focus)}
	return pilot("nightbeast", xwing.Ability{
		When: xwing.AfterManeuver,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.Full && m.Difficulty == catalog.Blue && t.CanPerform(m.Owner, focus)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.PerformAction(m.Owner, focus) },
	})
}

package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/catalog"
)

func supernaturalReflexes() *xwing.Card {
	reflex := xwing.ActionGrant{Source: "upgrade/supernaturalreflexes", Only: white(catalog.BarrelRoll, catalog.Boost), Must: true}
	return upgrade("supernaturalreflexes", xwing.Ability{
		When: xwing.BeforeActivating, May: true, Cost: xwing.Cost{Force: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.CanPerform(m.Owner, reflex) },
		Do: func(t *xwing.Table, m xwing.Moment) {
			action, performed := t.PerformAction(m.Owner, reflex)
			onBar := slices.ContainsFunc(t.ActionBar(m.Owner), func(a catalog.BarAction) bool { return a.Type.String() == action })
			if performed && !onBar {
				t.SufferDamage(m.Owner, xwing.Damage{Hits: 1})
			}
		},
	})
}

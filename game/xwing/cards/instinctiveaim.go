package cards

import "xwing/game/xwing"

func instinctiveAim() *xwing.Card {
	return upgrade("instinctiveaim", xwing.Ability{
		Query: xwing.WaivingRequirement, May: true, Cost: xwing.Cost{Force: 1},
		If: func(_ *xwing.Table, m xwing.Moment) bool {
			return you(m) && (m.Action == "focus" || m.Action == "lock")
		},
	})
}

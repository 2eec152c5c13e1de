package cards

import "xwing/game/xwing"

func lukeSkywalker() *xwing.Card {
	return pilot("lukeskywalker", xwing.Ability{
		When: xwing.AfterBecomingDefender, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && t.CanRecover(m.Owner, "force")
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.RecoverCharges(m.Owner, "force", 1) },
	})
}

package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
)

func heightenedPerception() *xwing.Card {
	return upgrade("heightenedperception", xwing.Ability{
		When: xwing.StartOfEngagement, May: true, Cost: xwing.Cost{Force: 1},
		If: func(_ *xwing.Table, _ xwing.Moment) bool { return true },
		Do: func(t *xwing.Table, m xwing.Moment) { t.SetInitiative(m.Owner, m.Card, 7, board.Engagement) },
	})
}

package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
)

// firstRebelConditions lists the conditions that Rebels assign, first edition.
func firstRebelConditions() []*xwing.Card {
	return []*xwing.Card{firstCondition(pinning, pinnedDown()...)}
}

// pinning is the condition of ships that Captain Rex keeps down.
const pinning = "suppressivefire"

// pinnedDown lasts until Captain Rex is attacked by its ship, is destroyed, or lets a Combat phase pass without an attack.
func pinnedDown() []xwing.Ability {
	rex := func(t *xwing.Table, m xwing.Moment) board.ShipID { return t.ConditionBy(m.Owner, pinning) }
	gone := func(t *xwing.Table, m xwing.Moment) { t.RemoveThis(m) }
	return []xwing.Ability{
		number(xwing.AttackDiceCount, -1, func(t *xwing.Table, m xwing.Moment) bool { return you(m) && m.Other != rex(t, m) }),
		{When: xwing.AfterBecomingDefender, Do: gone,
			If: func(t *xwing.Table, m xwing.Moment) bool { return m.Other == m.Owner && m.Ship == rex(t, m) }},
		{When: xwing.BeforeDestroyedRemoved, If: func(t *xwing.Table, m xwing.Moment) bool { return m.Ship == rex(t, m) }, Do: gone},
		{When: xwing.EndOfEngagement, If: func(t *xwing.Table, m xwing.Moment) bool { return !t.Noted(m, "attacked") }, Do: gone},
	}
}

package cards

import "xwing/game/xwing"

// commandUpgrades lists the upgrades of the command slot.
func commandUpgrades() []*xwing.Card {
	return []*xwing.Card{
		upgrade("dreadnoughthunter", xwing.Ability{Query: xwing.TreatingAs, Of: xwing.AsInArc, May: true, By: one,
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.InBullseye(m.Owner, m.Other) }}),
	}
}

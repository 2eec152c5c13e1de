package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// rebelZ95AF4Headhunter lists the pilots of the Z-95-AF4 Headhunter that fly for the Rebel Alliance.
func rebelZ95AF4Headhunter() []*xwing.Card {
	return []*xwing.Card{
		airenCracken(),
		pilot("lieutenantblount", wish(number(xwing.AttackDiceCount, 1, crowded), xwing.Cost{})),
	}
}

func airenCracken() *xwing.Card {
	red := xwing.ActionGrant{Color: catalog.Red}
	able := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return friendsAt(t, m, gauge.Range1, func(id board.ShipID) bool {
			return t.RangeBetween(m.Owner, id) >= gauge.Range1 && t.CanPerform(id, red)
		})
	}
	return pilot("airencracken", xwing.Ability{When: xwing.AfterAttacking,
		If:     mine,
		Choice: func(t *xwing.Table, m xwing.Moment) bool { return len(able(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			if to := t.ChooseShip(m, able(t, m), true); to != 0 {
				t.GrantAction(m, to, red)
			}
		}})
}

// crowded: another friend is near the defender. enraged: the attacker is damaged.
func crowded(t *xwing.Table, m xwing.Moment) bool {
	return you(m) && inPrimary(t) && len(t.ShipsAt(m.Other, gauge.Range1, func(id board.ShipID) bool {
		return id != m.Owner && t.Friendly(m.Owner, id)
	})) > 0
}

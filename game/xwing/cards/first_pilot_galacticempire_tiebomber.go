package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// firstImperialTIEBomber lists the pilots of the TIE Bomber, first edition.
func firstImperialTIEBomber() []*xwing.Card {
	bombing := &xwing.ActionGrant{OnCards: true, InSlot: "device"}
	return []*xwing.Card{
		firstPilot("captainjonus", rerolls(board.AttackDice, 2, func(t *xwing.Table, m xwing.Moment) bool {
			return !you(m) && friendlyAt(t, m, gauge.Range1) && !inPrimary(t)
		})),
		firstPilot("deathfire", xwing.Ability{When: xwing.AfterRevealingDial, Act: bombing},
			xwing.Ability{When: xwing.AfterAction, Act: bombing}),
		firstPilot("majorrhymer", number(xwing.WideningRange, 1, func(t *xwing.Table, m xwing.Moment) bool {
			w, _ := t.Weapon(m.Owner, m.Action)
			return w.Special
		})),
		firstPilot("tomaxbren", onceARound(xwing.Ability{When: xwing.WouldDiscard,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				elite := func(u board.Upgrade) bool { return u.XWS == m.Action && u.Kind == "talent" }
				return you(m) && len(upgradesOf(t, m.Owner, elite)) > 0
			},
			Do: func(*xwing.Table, xwing.Moment) {}})),
	}
}

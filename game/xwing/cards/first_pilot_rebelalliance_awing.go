package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// firstRebelAWing lists the pilots of the A-wing, first edition.
func firstRebelAWing() []*xwing.Card {
	return []*xwing.Card{
		firstPilot("arvelcrynyd", number(xwing.AttackingTouched, 1, nil)),
		firstPilot("gemmersojan", number(xwing.AgilityValue, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && len(enemyAt(t, m, gauge.Range1, nil)) > 0
		})),
		firstPilot("jakefarrell", xwing.Ability{When: xwing.AfterGainingToken, Act: may(white(catalog.BarrelRoll, catalog.Boost)),
			If: func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Token == board.Focus }}),
		firstPilot("tychocelchu", calmUnder(99, func(m xwing.Moment) bool { return m.Action != xwing.ManeuverWhileStressed })),
	}
}

package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// firstScumProtectorate lists the pilots of the Protectorate Starfighter.
func firstScumProtectorate() []*xwing.Card {
	return []*xwing.Card{
		firstPilot("fennrau-protectoratestarfighter", wish(number(xwing.AttackDiceCount, 1, besideFoe), xwing.Cost{}),
			wish(number(xwing.DefenseDiceCount, 1, besideFoe), xwing.Cost{})),
		firstPilot("kadsolus", xwing.Ability{When: xwing.AfterManeuver, If: ownColor(catalog.Red),
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Focus, 2) }}),
		firstPilot("oldteroch", chooses(xwing.StartOfEngagement,
			func(t *xwing.Table, m xwing.Moment) []board.ShipID {
				return enemyAt(t, m, gauge.Range1, func(id board.ShipID) bool {
					return t.InFiringArc(id, m.Owner) && focusedOrEvading(t, id)
				})
			},
			func(t *xwing.Table, _ xwing.Moment, id board.ShipID) { losesFocusAndEvade(t, id) })),
	}
}

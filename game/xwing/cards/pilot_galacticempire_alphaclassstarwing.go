package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
)

// imperialAlphaClassStarWing lists the pilots of the Alpha-class Star Wing that fly for the Galactic Empire.
func imperialAlphaClassStarWing() []*xwing.Card {
	return []*xwing.Card{
		lieutenantKarsabi(),
		pilot("majorvynder", number(xwing.DefenseDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && t.Ship(m.Owner).Has(board.Disarm) > 0
		})),
	}
}

func lieutenantKarsabi() *xwing.Card {
	return pilot("lieutenantkarsabi", xwing.Ability{When: xwing.AfterGainingToken, May: true, Cost: xwing.Cost{Gain: board.Stress, GainN: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.Token == board.Disarm && !t.Ship(m.Owner).Stressed()
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.RemoveTokens(m.Owner, board.Disarm, 1) }})
}

package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
)

// imperialAlphaClassStarWing lists the pilots of the Alpha-class Star Wing that fly for the Galactic Empire.
func imperialAlphaClassStarWing() []*xwing.Card {
	return []*xwing.Card{
		lieutenantKarsabi(),
		also(pilot("lieutenantkarsabi-pnp", number(xwing.ReloadingMore, 1, func(_ *xwing.Table, m xwing.Moment) bool { return you(m) })),
			"lieutenantkarsabi-pnp-lsl", "lieutenantkarsabi-ssl"),
		pilot("majorvynder", number(xwing.DefenseDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && t.Ship(m.Owner).Has(board.Disarm) > 0
		})),
		also(majorVynderAgain(), "majorvynder-pnp-lsl"),
	}
}

// majorVynderAgain follows missiles up with a cannon.
func majorVynderAgain() *xwing.Card {
	return pilot("majorvynder-ssl",
		bonusWith("cannon", false, func(t *xwing.Table, m xwing.Moment) bool { return attacksWith(t, m, "missile") }),
		turnsAttack(board.FocusResult, board.Hit, xwing.Cost{}, func(t *xwing.Table, m xwing.Moment, _ *board.Attack) bool {
			return t.Noted(m, "again")
		}))
}

func lieutenantKarsabi() *xwing.Card {
	return pilot("lieutenantkarsabi", xwing.Ability{When: xwing.AfterGainingToken, May: true, Cost: xwing.Cost{Gain: board.Stress, GainN: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.Token == board.Disarm && !t.Ship(m.Owner).Stressed()
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.RemoveTokens(m.Owner, board.Disarm, 1) }})
}

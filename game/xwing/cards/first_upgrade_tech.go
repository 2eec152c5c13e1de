package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// firstTechs lists the tech upgrades of first edition.
func firstTechs() []*xwing.Card {
	focus := xwing.Cost{Spend: board.Focus, SpendN: 1}
	return []*xwing.Card{
		firstUpgrade("advancedoptics", keepsOne(board.Focus)...),
		firstUpgrade("commrelay", keepsOne(board.Evade)...),
		firstUpgrade("primedthrusters", calmUnder(2, func(m xwing.Moment) bool { return m.Is(catalog.Boost, catalog.BarrelRoll) })),
		firstUpgrade("sensorcluster", turnsOwn(board.DefenseDice, board.Blank, board.EvadeResult, 1, focus, nil)),
		firstUpgrade("threattracker", evadesThreat()),
		firstUpgrade("weaponsguidance", turnsAttack(board.Blank, board.Hit, focus, nil)),
	}
}

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
		firstUpgrade("hyperwavecommscanner", scansFirst()...),
		firstUpgrade("patternanalyzer", xwing.Ability{When: xwing.BeforeChecking, May: true,
			If: func(_ *xwing.Table, m xwing.Moment) bool {
				return you(m) && m.Act.Step && (m.Difficulty == catalog.Red || m.Difficulty == catalog.Blue)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.CheckLater(m.Owner, m.Difficulty) }}),
		firstUpgrade("primedthrusters", calmUnder(2, func(m xwing.Moment) bool { return m.Is(catalog.Boost, catalog.BarrelRoll) })),
		firstUpgrade("sensorcluster", turnsOwn(board.DefenseDice, board.Blank, board.EvadeResult, 1, focus, nil)),
		firstUpgrade("targetingsynchronizer", lendsLock()),
		firstUpgrade("threattracker", evadesThreat()),
		firstUpgrade("weaponsguidance", turnsAttack(board.Blank, board.Hit, focus, nil)),
	}
}

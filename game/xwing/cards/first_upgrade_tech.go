package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
)

// firstTechs lists the tech upgrades of first edition.
func firstTechs() []*xwing.Card {
	focus := xwing.Cost{Spend: board.Focus, SpendN: 1}
	return []*xwing.Card{
		firstUpgrade("sensorcluster", turnsOwn(board.DefenseDice, board.Blank, board.EvadeResult, 1, focus, nil)),
		firstUpgrade("weaponsguidance", turnsAttack(board.Blank, board.Hit, focus, nil)),
	}
}

package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
)

// firstOrderTalentUpgrades lists the upgrades of the slot talent of the First Order.
func firstOrderTalentUpgrades() []*xwing.Card {
	return []*xwing.Card{
		upgrade("fanatical", turnsAttack(board.FocusResult, board.Hit, xwing.Cost{}, func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
			return !a.Weapon.Special && !t.Ship(m.Owner).Shielded()
		})),
	}
}

package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// scumFiresprayClassPatrolCraft lists the pilots of the Firespray-class Patrol Craft that fly for Scum and Villainy.
func scumFiresprayClassPatrolCraft() []*xwing.Card {
	return []*xwing.Card{
		bobaFett(),
		pilot("kathscarlet", number(xwing.AttackDiceCount, 1, pinned)),
		pilot("koshkafrost", rerolls(board.AttackDice, 1, foeStressed), rerolls(board.DefenseDice, 1, foeStressed)),
	}
}

func bobaFett() *xwing.Card {
	return pilot("bobafett", rerollsBoth(func(t *xwing.Table, m xwing.Moment) int { return len(enemyAt(t, m, gauge.Range1, nil)) })...)
}

func pinned(t *xwing.Table, m xwing.Moment) bool {
	return you(m) && inPrimary(t) && len(t.ShipsAt(m.Other, gauge.Range0, func(id board.ShipID) bool {
		return t.Friendly(m.Owner, id) && t.Pilot(id).Limited == 0
	})) > 0
}

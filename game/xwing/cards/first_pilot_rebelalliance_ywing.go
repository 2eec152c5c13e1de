package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// firstRebelYWing lists the pilots of the Y-wing that fly for the Rebels, first edition.
func firstRebelYWing() []*xwing.Card {
	able := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return othersAt(t, m, gauge.Range2, func(id board.ShipID) bool { return len(t.Lockable(id)) > 0 })
	}
	return []*xwing.Card{
		firstPilot("dutchvander", given(mine, chooses(xwing.AfterLocking, able,
			func(t *xwing.Table, _ xwing.Moment, id board.ShipID) { t.Lock(id) }))),
		firstPilot("hortonsalm", rerollsSome(board.AttackDice, board.Blank, 99, whenAttacking(func(_ *xwing.Table, _ xwing.Moment, a *board.Attack) bool {
			return a.Range >= gauge.Range2
		}))),
	}
}

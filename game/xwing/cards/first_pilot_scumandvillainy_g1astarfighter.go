package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// firstScumG1A lists the pilots of the G-1A Starfighter, first edition.
func firstScumG1A() []*xwing.Card {
	const wild = "wild"
	more := wish(number(xwing.AttackDiceCount, 1, mine), xwing.Cost{})
	more.Do = func(t *xwing.Table, m xwing.Moment) { t.NoteInAttack(m, wild) }
	return []*xwing.Card{
		firstPilot("4lom", given(func(t *xwing.Table, m xwing.Moment) bool { return t.Ship(m.Owner).Stressed() },
			chooses(xwing.StartOfEnd,
				nearIn(gauge.Range1, func(*xwing.Table, board.ShipID, board.ShipID) bool { return true }),
				func(t *xwing.Table, m xwing.Moment, id board.ShipID) { t.TransferToken(m.Owner, id, board.Stress) }))),
		firstPilot("zuckuss", more, number(xwing.DefenseDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return m.Other == m.Owner && t.NotedInAttack(m, wild)
		})),
	}
}

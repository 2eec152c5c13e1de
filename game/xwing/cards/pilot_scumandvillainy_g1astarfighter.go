package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// scumG1AStarfighter lists the pilots of the G-1A Starfighter that fly for Scum and Villainy.
func scumG1AStarfighter() []*xwing.Card {
	return []*xwing.Card{fourLOM(), also(zuckuss(), "zuckuss-armedanddangerous")}
}

// fourLOM calculates when it gets hard, and hands the stress on.
func fourLOM() *xwing.Card {
	return pilot("4lom",
		xwing.Ability{When: xwing.AfterManeuver, If: fullyRed,
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Calculate, 1) }},
		given(func(t *xwing.Table, m xwing.Moment) bool { return t.Ship(m.Owner).Stressed() }, chooses(xwing.StartOfEnd,
			func(t *xwing.Table, m xwing.Moment) []board.ShipID {
				return t.ShipsAt(m.Owner, gauge.Range1, func(id board.ShipID) bool { return id != m.Owner })
			},
			func(t *xwing.Table, m xwing.Moment, id board.ShipID) { t.TransferToken(m.Owner, id, board.Stress) })))
}

// zuckuss shoots wildly.
func zuckuss() *xwing.Card {
	more := wish(number(xwing.AttackDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool { return you(m) && inPrimary(t) }), xwing.Cost{})
	more.Do = func(t *xwing.Table, m xwing.Moment) { t.NoteInAttack(m, "wild") }
	return pilot("zuckuss", more, number(xwing.DefenseDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool {
		return m.Other == m.Owner && t.NotedInAttack(m, "wild")
	}))
}

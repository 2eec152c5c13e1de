package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// firstImperialDecimator lists the pilots of the VT-49 Decimator, first edition.
func firstImperialDecimator() []*xwing.Card {
	return []*xwing.Card{
		firstPilot("captainoicunn", xwing.Ability{When: xwing.AfterManeuver,
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && len(rammed(t, m)) > 0 },
			Do: func(t *xwing.Table, m xwing.Moment) {
				for _, id := range rammed(t, m) {
					t.SufferDamage(id, xwing.Damage{Hits: 1})
				}
			}}),
		firstPilot("commanderkenkirk", number(xwing.AgilityValue, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && !t.Ship(m.Owner).Shielded() && t.Ship(m.Owner).Damaged()
		})),
		firstPilot("rearadmiralchiraneau", turnsAttack(board.FocusResult, board.Crit, xwing.Cost{},
			func(_ *xwing.Table, _ xwing.Moment, a *board.Attack) bool { return a.Range <= gauge.Range2 })),
	}
}

// rammed are the enemies that the owner touches.
func rammed(t *xwing.Table, m xwing.Moment) []board.ShipID {
	return enemyAt(t, m, gauge.Range1, func(id board.ShipID) bool { return t.View.Touch(m.Owner, id) })
}

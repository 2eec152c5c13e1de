package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
)

// rebelARC170Starfighter lists the pilots of the ARC-170 Starfighter that fly for the Rebel Alliance.
func rebelARC170Starfighter() []*xwing.Card {
	return []*xwing.Card{
		garvenDreis("garvendreis"),
		ibtisam(),
		norraWexley("norrawexley"),
		pilot("sharabey", spendsLock(board.AttackDice), spendsLock(board.DefenseDice)),
	}
}

func ibtisam() *xwing.Card {
	return pilot("ibtisam", xwing.Ability{When: xwing.AfterManeuver, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool { return full(m, 0, 5) && stressed(t, m) },
		Do: func(t *xwing.Table, m xwing.Moment) {
			if rollFor(t, m).Hurts() {
				t.RemoveTokens(m.Owner, board.Stress, 1)
			}
		}})
}

package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
)

// firstRebelARC170 lists the pilots of the ARC-170, first edition.
func firstRebelARC170() []*xwing.Card {
	whichever := func(*xwing.Table) bool { return true }
	return []*xwing.Card{
		firstPilot("braylenstramm", xwing.Ability{When: xwing.AfterManeuver, May: true, If: stressed,
			Do: func(t *xwing.Table, m xwing.Moment) {
				if rollFor(t, m).Hurts() {
					t.RemoveTokens(m.Owner, board.Stress, 1)
				}
			}}),
		firstPilot("norrawexley", spendsLockFor(board.AttackDice, whichever), spendsLockFor(board.DefenseDice, whichever)),
		firstPilot("sharabey", lendsLock()),
		firstPilot("thanekyrell", xwing.Ability{When: xwing.AfterAttacking, Act: &xwing.ActionGrant{},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return t.Enemy(m.Owner, m.Ship) && aimsAt(t, m.Owner, m.Ship) && m.Other != m.Owner && t.Friendly(m.Owner, m.Other)
			}}),
	}
}

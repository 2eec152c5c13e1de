package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
)

// firstImperialAlphaClassStarWing lists the pilots of the Alpha-class Star Wing, first edition.
func firstImperialAlphaClassStarWing() []*xwing.Card {
	return []*xwing.Card{
		firstPilot("lieutenantkarsabi", keepsArmed()),
		firstPilot("majorvynder", number(xwing.DefenseDiceCount, 1, disarmed)),
	}
}

// keepsArmed takes a disarm token off as it comes, for stress.
func keepsArmed() xwing.Ability {
	return xwing.Ability{When: xwing.AfterGainingToken, May: true, Cost: xwing.Cost{Gain: board.Stress, GainN: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool { return calm(t, m) && m.Token == board.Disarm },
		Do: func(t *xwing.Table, m xwing.Moment) { t.RemoveTokens(m.Owner, board.Disarm, 1) }}
}

// disarmed reports whether the owner is.
func disarmed(t *xwing.Table, m xwing.Moment) bool {
	return you(m) && t.Ship(m.Owner).Has(board.Disarm) > 0
}

package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// firstFirstOrderTIEFoFighter lists the pilots of the TIE/fo fighter, first edition.
func firstFirstOrderTIEFoFighter() []*xwing.Card {
	weary := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return friendsAt(t, m, gauge.Range1, func(id board.ShipID) bool { return t.Ship(id).Stressed() })
	}
	return []*xwing.Card{
		firstPilot("epsilonace", number(xwing.InitiativeValue, 12, undamaged)),
		firstPilot("epsilonleader", xwing.Ability{When: xwing.StartOfEngagement,
			If: func(t *xwing.Table, m xwing.Moment) bool { return len(weary(t, m)) > 0 },
			Do: func(t *xwing.Table, m xwing.Moment) {
				for _, id := range weary(t, m) {
					t.RemoveTokens(id, board.Stress, 1)
				}
			}}),
		firstPilot("omegaace", aimsAll(func(*board.Attack) bool { return true })),
		firstPilot("omegaleader", xwing.Ability{Query: xwing.ModifyingDice, Refuse: cardForbids, If: func(t *xwing.Table, m xwing.Moment) bool {
			return m.Other == m.Owner && slices.Contains(t.LockedBy(m.Ship), m.Owner)
		}}),
		firstPilot("zetaace", number(xwing.VaryingTemplate, 1, func(_ *xwing.Table, m xwing.Moment) bool {
			return you(m) &&
				m.Move.By == board.ByBarrelRoll
		})),
		firstPilot("zetaleader", wish(number(xwing.AttackDiceCount, 1, calm), xwing.Cost{Gain: board.Stress, GainN: 1})),
	}
}

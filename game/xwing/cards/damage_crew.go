package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/rule"
)

// crewDamageCards lists the damage cards with the trait Crew, all of huge ships.
func crewDamageCards() []*xwing.Card {
	return []*xwing.Card{
		damage("commandlosses", precisely(nil, stressful), xwing.Ability{
			Query:  xwing.PerformingAction,
			If:     func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Is(catalog.Coordinate) },
			Refuse: refusing(rule.CardForbids),
		}, repairAction()),
		damage("panicbelow", precisely(nil, sufferHit), xwing.Ability{
			When: xwing.WhenDealtFaceup,
			Do: func(t *xwing.Table, m xwing.Moment) {
				stressful(t, m)
				t.RepairThis(m)
			},
		}),
		damage("woundedgunners",
			precisely(nil, func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Deplete, 1) }),
			number(xwing.AttackDiceCount, -1, func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.Fight().FirstBonus() }),
			repairAction()),
	}
}

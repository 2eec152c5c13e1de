package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
)

// firstScumKihraxz lists the pilots of the Kihraxz Fighter, first edition.
func firstScumKihraxz() []*xwing.Card {
	twice := func(side board.Side, q xwing.Query) xwing.Ability {
		return number(q, 1, func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.Fight().RangeBonus(side) })
	}
	return []*xwing.Card{
		firstPilot("captainjostero", attacksOn(xwing.AfterSufferingDamage,
			func(t *xwing.Table, m xwing.Moment) bool {
				return t.Enemy(m.Owner, m.Ship) && !t.Fight().Defends(m.Ship)
			},
			func(_ *xwing.Table, m xwing.Moment) xwing.AttackTerms { return only(m.Ship) })),
		firstPilot("grazthehunter", number(xwing.DefenseDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && t.InFiringArc(m.Owner, m.Other)
		})),
		firstPilot("talonbanecobra", twice(board.AttackDice, xwing.AttackDiceCount), twice(board.DefenseDice, xwing.DefenseDiceCount)),
		firstPilot("viktorhel", stressesUnlessTwo()),
	}
}

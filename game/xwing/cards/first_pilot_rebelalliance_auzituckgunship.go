package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// firstRebelAuzituckGunship lists the pilots of the Auzituck Gunship, first edition.
func firstRebelAuzituckGunship() []*xwing.Card {
	return []*xwing.Card{
		firstPilot("lowhhrick", xwing.Ability{When: xwing.ModifyingDefenseDice, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return !you(m) && rolls(t, m.Ship, board.DefenseDice) && friendlyAt(t, m, gauge.Range1) && len(spendableReinforce(t, m)) > 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				k := spendableReinforce(t, m)[0]
				if len(spendableReinforce(t, m)) > 1 && !t.AskRather(m, m.Owner, "spend-reinforcefore", "spend-reinforceaft") {
					k = board.ReinforceAft
				}
				t.SpendToken(m.Owner, k)
				t.Fight().AddDie(board.DefenseDice, board.EvadeResult)
			}}),
		firstPilot("wullffwarro", number(xwing.AttackDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && !t.Ship(m.Owner).Shielded() && t.Ship(m.Owner).Damaged()
		})),
	}
}

// spendableReinforce lists the reinforce tokens that the owner can spend.
func spendableReinforce(t *xwing.Table, m xwing.Moment) (kinds []board.Token) {
	for _, k := range [...]board.Token{board.ReinforceFore, board.ReinforceAft} {
		if t.CanSpend(m.Owner, k) {
			kinds = append(kinds, k)
		}
	}
	return kinds
}

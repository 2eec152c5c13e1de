package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// imperialVT49Decimator lists the pilots of the VT-49 Decimator that fly for the Galactic Empire.
func imperialVT49Decimator() []*xwing.Card {
	return []*xwing.Card{
		pilot("captainoicunn", attacksTouched(you)),
		later(pilot("captainoicunn", number(xwing.ClosingIn, 1, ownAtRange(gauge.Range0)))),
		chiraneau(),
		mornaKee(),
	}
}

// chiraneau fires from behind his reinforced side.
func chiraneau() *xwing.Card {
	sides := map[board.Token]gauge.Arc{board.ReinforceFore: gauge.FullFront, board.ReinforceAft: gauge.FullRear}
	return pilot("rearadmiralchiraneau", xwing.Ability{When: xwing.ModifyingAttackDice, May: true,
		If: whenAttacking(func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
			for _, k := range [...]board.Token{board.ReinforceFore, board.ReinforceAft} {
				if t.Ship(m.Owner).Has(k) > 0 && t.InArc(m.Owner, a.Defender, sides[k]) {
					return t.Fight().CountResults(board.AttackDice, board.FocusResult) > 0
				}
			}
			return false
		}),
		Do: changes(board.AttackDice, board.FocusResult, board.Crit, 1)})
}

// mornaKee turns a reinforced side about.
func mornaKee() *xwing.Card {
	about := map[board.Token]board.Token{board.ReinforceFore: board.ReinforceAft, board.ReinforceAft: board.ReinforceFore}
	reinforced := func(t *xwing.Table, m xwing.Moment) (kinds []board.Token) {
		for _, k := range [...]board.Token{board.ReinforceFore, board.ReinforceAft} {
			if t.Ship(m.Owner).Has(k) > 0 {
				kinds = append(kinds, k)
			}
		}
		return kinds
	}
	return pilot("mornakee",
		xwing.Ability{When: xwing.DuringEndPhase, May: true, Cost: xwing.Cost{Charges: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool { return len(reinforced(t, m)) > 0 },
			Do: func(t *xwing.Table, m xwing.Moment) {
				k := reinforced(t, m)[0]
				if len(reinforced(t, m)) > 1 && t.AskRather(m, m.Owner, "turn-aft", "turn-fore") {
					k = board.ReinforceAft
				}
				t.RemoveTokens(m.Owner, k, 1)
				t.GainTokens(m.Owner, about[k], 1)
				t.Note(m, about[k].String())
			}},
		number(xwing.KeepingCircular, 1, func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.Noted(m, m.Token.String()) }))
}

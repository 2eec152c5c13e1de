package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// separatistTalentUpgrades lists the upgrades of the slot talent of the Separatist Alliance.
func separatistTalentUpgrades() []*xwing.Card {
	return []*xwing.Card{treacherous()}
}

// treacherous has somebody in the line of fire take the blow.
func treacherous() *xwing.Card {
	return upgrade("treacherous",
		number(xwing.HeedingOnLine, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && board.ShipOf(m.Answer) != 0 && t.ActiveCharges(m.Owner, "treacherous") > 0
		}),
		xwing.Ability{When: xwing.BeforeNeutralizing, May: true, Cost: xwing.Cost{Charges: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				a := t.View.Attack
				return m.Other == m.Owner && len(a.Through) > 0 && t.Fight().CountResults(board.AttackDice, board.Hit, board.Crit) > 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				ship := t.ChooseShip(m, t.View.Attack.Through, false)
				face := board.Crit
				if t.Fight().CountResults(board.AttackDice, board.Crit) == 0 ||
					t.Fight().CountResults(board.AttackDice, board.Hit) > 0 && !t.AskRather(m, m.Owner, "cancel-crit", "cancel-hit") {
					face = board.Hit
				}
				t.Fight().CancelResult(m, board.AttackDice, face)
				t.GainTokens(ship, board.Strain, 1)
			}},
		xwing.Ability{When: xwing.BeforeDestroyedRemoved,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return t.AtRange(m.Owner, m.Ship, gauge.Range0, gauge.Range3) && t.CanRecover(m.Owner, "treacherous")
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.RecoverCharges(m.Owner, "treacherous", 1) }})
}

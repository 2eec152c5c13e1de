package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// separatistBelbullab22Starfighter lists the pilots of the Belbullab-22 Starfighter that fly for the Separatist Alliance.
func separatistBelbullab22Starfighter() []*xwing.Card {
	return []*xwing.Card{
		captainSear(),
		hallioBas(),
		pilot("generalgrievous", rerolls(board.AttackDice, 2, func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && inPrimary(t) && t.OutOfFiringArc(m.Other, m.Owner)
		})),
		pilot("wattambor", xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Rerolls: true,
			If: whenAttacking(func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
				return !a.Weapon.Special && calculatingAt(t, m) > 0
			}),
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.Fight().RerollChosen(m.Owner, board.AttackDice, 1, calculatingAt(t, m))
			}}),
	}
}

func captainSear() *xwing.Card {
	return pilot("captainsear", xwing.Ability{When: xwing.BeforeNeutralizing, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return friendlyAt(t, m, gauge.Range3) && inPrimary(t) && t.InBullseye(m.Ship, m.Other) &&
				t.CanSpend(m.Ship, board.Calculate) && t.Fight().Cancelable(m, board.DefenseDice, board.EvadeResult)
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			if t.SpendToken(m.Ship, board.Calculate) {
				t.Fight().CancelResult(m, board.DefenseDice, board.EvadeResult)
			}
		}})
}

// calculatingAt counts the friendly ships with calculate tokens at range 1 of the
// other ship.
func calculatingAt(t *xwing.Table, m xwing.Moment) int {
	return len(t.ShipsAt(m.Other, gauge.Range1, func(id board.ShipID) bool {
		return t.RangeBetween(m.Other, id) >= gauge.Range1 && t.Friendly(m.Owner, id) && t.Ship(id).Has(board.Calculate) > 0
	}))
}

// hallioBas keeps a clear head where nobody is near to watch over.
func hallioBas() *xwing.Card {
	return pilot("halliobas-wat1", xwing.Ability{When: xwing.AfterBecomingDefender, May: true, Cost: xwing.Cost{Charges: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return (you(m) || m.Other == m.Owner) && friendless(t, m, gauge.Range1) && t.CanShed(m.Owner, board.Orange, board.RedColor)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.Shed(m, m.Owner, board.Orange, board.RedColor) }})
}

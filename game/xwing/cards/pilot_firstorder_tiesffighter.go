package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// firstOrderTIESfFighter lists the pilots of the TIE/sf Fighter that fly for the First Order.
func firstOrderTIESfFighter() []*xwing.Card {
	return []*xwing.Card{backdraft(), lieutenantLeHuse(), quickdraw()}
}

func backdraft() *xwing.Card {
	return pilot("backdraft", number(xwing.AttackDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool {
		return you(m) && inPrimary(t) && t.View.Attack.Weapon.IsTurret() && t.InArc(m.Owner, m.Other, gauge.Rear)
	}))
}

// lieutenantLeHuse shoots by the locks of others.
func lieutenantLeHuse() *xwing.Card {
	lockers := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return slices.DeleteFunc(t.LockedBy(m.Other), func(id board.ShipID) bool { return id == m.Owner || !t.Friendly(m.Owner, id) })
	}
	return pilot("lieutenantlehuse", xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Rerolls: true,
		If: whenAttacking(func(t *xwing.Table, m xwing.Moment, _ *board.Attack) bool {
			return len(lockers(t, m)) > 0
		}),
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.SpendLock(t.ChooseShip(m, lockers(t, m), false), m.Other.Piece())
			t.RerollChosen(m.Owner, board.AttackDice, 1, len(t.Dice(board.AttackDice)))
		}})
}

func quickdraw() *xwing.Card {
	terms := xwing.AttackTerms{Weapon: func(w board.Weapon) bool { return !w.Special }}
	return pilot("quickdraw", xwing.Ability{When: xwing.AfterLosingShield, May: true, Bonus: true, Cost: xwing.Cost{Charges: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.CanBonusAttack(m.Owner, terms) },
		Do: func(t *xwing.Table, m xwing.Moment) { t.BonusAttack(m.Owner, terms) }})
}

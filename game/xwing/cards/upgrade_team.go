package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
)

// teamUpgrades lists the upgrades of the slot team.
func teamUpgrades() []*xwing.Card {
	return []*xwing.Card{
		gunnerySpecialists(),
		upgrade("igrmdroids", turnsAttack(board.Hit, board.Crit, xwing.Cost{}, func(t *xwing.Table, m xwing.Moment, _ *board.Attack) bool {
			return t.Ship(m.Owner).Has(board.Calculate) > 0
		})),
		upgrade("jinatasecurityforces-epicsl",
			turnsOwn(board.AttackDice, board.Blank, board.Hit, 1, xwing.Cost{Spend: board.Focus, SpendN: 1}, nil),
			turnsOwn(board.DefenseDice, board.Blank, board.EvadeResult, 1, xwing.Cost{Spend: board.Focus, SpendN: 1}, nil)),
	}
}

// gunnerySpecialists reroll a die for each energy spent.
func gunnerySpecialists() *xwing.Card {
	return upgrade("gunneryspecialists", xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Rerolls: true,
		If: whenAttacking(func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
			return (!a.Weapon.Special || t.WeaponIn(m.Owner, a.Weapon, "hardpoint")) && t.ActiveCharges(m.Owner, board.ShipCharges) > 0
		}),
		Do: func(t *xwing.Table, m xwing.Moment) {
			most := min(t.ActiveCharges(m.Owner, board.ShipCharges), t.Fight().Rerollable(board.AttackDice))
			dice := t.Fight().ChooseRerolls(m.Owner, board.AttackDice, 1, most)
			t.SpendCharges(m.Owner, board.ShipCharges, len(dice))
			t.Fight().RerollDice(board.AttackDice, dice)
		}})
}

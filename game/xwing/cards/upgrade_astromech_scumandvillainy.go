package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// scumAstromechUpgrades lists the upgrades of the slot astromech of Scum and Villainy.
func scumAstromechUpgrades() []*xwing.Card {
	return []*xwing.Card{genius(), r4b11(), r5p8(),
		upgrade("r5tk", attacksFriends())}
}

func genius() *xwing.Card {
	return upgrade("genius", xwing.Ability{When: xwing.AfterManeuver, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.Move.Full && !t.HasPlaced(m.Owner) && t.CanPlaceAny(m, dropsBombs(t))
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.PlaceAny(m, dropsBombs(t)) }})
}

// r4b11 drags the dodges out of a burdened defender.
func r4b11() *xwing.Card {
	return upgrade("r4b11", xwing.Ability{When: xwing.ModifyingDefenseDice, May: true, Rerolls: true,
		If: whenAttacking(func(t *xwing.Table, _ xwing.Moment, a *board.Attack) bool {
			return t.CanShed(a.Defender, board.Orange, board.RedColor)
		}),
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.Shed(m, m.Other, board.Orange, board.RedColor)
			t.Fight().RerollChosen(m.Owner, board.DefenseDice, 1, len(t.Fight().Dice(board.DefenseDice)))
		}})
}

// r5p8 means well, but a crit goes through its own ship, too.
func r5p8() *xwing.Card {
	return upgrade("r5p8", xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Rerolls: true, Cost: xwing.Cost{Charges: 1},
		If: whenAttacking(func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
			return t.InArc(m.Owner, a.Defender, gauge.Front)
		}),
		Do: func(t *xwing.Table, m xwing.Moment) {
			picked := t.Fight().ChooseRerolls(m.Owner, board.AttackDice, 1, 1)
			t.Fight().RerollDice(board.AttackDice, picked)
			if t.Fight().Dice(board.AttackDice)[picked[0]].Face == board.Crit {
				t.SufferDamage(m.Owner, xwing.Damage{Crits: 1})
			}
		}})
}

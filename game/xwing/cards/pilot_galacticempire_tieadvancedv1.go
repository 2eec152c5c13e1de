package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// imperialTIEAdvancedV1 lists the pilots of the TIE Advanced v1 that fly for the Galactic Empire.
func imperialTIEAdvancedV1() []*xwing.Card {
	return []*xwing.Card{fifthBrother(), grandInquisitor(), seventhSister()}
}

func fifthBrother() *xwing.Card {
	return pilot("fifthbrother", xwing.Ability{When: xwing.AfterNeutralizing, May: true, Cost: xwing.Cost{Force: 2},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return hasHit(t, m) && t.Fight().Modifiable(m, board.AttackDice)
		},
		Do: func(t *xwing.Table, _ xwing.Moment) { t.Fight().AddDie(board.AttackDice, board.Crit) }})
}

// grandInquisitor denies the range bonus at range 1, and has it at range 2-3; where
// the weapon knows none he can do neither (X20-FAQ-040).
func grandInquisitor() *xwing.Card {
	bonus := func(t *xwing.Table, lo, hi gauge.Range) bool {
		a := t.View.Attack
		return !a.Weapon.Ordnance && lo <= a.Range && a.Range <= hi
	}
	force := xwing.Cost{Force: 1}
	near := wish(number(xwing.AttackDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool {
		return you(m) && bonus(t, gauge.Range2, gauge.Range3) && t.Fight().HasRangeBonus(t.View.Attack, board.AttackDice)
	}), force)
	near.Do = func(t *xwing.Table, m xwing.Moment) { t.NoteInAttack(m, broughtNear) }
	return pilot("grandinquisitor",
		wish(number(xwing.AttackDiceCount, -1, func(t *xwing.Table, m xwing.Moment) bool {
			return m.Other == m.Owner && bonus(t, gauge.Range1, gauge.Range1) && t.Fight().HasRangeBonus(t.View.Attack, board.AttackDice)
		}), force),
		near)
}

func seventhSister() *xwing.Card {
	return pilot("seventhsister", xwing.Ability{When: xwing.BeforeNeutralizing, May: true, Cost: xwing.Cost{Force: 2},
		If: whenAttacking(func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
			return !a.Weapon.Special && t.Fight().Cancelable(m, board.DefenseDice, board.EvadeResult)
		}),
		Do: func(t *xwing.Table, m xwing.Moment) { t.Fight().CancelResult(m, board.DefenseDice, board.EvadeResult) }})
}

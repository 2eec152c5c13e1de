package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// firstScumTalents lists the elite upgrades of first edition for Scum alone.
func firstScumTalents() []*xwing.Card {
	return []*xwing.Card{
		firstUpgrade("attannimindlink", linksMinds()),
		firstUpgrade("bodyguard", guards()),
		firstUpgrade("fearlessness", xwing.Ability{When: xwing.ModifyingAttackDice, May: true,
			If: whenAttacking(func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
				return t.AtRange(m.Owner, a.Defender, gauge.Range0, gauge.Range1) &&
					t.InFiringArc(m.Owner, a.Defender) && t.InFiringArc(a.Defender, m.Owner)
			}),
			Do: func(t *xwing.Table, _ xwing.Moment) { t.Fight().AddDie(board.AttackDice, board.Hit) }}),
	}
}

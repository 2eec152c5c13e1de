package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// firstFirstOrderTIESfFighter lists the pilots of the TIE/sf fighter, first edition.
func firstFirstOrderTIESfFighter() []*xwing.Card {
	primary := xwing.AttackTerms{Must: true, Weapon: func(w board.Weapon) bool { return !w.Special }}
	return []*xwing.Card{
		firstPilot("backdraft", xwing.Ability{When: xwing.ModifyingAttackDice, May: true,
			If: whenAttacking(func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
				return t.InArc(m.Owner, a.Defender, gauge.Rear)
			}),
			Do: func(t *xwing.Table, _ xwing.Moment) { t.Fight().AddDie(board.AttackDice, board.Crit) }}),
		firstPilot("quickdraw", onceARound(xwing.Ability{When: xwing.AfterLosingShield, May: true, Bonus: true,
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.CanAttack(m.Owner, primary) },
			Do: func(t *xwing.Table, m xwing.Moment) { t.MakeAttack(m.Owner, primary) }})),
	}
}

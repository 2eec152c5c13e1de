package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// firstTurrets lists the turrets of first edition: their arcs and the focus token that one spends are facts.
func firstTurrets() []*xwing.Card {
	return []*xwing.Card{
		firstUpgrade("autoblasterturret", sureHits()),
		firstUpgrade("blasterturret"),
		firstUpgrade("dorsalturret", number(xwing.AttackDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return withIt(t, m) && t.View.Attack.Range == gauge.Range1
		})),
		firstUpgrade("ioncannonturret", ionizesInstead()),
		firstUpgrade("syncedturret", xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Rerolls: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return withIt(t, m) && t.PrimaryWeaponValue(m.Owner) > 0 && t.InArc(m.Owner, t.View.Attack.Defender, gauge.Front)
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.Fight().RerollChosen(m.Owner, board.AttackDice, 1, t.PrimaryWeaponValue(m.Owner))
			}}),
		firstUpgrade("twinlaserturret", twice(), instead(func(t *xwing.Table, m xwing.Moment) {
			t.SufferDamage(m.Other, xwing.Damage{Hits: 1})
		})),
	}
}

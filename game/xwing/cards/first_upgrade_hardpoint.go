package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
)

// firstHardpoints lists the weapons of first edition's huge ships: each attack costs energy that lies on the card. The arcs of
// the two turrets are facts.
func firstHardpoints() []*xwing.Card {
	return []*xwing.Card{
		fedBy(1, firstUpgrade("duallaserturret")),
		fedBy(2, firstUpgrade("heavylaserturret")),
		fedBy(2, firstUpgrade("ioncannonbattery", instead(func(t *xwing.Table, m xwing.Moment) {
			t.SufferDamage(m.Other, xwing.Damage{Crits: 1})
			t.GainTokens(m.Other, board.Ion, 1)
		}))),
		fedBy(1, firstUpgrade("quadlasercannons", xwing.Ability{When: xwing.AfterAttacking, Bonus: true, Upon: theOther, May: true,
			Cost: xwing.Cost{Charges: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return withIt(t, m) && !t.View.Attack.Hit && t.Fight().CanAttackAgain()
			},
			Do: func(t *xwing.Table, _ xwing.Moment) { t.Fight().AttackAgain() }})),
		fedBy(2, firstUpgrade("singleturbolasers",
			xwing.Ability{Query: xwing.DefenseDiceCount, By: func(t *xwing.Table, m xwing.Moment) int { return t.Agility(m.Ship) },
				If: func(t *xwing.Table, m xwing.Moment) bool { return m.Other == m.Owner && withIt(t, m) }},
			turnsWithIt(board.FocusResult, board.Hit, 1))),
	}
}

// fedBy is a weapon of which each attack costs so much of the energy on its card.
func fedBy(energy int, card *xwing.Card) *xwing.Card {
	card.Spend = energy
	return card
}

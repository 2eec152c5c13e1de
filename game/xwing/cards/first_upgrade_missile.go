package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
)

// firstMissiles lists the missiles of first edition. What an attack with one requires, spends and discards are facts.
func firstMissiles() []*xwing.Card {
	return []*xwing.Card{
		firstUpgrade("advhomingmissiles", instead(func(t *xwing.Table, m xwing.Moment) { t.DealDamageCard(m.Other, true) })),
		firstUpgrade("assaultmissiles", xwing.Ability{When: xwing.IfAttackHits, If: withIt, Do: func(t *xwing.Table, m xwing.Moment) { splashes(t, m.Other) }}),
		firstUpgrade("chardaanrefit"),
		firstUpgrade("clustermissiles", twice()),
		firstUpgrade("concussionmissiles", turnsWithIt(board.Blank, board.Hit, 1)),
		firstUpgrade("cruisemissiles", diceWithIt(func(t *xwing.Table, m xwing.Moment) int { return min(t.FastestExecuted(m.Owner), 4) })),
		firstUpgrade("harpoonmissiles", xwing.Ability{When: xwing.AfterAttacking, Upon: theOther,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return withIt(t, m) && t.View.Attack.Hit && !t.Ship(m.Other).HasCondition(harpooned)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.AssignCondition(m, m.Other, harpooned) }}),
		firstUpgrade("homingmissiles", xwing.Ability{Query: xwing.SpendingToken, Refuse: refusing(rule.CardForbids),
			If: func(t *xwing.Table, m xwing.Moment) bool {
				a := t.View.Attack
				return a != nil && withIt(t, m) && m.Ship == a.Defender && m.Token == board.Evade
			}}),
		firstUpgrade("ionpulsemissiles", instead(func(t *xwing.Table, m xwing.Moment) {
			t.SufferDamage(m.Other, xwing.Damage{Hits: 1})
			t.GainTokens(m.Other, board.Ion, 2)
		})),
		firstUpgrade("protonrockets", diceWithIt(func(t *xwing.Table, m xwing.Moment) int { return min(t.Agility(m.Owner), 3) })),
		firstUpgrade("scramblermissiles", instead(func(t *xwing.Table, m xwing.Moment) {
			for _, id := range t.ShipsAt(m.Other, gauge.Range1, anyShip) {
				t.GainTokens(id, board.Jam, 1)
			}
		})),
		firstUpgrade("unguidedrockets", fixing(func(t *xwing.Table, m xwing.Moment) bool { return firing(t, m) && !m.Is(catalog.Focus) })),
		firstUpgrade("xx23sthreadtracers", instead(func(t *xwing.Table, m xwing.Moment) {
			tracing := friendsAt(t, m, gauge.Range2, func(id board.ShipID) bool { return t.CanLock(id, m.Other.Piece()) })
			for _, id := range t.ChooseUpTo(m, tracing, len(tracing)) {
				t.AcquireLock(id, m.Other.Piece())
			}
		})),
	}
}

// twice has the attack performed once more.
func twice() xwing.Ability {
	return xwing.Ability{When: xwing.AfterAttacking, Bonus: true, Upon: theOther,
		If: func(t *xwing.Table, m xwing.Moment) bool { return withIt(t, m) && t.Fight().CanAttackAgain() },
		Do: func(t *xwing.Table, _ xwing.Moment) { t.Fight().AttackAgain() }}
}

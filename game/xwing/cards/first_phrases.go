package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// The phrases of first edition's secondary weapons.

// turnsWithIt may turn up to so many results of an attack with the card itself.
func turnsWithIt(from, to board.Face, most int) xwing.Ability {
	return turnsOwn(board.AttackDice, from, to, most, xwing.Cost{}, withIt)
}

// instead does something if an attack with the card hits, and cancels all dice.
func instead(do func(*xwing.Table, xwing.Moment)) xwing.Ability {
	return xwing.Ability{When: xwing.IfAttackHits, If: withIt, Do: func(t *xwing.Table, m xwing.Moment) {
		do(t, m)
		t.Fight().CancelAll(m, board.AttackDice)
	}}
}

// ionizesInstead is 1 damage and an ion token.
func ionizesInstead() xwing.Ability {
	return instead(func(t *xwing.Table, m xwing.Moment) {
		t.SufferDamage(m.Other, xwing.Damage{Hits: 1})
		t.GainTokens(m.Other, board.Ion, 1)
	})
}

// arcsOver strikes another ship beside the one that is hit, and has to recharge then.
func arcsOver() []xwing.Ability {
	const ready, recharging = 1, 2
	turn := func(side int) func(*xwing.Table, xwing.Moment) {
		return func(t *xwing.Table, m xwing.Moment) { t.TurnUpgrade(m.Owner, "arccaster", side-1) }
	}
	beside := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return t.ShipsAt(m.Other, gauge.Range1, func(id board.ShipID) bool { return id != m.Other })
	}
	return []xwing.Ability{
		{When: xwing.IfAttackHits, Side: ready, If: withIt, // the attacker itself is always beside
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.SufferDamage(t.ChooseShip(m, beside(t, m), false), xwing.Damage{Hits: 1})
			}},
		{When: xwing.AfterAttacking, Side: ready, If: withIt, Do: turn(recharging)},
		{When: xwing.StartOfEngagement, Side: recharging, May: true, Turns: true, If: always,
			Cost: xwing.Cost{Gain: board.Disarm, GainN: 1}, Do: turn(ready)},
	}
}

// diceWithIt are so many attack dice more with the card itself.
func diceWithIt(n func(*xwing.Table, xwing.Moment) int) xwing.Ability {
	return xwing.Ability{Query: xwing.AttackDiceCount, May: true, By: n,
		If: func(t *xwing.Table, m xwing.Moment) bool { return withIt(t, m) && n(t, m) > 0 }}
}

// splashes costs every other ship at range 1 of one a damage.
func splashes(t *xwing.Table, of board.ShipID) {
	for _, id := range t.ShipsAt(of, gauge.Range1, func(id board.ShipID) bool { return id != of }) {
		t.SufferDamage(id, xwing.Damage{Hits: 1})
	}
}

// spares carries ordnance tokens for its ship's upgrades of some slots, for the others alone or for itself, too, which are
// given up in place of those.
func spares(n int, others bool, slots ...string) []xwing.Ability {
	carries := func(m xwing.Moment) func(board.Upgrade) bool {
		return func(u board.Upgrade) bool {
			return slices.Contains(slots, u.Kind) && !(others && catalog.UpgradeCard.Ref(u.XWS) == m.Card)
		}
	}
	return []xwing.Ability{
		{When: xwing.BeforePlacingForces,
			If: func(t *xwing.Table, m xwing.Moment) bool { return len(upgradesOf(t, m.Owner, carries(m))) > 0 },
			Do: func(t *xwing.Table, m xwing.Moment) { t.PlaceOrdnance(m, n, carries(m)) }},
		{When: xwing.WouldDiscard, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.Ordnance(m.Owner, m.Action) > 0 },
			Do: func(t *xwing.Table, m xwing.Moment) { t.DiscardOrdnance(m.Owner, m.Action) }},
	}
}

// sureHits keeps hits from being canceled by evade results: those may cancel crits alone.
func sureHits() xwing.Ability {
	return number(xwing.SureHits, 99, withIt)
}

// anyShip is whichever ship.
func anyShip(board.ShipID) bool { return true }

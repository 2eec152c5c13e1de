package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
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
		t.CancelAll(m, board.AttackDice)
	}}
}

// ionizesInstead is 1 damage and an ion token.
func ionizesInstead() xwing.Ability {
	return instead(func(t *xwing.Table, m xwing.Moment) {
		t.SufferDamage(m.Other, xwing.Damage{Hits: 1})
		t.GainTokens(m.Other, board.Ion, 1)
	})
}

// sureHits keeps hits from being canceled by evade results: those may cancel crits alone.
func sureHits() xwing.Ability {
	return number(xwing.SureHits, 1, withIt)
}

// anyShip is whichever ship.
func anyShip(board.ShipID) bool { return true }

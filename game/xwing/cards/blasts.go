package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
)

// What bombs and mines do to a ship.

// suffers is the effect of so much damage, whatever the dice.
func suffers(hits, crits int) xwing.Effect {
	return func(t *xwing.Table, m xwing.Moment, _ []board.Face) {
		t.SufferDamage(m.Ship, xwing.Damage{Hits: hits, Crits: crits})
	}
}

// matching is the effect of damage that matches the results, and so many hits
// more.
func matching(hits int) xwing.Effect {
	return func(t *xwing.Table, m xwing.Moment, dice []board.Face) {
		t.SufferDamage(m.Ship, xwing.Damage{Hits: hits + xwing.Results(dice, board.Hit), Crits: xwing.Results(dice, board.Crit)})
	}
}

// gains is the effect of n tokens of a kind.
func gains(k board.Token, n int) xwing.Effect {
	return func(t *xwing.Table, m xwing.Moment, _ []board.Face) { t.GainTokens(m.Ship, k, n) }
}

// each joins effects, one after the other.
func each(effects ...xwing.Effect) xwing.Effect {
	return func(t *xwing.Table, m xwing.Moment, dice []board.Face) {
		for _, e := range effects {
			e(t, m, dice)
		}
	}
}

package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/physics"
)

// device declares a second edition device: what its object card says.
func device(id string, blast *xwing.Blast, abilities ...xwing.Ability) *xwing.Card {
	c := declare(catalog.DeviceKind, id, abilities)
	c.Blast = blast
	return c
}

// dropper declares an upgrade that drops or launches devices in the System Phase,
// one charge each.
func dropper(xws string, p *xwing.Placing, more ...xwing.Ability) *xwing.Card {
	return upgrade(xws, append([]xwing.Ability{{
		When: xwing.DuringSystemPhase, May: true, Cost: xwing.Cost{Charges: 1}, Place: p,
	}}, more...)...)
}

// drained marks an upgrade whose charges cannot be recovered.
func drained(c *xwing.Card) *xwing.Card {
	c.Drained = true
	return c
}

// straight, left and right are the straight template and the banks of a speed.
func straight(speed int) physics.Template {
	return physics.Template{Kind: physics.Straight, Speed: speed}
}

func left(speed int) physics.Template {
	return physics.Template{Kind: physics.Bank, Speed: speed, Side: physics.LeftSide}
}

func right(speed int) physics.Template {
	return physics.Template{Kind: physics.Bank, Speed: speed, Side: physics.RightSide}
}

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

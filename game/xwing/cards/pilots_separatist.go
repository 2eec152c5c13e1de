package cards

import (
	"xwing/game/catalog"
	"xwing/game/xwing"
	"xwing/physics"
)

// separatistPilots are pilots of the Separatist Alliance.
func separatistPilots() []*xwing.Card {
	return []*xwing.Card{
		sunFac(), preciseHunter(), dgs047(), onderonOppressor(), dfs311(),
		pilot("chertek", rerolls(xwing.AttackDice, 2, func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && inPrimary(t) && t.Ship(m.Other).Tractored()
		})),
		pilot("generalgrievous", rerolls(xwing.AttackDice, 2, func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && inPrimary(t) && !t.InFiringArc(m.Other, m.Owner)
		})),
		pilot("066", xwing.Ability{When: xwing.AfterDefending, Cost: xwing.Cost{Spend: xwing.Calculate, SpendN: 1}, Act: &xwing.ActionGrant{}}),
	}
}

func sunFac() *xwing.Card {
	return pilot("sunfac", number(xwing.AttackDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool {
		return you(m) && inPrimary(t) && t.Ship(m.Other).Tractored()
	}))
}

// preciseHunter rerolls a blank, whichever.
func preciseHunter() *xwing.Card {
	blank := func(d xwing.Die) bool { return !d.Gone && d.Face == xwing.Blank && !d.Rerolled }
	return pilot("precisehunter", xwing.Ability{When: xwing.ModifyingAttackDice, May: true,
		If: whenAttacking(func(t *xwing.Table, m xwing.Moment, a *xwing.Attack) bool {
			return t.InBullseye(m.Owner, a.Defender) && canReroll(t, xwing.AttackDice) && diceThat(t, xwing.AttackDice, blank) != nil
		}),
		Do: func(t *xwing.Table, _ xwing.Moment) {
			t.RerollDice(xwing.AttackDice, diceThat(t, xwing.AttackDice, blank)[:1])
		}})
}

// diceThat returns the indices of the dice of a side for which f holds.
func diceThat(t *xwing.Table, side xwing.Side, f func(xwing.Die) bool) []int {
	var out []int
	for i, d := range t.Dice(side) {
		if f(d) {
			out = append(out, i)
		}
	}
	return out
}

func dgs047() *xwing.Card {
	return pilot("dgs047", xwing.Ability{When: xwing.AfterAttacking, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && t.InArc(m.Owner, m.Other, physics.Front) && t.CanLock(m.Owner, m.Other.Piece())
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.AcquireLock(m.Owner, m.Other.Piece())
			if t.InBullseye(m.Owner, m.Other) {
				t.GainTokensFrom(t.Ship(m.Owner).Seat, m.Other, xwing.Strain, 1)
			}
		}})
}

func onderonOppressor() *xwing.Card {
	return pilot("onderonoppressor", xwing.Ability{When: xwing.AfterAction,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.Action == catalog.BarrelRoll.String() && t.Ship(m.Owner).Stressed()
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, xwing.Calculate, 1) }})
}

func dfs311() *xwing.Card {
	return pilot("dfs311", passes(xwing.StartOfEngagement, xwing.Calculate, func(t *xwing.Table, m xwing.Moment) []xwing.ShipID {
		return othersAt(t, m, physics.Range3, nil)
	}))
}

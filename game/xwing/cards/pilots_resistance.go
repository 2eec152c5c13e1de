package cards

import (
	"xwing/game/catalog"
	"xwing/game/xwing"
	"xwing/physics"
)

// resistancePilots are pilots of the Resistance.
func resistancePilots() []*xwing.Card {
	return []*xwing.Card{
		tallissanLintra(), merlCobben(), nimiChireen(), ziziTlo(), nienNunb(), jayCrisTubbs(), seftinVanik(),
		pilot("covanell", bothDice(1, 1, revealedRed)...),
		pilot("lulolampar", bothDice(1, -1, stressed)...),
		pilot("rey", turns(xwing.Blank, 1, xwing.Cost{Force: 1}, foeIn(physics.Front))...),
		pilot("bb8", inSystemPhase(red(catalog.BarrelRoll, catalog.Boost))),
		pilot("temminwexley", xwing.Ability{When: xwing.AfterManeuver, If: fully(2, 4), Act: may(white(catalog.Boost))}),
	}
}

func tallissanLintra() *xwing.Card {
	return pilot("tallissanlintra", wish(number(xwing.DefenseDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool {
		return t.Enemy(m.Owner, m.Other) && t.InBullseye(m.Owner, m.Other)
	}), xwing.Cost{Charges: 1}))
}

// merlCobben distracts whom he flies in front of.
func merlCobben() *xwing.Card {
	return pilot("merlcobben", number(xwing.DefenseDiceCount, -1, func(t *xwing.Table, m xwing.Moment) bool {
		return inPrimary(t) && t.Friendly(m.Owner, m.Other) && t.AtRange(m.Owner, m.Other, physics.Range0, physics.Range2) &&
			t.InBullseye(m.Ship, m.Owner)
	}))
}

func nimiChireen() *xwing.Card {
	return pilot("nimichireen", xwing.Ability{When: xwing.ModifyingAttackDice, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return attacking(t, m) && t.Initiative(m.Other) > t.Initiative(m.Owner) && t.CountResults(xwing.AttackDice, xwing.Blank) > 0
		},
		Do: changes(xwing.AttackDice, xwing.Blank, xwing.FocusResult, 1)})
}

func ziziTlo() *xwing.Card {
	gains := func(when xwing.Timing) xwing.Ability {
		return xwing.Ability{When: when, May: true, Cost: xwing.Cost{Charges: 1},
			Do: func(t *xwing.Table, m xwing.Moment) {
				k := xwing.Focus
				if t.AskEither(m, m.Owner, "focus", "evade") == "evade" {
					k = xwing.Evade
				}
				t.GainTokens(m.Owner, k, 1)
			}}
	}
	return pilot("zizitlo", gains(xwing.AfterDefending), gains(xwing.AfterAttacking))
}

func nienNunb() *xwing.Card {
	return pilot("niennunb", xwing.Ability{When: xwing.AfterGainingToken, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.Token == xwing.Stress && t.Ship(m.Owner).Stressed() &&
				len(enemyAt(t, m, physics.Range1, func(id xwing.ShipID) bool { return t.InArc(m.Owner, id, physics.Front) })) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.RemoveTokens(m.Owner, xwing.Stress, 1) }})
}

// calms takes a stress token from a friendly ship nearby.
func calms(when xwing.Timing, f func(m xwing.Moment) bool) xwing.Ability {
	nervous := func(t *xwing.Table, m xwing.Moment) []xwing.ShipID {
		return friendsAt(t, m, physics.Range1, func(id xwing.ShipID) bool { return t.Ship(id).Stressed() })
	}
	return xwing.Ability{When: when,
		If: func(t *xwing.Table, m xwing.Moment) bool { return f(m) && len(nervous(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			if id := t.ChooseShip(m, nervous(t, m), true); id != 0 {
				t.RemoveTokens(id, xwing.Stress, 1)
			}
		}}
}

func jayCrisTubbs() *xwing.Card {
	return pilot("jaycristubbs", calms(xwing.AfterManeuver, func(m xwing.Moment) bool {
		return you(m) && m.Full && m.Difficulty == catalog.Blue
	}))
}

func seftinVanik() *xwing.Card {
	return pilot("seftinvanik", passes(xwing.AfterAction, xwing.Evade, func(t *xwing.Table, m xwing.Moment) []xwing.ShipID {
		if !you(m) || m.Action != catalog.Boost.String() {
			return nil
		}
		return othersAt(t, m, physics.Range1, func(id xwing.ShipID) bool { return t.RangeBetween(m.Owner, id) == physics.Range1 })
	}))
}

// passes transfers a token of a kind to one of the ships, if its player likes.
func passes(when xwing.Timing, k xwing.Token, to func(*xwing.Table, xwing.Moment) []xwing.ShipID) xwing.Ability {
	return xwing.Ability{When: when,
		If: func(t *xwing.Table, m xwing.Moment) bool { return t.Ship(m.Owner).Has(k) > 0 && len(to(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			if id := t.ChooseShip(m, to(t, m), true); id != 0 {
				t.TransferToken(m.Owner, id, k)
			}
		}}
}

package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// rebelT65XWing lists the pilots of the T-65 X-wing that fly for the Rebel Alliance.
func rebelT65XWing() []*xwing.Card {
	return []*xwing.Card{
		biggsDarklighter(),
		blueSquadronEscort(),
		edrioTwoTubes(),
		also(garvenDreis("garvendreis-t65xwing"), "garvendreis-battleofyavin", "garvendreis-battleofyavin-lsl"),
		also(jekPorkins(), "jekporkins-battleofyavin", "jekporkins-battleofyavin-lsl", "jekporkins-swz106"),
		kullbeeSperado(),
		pilot("leevantenza", xwing.Ability{When: xwing.AfterAction,
			If: func(_ *xwing.Table, m xwing.Moment) bool {
				return you(m) && m.Is(catalog.BarrelRoll, catalog.Boost)
			},
			Act: may(red(catalog.Evade))}),
		also(lukeSkywalker(), "lukeskywalker-battleofyavin", "lukeskywalker-battleofyavin-lsl", "lukeskywalker-swz106"),
		redSquadronVeteran(),
		wedgeAntilles(),
		also(pilot("wedgeantilles-battleoverendor", xwing.Ability{When: xwing.AfterAttacking, If: hasHit,
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Focus, 1) }}), "wedgeantilles-battleoverendor-lsl"),
		also(wedgeAntillesOfYavin(), "wedgeantilles-battleofyavin-lsl"),
		pilot("wesjanson", jamsBack(xwing.AfterAttacking), jamsBack(xwing.AfterDefending)),
		also(yendor(), "yendor-battleoverendor-lsl"),
	}
}

func biggsDarklighter() *xwing.Card {
	return pilot("biggsdarklighter", xwing.Ability{When: xwing.BeforeNeutralizing, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return inTheWay(t, m) && t.CountResults(board.AttackDice, board.Hit, board.Crit) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) { takesFor(t, m, m.Owner) }})
}

func blueSquadronEscort() *xwing.Card { return pilot("bluesquadronescort") }

// edrioTwoTubes acts before he activates (X20-ERR-005).
func edrioTwoTubes() *xwing.Card {
	any := xwing.ActionGrant{}
	return pilot("edriotwotubes", xwing.Ability{When: xwing.BeforeActivating,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && t.Ship(m.Owner).Has(board.Focus) > 0 && t.CanPerform(m.Owner, any)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.GrantAction(m, m.Owner, any) }})
}

func jekPorkins() *xwing.Card {
	return pilot("jekporkins", xwing.Ability{
		When: xwing.AfterGainingToken, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.Token == board.Stress
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			face := rollFor(t, m)
			t.RemoveTokens(m.Owner, board.Stress, 1)
			if face == board.Hit {
				t.SufferDamage(m.Owner, xwing.Damage{Hits: 1})
			}
		},
	})
}

func kullbeeSperado() *xwing.Card {
	foils := func(t *xwing.Table, m xwing.Moment) []xwing.Equipped {
		return t.EquippedIn("configuration", []board.ShipID{m.Owner})
	}
	return pilot("kullbeesperado", xwing.Ability{When: xwing.AfterAction, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.Is(catalog.BarrelRoll, catalog.Boost) && len(foils(t, m)) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.FlipUpgrade(m.Owner, foils(t, m)[0].XWS) }})
}

func lukeSkywalker() *xwing.Card {
	return pilot("lukeskywalker", xwing.Ability{
		When: xwing.AfterBecomingDefender, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && t.CanRecover(m.Owner, board.ForceCharges)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.RecoverCharges(m.Owner, board.ForceCharges, 1) },
	})
}

func redSquadronVeteran() *xwing.Card { return pilot("redsquadronveteran") }

func wedgeAntilles() *xwing.Card {
	return pilot("wedgeantilles", number(xwing.DefenseDiceCount, -1, func(_ *xwing.Table, m xwing.Moment) bool { return m.Other == m.Owner }))
}

// wedgeAntillesOfYavin strikes while the target aims at another.
func wedgeAntillesOfYavin() *xwing.Card {
	aimedAt := func(t *xwing.Table, m xwing.Moment, id board.ShipID) bool {
		return id != m.Owner && t.InFiringArc(m.Ship, id)
	}
	return pilot("wedgeantilles-battleofyavin", number(xwing.DefenseDiceCount, -1, func(t *xwing.Table, m xwing.Moment) bool {
		return m.Other == m.Owner && inPrimary(t) && len(friends(t, m, aimedAt)) > 0
	}))
}

func yendor() *xwing.Card {
	return pilot("yendor-battleoverendor", xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Rerolls: true, Cost: xwing.Cost{Gain: board.Strain, GainN: 1},
		If: primary(func(t *xwing.Table, _ *board.Attack) bool { return t.CanRerollOne(board.AttackDice, board.Blank) }),
		Do: func(t *xwing.Table, _ xwing.Moment) { t.RerollOne(board.AttackDice, board.Blank) }})
}

// jamsBack jams the other ship once the fight is over.
func jamsBack(when xwing.Timing) xwing.Ability {
	return xwing.Ability{When: when, Upon: theOther, May: true, Cost: xwing.Cost{Charges: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.Ship(m.Other).Remote == "" },
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.GainTokensFrom(t.Ship(m.Owner).Seat, m.Other, board.Jam, 1)
		}}
}

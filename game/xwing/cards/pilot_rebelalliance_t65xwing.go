package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// rebelT65XWing lists the pilots of the T-65 X-wing that fly for the Rebel Alliance.
func rebelT65XWing() []*xwing.Card {
	return []*xwing.Card{
		antocMerrick(),
		biggsDarklighter(),
		also(biggsOfYavin(), "biggsdarklighter-battleofyavin-lsl"),
		blueSquadronEscort(),
		corranHornT65(),
		edrioTwoTubes(),
		also(garvenDreis("garvendreis-t65xwing"), "garvendreis-battleofyavin", "garvendreis-battleofyavin-lsl"),
		also(jekPorkins(), "jekporkins-battleofyavin", "jekporkins-battleofyavin-lsl", "jekporkins-swz106"),
		also(kendyIdele(), "kendyidele-battleoverendor-lsl"),
		kullbeeSperado(),
		pilot("leevantenza", xwing.Ability{When: xwing.AfterAction,
			If: func(_ *xwing.Table, m xwing.Moment) bool {
				return you(m) && m.Is(catalog.BarrelRoll, catalog.Boost)
			},
			Act: may(red(catalog.Evade))}),
		also(lukeSkywalker(), "lukeskywalker-battleofyavin", "lukeskywalker-battleofyavin-lsl", "lukeskywalker-swz106"),
		redSquadronVeteran(),
		thaneKyrell(),
		wedgeAntilles(),
		also(pilot("wedgeantilles-battleoverendor", xwing.Ability{When: xwing.AfterAttacking, If: hasHit,
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Focus, 1) }}), "wedgeantilles-battleoverendor-lsl"),
		also(wedgeAntillesOfYavin(), "wedgeantilles-battleofyavin-lsl"),
		pilot("wesjanson", jamsBack(xwing.AfterAttacking), jamsBack(xwing.AfterDefending)),
		also(yendor(), "yendor-battleoverendor-lsl"),
	}
}

// antocMerrick has a friend follow him.
func antocMerrick() *xwing.Card {
	return pilot("antocmerrick-wat1", given(func(_ *xwing.Table, m xwing.Moment) bool {
		return you(m) && m.Is(catalog.Boost, catalog.BarrelRoll)
	}, chooses(xwing.AfterAction,
		func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			g, _ := sameOnBar(m)
			return othersAt(t, m, gauge.Range3, func(id board.ShipID) bool { return t.CanPerform(id, g) })
		},
		func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
			g, _ := sameOnBar(m)
			t.GrantAction(m, id, g)
		})))
}

func biggsDarklighter() *xwing.Card {
	return pilot("biggsdarklighter", xwing.Ability{When: xwing.BeforeNeutralizing, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return inTheWay(t, m) && t.Fight().CountResults(board.AttackDice, board.Hit, board.Crit) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) { takesFor(t, m, m.Owner) }})
}

// biggsOfYavin flies when his leader does.
func biggsOfYavin() *xwing.Card {
	beside := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return othersAt(t, m, gauge.Range1, func(id board.ShipID) bool {
			return t.RangeBetween(m.Owner, id) >= gauge.Range1 && t.Initiative(id) != t.Initiative(m.Owner)
		})
	}
	return pilot("biggsdarklighter-battleofyavin", xwing.Ability{When: xwing.DuringSystemPhase, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool { return len(beside(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.SetInitiative(m.Owner, m.Card, t.Initiative(t.ChooseShip(m, beside(t, m), false)), board.Activation)
		}})
}

func blueSquadronEscort() *xwing.Card { return pilot("bluesquadronescort") }

// corranHornT65 is watched by friends, who then watch his prey.
func corranHornT65() *xwing.Card {
	a := given(func(t *xwing.Table, m xwing.Moment) bool {
		return m.Other == m.Owner && t.Ship(m.Owner).HasLocked(m.Ship.Piece())
	}, chooses(xwing.AfterBecomingDefender,
		func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			return friends(t, m, func(t *xwing.Table, m xwing.Moment, id board.ShipID) bool {
				return t.Ship(id).HasLocked(m.Owner.Piece()) && !t.Ship(id).HasLocked(m.Ship.Piece())
			})
		},
		func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
			t.MoveLock(id, m.Owner.Piece(), m.Ship.Piece())
		}))
	a.Upon = theShip
	return pilot("corranhorn-t65xwing", a)
}

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
			return you(m) && m.Token == board.Stress && t.CanRemoveToken(m.Owner, board.Stress)
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

// kendyIdele shouts to a friend what she has just used up.
func kendyIdele() *xwing.Card {
	ready := xwing.ActionGrant{Only: red(catalog.Focus, catalog.Evade)}
	return pilot("kendyidele-battleoverendor", given(func(_ *xwing.Table, m xwing.Moment) bool {
		return you(m) && m.Token.Color() == board.Green
	}, chooses(xwing.AfterSpendingToken,
		func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			return friendsAt(t, m, gauge.Range3, func(id board.ShipID) bool {
				return t.RangeBetween(m.Owner, id) >= gauge.Range1 && t.CanPerform(id, ready)
			})
		},
		func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
			t.GainTokens(m.Owner, board.Strain, 1)
			t.GrantAction(m, id, ready)
		})))
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

// thaneKyrell looks for what is broken worst.
func thaneKyrell() *xwing.Card {
	results := []board.Face{board.FocusResult, board.Hit, board.Crit}
	return pilot("thanekyrell", xwing.Ability{When: xwing.ModifyingAttackDice, May: true,
		If: whenAttacking(func(t *xwing.Table, _ xwing.Moment, a *board.Attack) bool {
			return t.Exposable(a.Defender) > 0 && t.Fight().CountResults(board.AttackDice, results...) > 0
		}),
		Do: func(t *xwing.Table, m xwing.Moment) {
			if t.Fight().SpendOne(m.Owner, board.AttackDice, results...) {
				t.ExposeChosen(m, m.Other)
			}
		}})
}

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
		If: primary(func(t *xwing.Table, _ *board.Attack) bool {
			return t.Fight().CanRerollOne(board.AttackDice, board.Blank)
		}),
		Do: func(t *xwing.Table, _ xwing.Moment) { t.Fight().RerollOne(board.AttackDice, board.Blank) }})
}

// jamsBack jams the other ship once the fight is over.
func jamsBack(when xwing.Timing) xwing.Ability {
	return xwing.Ability{When: when, Upon: theOther, May: true, Cost: xwing.Cost{Charges: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.CanGain(m.Other, board.Jam) },
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.GainTokensFrom(t.Ship(m.Owner).Seat, m.Other, board.Jam, 1)
		}}
}

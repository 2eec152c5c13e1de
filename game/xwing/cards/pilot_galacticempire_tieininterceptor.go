package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// imperialTIEInInterceptor lists the pilots of the TIE/in Interceptor that fly for the Galactic Empire.
func imperialTIEInInterceptor() []*xwing.Card {
	return []*xwing.Card{
		pilot("carnorjax-wat1", chooses(xwing.StartOfEngagement,
			func(t *xwing.Table, m xwing.Moment) []board.ShipID {
				return t.ShipsAt(m.Owner, gauge.Range1, func(id board.ShipID) bool { return t.InArc(m.Owner, id, gauge.Front) })
			},
			func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
				t.GainTokensFrom(t.Ship(m.Owner).Seat, id, board.Jam, 1)
			})),
		cienaRee(),
		commandantGoran(func(m xwing.Moment) bool { return !m.Move.Full }),
		of(catalog.X2PO, commandantGoran(func(m xwing.Moment) bool { return !m.Move.Full && m.Act.Step && !m.Move.Ion })),
		later(commandantGoranRallies()),
		pilot("gideonhask-tieininterceptor", number(xwing.AttackDiceCount, 1, againstDamaged)),
		also(idenVersioOfYavin(), "idenversio-battleofyavin-lsl"),
		pilot("lieutenantlorrir", xwing.Ability{Query: xwing.RollingBanks, By: one}),
		also(pilot("mausmonare-battleoverendor", xwing.Ability{When: xwing.AfterAction, If: having(catalog.Evade),
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Calculate, 1) }}), "mausmonare-battleoverendor-lsl"),
		nashWindrider(),
		also(pilot("sapphire2-battleoverendor", number(xwing.DefenseDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && t.Ship(m.Owner).Has(board.Focus) > 0
		})), "sapphire2-battleoverendor-lsl"),
		secondSister(),
		also(pilot("sigma4-battleofyavin", xwing.Ability{When: xwing.AfterAction, If: having(catalog.BarrelRoll),
			Cost: xwing.Cost{Charges: 1}, Act: may(white(catalog.Boost))}), "sigma4-battleofyavin-lsl"),
		also(pilot("sigma5-battleofyavin", xwing.Ability{When: xwing.AfterAttacking, If: hasHit,
			Cost: xwing.Cost{Charges: 1}, Act: may(white(catalog.Evade))}), "sigma5-battleofyavin-lsl"),
		also(pilot("sigma6-battleofyavin", xwing.Ability{When: xwing.AfterManeuver, If: fully(3, 5),
			Cost: xwing.Cost{Charges: 1}, Act: may(white(catalog.SLAM))}), "sigma6-battleofyavin-lsl"),
		also(sigma7(), "sigma7-battleofyavin-lsl"),
		soontirFel(),
		also(soontirFelOverEndor(), "soontirfel-battleoverendor-lsl"),
		pilot("turrphennir", xwing.Ability{When: xwing.AfterAttacking, Act: stressedMay(catalog.BarrelRoll, catalog.Boost)}),
		pilot("vultskerris-tieininterceptor", daring()...),
	}
}

func cienaRee() *xwing.Card {
	return pilot("cienaree",
		xwing.Ability{When: xwing.AfterAttacking,
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.Ship(m.Other).Destroyed },
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Stress, 1) }},
		xwing.Ability{When: xwing.BeforeDestroyedRemoved,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return !you(m) && friendlyAt(t, m, gauge.Range3) && t.Ship(m.Owner).Stressed()
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.RemoveTokens(m.Owner, board.Stress, 1) }})
}

// commandantGoran shouts at clumsy pilots below him: by one list whenever they bump,
// by another only in the maneuver that they have revealed.
func commandantGoran(bumps func(m xwing.Moment) bool) *xwing.Card {
	focus := xwing.ActionGrant{Only: red(catalog.Focus)}
	return pilot("commandantgoran", xwing.Ability{When: xwing.AfterManeuver,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return bumps(m) && friendlyAt(t, m, gauge.Range3) && t.Initiative(m.Ship) < t.Initiative(m.Owner) && t.CanPerform(m.Ship, focus)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.GrantAction(m, m.Ship, focus) }})
}

// commandantGoranRallies: since 2.5 he steadies one of them before the fight.
func commandantGoranRallies() *xwing.Card {
	below := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return t.ShipsAt(m.Owner, gauge.Range3, func(id board.ShipID) bool {
			return t.Friendly(m.Owner, id) && t.Initiative(id) < t.Initiative(m.Owner)
		})
	}
	return pilot("commandantgoran", xwing.Ability{When: xwing.StartOfEngagement,
		If:     always,
		Choice: func(t *xwing.Table, m xwing.Moment) bool { return len(below(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			id := t.ChooseShip(m, below(t, m), false)
			t.GainTokens(id, board.Evade, 1)
			t.ShedBut(m, id, board.Stress, board.RedColor)
		}})
}

func soontirFel() *xwing.Card {
	return pilot("soontirfel", xwing.Ability{When: xwing.StartOfEngagement,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return len(enemyAt(t, m, arcReach, func(id board.ShipID) bool { return t.InBullseye(m.Owner, id) })) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Focus, 1) }})
}

// idenVersioOfYavin saves any TIE from the worst.
func idenVersioOfYavin() *xwing.Card {
	return pilot("idenversio-battleofyavin", xwing.Ability{When: xwing.WouldSufferDamage, May: true, Cost: xwing.Cost{Charges: 2},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return t.Pilot(m.Ship).HasKeyword("TIE") && friendlyAt(t, m, gauge.Range1)
		},
		Replace: func(_ *xwing.Table, _ xwing.Moment, d *xwing.Damage) { d.Prevent(1) }})
}

// secondSister makes crits of all hits that came through.
func secondSister() *xwing.Card {
	return pilot("secondsister", xwing.Ability{When: xwing.AfterNeutralizing, May: true, Cost: xwing.Cost{Force: 2},
		If: whenAttacking(func(t *xwing.Table, m xwing.Moment, _ *board.Attack) bool {
			return t.Fight().CountResults(board.AttackDice, board.Hit) > 0 && t.Fight().Modifiable(m, board.AttackDice)
		}),
		Do: func(t *xwing.Table, _ xwing.Moment) {
			t.Fight().ChangeResults(board.AttackDice, board.Hit, board.Crit, t.Fight().CountResults(board.AttackDice, board.Hit))
		}})
}

func sigma7() *xwing.Card {
	near := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return enemyAt(t, m, gauge.Range1, func(id board.ShipID) bool { return locksAnew(t, m, id) })
	}
	return pilot("sigma7-battleofyavin", xwing.Ability{When: xwing.DuringSystemPhase, May: true, Cost: xwing.Cost{Charges: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool { return len(near(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.AcquireLock(m.Owner, t.ChooseShip(m, near(t, m), false).Piece())
		}})
}

// soontirFelOverEndor gets out of the way, which is no action.
func soontirFelOverEndor() *xwing.Card {
	return pilot("soontirfel-battleoverendor", xwing.Ability{When: xwing.AfterAttacking, May: true, If: attacking,
		Cost: xwing.Cost{Charges: 1, Gain: board.Deplete, GainN: 1},
		Do: func(t *xwing.Table, m xwing.Moment) {
			if t.AskRather(m, m.Owner, "boost", "barrel-roll") {
				t.Boost(m.Owner)
			} else {
				t.BarrelRoll(m.Owner)
			}
		}})
}

// nashWindrider has whom he loses fire once more.
func nashWindrider() *xwing.Card {
	return pilot("nashwindrider", xwing.Ability{When: xwing.BeforeDestroyedRemoved, Upon: theShip, May: true, Cost: xwing.Cost{Charges: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return friendlyAt(t, m, gauge.Range3) && t.Ship(m.Ship).Size == gauge.Small && t.CanEngageAtOnce(m.Ship)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.EngageAtOnce(m.Ship) }})
}

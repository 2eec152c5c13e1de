package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// imperialTIELnFighter lists the pilots of the TIE/ln Fighter that fly for the Galactic Empire.
func imperialTIELnFighter() []*xwing.Card {
	return []*xwing.Card{
		academyPilot(),
		also(pilot("backstabber-battleofyavin", flanked("Darth Vader", "\"Mauler\" Mithel")), "backstabber-battleofyavin-lsl"),
		blackSquadronAce(),
		also(pilot("darkcurse-battleofyavin", fixing(func(_ *xwing.Table, m xwing.Moment) bool {
			return m.Other == m.Owner && m.Attack.Side == board.AttackDice
		})), "darkcurse-battleofyavin-lsl"),
		pilot("delmeeko", rerolls(board.DefenseDice, 1, covered)),
		pilot("gideonhask", number(xwing.AttackDiceCount, 1, againstDamaged)),
		pilot("howlrunner", rerolls(board.AttackDice, 1, howled)),
		also(idenVersio(), "idenversio-swz105"),
		isbJingoist(),
		also(pilot("lieutenanthebsly-battleoverendor", xwing.Ability{When: xwing.AfterDefending,
			Act: &xwing.ActionGrant{Only: red(catalog.Boost), Stressed: true}}), "lieutenanthebsly-battleoverendor-lsl"),
		magnaTolvan(),
		also(majorMianda(), "majormianda-battleoverendor-lsl"),
		pilot("maulermithel", number(xwing.AttackDiceCount, 1, attackRange1)),
		also(pilot("maulermithel-battleofyavin", flanked("Darth Vader", "\"Backstabber\"")), "maulermithel-battleofyavin-lsl"),
		moffGideon(),
		also(nightBeast(), "nightbeast-swz105"),
		obsidianSquadronPilot(),
		pilot("scourgeskutu", number(xwing.AttackDiceCount, 1, inOwnBullseye)),
		also(pilot("scythe6-battleoverendor", number(xwing.AttackDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && t.View.Attack.Range >= gauge.Range1 && t.View.Attack.Range <= gauge.Range2
		})), "scythe6-battleoverendor-lsl"),
		seynMarana(),
		also(valenRudor(), "valenrudor-swz105"),
		also(wampa(), "wampa-battleofyavin", "wampa-battleofyavin-lsl"),
		yricaQuell(),
	}
}

func academyPilot() *xwing.Card { return pilot("academypilot") }

func blackSquadronAce() *xwing.Card      { return pilot("blacksquadronace") }
func obsidianSquadronPilot() *xwing.Card { return pilot("obsidiansquadronpilot") }

func covered(t *xwing.Table, m xwing.Moment) bool {
	return friendlyAt(t, m, gauge.Range2) && t.Ship(m.Other).Damaged()
}

func howled(t *xwing.Table, m xwing.Moment) bool {
	return friendlyAt(t, m, gauge.Range1) && inPrimary(t)
}

// Iden Versio saves herself too: a ship is friendly to itself.
func idenVersio() *xwing.Card {
	return pilot("idenversio", xwing.Ability{
		When: xwing.WouldSufferDamage, May: true, Cost: xwing.Cost{Charges: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return t.Ship(m.Ship).Chassis == "tielnfighter" && friendlyAt(t, m, gauge.Range1)
		},
		Replace: func(_ *xwing.Table, _ xwing.Moment, d *xwing.Damage) { *d = xwing.Damage{} },
	})
}

// isbJingoist threatens who is near, and chooses the punishment.
func isbJingoist() *xwing.Card {
	return pilot("isbjingoist", given(mine, chooses(xwing.BeforeEngaging,
		func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			return enemyAt(t, m, gauge.Range1, func(id board.ShipID) bool { return t.InArc(m.Owner, id, gauge.Front) })
		},
		func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
			orGreen(t, m, id, func() { t.GainEither(m, id, board.Deplete, board.Strain) })
		})))
}

// moffGideon has one of his own pay for it.
func moffGideon() *xwing.Card {
	near := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return t.ShipsAt(m.Ship, gauge.Range1, func(id board.ShipID) bool { return t.Friendly(m.Owner, id) })
	}
	return pilot("moffgideon",
		xwing.Ability{When: xwing.AfterBecomingDefender, May: true, Cost: xwing.Cost{Charges: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return t.Enemy(m.Owner, m.Ship) && t.AtRange(m.Owner, m.Ship, gauge.Range1, gauge.Range3)
			},
			Choice: func(t *xwing.Table, m xwing.Moment) bool { return len(near(t, m)) > 0 },
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.NoteInAttack(m, "cornered")
				t.GainTokensFrom(t.Ship(m.Owner).Seat, t.ChooseShip(m, near(t, m), false), board.Strain, 1)
			}},
		fixing(func(t *xwing.Table, m xwing.Moment) bool {
			return m.Attack.Side == board.DefenseDice && t.NotedInAttack(m, "cornered")
		}))
}

func nightBeast() *xwing.Card {
	focus := xwing.ActionGrant{Only: white(catalog.Focus)}
	return pilot("nightbeast", xwing.Ability{
		When: xwing.AfterManeuver,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.Move.Full && m.Difficulty == catalog.Blue && t.CanPerform(m.Owner, focus)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.GrantAction(m, m.Owner, focus) },
	})
}

// seynMarana trades all results for one damage card.
func seynMarana() *xwing.Card {
	return pilot("seynmarana", xwing.Ability{When: xwing.ModifyingAttackDice, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return attacking(t, m) && t.Fight().CountResults(board.AttackDice, board.Crit) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.Fight().SpendResult(m.Owner, board.AttackDice, board.Crit)
			t.DealDamageCard(m.Other, false)
			t.Fight().CancelAll(m, board.AttackDice)
		}})
}

func valenRudor() *xwing.Card {
	any := xwing.ActionGrant{}
	return pilot("valenrudor", xwing.Ability{
		When: xwing.AfterDefending,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return friendlyAt(t, m, gauge.Range1) && t.CanPerform(m.Owner, any)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.GrantAction(m, m.Owner, any) },
	})
}

// wampa cannot keep his charge when he is shot at.
func wampa() *xwing.Card {
	attacks := func(_ *xwing.Table, m xwing.Moment) bool { return you(m) }
	return pilot("wampa", wish(number(xwing.AttackDiceCount, 1, attacks), xwing.Cost{Charges: 1}),
		xwing.Ability{When: xwing.AfterDefending, Do: func(t *xwing.Table, m xwing.Moment) { t.LoseCharges(m.Owner, board.ShipCharges, 1) }})
}

// flanked is one die more in primary attacks with one of the named friends at the side.
func flanked(names ...string) xwing.Ability {
	return number(xwing.AttackDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool {
		return you(m) && inPrimary(t) && len(othersAt(t, m, gauge.Range1, func(id board.ShipID) bool {
			return slices.Contains(names, t.Pilot(id).Name) && (t.InArc(m.Owner, id, gauge.Left) || t.InArc(m.Owner, id, gauge.Right))
		})) > 0
	})
}

// magnaTolvan works best under pressure, up to a point.
func magnaTolvan() *xwing.Card {
	return pilot("magnatolvan", calmUnder(2, func(m xwing.Moment) bool { return m.Difficulty == catalog.White }),
		xwing.Ability{When: xwing.AfterGainingToken, Act: &xwing.ActionGrant{White: true},
			If: func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Token == board.Stress }})
}

// majorMianda has others break away with her.
func majorMianda() *xwing.Card {
	breaks := xwing.ActionGrant{Only: red(catalog.BarrelRoll, catalog.Boost)}
	others := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return othersAt(t, m, gauge.Range2, func(id board.ShipID) bool {
			return t.Ship(id).Size == gauge.Small && t.CanPerform(id, breaks)
		})
	}
	return pilot("majormianda-battleoverendor", xwing.Ability{When: xwing.DuringEndPhase, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return t.CanPerform(m.Owner, breaks) || len(others(t, m)) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			chosen := t.ChooseUpTo(m, others(t, m), 2)
			if t.CanPerform(m.Owner, breaks) {
				chosen = slices.Insert(chosen, 0, m.Owner)
			}
			inTurn(t, m, chosen, func(id board.ShipID) { t.GrantAction(m, id, breaks) })
		}})
}

func yricaQuell() *xwing.Card {
	return pilot("yricaquell", given(func(_ *xwing.Table, m xwing.Moment) bool {
		return you(m) &&
			m.Move.Full
	}, chooses(xwing.AfterManeuver,
		func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			return enemyAt(t, m, arcReach, func(id board.ShipID) bool { return t.InBullseye(m.Owner, id) && locksAnew(t, m, id) })
		},
		func(t *xwing.Table, m xwing.Moment, id board.ShipID) { t.AcquireLock(m.Owner, id.Piece()) })))
}

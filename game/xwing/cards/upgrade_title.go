package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// titleUpgrades lists the upgrades of the slot title.
func titleUpgrades() []*xwing.Card {
	return []*xwing.Card{
		// What these titles add to the upgrade bar and to the action bar is a fact.
		upgrade("alpharevue-epicsl", boresThrough()),
		upgrade("andrasta"),
		upgrade("assailer", defendsMore(attackRange1)),
		upgrade("b6bladewingprototype"),
		burnsOut("blackone", board.Ion),
		upgrade("blackone-evacuationofdqar", runsHot("blackone-evacuationofdqar")...),
		upgrade("bloodcrow", addsFocus(board.AttackDice, xwing.Cost{}, func(t *xwing.Table) bool {
			return t.View.Attack.Range == gauge.Range1 || t.View.Attack.Range == gauge.Range2
		})),
		upgrade("bloodcrow-epicsl", addsFocus(board.AttackDice, xwing.Cost{Energy: 1}, closeBy),
			addsFocus(board.DefenseDice, xwing.Cost{Energy: 1}, closeBy)),
		upgrade("brighthope", reinforcesFore(), defendsMore(func(t *xwing.Table, m xwing.Moment) bool {
			s := t.Ship(m.Owner)
			return s.Has(board.ReinforceFore)+s.Has(board.ReinforceAft) > 0 && foeIn(gauge.FullFront)(t, m)
		})),
		upgrade("brokenhorn", hurries()),
		upgrade("brokenhorn-epicsl", hurries()),
		upgrade("corvus-epicsl", xwing.Ability{Query: xwing.SettingUp, Of: xwing.AsStandardShip, By: plus(5)}),
		upgrade("corvus", carriesSmall(2), gainsAfter(board.Calculate, catalog.Calculate)),
		upgrade("dauntless", xwing.Ability{When: xwing.AfterManeuver, If: partly, Act: whiteAsRed()}),
		upgrade("dodonnaspride"),
		upgrade("gauntlet", wish(repairShipDamage(xwing.DuringSystemPhase), xwing.Cost{Charges: 1})),
		ghost(),
		upgrade("grappler", boresNear()),
		upgrade("havoc"),
		upgrade("hosnianlament-epicsl", strainsWhoHurts()),
		houndsTooth(),
		upgrade("houndstooth-armedanddangerous", aimsAlong()),
		upgrade(ig2000, borrowsIG()),
		upgrade("impetuous", xwing.Ability{When: xwing.AfterAttacking, Act: may(white(catalog.Focus, catalog.Lock)),
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.Ship(m.Other).Destroyed }}),
		upgrade("insatiableworrt", recoversMore()),
		upgrade("instigator", rerolls(board.AttackDice, 2, func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && burdened(t, m.Other)
		})),
		upgrade("jainaslight", wish(number(xwing.DefenseDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return friendlyAt(t, m, gauge.Range2) && len(t.View.Attack.Obstructed) > 0
		}), xwing.Cost{Energy: 1})),
		kazsFireball(),
		landosMillenniumFalcon(),
		upgrade("landosmillenniumfalcon-armedanddangerous", number(xwing.AttackDiceCount, 1, primaryOnLaden)),
		upgrade("liberator", carriesSmall(2), sendsOff(catalog.Focus, catalog.BarrelRoll)),
		upgrade("luminous", arrivesBeside()...),
		marauder(),
		upgrade("malefactor-epicsl", shieldsWithDocked()),
		merchantOne(),
		millenniumFalcon(),
		upgrade("millenniumfalcon-battleoverendor", rerollsBoth(oneLaden)...),
		upgrade("misthunter"),
		upgrade("misthunter-armedanddangerous", firesAgain()),
		moldyCrow(),
		upgrade("nautolansrevenge", powersUp()),
		upgrade("nautolansrevenge-epicsl", hurtsHeld()),
		upgrade("neimoidiangrasp", xwing.Ability{When: xwing.AfterAttacking, Act: may(red(catalog.Evade))},
			defendsMore(func(t *xwing.Table, m xwing.Moment) bool { return t.Ship(m.Owner).Has(board.Evade) > 0 })),
		upgrade("nightbrother", xwing.Ability{When: xwing.AfterRevealingDial, May: true, Cost: xwing.Cost{Charges: 2},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return stressed(t, m) && t.Difficulty(m.Owner, m.Move.Maneuver) != catalog.Blue
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainEither(m, m.Owner, board.Focus, board.Evade) }}),
		outrider(),
		outriderFar("outrider2023"),
		later(outriderFar("outrider")),
		phantom(),
		upgrade("precursor-epicsl", tradesShield()),
		punishingOne(),
		upgrade("quantumstorm", xwing.Ability{When: xwing.AfterManeuver,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && m.Move.Full && m.Difficulty == catalog.White && t.CanRecover(m.Owner, board.ShipCharges)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.RecoverCharges(m.Owner, board.ShipCharges, 1) }}),
		upgrade("requiem", sharesLock(xwing.Ability{When: xwing.AfterDeploying, If: fromYou},
			func(m xwing.Moment) board.ShipID { return m.Ship })),
		upgrade("reysmillenniumfalcon", calmUnder(2, func(m xwing.Moment) bool {
			return m.Is(catalog.Boost, catalog.Rotate) || segnorsLoop(m.Move.Maneuver.Bearing)
		})),
		upgrade("razorcrest",
			xwing.Ability{When: xwing.BeforePlacingForces, If: always, Do: func(t *xwing.Table, m xwing.Moment) { t.LayBeneath(m, catalog.IllicitSlot) }},
			xwing.Ability{When: xwing.DuringSystemPhase, May: true, Do: func(t *xwing.Table, m xwing.Moment) { t.EquipBeneath(m) },
				Choice: func(t *xwing.Table, m xwing.Moment) bool { return t.Conceals(m) }}),
		scimitar(),
		shadowCaster(),
		slaveI(),
		upgrade("slavei-swz82", turnsAttack(board.Hit, board.Crit, xwing.Cost{}, func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
			return a.Weapon.Arc == catalog.FrontArc && t.InArc(a.Defender, m.Owner, gauge.FullRear)
		})),
		upgrade("soullessone", rerolls(board.DefenseDice, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && !t.InFiringArc(m.Owner, m.Other)
		})),
		upgrade("spectreofnayr-epicsl", recoversFromNew()),
		st321(),
		upgrade("suppressor", jamsBeside()),
		upgrade("tantiveiv", defendsMore(foeIn(gauge.Rear))),
		upgrade("tantiveiv-epicsl", defendsMore(foeIn(gauge.Rear))),
		upgrade("tantiveiv-epicsl-galacticrepublic", xwing.Ability{When: xwing.ModifyingDefenseDice, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return defending(t, m) && len(greens(t, m.Owner)) == 0 &&
					t.Fight().CountResults(board.DefenseDice, board.Blank, board.FocusResult) > 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.Fight().ChangeOne(m.Owner, board.DefenseDice, board.EvadeResult, board.Blank, board.FocusResult)
			}}),
		upgrade("tantiveiv-epicsl-resistance", rerollsAllBlank(board.AttackDice), rerollsAllBlank(board.DefenseDice)),
		upgrade("thunderstrike", rerolls(board.AttackDice, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return attacking(t, m) && t.View.Attack.Bonus && t.Fight().FirstOnDefender()
		})),
		upgrade("trident", gripsOverlapped(), gripsRammer()),
		upgrade("trident-epicsl", xwing.Ability{When: xwing.ModifyingDefenseDice, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return defending(t, m) && len(greens(t, t.View.Attack.Attacker)) == 0
			},
			Do: func(t *xwing.Table, _ xwing.Moment) { t.Fight().AddDie(board.DefenseDice, board.EvadeResult) }}),
		upgrade("vector", sendsOff(catalog.Evade, catalog.Boost)),
		virago(),
		upgrade("virago-armedanddangerous", inSystemPhase(red(catalog.BarrelRoll, catalog.Boost))),
		upgrade("xanadublood"),
		upgrade("xanadublood-armedanddangerous", strainsFromCloak()),
	}
}

// The Ghost's ships leave by the rear.
func ghost() *xwing.Card {
	return upgrade("ghost", carries(1, "attackshuttle", "sheathipedeclassshuttle"),
		xwing.Ability{Query: xwing.NotDeploying, By: one,
			If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Other == m.Owner && m.Action == "front" }})
}

// carries is the ability to carry n ships of some chassis.
func carries(n int, chassis ...string) xwing.Ability {
	return xwing.Ability{Query: xwing.Carrying,
		If: func(t *xwing.Table, m xwing.Moment) bool { return slices.Contains(chassis, t.Ship(m.Ship).Chassis) },
		By: func(*xwing.Table, xwing.Moment) int { return n }}
}

// kazsFireball knows what is broken from the start.
func kazsFireball() *xwing.Card {
	return upgrade("kazsfireball",
		xwing.Ability{When: xwing.WouldBeDealtFacedown, May: true, Setup: true,
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.View.Phase == board.Setup },
			Do: func(t *xwing.Table, m xwing.Moment) { t.SearchDealt(m, catalog.ShipTrait) }},
		number(xwing.PermittingAction, 1, func(_ *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.Answer == xwing.WhileIonized && m.IsOf(catalog.DamageKind)
		}))
}

// landosMillenniumFalcon hides behind the escape craft at its prow.
func landosMillenniumFalcon() *xwing.Card {
	return upgrade("landosmillenniumfalcon", carries(1, "escapecraft"),
		number(xwing.SharingShields, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return m.Other == m.Owner && t.Ship(m.Ship).Chassis == "escapecraft"
		}),
		number(xwing.AttackDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool { return inPrimary(t) && foeStressed(t, m) }))
}

func houndsTooth() *xwing.Card { return upgrade("houndstooth", carries(1, "z95af4headhunter")) }

func marauder() *xwing.Card {
	return upgrade("marauder", xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Rerolls: true,
		If: primary(func(t *xwing.Table, a *board.Attack) bool {
			return a.Weapon.Arc == catalog.RearArc
		}),
		Do: func(t *xwing.Table, m xwing.Moment) { t.Fight().RerollChosen(m.Owner, board.AttackDice, 1, 1) }})
}

func millenniumFalcon() *xwing.Card {
	return upgrade("millenniumfalcon", xwing.Ability{When: xwing.ModifyingDefenseDice, May: true, Rerolls: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return defending(t, m) && t.Ship(m.Owner).Has(board.Evade) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.Fight().RerollChosen(m.Owner, board.DefenseDice, 1, 1) }})
}

// The Moldy Crow's gun is a fact; its crew keeps a cool head.
func moldyCrow() *xwing.Card {
	return upgrade("moldycrow", number(xwing.KeepingCircular, 2, func(_ *xwing.Table, m xwing.Moment) bool {
		return you(m) && m.Token == board.Focus
	}))
}

// Outrider asks for an obstacle: a ship or a device in between is none.
func outrider() *xwing.Card {
	return upgrade("outrider",
		number(xwing.DefenseDiceCount, -1, func(t *xwing.Table, m xwing.Moment) bool {
			return m.Other == m.Owner && len(t.View.Attack.Obstructed) > 0
		}),
		xwing.Ability{When: xwing.AfterManeuver, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && m.Move.Full && len(m.Met.Obstacles) > 0 && t.CanShed(m.Owner, board.RedColor, board.Orange)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.Shed(m, m.Owner, board.RedColor, board.Orange) }})
}

// The Outrider of 2023 is another card, and in 2.5 the only one: it shoots far, and into cover.
func outriderFar(xws string) *xwing.Card {
	return upgrade(xws,
		xwing.Ability{Query: xwing.AttackDiceCount, By: plus(1),
			If: primary(func(_ *xwing.Table, a *board.Attack) bool { return a.Range == gauge.Range3 })},
		xwing.Ability{When: xwing.ModifyingDefenseDice, May: true, Do: changes(board.DefenseDice, board.EvadeResult, board.FocusResult, 1),
			If: whenAttacking(func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
				return obstructed(t, m, a) && t.Fight().CountResults(board.DefenseDice, board.EvadeResult) > 0
			})})
}

func phantom() *xwing.Card {
	return upgrade("phantom", xwing.Ability{Query: xwing.DockingReach, By: one})
}

func punishingOne() *xwing.Card {
	return upgrade("punishingone", xwing.Ability{Query: xwing.AttackDiceCount, By: plus(1),
		If: primary(func(t *xwing.Table, a *board.Attack) bool { return t.InArc(a.Attacker, a.Defender, gauge.Front) })})
}

func scimitar() *xwing.Card {
	return upgrade("scimitar",
		xwing.Ability{When: xwing.AfterPlacingForces, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool { return t.Ship(m.Owner).Has(board.Cloak) == 0 },
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Cloak, 1) }},
		given(mine, chooses(xwing.AfterDecloaking,
			func(t *xwing.Table, m xwing.Moment) []board.ShipID {
				return enemyAt(t, m, arcReach, func(id board.ShipID) bool { return t.InBullseye(m.Owner, id) })
			},
			func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
				t.GainTokensFrom(t.Ship(m.Owner).Seat, id, board.Jam, 1)
			})))
}

func shadowCaster() *xwing.Card {
	return upgrade("shadowcaster", xwing.Ability{When: xwing.AfterAttacking,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return hasHit(t, m) && t.InTurretArc(m.Owner, m.Other) && t.InArc(m.Owner, m.Other, gauge.Front) && t.CanGain(m.Other, board.Tractor)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { tractors(t, m, m.Other) }})
}

// Slave I: the maneuver is the one on its dial, without any stress for it.
func slaveI() *xwing.Card {
	mirror := func(t *xwing.Table, m xwing.Moment) []catalog.Maneuver {
		other := map[gauge.Bearing]gauge.Bearing{gauge.TurnLeft: gauge.TurnRight, gauge.TurnRight: gauge.TurnLeft,
			gauge.BankLeft: gauge.BankRight, gauge.BankRight: gauge.BankLeft}[m.Move.Maneuver.Bearing]
		return slices.DeleteFunc(slices.Clone(t.Dial(m.Owner)), func(d catalog.Maneuver) bool {
			return d.Bearing != other || d.Speed != m.Move.Maneuver.Speed
		})
	}
	return upgrade("slavei", xwing.Ability{When: xwing.AfterRevealingDial, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && len(mirror(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) { t.SetDial(m.Owner, mirror(t, m)) }})
}

// st321 finds a target for itself near whom it coordinates.
func st321() *xwing.Card {
	return upgrade("st321", given(func(_ *xwing.Table, m xwing.Moment) bool {
		return you(m) && m.Is(catalog.Coordinate) && m.Other != 0
	}, chooses(xwing.AfterAction,
		func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			return t.ShipsAt(m.Other, gauge.Range3, func(id board.ShipID) bool { return t.Enemy(m.Owner, id) && canLockFar(t, m.Owner, id) })
		},
		func(t *xwing.Table, m xwing.Moment, id board.ShipID) { t.AcquireLock(m.Owner, id.Piece()) })))
}

func virago() *xwing.Card {
	boost := xwing.ActionGrant{Only: []catalog.BarAction{{Type: catalog.Boost, Difficulty: catalog.Red}}, Must: true}
	a := acts(xwing.DuringEndPhase, boost)
	a.May, a.Cost = true, xwing.Cost{Charges: 1}
	return upgrade("virago", a)
}

// ig2000 is the title by which droids of one mind know each other.
const ig2000 = "ig2000"

// borrowsIG gives the pilot ability of each other friendly ship with that title.
func borrowsIG() xwing.Ability {
	return number(xwing.SharingPilot, 1, func(t *xwing.Table, m xwing.Moment) bool {
		other := t.Ship(m.Other)
		return you(m) && t.Friendly(m.Owner, m.Other) && other.Where == board.InPlay && t.Equips(m.Other, ig2000)
	})
}

// merchantOne fires a turret once more.
func merchantOne() *xwing.Card {
	card := upgrade("merchantone")
	card.Bonus = []xwing.BonusHeader{{With: []string{"turret"}}}
	return card
}

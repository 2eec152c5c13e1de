package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// talentUpgrades lists the upgrades of the slot talent.
func talentUpgrades() []*xwing.Card {
	return []*xwing.Card{
		upgrade("attackspeed-battleofyavin", boostsOn()),
		upgrade("aceinthehole-battleoverendor", xwing.Ability{When: xwing.StartOfEngagement, If: always,
			Cost: xwing.Cost{Charges: 1, Gain: board.Jam, GainN: 1}, Act: may(white(catalog.BarrelRoll))}),
		upgrade("apexpredator-battleoverendor", rerolls(board.AttackDice, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && inPrimary(t) && !foeNoSlower(t, m)
		})),
		upgrade("backwardstailslide", slidesThrough()...),
		upgrade("bornforthis-epicsl", lendsInDefense()),
		clanTraining(),
		upgrade("collected-battleoverendor", xwing.Ability{When: xwing.AfterAttacking, May: true,
			Cost: xwing.Cost{Spend: board.Focus, SpendN: 1},
			If:   primary(func(*xwing.Table, *board.Attack) bool { return true }),
			Do:   func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Evade, 2) }}),
		crackShot(),
		deadeyeShot(),
		upgrade("daredevil", number(xwing.BoostingTurns, xwing.AsRed, inWhite)),
		upgrade("crimelord-armedanddangerous", strainsAttacker(func(t *xwing.Table, m xwing.Moment) bool {
			return t.InArc(m.Owner, m.Other, gauge.Front)
		})),
		debrisGambit(),
		upgrade("determination-evacuationofdqar", addsFocus(board.AttackDice, xwing.Cost{Hits: 1}, func(t *xwing.Table) bool {
			return inPrimary(t) && t.InBullseye(t.View.Attack.Attacker, t.View.Attack.Defender)
		})),
		upgrade("composure", makesBest()...),
		elusive(),
		upgrade("ensnare", swingsPull()),
		upgrade("escortfighter-evacuationofdqar", escorts()),
		upgrade("enduring", endures()...),
		upgrade("efficientprocessing-swz103", gainsAfter(board.Calculate, catalog.Calculate)),
		upgrade("fanatic-battleofyavin", turnsAttack(board.FocusResult, board.Hit, xwing.Cost{}, func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
			return !a.Weapon.Special && t.Ship(m.Owner).Damaged()
		})),
		upgrade("fanatical-epicsl", turnsAttack(board.FocusResult, board.Hit, xwing.Cost{},
			func(t *xwing.Table, m xwing.Moment, _ *board.Attack) bool { return !t.Ship(m.Owner).Shielded() })),
		feedbackPing(),
		upgrade("forthecause-evacuationofdqar", helps()...),
		graviticDeflection(),
		upgrade("heroicsacrifice-battleoverendor", ramsWith(5)...),
		upgrade("interloperturn", swingsAround()),
		intimidation(),
		ionLimiterOverride(),
		upgrade("itsatrap-battleoverendor", rerollsDefense(board.Blank, func(t *xwing.Table, m xwing.Moment) bool {
			return moreFriends(t, m, t.ShipsAt(m.Owner, gauge.Range1, func(id board.ShipID) bool { return id != m.Owner }))
		})),
		juke(),
		loneWolf(),
		upgrade("margsablclosure", divesOut()),
		upgrade("mandaloriantactics-armedanddangerous", rerollsDefense(board.Blank, func(t *xwing.Table, m xwing.Moment) bool {
			return len(enemyAt(t, m, gauge.Range0, nil)) > 0
		})),
		marksmanship(),
		upgrade("mercenary-swz103", robsTheDead()),
		upgrade("noescape-battleoverendor", rerollsBlank(func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
			return !a.Weapon.Special && moreFriends(t, m, t.Fight().ShipsAtTarget(gauge.Range1))
		})),
		upgrade("notorious", frightens()...),
		outmaneuver(),
		upgrade("partinggift-battleoverendor", leavesLast(slices.Concat(board.Drops(left(1), straight(1), right(1)),
			board.Launches(left(1), straight(1), right(1))))),
		upgrade("partinggift-rsl", leavesLast([]board.Way{{Touching: true}})),
		upgrade("persistenttracker-armedanddangerous", armsForLater(), pursues()),
		predator(),
		upgrade("pushthelimit-battleoverendor", shakesRed(xwing.Cost{Gain: board.Strain, GainN: 1},
			func(t *xwing.Table, m xwing.Moment) bool { return !t.Ship(m.Owner).Strained() })...),
		upgrade("reckless-battleoverendor", turnsRecklessly()...),
		saturationSalvo(),
		silentHunter("silenthunter-rsl"),
		silentHunter("silenthunter-tiephphantom"),
		snapShot(),
		upgrade("squadleader", alikeOnly()),
		upgrade("starbirdslash", fliesPast()),
		upgrade("stealthgambit-tiephphantom", stepsOut()...),
		swarmTactics(),
		upgrade("swiftapproach-swz98", xwing.Ability{When: xwing.AfterPlacingDevice, Act: stressedMay(catalog.BarrelRoll, catalog.Boost),
			If: func(t *xwing.Table, m xwing.Moment) bool { return placed(t, m) && t.View.Phase == board.System }}),
		upgrade("tierfonbellyrun", hidesAmongRocks()...),
		upgrade("topcover-swz98", coversLaunch()...),
		trickShot(),
		upgrade("truegrit-swz98", bearsStrain()),
		upgrade("vengeful-battleofyavin", mourns()),
		upgrade("withoutatrace-tiephphantom", vanishes()...),
	}
}

// clanTraining hits hard up close.
func clanTraining() *xwing.Card {
	near := func(t *xwing.Table, m xwing.Moment) bool {
		return len(enemyAt(t, m, gauge.Range1, func(id board.ShipID) bool {
			return t.RangeBetween(m.Owner, id) >= gauge.Range1 && t.InArc(m.Owner, id, gauge.Front)
		})) > 0
	}
	return upgrade("clantraining",
		xwing.Ability{When: xwing.BeforeEngaging, Cost: xwing.Cost{Charges: 1}, Act: may(red(catalog.Focus)),
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && t.Ship(m.Owner).Has(board.Focus) == 0 && near(t, m)
			}},
		xwing.Ability{When: xwing.AfterAttacking,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && t.Ship(m.Other).Destroyed && t.CanRecover(m.Owner, "clantraining")
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.RecoverCharges(m.Owner, "clantraining", 1) }})
}

func crackShot() *xwing.Card {
	return upgrade("crackshot", wish(cancelsEvade(func(t *xwing.Table, a *board.Attack) bool {
		return !a.Weapon.Special && t.InBullseye(a.Attacker, a.Defender)
	}), xwing.Cost{Charges: 1}))
}

// deadeyeShot takes a hit for a look at what is broken already, or half a crit.
func deadeyeShot() *xwing.Card {
	return upgrade("deadeyeshot", xwing.Ability{When: xwing.ModifyingAttackDice, May: true,
		If: whenAttacking(func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
			return !a.Weapon.Special && t.InBullseye(m.Owner, a.Defender) && t.Exposable(a.Defender) > 0 &&
				t.Fight().CountResults(board.AttackDice, board.Hit, board.Crit) > 0
		}),
		Do: func(t *xwing.Table, m xwing.Moment) {
			hits, crits := t.Fight().CountResults(board.AttackDice, board.Hit), t.Fight().CountResults(board.AttackDice, board.Crit)
			if crits == 0 || hits > 0 && t.AskRather(m, m.Owner, "spend-hit", "soften-crit") {
				t.Fight().SpendResult(m.Owner, board.AttackDice, board.Hit)
			} else {
				t.Fight().ChangeResults(board.AttackDice, board.Crit, board.Hit, 1)
			}
			t.ExposeDamage(m.Other)
		}})
}

// The red evade action that the card adds is a fact.
func debrisGambit() *xwing.Card {
	return upgrade("debrisgambit", evadesEasily(func(t *xwing.Table, m xwing.Moment) bool { return t.NearObstacle(m.Owner, gauge.Range1) }))
}

func elusive() *xwing.Card {
	return upgrade("elusive",
		xwing.Ability{
			When: xwing.ModifyingDefenseDice, May: true, Rerolls: true, Cost: xwing.Cost{Charges: 1},
			If: defending,
			Do: func(t *xwing.Table, m xwing.Moment) { t.Fight().RerollChosen(m.Owner, board.DefenseDice, 1, 1) },
		},
		xwing.Ability{
			When: xwing.AfterManeuver,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && m.Move.Full && m.Difficulty == catalog.Red && t.CanRecover(m.Owner, "elusive")
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.RecoverCharges(m.Owner, "elusive", 1) },
		})
}

func intimidation() *xwing.Card {
	return upgrade("intimidation", xwing.Ability{Query: xwing.DefenseDiceCount, By: plus(-1),
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return t.Enemy(m.Owner, m.Ship) && t.AtRange(m.Owner, m.Ship, gauge.Range0, gauge.Range0)
		}})
}

// ionLimiterOverride lets the ship roll on, whatever that does to it.
func ionLimiterOverride() *xwing.Card {
	roll := xwing.ActionGrant{Only: white(catalog.BarrelRoll), Stressed: true}
	return upgrade("ionlimiteroverride", xwing.Ability{When: xwing.AfterManeuver,
		If: func(t *xwing.Table, m xwing.Moment) bool { return fullyRed(t, m) && t.CanPerform(m.Owner, roll) },
		Do: func(t *xwing.Table, m xwing.Moment) {
			if _, did := t.GrantAction(m, m.Owner, roll); !did {
				return
			}
			switch rollFor(t, m) {
			case board.Hit:
				t.GainTokens(m.Owner, board.Strain, 1)
			case board.Crit:
				t.GainTokens(m.Owner, board.Ion, 1)
			}
		}})
}

func juke() *xwing.Card {
	return upgrade("juke", jukes())
}

func loneWolf() *xwing.Card {
	rerolls := func(when xwing.Timing, side board.Side) xwing.Ability {
		return xwing.Ability{When: when, May: true, Rerolls: true, Cost: xwing.Cost{Charges: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				pack := t.ShipsAt(m.Owner, gauge.Range2, func(id board.ShipID) bool { return id != m.Owner && t.Friendly(m.Owner, id) })
				return t.Fight().Rolled(side) == m.Owner && len(pack) == 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.Fight().RerollChosen(m.Owner, side, 1, 1) }}
	}
	return upgrade("lonewolf", rerolls(xwing.ModifyingAttackDice, board.AttackDice), rerolls(xwing.ModifyingDefenseDice, board.DefenseDice))
}

func marksmanship() *xwing.Card {
	return upgrade("marksmanship", xwing.Ability{When: xwing.ModifyingAttackDice, May: true,
		If: whenAttacking(func(t *xwing.Table, _ xwing.Moment, a *board.Attack) bool {
			return t.InBullseye(a.Attacker, a.Defender) && t.Fight().CountResults(board.AttackDice, board.Hit) > 0
		}),
		Do: changes(board.AttackDice, board.Hit, board.Crit, 1)})
}

// Outmaneuver counts the icon on the weapon: a turret turned forward makes no
// front arc attack (X20-FAQ-004).
func outmaneuver() *xwing.Card {
	return upgrade("outmaneuver", xwing.Ability{
		Query: xwing.DefenseDiceCount,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return m.Other == m.Owner && t.View.Attack.Weapon.Arc == catalog.FrontArc && t.OutOfFiringArc(m.Ship, m.Owner)
		},
		By: func(_ *xwing.Table, _ xwing.Moment) int { return -1 },
	})
}

func predator() *xwing.Card {
	return upgrade("predator", xwing.Ability{
		When: xwing.ModifyingAttackDice, May: true, Rerolls: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			a := t.View.Attack
			return a.Attacker == m.Owner && !a.Weapon.Special &&
				t.InBullseye(a.Attacker, a.Defender)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.Fight().RerollChosen(m.Owner, board.AttackDice, 1, 1) },
	})
}

// Saturation Salvo takes the charge from the weapon; of the two dice chosen as
// many are rerolled as may be.
func saturationSalvo() *xwing.Card {
	return upgrade("saturationsalvo", xwing.Ability{When: xwing.ModifyingDefenseDice, May: true, Rerolls: true,
		If: whenAttacking(func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
			u := t.Ship(m.Owner).Upgrade(a.Weapon.Upgrade)
			return u != nil && (u.Kind == "torpedo" || u.Kind == "missile") && u.Charges.Active > 0
		}),
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.SpendCharges(m.Owner, t.View.Attack.Weapon.Upgrade, 1)
			t.Fight().RerollChosen(m.Owner, board.DefenseDice, 2, 2)
		}})
}

func snapShot() *xwing.Card {
	return weapon("snapshot", nothing, 0, ambush(false, xwing.Cost{}),
		fixing(func(t *xwing.Table, m xwing.Moment) bool { return firing(t, m) }))
}

func swarmTactics() *xwing.Card {
	swarm := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return t.ShipsAt(m.Owner, gauge.Range1, func(id board.ShipID) bool {
			return t.Friendly(m.Owner, id) && t.RangeBetween(m.Owner, id) >= gauge.Range1
		})
	}
	return upgrade("swarmtactics", swarms(board.End, swarm))
}

func trickShot() *xwing.Card {
	return upgrade("trickshot", obstructedMore())
}

// feedbackPing locks what comes near a friendly device.
func feedbackPing() *xwing.Card {
	return upgrade("feedbackping", xwing.Ability{When: xwing.AfterManeuver, Upon: theShip, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return t.DevicesNear(m.Ship, m.Owner, gauge.Range1) > 0 && canLockFar(t, m.Owner, m.Ship)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.AcquireLock(m.Owner, m.Ship.Piece()) }})
}

// graviticDeflection bends what is shot through tractored ships.
func graviticDeflection() *xwing.Card {
	bent := func(t *xwing.Table, m xwing.Moment) int {
		return len(slices.DeleteFunc(t.View.ShipsInPlay(), func(id board.ShipID) bool { return !t.Tractored(id) || !inAttackArc(t, id) }))
	}
	return upgrade("graviticdeflection", xwing.Ability{When: xwing.ModifyingDefenseDice, May: true, Rerolls: true,
		If: func(t *xwing.Table, m xwing.Moment) bool { return defending(t, m) && bent(t, m) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.Fight().RerollChosen(m.Owner, board.DefenseDice, 1, bent(t, m))
		}})
}

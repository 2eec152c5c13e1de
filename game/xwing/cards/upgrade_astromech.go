package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// astromechUpgrades lists the upgrades of the slot astromech.
func astromechUpgrades() []*xwing.Card {
	return []*xwing.Card{
		upgrade("bb8", xwing.Ability{When: xwing.BeforeManeuver, If: inBlue, Cost: xwing.Cost{Charges: 1}, Act: may(white(catalog.BarrelRoll, catalog.Boost))}),
		later(upgrade("bb8", inSystemPhaseFor(xwing.Cost{Charges: 1}, white(catalog.BarrelRoll, catalog.Boost)))),
		upgrade("bb8-evacuationofdqar", inSystemPhaseFor(xwing.Cost{Charges: 1}, white(catalog.BarrelRoll, catalog.Boost)),
			sheds(board.Disarm, xwing.Cost{Charges: 1, Gain: board.Strain, GainN: 1})),
		upgrade("bbastromech", xwing.Ability{When: xwing.BeforeManeuver, If: inBlue, Cost: xwing.Cost{Charges: 1}, Act: may(white(catalog.BarrelRoll))}),
		later(upgrade("bbastromech", inSystemPhaseFor(xwing.Cost{Charges: 1}, white(catalog.BarrelRoll)))),
		upgrade("blacksquadronr4-evacuationofdqar", xwing.Ability{When: xwing.AfterManeuver, May: true, Cost: xwing.Cost{Charges: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return full(m, 0, 5) && inBlue(t, m) && t.CanRemoveToken(m.Owner, board.Stress)
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.RemoveTokens(m.Owner, board.Stress, t.Ship(m.Owner).Has(board.Stress))
			}}),
		c110p(func(xwing.Moment) bool { return true }),
		later(c110p(func(m xwing.Moment) bool { return m.Move.Full })),
		chopperAstromech(),
		l4er5(),
		upgrade("m9g8", jinxesLocked()),
		upgrade("modifiedr4punit-battleoverendor", easesRevealed(func(m xwing.Moment) bool { return m.Difficulty == catalog.Red }),
			harder(-1)),
		upgrade("preciseastromech-battleofyavin", xwing.Ability{When: xwing.AfterAction, Cost: xwing.Cost{Charges: 1}, Act: may(red(catalog.Lock))}),
		upgrade("r1j5", mendsAgain()...),
		upgrade("r4p17-siegeofcoruscant", shakesOff(xwing.WouldBeDealtFaceup), shakesOff(xwing.WouldBeDealtFacedown)),
		upgrade("q7astromech", xwing.Ability{Query: xwing.CrossingObstacles, By: one}),
		upgrade("r0astromech-evacuationofdqar", easesForStrain()...),
		upgrade("r2a3-battleofyavin", recoverShield()),
		upgrade("r2a3-battleoverendor", locksForCharge(xwing.AfterAction, mine)),
		r2a6(),
		upgrade("r2astromech", recoverShield()),
		upgrade("r2c4", turnsAttack(board.FocusResult, board.Hit, xwing.Cost{Spend: board.Evade, SpendN: 1}, nil)),
		upgrade("r2d2", recoverShield()),
		upgrade("r2d2-battleofyavin", recoverShield()),
		r2d2OfTheRepublic(),
		r2d2Resistance(),
		upgrade("r2f2-battleofyavin", recoverShield()),
		r2ha(),
		r3Astromech(),
		r4Astromech(),
		upgrade("r4p17", xwing.Ability{When: xwing.AfterManeuver, If: fullyRed, Cost: xwing.Cost{Charges: 1}, Act: &xwing.ActionGrant{Stressed: true}}),
		r4p44(),
		upgrade("r4pastromech", easesRevealed(func(m xwing.Moment) bool {
			return basic(m.Move.Maneuver) && m.Difficulty != catalog.Blue
		}), harder(-1)),
		upgrade("r5astromech", repairFacedown(), repairShipDamage(xwing.AsAction)),
		upgrade("r5d8", repairFacedown(), repairShipDamage(xwing.AsAction)),
		upgrade("r5d8-battleofyavin", repairFacedown(), repairShipDamage(xwing.AsAction)),
		upgrade("r5k6-battleofyavin", repairFacedown(), repairShipDamage(xwing.AsAction)),
		r6d8(),
		also(r5x3(), "r5x3-evacuationofdqar"),
		upgrade("r7a7", turnsAttack(board.Hit, board.Crit, xwing.Cost{Charges: 1}, nil)),
		upgrade("stabilizingastromech-battleoverendor", xwing.Ability{When: xwing.AfterManeuver, If: fully(0, 5),
			Cost: xwing.Cost{Charges: 1},
			Act:  &xwing.ActionGrant{White: true, Stressed: true}}),
		upgrade("targetingastromech-battleofyavin", xwing.Ability{When: xwing.AfterAction, Act: may(red(catalog.Rotate)),
			If: func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Is(catalog.Lock) }}),
		upgrade("watchfulastromech", xwing.Ability{When: xwing.AfterAction, Act: may(red(catalog.Calculate)),
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && m.Is(catalog.Reload, catalog.Rotate) &&
					len(enemyAt(t, m, arcReach, func(id board.ShipID) bool { return t.InFiringArc(id, m.Owner) })) > 0
			}}),
	}
}

// inBlue is the condition of what comes with a blue maneuver.
func inBlue(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Difficulty == catalog.Blue }

// c110p dodges until its charges are gone, then jams whom it likes.
func c110p(after func(xwing.Moment) bool) *xwing.Card {
	const calm, erratic = 1, 2
	flown := func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && after(m) }
	return upgrade("c110p",
		xwing.Ability{When: xwing.AfterManeuver, Side: calm, If: flown, Cost: xwing.Cost{Charges: 1},
			Act: &xwing.ActionGrant{Only: red(catalog.Evade), Stressed: true}},
		xwing.Ability{When: xwing.DuringEndPhase, Side: calm, Turns: true,
			If: func(t *xwing.Table, m xwing.Moment) bool { return t.ActiveCharges(m.Owner, "c110p") == 0 },
			Do: func(t *xwing.Table, m xwing.Moment) { t.FlipUpgrade(m.Owner, "c110p") }},
		xwing.Ability{When: xwing.AfterManeuver, Side: erratic, If: flown, Do: func(t *xwing.Table, m xwing.Moment) {
			near := t.ShipsAt(m.Owner, gauge.Range1, func(board.ShipID) bool { return true })
			t.GainTokensFrom(t.Ship(m.Owner).Seat, t.ChooseShip(m, near, false), board.Jam, 1)
		}})
}

// Chopper, the astromech, turns charges into a shield and shields into a charge.
func chopperAstromech() *xwing.Card {
	others := func(t *xwing.Table, m xwing.Moment, f func(id board.ShipID, xws string) bool) []string {
		var out []string
		for _, u := range t.Ship(m.Owner).Upgrades {
			if u.Charges.Recurring == 0 && f(m.Owner, u.XWS) {
				out = append(out, u.XWS)
			}
		}
		return out
	}
	charged := func(t *xwing.Table, m xwing.Moment) []string {
		return others(t, m, func(id board.ShipID, xws string) bool { return t.ActiveCharges(id, xws) > 0 })
	}
	lost := func(t *xwing.Table, m xwing.Moment) []string { return others(t, m, t.CanRecover) }
	return upgrade("chopper",
		xwing.Ability{When: xwing.AsAction,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return t.CanRecoverShield(m.Owner) && len(charged(t, m)) > 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.SpendCharges(m.Owner, t.ChooseUpgrade(m, charged(t, m)), 1)
				t.RecoverShield(m.Owner)
			}},
		xwing.Ability{When: xwing.AsAction, Cost: xwing.Cost{Shields: 2},
			If: func(t *xwing.Table, m xwing.Moment) bool { return len(lost(t, m)) > 0 },
			Do: func(t *xwing.Table, m xwing.Moment) { t.RecoverCharges(m.Owner, t.ChooseUpgrade(m, lost(t, m)), 1) }})
}

// dropsBombs allows bombs: what launches them does so in the System Phase alone.
func dropsBombs(t *xwing.Table) func(string, board.Way) bool {
	return func(kind string, _ board.Way) bool { return t.IsBomb(kind) }
}

func l4er5() *xwing.Card {
	return upgrade("l4er5", passes(xwing.StartOfEngagement, board.Calculate, func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return othersAt(t, m, arcReach, func(id board.ShipID) bool { return t.InFiringArc(m.Owner, id) })
	}))
}

// recoverShield is the ability that these astromechs print.
func recoverShield() xwing.Ability {
	return xwing.Ability{
		When: xwing.AfterRevealingDial, May: true, Cost: xwing.Cost{Charges: 1, Gain: board.Disarm, GainN: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.CanRecoverShield(m.Owner) },
		Do: func(t *xwing.Table, m xwing.Moment) { t.RecoverShield(m.Owner) },
	}
}

// r2a6 flies a little faster or slower than planned.
func r2a6() *xwing.Card {
	near := func(t *xwing.Table, m xwing.Moment) []catalog.Maneuver {
		return slices.DeleteFunc(slices.Clone(t.Dial(m.Owner)), func(d catalog.Maneuver) bool {
			return !xwing.SameBearing(d.Bearing, m.Move.Maneuver.Bearing) || d.Speed != m.Move.Maneuver.Speed+1 &&
				d.Speed != m.Move.Maneuver.Speed-1
		})
	}
	return upgrade("r2a6", xwing.Ability{When: xwing.AfterRevealingDial, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && len(near(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) { t.SetDial(m.Owner, near(t, m)) }})
}

// r2d2OfTheRepublic mends his ship, or rids it of what lies beside it.
func r2d2OfTheRepublic() *xwing.Card {
	ways := func(t *xwing.Table, m xwing.Moment) (ways []string) {
		if t.Ship(m.Owner).Damaged() {
			ways = append(ways, "repair")
		}
		if t.CanRecoverShield(m.Owner) {
			ways = append(ways, "recover-shield")
		}
		if len(t.DevicesAt(m.Owner, gauge.Range1)) > 0 {
			ways = append(ways, "remove-device")
		}
		return ways
	}
	return upgrade("r2d2-republic", xwing.Ability{When: xwing.AfterTurn, Of: board.Activation.String(), May: true,
		Cost: xwing.Cost{Charges: 1, Gain: board.Deplete, GainN: 1}, If: mine,
		Choice: func(t *xwing.Table, m xwing.Moment) bool { return len(ways(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			switch t.AskAmong(m, m.Owner, ways(t, m)...) {
			case "repair":
				t.Repair(m.Owner)
			case "recover-shield":
				t.RecoverShield(m.Owner)
			case "remove-device":
				t.RemoveOneOf(m, t.DevicesAt(m.Owner, gauge.Range1))
			}
		}})
}

// r2d2Resistance trades shields for calm, and charges for shields.
func r2d2Resistance() *xwing.Card {
	return upgrade("r2d2-resistance",
		xwing.Ability{When: xwing.DuringEndPhase, May: true, Cost: xwing.Cost{Charges: 1, Shields: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return t.CanShed(m.Owner, board.RedColor)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.Shed(m, m.Owner, board.RedColor) }},
		xwing.Ability{When: xwing.DuringEndPhase, May: true, Cost: xwing.Cost{Charges: 2},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				s := t.Ship(m.Owner)
				return !s.Shielded() && s.Shields.Limit > 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.RecoverShield(m.Owner)
				t.GainTokensFrom(t.Ship(m.Owner).Seat, m.Owner, board.Deplete, 1)
			}})
}

// r2ha gives the lock on the attacker up.
func r2ha() *xwing.Card {
	return upgrade("r2ha", xwing.Ability{When: xwing.ModifyingDefenseDice, May: true, Rerolls: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return defending(t, m) && t.Ship(m.Owner).HasLocked(m.Other.Piece())
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.SpendLock(m.Owner, m.Other.Piece())
			t.Fight().RerollChosen(m.Owner, board.DefenseDice, 1, len(t.Fight().Dice(board.DefenseDice)))
		}})
}

// R3 Astromech never holds two locks on one object (X20-FAQ-011).
func r3Astromech() *xwing.Card {
	return upgrade("r3astromech",
		xwing.Ability{Query: xwing.LockLimit, By: plus(2)},
		xwing.Ability{When: xwing.AfterAction, May: true,
			If: having(catalog.Lock),
			Do: func(t *xwing.Table, m xwing.Moment) { t.Lock(m.Owner) }})
}

// r4Astromech makes slow basic maneuvers easier.
func r4Astromech() *xwing.Card {
	return upgrade("r4astromech", number(xwing.ManeuverDifficulty, -1, func(_ *xwing.Table, m xwing.Moment) bool {
		return you(m) && (m.Move.Maneuver.Speed == 1 || m.Move.Maneuver.Speed == 2) && basic(m.Move.Maneuver)
	}))
}

func r4p44() *xwing.Card {
	return upgrade("r4p44", xwing.Ability{When: xwing.AfterManeuver,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return fullyRed(t, m) && len(enemyAt(t, m, arcReach, func(id board.ShipID) bool { return t.InBullseye(m.Owner, id) })) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Calculate, 1) }})
}

// repairFacedown is the first action of these astromechs.
func repairFacedown() xwing.Ability {
	return xwing.Ability{
		When: xwing.AsAction, Cost: xwing.Cost{Charges: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool { return t.Ship(m.Owner).Facedown > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) { t.RepairFacedown(m.Owner) },
	}
}

// r5x3 flies or shoots past anything for the rest of a phase.
func r5x3() *xwing.Card {
	braces := func(when xwing.Timing) xwing.Ability {
		return xwing.Ability{When: when, May: true, Cost: xwing.Cost{Charges: 1},
			Do: func(t *xwing.Table, m xwing.Moment) { t.Note(m, t.View.Phase.String()) }}
	}
	return upgrade("r5x3", braces(xwing.BeforeActivating), braces(xwing.BeforeEngaging),
		xwing.Ability{Query: xwing.IgnoringObstacles, By: one,
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.Noted(m, t.View.Phase.String()) }})
}

func r6d8() *xwing.Card {
	aiming := func(t *xwing.Table, m xwing.Moment) int {
		return len(friendsAt(t, m, gauge.Range3, func(id board.ShipID) bool { return t.InBullseye(id, m.Other) }))
	}
	return upgrade("r6d8", xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Rerolls: true,
		If: whenAttacking(func(t *xwing.Table, m xwing.Moment, _ *board.Attack) bool {
			return aiming(t, m) > 0
		}),
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.Fight().RerollChosen(m.Owner, board.AttackDice, 1, aiming(t, m))
		}})
}

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
		upgrade("bbastromech", xwing.Ability{When: xwing.BeforeManeuver, If: inBlue, Cost: xwing.Cost{Charges: 1}, Act: may(white(catalog.BarrelRoll))}),
		later(upgrade("bbastromech", inSystemPhaseFor(xwing.Cost{Charges: 1}, white(catalog.BarrelRoll)))),
		c110p(func(xwing.Moment) bool { return true }),
		later(c110p(func(m xwing.Moment) bool { return m.Full })),
		chopperAstromech(),
		genius(),
		l4er5(),
		m9g8(),
		r2Astromech(),
		upgrade("r2c4", turnsAttack(board.FocusResult, board.Hit, xwing.Cost{Spend: board.Evade, SpendN: 1}, nil)),
		r2d2(),
		r2d2Resistance(),
		r2ha(),
		r3Astromech(),
		r4Astromech(),
		upgrade("r4p17", xwing.Ability{When: xwing.AfterManeuver, If: fullyRed, Cost: xwing.Cost{Charges: 1}, Act: &xwing.ActionGrant{Stressed: true}}),
		r4p44(),
		r5Astromech(),
		r5d8(),
		r6d8(),
		upgrade("r7a7", turnsAttack(board.Hit, board.Crit, xwing.Cost{Charges: 1}, nil)),
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
				s := t.Ship(m.Owner).Shields
				return s.Active < s.Limit && len(charged(t, m)) > 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.SpendCharges(m.Owner, t.ChooseUpgrade(m, charged(t, m)), 1)
				t.RecoverShield(m.Owner)
			}},
		xwing.Ability{When: xwing.AsAction, Cost: xwing.Cost{Shields: 2},
			If: func(t *xwing.Table, m xwing.Moment) bool { return len(lost(t, m)) > 0 },
			Do: func(t *xwing.Table, m xwing.Moment) { t.RecoverCharges(m.Owner, t.ChooseUpgrade(m, lost(t, m)), 1) }})
}

func genius() *xwing.Card {
	return upgrade("genius", xwing.Ability{When: xwing.AfterManeuver, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.Full && !t.HasPlaced(m.Owner) && t.CanPlaceAny(m, dropsBombs(t))
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.PlaceAny(m, dropsBombs(t)) }})
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

// m9g8 has one attack die of a ship that is locked thrown again, whoever it shoots at.
func m9g8() *xwing.Card {
	return upgrade("m9g8", xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Rerolls: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			a := t.View.Attack
			return t.Friendly(m.Owner, m.Ship) && t.Ship(m.Owner).HasLocked(a.Attacker.Piece())
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.RerollChosen(m.Owner, board.AttackDice, 1, 1) }})
}

func r2Astromech() *xwing.Card { return upgrade("r2astromech", recoverShield()) }

// recoverShield is the ability that both astromechs print.
func recoverShield() xwing.Ability {
	return xwing.Ability{
		When: xwing.AfterRevealingDial, May: true, Cost: xwing.Cost{Charges: 1, Gain: board.Disarm, GainN: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			shields := t.Ship(m.Owner).Shields
			return you(m) && shields.Active < shields.Limit
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.RecoverShield(m.Owner) },
	}
}

func r2d2() *xwing.Card { return upgrade("r2d2", recoverShield()) }

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
			t.RerollChosen(m.Owner, board.DefenseDice, 1, len(t.Dice(board.DefenseDice)))
		}})
}

// R3 Astromech never holds two locks on one object (X20-FAQ-011).
func r3Astromech() *xwing.Card {
	return upgrade("r3astromech",
		xwing.Ability{Query: xwing.LockLimit, By: one},
		xwing.Ability{When: xwing.AfterAction, May: true,
			If: having(catalog.Lock),
			Do: func(t *xwing.Table, m xwing.Moment) { t.Lock(m.Owner) }})
}

// r4Astromech makes slow basic maneuvers easier.
func r4Astromech() *xwing.Card {
	return upgrade("r4astromech", number(xwing.ManeuverDifficulty, -1, func(_ *xwing.Table, m xwing.Moment) bool {
		return you(m) && (m.Maneuver.Speed == 1 || m.Maneuver.Speed == 2) && m.Maneuver.Bearing <= gauge.TurnRight
	}))
}

func r4p44() *xwing.Card {
	return upgrade("r4p44", xwing.Ability{When: xwing.AfterManeuver,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return fullyRed(t, m) && len(enemyAt(t, m, arcReach, func(id board.ShipID) bool { return t.InBullseye(m.Owner, id) })) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Calculate, 1) }})
}

func r5Astromech() *xwing.Card { return upgrade("r5astromech", repairFacedown(), repairShipDamage()) }

// repairFacedown is the first action of both astromechs.
func repairFacedown() xwing.Ability {
	return xwing.Ability{
		When: xwing.AsAction, Cost: xwing.Cost{Charges: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool { return t.Ship(m.Owner).Facedown > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) { t.RepairFacedown(m.Owner) },
	}
}

// repairShipDamage is the second: faceup cards with the Ship trait only.
func repairShipDamage() xwing.Ability {
	shipTrait := func(t *xwing.Table) func(string) bool {
		return func(card string) bool { return t.DamageTrait(card) == catalog.ShipTrait }
	}
	return xwing.Ability{
		When: xwing.AsAction,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return slices.ContainsFunc(t.Ship(m.Owner).Faceup,
				func(d board.FaceupDamage) bool { return shipTrait(t)(d.Card) })
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			if d, ok := t.ChooseFaceup(m, shipTrait(t)); ok {
				t.RepairFaceup(m.Owner, d)
			}
		},
	}
}

func r5d8() *xwing.Card { return upgrade("r5d8", repairFacedown(), repairShipDamage()) }

func r6d8() *xwing.Card {
	aiming := func(t *xwing.Table, m xwing.Moment) int {
		return len(friendsAt(t, m, gauge.Range3, func(id board.ShipID) bool { return t.InBullseye(id, m.Other) }))
	}
	return upgrade("r6d8", xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Rerolls: true,
		If: whenAttacking(func(t *xwing.Table, m xwing.Moment, _ *board.Attack) bool {
			return aiming(t, m) > 0
		}),
		Do: func(t *xwing.Table, m xwing.Moment) { t.RerollChosen(m.Owner, board.AttackDice, 1, aiming(t, m)) }})
}

package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
)

// configurationUpgrades lists the upgrades of the slot configuration.
func configurationUpgrades() []*xwing.Card {
	return []*xwing.Card{
		alpha3Besh(),
		upgrade("alpha3eesk", ionCrits()...),
		calibratedLaserTargeting(),
		corsairRefit(),
		struts("grapplingstruts", clampsInFlight, ignoresInFlight),
		later(struts("grapplingstruts", clampsOnce, ignoresThere, noBarrelRoll())),
		integratedSFoils(),
		interceptBooster(),
		upgrade("l337sprogramming-battleofyavin", programmed()),
		struts("landingstruts", clampsInFlight, ignoresInFlight),
		later(struts("landingstruts", clampsOnce, ignoresThere, noBarrelRoll())),
		upgrade("maneuverassistmgk300", smoother(3, 3, gauge.StraightAhead, gauge.BankLeft, gauge.BankRight)),
		os1Arsenal(),
		pivotWing(),
		repulsorliftStabilizers(),
		// What these change of the stat line, the bars and the ship ability is a fact.
		upgrade("sensitivecontrols"),
		servomotorSFoils(),
		stabilizedSFoils(),
		strutLock(),
		swivelWing(),
		targetAssist(),
		upgrade("tiedefenderelite", smoother(0, 5, gauge.TurnLeft, gauge.TurnRight),
			number(xwing.ManeuverDifficulty, 1, func(_ *xwing.Table, m xwing.Moment) bool {
				return you(m) && m.Move.Maneuver.Bearing == gauge.KoiogranTurn
			})),
		upgrade("vectoredcannonsrz1"),
		upgrade("wartimeloadout"),
		xg1Assault(),
		upgrade("enhancedjammingsuite", hidesInNoise()...),
	}
}

// alpha3Besh aims by the lock. The slot that it adds is a fact.
func alpha3Besh() *xwing.Card {
	return upgrade("alpha3bbesh", xwing.Ability{When: xwing.ModifyingAttackDice, May: true,
		If: primary(func(t *xwing.Table, a *board.Attack) bool {
			return t.CanSpendLock(a.Attacker, a.Defender.Piece()) &&
				t.Fight().CountResults(board.AttackDice, board.Blank, board.FocusResult) > 0
		}),
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.SpendLock(m.Owner, m.Other.Piece())
			t.Fight().ChangeOne(m.Owner, board.AttackDice, board.Hit, board.Blank, board.FocusResult)
		}})
}

// calibratedLaserTargeting leaves no choice.
func calibratedLaserTargeting() *xwing.Card {
	return upgrade("calibratedlasertargeting", xwing.Ability{When: xwing.ModifyingAttackDice,
		If: whenAttacking(func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
			return !a.Weapon.Special && t.InBullseye(m.Owner, a.Defender)
		}),
		Do: func(t *xwing.Table, _ xwing.Moment) { t.Fight().AddDie(board.AttackDice, board.FocusResult) }})
}

// corsairRefit fires a cannon, a turret or a missile once more. The slots and the stat line are facts.
func corsairRefit() *xwing.Card {
	card := upgrade("corsairrefit")
	card.Bonus = []xwing.BonusHeader{{Energy: 1, With: []string{"cannon", "turret", "missile"}}}
	return card
}

// Integrated S-foils start closed (side 1): fewer dice but straight ahead.
func integratedSFoils() *xwing.Card {
	closed := number(xwing.AttackDiceCount, -1, func(t *xwing.Table, m xwing.Moment) bool {
		return you(m) && inPrimary(t) && !t.InBullseye(m.Owner, m.Other)
	})
	closed.Side = 1
	return upgrade("integratedsfoils", closed, xwing.Ability{When: xwing.BeforeActivating, May: true, Turns: true,
		Do: func(t *xwing.Table, m xwing.Moment) { t.FlipUpgrade(m.Owner, "integratedsfoils") }})
}

// Pivot Wing starts closed, which lets the ship turn on the spot and makes it
// easier to hit; open it does nothing.
func pivotWing() *xwing.Card {
	return upgrade("pivotwing",
		xwing.Ability{When: xwing.BeforeActivating, May: true, Turns: true,
			Do: func(t *xwing.Table, m xwing.Moment) { t.FlipUpgrade(m.Owner, "pivotwing") }},
		xwing.Ability{Query: xwing.DefenseDiceCount, Side: closedWing, By: plus(-1)},
		xwing.Ability{When: xwing.AfterManeuver, Side: closedWing, May: true,
			If: ownStop,
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.Pivot(m.Owner, t.AskPivot(m, 90, -90, 180))
			}})
}

const closedWing = 1 // a dual card's first side

// Swivel Wing starts down, which lets the ship turn on the spot; up it is easier to hit.
func swivelWing() *xwing.Card {
	const down, up = 1, 2
	flips := func(t *xwing.Table, m xwing.Moment) { t.FlipUpgrade(m.Owner, "swivelwing") }
	return upgrade("swivelwing",
		xwing.Ability{When: xwing.AfterManeuver, Side: down, May: true,
			If: ownStop,
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.Pivot(m.Owner, t.AskPivot(m, 90, -90, 180))
				flips(t, m)
			}},
		xwing.Ability{Query: xwing.DefenseDiceCount, Side: up, By: plus(-1)},
		xwing.Ability{When: xwing.AfterManeuver, Side: up, May: true, Turns: true, Do: flips,
			If: func(_ *xwing.Table, m xwing.Moment) bool {
				return you(m) && m.Move.Full && m.Move.Maneuver.Bearing != gauge.Stationary
			}})
}

// repulsorliftStabilizers are idle (side 1) at first; active they make sideslips of curves.
func repulsorliftStabilizers() *xwing.Card {
	const card = "repulsorliftstabilizers"
	return upgrade("repulsorliftstabilizers",
		onSide(1, smoother(0, 5, gauge.StraightAhead)),
		onSide(1, turnsOver(card, true, fully(0, 5))),
		onSide(2, xwing.Ability{When: xwing.AfterRevealingDial, If: curved, Do: func(t *xwing.Table, m xwing.Moment) { slides(t, m) }}),
		onSide(2, turnsOver(card, false, slipped)),
		onSide(2, turnsOver(card, true, func(t *xwing.Table, m xwing.Moment) bool { return full(m, 0, 5) && !slipped(t, m) })))
}

// interceptBooster keeps the ship from attacking as long as it is attached. The SLAM action is a fact.
func interceptBooster() *xwing.Card {
	const attached = 1
	return upgrade("interceptbooster",
		xwing.Ability{When: xwing.DuringSystemPhase, Side: attached,
			Do: func(t *xwing.Table, m xwing.Moment) {
				if t.AskRather(m, m.Owner, "keep-booster", "drop-booster") {
					t.GainTokens(m.Owner, board.Disarm, 1)
					return
				}
				t.FlipUpgrade(m.Owner, "interceptbooster")
			}},
		xwing.Ability{When: xwing.EndOfEndPhase, Side: attached,
			If: func(t *xwing.Table, m xwing.Moment) bool { return t.ActiveCharges(m.Owner, "interceptbooster") == 0 },
			Do: func(t *xwing.Table, m xwing.Moment) { t.FlipUpgrade(m.Owner, "interceptbooster") }})
}

// though lets a ship attack with weapons of some slots in spite of one disarm token.
func though(f func(*xwing.Table, xwing.Moment) bool, slots ...string) xwing.Ability {
	return number(xwing.AttackingDisarmed, 1, func(t *xwing.Table, m xwing.Moment) bool {
		w, _ := t.Weapon(m.Owner, m.Action)
		return you(m) && t.WeaponIn(m.Owner, w, slots...) && f(t, m)
	})
}

// os1Arsenal fires at what the ship has locked, and keeps the lock. The slots are facts.
func os1Arsenal() *xwing.Card {
	return upgrade("os1arsenalloadout",
		though(func(t *xwing.Table, m xwing.Moment) bool { return t.Ship(m.Owner).HasLocked(m.Other.Piece()) }, "torpedo", "missile"),
		sparesLock(func(t *xwing.Table, m xwing.Moment) bool {
			return attacksWith(t, m, "torpedo", "missile") && t.Ship(m.Owner).Has(board.Disarm) > 0
		}))
}

// xg1Assault fires cannons, of three dice at most. The slot is a fact.
func xg1Assault() *xwing.Card {
	return upgrade("xg1assaultconfiguration", though(always, "cannon"),
		number(xwing.MostDice, 3, func(t *xwing.Table, m xwing.Moment) bool {
			return attacksWith(t, m, "cannon") && t.Ship(m.Owner).Has(board.Disarm) > 0
		}))
}

// strutLock lets the ship fly through obstacles for the rest of the round.
func strutLock() *xwing.Card {
	return upgrade("strutlockoverride-siegeofcoruscant",
		xwing.Ability{When: xwing.BeforeActivating, May: true, Cost: xwing.Cost{Charges: 1},
			Do: func(t *xwing.Table, m xwing.Moment) { t.Note(m, "unlocked") }},
		number(xwing.IgnoringObstacles, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return moves(m) && t.Noted(m, "unlocked")
		}))
}

// Servomotor S-foils start closed (side 1): fewer dice, and actions of the facts.
func servomotorSFoils() *xwing.Card {
	return upgrade("servomotorsfoils",
		xwing.Ability{
			Query: xwing.AttackDiceCount, Side: 1,
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && !t.View.Attack.Weapon.Special },
			By: func(_ *xwing.Table, _ xwing.Moment) int { return -1 },
		},
		xwing.Ability{
			When: xwing.BeforeActivating, May: true, Turns: true,
			Do: func(t *xwing.Table, m xwing.Moment) { t.FlipUpgrade(m.Owner, "servomotorsfoils") },
		})
}

// The open S-foils of the B-wing bring another cannon to bear.
func stabilizedSFoils() *xwing.Card {
	const open = 2
	second := func(t *xwing.Table, m xwing.Moment) xwing.AttackTerms {
		fired := t.View.Attack.Weapon.ID
		return xwing.AttackTerms{Whom: func(id board.ShipID) bool { return id == m.Other },
			Weapon: func(w board.Weapon) bool { return t.WeaponIn(m.Owner, w, "cannon") && w.ID != fired }}
	}
	return upgrade("stabilizedsfoils",
		xwing.Ability{When: xwing.BeforeActivating, May: true, Turns: true,
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && !t.Ship(m.Owner).CriticallyDamaged() },
			Do: func(t *xwing.Table, m xwing.Moment) { t.FlipUpgrade(m.Owner, "stabilizedsfoils") }},
		xwing.Ability{When: xwing.AfterAttacking, Upon: theOther, Side: open, May: true, Bonus: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && t.CanSpendLock(m.Owner, m.Other.Piece()) && t.CanBonusAttack(m.Owner, second(t, m))
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				terms := second(t, m)
				terms.Must = true
				t.SpendLock(m.Owner, m.Other.Piece())
				t.BonusAttack(m.Owner, terms)
			}})
}

func targetAssist() *xwing.Card {
	marks := func(t *xwing.Table, m xwing.Moment) int {
		return len(enemyAt(t, m, arcReach, func(id board.ShipID) bool {
			return t.RangeBetween(m.Owner, id) >= gauge.Range2 && t.InFiringArc(m.Owner, id)
		}))
	}
	return upgrade("targetassistmgk300", xwing.Ability{When: xwing.BeforeEngaging,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			s := t.Ship(m.Owner)
			return you(m) && s.Green() == 0 && !s.Stressed() && marks(t, m) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Calculate, min(2, marks(t, m))) }})
}

// noBarrelRoll keeps a droid that holds on from rolling.
func noBarrelRoll() xwing.Ability {
	return xwing.Ability{Query: xwing.PerformingAction, Side: openStruts, Refuse: refusing(rule.CardForbids),
		If: having(catalog.BarrelRoll)}
}

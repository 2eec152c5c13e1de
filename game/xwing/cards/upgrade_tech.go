package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
)

// techUpgrades lists the upgrades of the slot tech.
func techUpgrades() []*xwing.Card {
	return []*xwing.Card{
		upgrade("acceleratedsensorarray-evacuationofdqar", rerollsBoth(func(t *xwing.Table, m xwing.Moment) int {
			flown := t.Ship(m.Owner).Dial
			switch {
			case !flown.Revealed || flown.Maneuver.Speed < 3 || attacking(t, m) && !inPrimary(t):
				return 0
			case xwing.Basic(flown.Maneuver.Bearing):
				return 1
			}
			return 2
		})...),
		upgrade("advancedoptics", turnsAttack(board.Blank, board.Hit, xwing.Cost{Spend: board.Focus, SpendN: 1}, nil)),
		automatedTargetPriority(),
		upgrade("biohexacryptcodes", xwing.Ability{Query: xwing.ReachingFar, By: one,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && m.Is(catalog.Coordinate, catalog.Jam) && t.CanSpendLock(m.Owner, m.Other.Piece())
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.SpendLock(m.Owner, m.Other.Piece()) }}),
		deuteriumPowerCells(),
		upgrade("experimentalscanners-evacuationofdqar", scansFar()...),
		ferrospherePaint(func(*xwing.Table, xwing.Moment) bool { return true }),
		later(ferrospherePaint(keepsLock)),
		hyperspaceTracking(),
		upgrade("interferencearray-evacuationofdqar", jamsBesideFor()),
		upgrade("patternanalyzer", xwing.Ability{When: xwing.BeforeChecking, Act: &xwing.ActionGrant{},
			If: func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Move.Full && m.Difficulty == catalog.Red }}),
		upgrade("precisionholotargeter-evacuationofdqar", number(xwing.DefenseDiceCount, -1, func(t *xwing.Table, m xwing.Moment) bool {
			return m.Other == m.Owner && inPrimary(t) && t.OutOfFiringArc(m.Ship, m.Owner)
		})),
		upgrade("primedoverdrivethrusters-evacuationofdqar", overdrives()...),
		upgrade("primedthrusters", calmUnder(2, func(m xwing.Moment) bool { return m.Is(catalog.BarrelRoll, catalog.Boost) })),
		sensorBuoySuite(),
		sensorScramblers(),
		upgrade("synchronizedhandling-armedanddangerous", synchronizes("synchronizedhandling-armedanddangerous")...),
		upgrade("targetingrelay-evacuationofdqar", relays()),
		upgrade("targetingsynchronizer", xwing.Ability{Query: xwing.WaivingRequirement, If: func(t *xwing.Table, m xwing.Moment) bool {
			return m.Is(catalog.Lock) && t.Friendly(m.Owner, m.Ship) && t.AtRange(m.Owner, m.Ship, gauge.Range1, gauge.Range2) &&
				t.Ship(m.Owner).HasLocked(m.Other.Piece())
		}}),
		upgrade("threatsensors-evacuationofdqar", rerollsDefense(board.FocusResult, func(t *xwing.Table, m xwing.Moment) bool {
			return !t.Ship(m.Owner).Stressed()
		})),
	}
}

// automatedTargetPriority aims by itself at who is nearest, and learns from a miss.
func automatedTargetPriority() *xwing.Card {
	return upgrade("automatedtargetpriority",
		number(xwing.NearestTargets, 1, nil),
		xwing.Ability{When: xwing.AfterAttacking,
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && !t.View.Attack.Hit },
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.PutOnCard(m, append(slices.Clone(t.OnCard(m)), board.Calculate)...)
			}},
		xwing.Ability{When: xwing.BeforeEngaging, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && len(t.OnCard(m)) > 0 },
			Do: func(t *xwing.Table, m xwing.Moment) { t.HandOut(m, m.Owner, board.Calculate) }})
}

// keepsLock has the player of the ship that has locked this one choose between the lock and stress.
func keepsLock(t *xwing.Table, m xwing.Moment) bool {
	lock := m.Owner.Piece()
	if !t.Ship(m.Ship).HasLocked(lock) || t.AskRather(m, m.Ship, "stress", "break-lock") {
		return true
	}
	return !t.BreakLock(m.Ship, lock, false)
}

// ferrospherePaint is hard to look at: who locks it is stressed, at once or if he keeps the lock.
func ferrospherePaint(stressed func(*xwing.Table, xwing.Moment) bool) *xwing.Card {
	return upgrade("ferrospherepaint", xwing.Ability{When: xwing.AfterLocking, Upon: theShip,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return m.Other == m.Owner && t.Enemy(m.Owner, m.Ship) && !t.InBullseye(m.Ship, m.Owner)
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			if stressed(t, m) {
				t.GainTokensFrom(t.Ship(m.Owner).Seat, m.Ship, board.Stress, 1)
			}
		}})
}

// hyperspaceTracking lets the ship come when it likes, and readies its friends.
func hyperspaceTracking() *xwing.Card {
	return upgrade("hyperspacetrackingdata",
		xwing.Ability{When: xwing.BeforePlacingForces, May: true, If: always,
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.SetInitiative(m.Owner, m.Card, t.AskInitiative(m, 0, 6), board.Setup)
			}},
		xwing.Ability{When: xwing.AfterSetup, If: always,
			Do: func(t *xwing.Table, m xwing.Moment) {
				for _, id := range friendsAt(t, m, gauge.Range2, nil) {
					t.GainEither(m, id, board.Focus, board.Evade)
				}
			}})
}

// sensorBuoySuite sets two buoys up, and locks what is near them.
func sensorBuoySuite() *xwing.Card {
	near := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return slices.DeleteFunc(t.ShipsNearRemotes(m.Owner, catalog.SensorBuoy, gauge.Range1), func(id board.ShipID) bool {
			return !t.CanLockFar(m.Owner, id.Piece())
		})
	}
	return upgrade("sensorbuoysuite",
		xwing.Ability{When: xwing.BeforePlacingForces, If: always,
			Do: func(t *xwing.Table, m xwing.Moment) { t.SetUpRemotes(m, catalog.SensorBuoy, 2) }},
		xwing.Ability{When: xwing.BeforeEngaging, May: true,
			If:     mine,
			Choice: func(t *xwing.Table, m xwing.Moment) bool { return len(near(t, m)) > 0 },
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.AcquireLock(m.Owner, t.ChooseShip(m, near(t, m), false).Piece())
			}})
}

// deuteriumPowerCells feed the shields, or burn a token off.
func deuteriumPowerCells() *xwing.Card {
	shield := recoverShield()
	shield.When = xwing.DuringSystemPhase
	return upgrade("deuteriumpowercells", shield,
		xwing.Ability{When: xwing.WouldGainToken, May: true, Cost: xwing.Cost{Charges: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && m.Token != board.Stress && !t.Ship(m.Owner).Stressed()
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Stress, 1) }})
}

// sensorScramblers hide the ship until somebody comes near.
func sensorScramblers() *xwing.Card {
	cloaked := func(t *xwing.Table, m xwing.Moment) bool { return t.Ship(m.Owner).Has(board.Cloak) > 0 }
	return upgrade("sensorscramblers",
		xwing.Ability{When: xwing.AfterPlacingForces, If: always,
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Cloak, 1) }},
		xwing.Ability{Query: xwing.AcquiringLock, Refuse: refusing(rule.CardForbids),
			If: func(t *xwing.Table, m xwing.Moment) bool { return m.Other == m.Owner && cloaked(t, m) }},
		xwing.Ability{When: xwing.DuringEndPhase,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return cloaked(t, m) && len(enemyAt(t, m, gauge.Range3, nil)) > 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				if !t.MustDecloak(m.Owner) {
					t.RemoveTokens(m.Owner, board.Cloak, 1)
				}
			}})
}

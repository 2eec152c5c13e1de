package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// modificationUpgrades lists the upgrades of the slot modification.
func modificationUpgrades() []*xwing.Card {
	return []*xwing.Card{
		ablativePlating(),
		upgrade("adaptablepowersystems-armedanddangerous", append(shakesRed(xwing.Cost{Charges: 1, Gain: board.Deplete, GainN: 1}, always),
			sheds(board.Deplete, xwing.Cost{Charges: 1, Gain: board.Strain, GainN: 1}))...),
		upgrade("advancedslam", xwing.Ability{When: xwing.AfterAction, Act: whiteIconAsRed(), If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.Is(catalog.SLAM) && t.FullyExecuted(m.Owner)
		}}),
		upgrade("advancedwarningsystems-evacuationofdqar", xwing.Ability{When: xwing.AfterBecomingDefender, Act: may(red(catalog.Evade)),
			If: func(t *xwing.Table, m xwing.Moment) bool {
				locked := func(id board.ShipID) bool { return t.Ship(id).HasLocked(m.Other.Piece()) }
				return you(m) && len(friendsAt(t, m, gauge.Range2, locked)) > 0
			}}),
		afterburners(),
		upgrade("automatedloaders-swz98", xwing.Ability{When: xwing.AfterAttacking, Cost: xwing.Cost{Charges: 1}, Act: may(white(catalog.Reload)),
			If: primary(func(*xwing.Table, *board.Attack) bool { return true })}),
		beskarPlating(),
		burnsOut("burnoutthrusters", board.Deplete),
		upgrade("chaffparticles-battleoverendor", spendsFocusLate(board.DefenseDice,
			func(t *xwing.Table, m xwing.Moment) bool { return t.CanShed(m.Owner, board.RedColor, board.Orange) },
			func(t *xwing.Table, m xwing.Moment) { t.Shed(m, m.Owner, board.RedColor, board.Orange) })),
		upgrade("computerassistedhandling-battleoverendor", xwing.Ability{When: xwing.AfterManeuver, If: fully(0, 5),
			Cost: xwing.Cost{Charges: 1}, Act: may(white(catalog.Boost, catalog.BarrelRoll))}),
		contingencyProtocol("contingencyprotocol-rsl"),
		contingencyProtocol("contingencyprotocol-siegeofcoruscant"),
		delayedFuses(),
		upgrade("dropseatbay", xwing.Ability{Query: xwing.PlacingInstead, Instead: banksFromSides,
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.IsRemoteOf(m.Owner, m.Action, "crew") }}),
		upgrade("electronicbaffle", xwing.Ability{When: xwing.DuringEndPhase, May: true, Cost: xwing.Cost{Hits: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return t.CanShed(m.Owner, board.RedColor)
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				if t.Ship(m.Owner).Where == board.InPlay {
					t.Shed(m, m.Owner, board.RedColor)
				}
			}}),
		upgrade("evasionsequence7-siegeofcoruscant", evadesEasily(func(t *xwing.Table, m xwing.Moment) bool { return byObstacle(t, m.Owner) })),
		hullUpgrade(),
		upgrade("independentcalculations", gainsIndependently()...),
		upgrade("fuelinjectionoverride-battleoverendor", wish(number(xwing.FasterTemplates, 1, func(_ *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.Difficulty != 0 && (m.Move.By == board.ByBoost || m.Move.By == board.ByBarrelRoll)
		}), xwing.Cost{Charges: 1})),
		upgrade("imperviumplating", xwing.Ability{When: xwing.WouldBeDealtFaceup, May: true, Cost: xwing.Cost{Charges: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && t.DamageTrait(m.Damage.Dealt.Card) == catalog.ShipTrait
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.DiscardDealt(m) }}),
		upgrade("ionmaneuveringjet-battleoverendor", xwing.Ability{When: xwing.AfterManeuver, Cost: xwing.Cost{Charges: 1},
			If: func(_ *xwing.Table, m xwing.Moment) bool {
				return full(m, 0, 5) && m.Move.Maneuver.Bearing == gauge.KoiogranTurn
			},
			Act: &xwing.ActionGrant{Stressed: true}}),
		mandalorianOptics(),
		manualAilerons(),
		munitionsFailsafe(),
		upgrade("sensorjammer-battleofyavin", xwing.Ability{When: xwing.ModifyingAttackDice, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return defending(t, m) && len(t.LockedByEnemies(m.Other)) > 0 && t.Fight().CountResults(board.AttackDice, board.Hit) > 0
			},
			Do: changes(board.AttackDice, board.Hit, board.FocusResult, 1)}),
		upgrade("overdrivethruster", number(xwing.FasterTemplates, 1, func(_ *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.Difficulty == catalog.Red
		})),
		precisionIonEngines(),
		upgrade("repulsorliftengines-evacuationofdqar", wish(number(xwing.RollingBanks, 1, func(_ *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.Difficulty != 0 && m.Move.By == board.ByBarrelRoll
		}), xwing.Cost{Gain: board.Strain, GainN: 1})),
		shieldUpgrade(),
		upgrade("starboardthrusters-armedanddangerous", thrustsToPort()...),
		sparePartsCanisters(),
		staticDischargeVanes(0),
		later(staticDischargeVanes(1)),
		stealthDevice(),
		upgrade("stygiumreserve-tiephphantom", xwing.Ability{When: xwing.AfterManeuver, If: fully(0, 5), Cost: xwing.Cost{Charges: 1},
			Act: stressedMay(catalog.Boost)}),
		synchronizedConsole(),
		upgrade("targetassistalgorithm-battleoverendor", xwing.Ability{When: xwing.BeforeEngaging,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && t.Ship(m.Owner).Green() == 0 && foeAhead(t, m)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Calculate, 1) }}),
		upgrade("targetingmatrix-battleoverendor", strainsLater()...),
		upgrade("tacticalscrambler", standsInTheWay(func(t *xwing.Table, m xwing.Moment) bool { return t.Enemy(m.Owner, m.Other) })...),
		unstableEngines(),
	}
}

// ablativePlating stands between the ship and what its own side leaves about.
func ablativePlating() *xwing.Card {
	return upgrade("ablativeplating", xwing.Ability{When: xwing.WouldSufferDamage, May: true, Cost: xwing.Cost{Charges: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			d := t.View.Device(m.Device.ID)
			return you(m) && (len(m.Met.Obstacles) > 0 || d != nil && t.IsBomb(d.Kind) && t.FriendlyDevice(m.Owner, m.Device.ID))
		},
		Replace: func(_ *xwing.Table, _ xwing.Moment, d *xwing.Damage) { d.Prevent(1) }})
}

// beskarPlating turns a faceup card over, or away, while the attacker is ahead.
func beskarPlating() *xwing.Card {
	ahead := func(t *xwing.Table, m xwing.Moment) bool {
		return you(m) && defending(t, m) && t.InArc(m.Owner, t.View.Attack.Attacker, gauge.Front)
	}
	return upgrade("beskarreinforcedplating", xwing.Ability{When: xwing.WouldBeDealtFaceup, May: true, Cost: xwing.Cost{Charges: 1}, If: ahead,
		Do: func(t *xwing.Table, m xwing.Moment) {
			if t.ActiveCharges(m.Owner, "beskarreinforcedplating") > 0 && !t.AskRather(m, m.Owner, "dealt-facedown", "dealt-discarded") {
				t.SpendCharges(m.Owner, "beskarreinforcedplating", 1)
				t.DiscardDealt(m)
			}
		}})
}

// byObstacle reports whether an obstacle or a feature of the scenario is at range 1 of a ship.
func byObstacle(t *xwing.Table, id board.ShipID) bool {
	return slices.ContainsFunc(t.View.ObstaclesInPlay(), func(o board.ObstacleID) bool { return t.RangeToObstacle(id, o) == gauge.Range1 }) ||
		slices.ContainsFunc(t.View.Features, func(f board.Feature) bool { return f.InPlay() && t.RangeToFeature(id, f.ID) == gauge.Range1 })
}

// mandalorianOptics find what is ahead, and see it behind obstacles.
func mandalorianOptics() *xwing.Card {
	ahead := func(t *xwing.Table, m xwing.Moment) []string {
		return slices.DeleteFunc(t.Lockable(m.Owner), func(o string) bool {
			return !newLock(t, m.Owner, o) || !t.ObjectInArc(m.Owner, o, gauge.Front, gauge.Range0, arcReach)
		})
	}
	return upgrade("mandalorianoptics",
		xwing.Ability{When: xwing.DuringSystemPhase, May: true, Cost: xwing.Cost{Charges: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool { return len(ahead(t, m)) > 0 },
			Do: func(t *xwing.Table, m xwing.Moment) { t.LockOneOf(m.Owner, ahead(t, m)) }},
		number(xwing.IgnoringObstacles, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return m.Action == xwing.WhileAttacking && attacking(t, m) && inPrimary(t) &&
				t.Ship(m.Owner).HasLocked(t.View.Attack.Defender.Piece()) && t.RangeToObstacle(m.Owner, m.Met.Obstacles[0]) > gauge.Range0
		}))
}

// manualAilerons curve the way out of the cloak.
func manualAilerons() *xwing.Card {
	return upgrade("manualailerons-tiephphantom",
		xwing.Ability{When: xwing.WhenDecloaking, May: true, Cost: xwing.Cost{Charges: 1},
			Do: func(t *xwing.Table, m xwing.Moment) { t.NoteForDecloak(m, m.Ship) }},
		number(xwing.DecloakingBanks, 1, func(t *xwing.Table, m xwing.Moment) bool { return t.NotedForDecloak(m, m.Ship) }))
}

// precisionIonEngines turn wide in place of about.
func precisionIonEngines() *xwing.Card {
	return upgrade("precisionionengines", xwing.Ability{When: xwing.BeforeManeuver, May: true, Cost: xwing.Cost{Charges: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			loop := m.Move.Maneuver
			loop.Bearing = gauge.SegnorsLoopRight
			return you(m) && m.Move.Maneuver.Bearing == gauge.KoiogranTurn && m.Move.Maneuver.Speed <= 3 &&
				t.Attempts(m.Owner, m.Move.Maneuver) && t.Attempts(m.Owner, loop)
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			loop := m.Move.Maneuver
			loop.Bearing = gauge.SegnorsLoopRight
			if t.AskRather(m, m.Owner, "loop-left", "loop-right") {
				loop.Bearing = gauge.SegnorsLoopLeft
			}
			t.ChangeManeuver(m.Owner, loop)
		}})
}

// unstableEngines carry a wreck a little on before they burst.
func unstableEngines() *xwing.Card {
	return upgrade("unstablesublightengines-battleofyavin", xwing.Ability{When: xwing.BeforeDestroyedRemoved,
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.ExecuteManeuver(m.Owner, catalog.Maneuver{Speed: 1, Bearing: gauge.StraightAhead, Difficulty: catalog.White}, xwing.ManeuverOptions{Printed: true})
			bursts(t, m)
		}})
}

func afterburners() *xwing.Card {
	return upgrade("afterburners", xwing.Ability{
		When: xwing.AfterManeuver, If: fully(3, 5), Cost: xwing.Cost{Charges: 1}, Act: stressedMay(catalog.Boost),
	})
}

func delayedFuses() *xwing.Card {
	return upgrade("delayedfuses", xwing.Ability{
		When: xwing.AfterPlacingDevice, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			d := t.View.Device(m.Device.ID)
			return you(m) && d != nil && !d.Gone
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.AddFuse(m.Device.ID) },
	})
}

// Hull Upgrade is a stat of the facts, no ability.
func hullUpgrade() *xwing.Card { return upgrade("hullupgrade") }

func munitionsFailsafe() *xwing.Card {
	return upgrade("munitionsfailsafe", xwing.Ability{When: xwing.AfterRolling, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return m.Attack.Pool && attacksWith(t, m, "torpedo", "missile")
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.Fight().CancelAll(m, board.AttackDice)
			t.RecoverCharges(m.Owner, t.View.Attack.Weapon.Upgrade, 1)
		}})
}

// Shield Upgrade is a stat of the facts, no ability.
func shieldUpgrade() *xwing.Card { return upgrade("shieldupgrade") }

// Spare parts are pushed out at the rear guides, without a template.
func sparePartsCanisters() *xwing.Card {
	return upgrade("sparepartscanisters",
		xwing.Ability{When: xwing.AsAction, Cost: xwing.Cost{Charges: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool { return len(emptyAstromechs(t, m)) > 0 },
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.RecoverCharges(m.Owner, t.ChooseUpgrade(m, emptyAstromechs(t, m)), 1)
			}},
		xwing.Ability{When: xwing.AsAction, Cost: xwing.Cost{Charges: 1},
			Place: &xwing.Placing{Device: catalog.SpareParts, Ways: board.Drops(gauge.Template{})},
			Do:    func(t *xwing.Table, m xwing.Moment) { t.BreakLocksOn(m.Owner) }})
}

// emptyAstromechs lists the ship's astromechs that have a charge to recover.
func emptyAstromechs(t *xwing.Table, m xwing.Moment) []string {
	var out []string
	for _, u := range t.Ship(m.Owner).Upgrades {
		if u.Kind == "astromech" && t.CanRecover(m.Owner, u.XWS) {
			out = append(out, u.XWS)
		}
	}
	return out
}

// staticDischargeVanes follow the errata: one token for one stress, never onto the
// ship itself, and not while stressed. Since 2.5 the discharge does harm.
func staticDischargeVanes(harm int) *xwing.Card {
	others := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return t.ShipsAt(m.Owner, gauge.Range1, func(id board.ShipID) bool { return id != m.Owner })
	}
	return upgrade("staticdischargevanes", xwing.Ability{When: xwing.WouldGainToken, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && (m.Token == board.Jam || m.Token == board.Ion) && !t.Ship(m.Owner).Stressed() && len(others(t, m)) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			to := t.ChooseShip(m, others(t, m), false)
			t.GainTokens(m.Owner, board.Stress, 1)
			t.GainTokensFrom(t.Ship(m.Owner).Seat, to, m.Token, 1)
			if harm > 0 {
				t.SufferDamage(m.Owner, xwing.Damage{Hits: harm})
			}
		}})
}

func stealthDevice() *xwing.Card {
	return upgrade("stealthdevice",
		number(xwing.DefenseDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && t.ActiveCharges(m.Owner, "stealthdevice") > 0
		}),
		xwing.Ability{When: xwing.AfterSufferingDamage,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && t.ActiveCharges(m.Owner, "stealthdevice") > 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.LoseCharges(m.Owner, "stealthdevice", 1) }})
}

// contingencyProtocol has another of the same program take over when the ship is destroyed.
func contingencyProtocol(xws string) *xwing.Card {
	any := xwing.ActionGrant{Stressed: true}
	return upgrade(xws, given(mine, chooses(xwing.BeforeDestroyedRemoved,
		func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			return othersAt(t, m, gauge.Range3, func(id board.ShipID) bool {
				return t.Equips(id, xws) && t.StillActs(id)
			})
		},
		func(t *xwing.Table, m xwing.Moment, id board.ShipID) { t.GrantAction(m, id, any) })))
}

// synchronizedConsole hands the lock on the defender on.
func synchronizedConsole() *xwing.Card {
	return upgrade("synchronizedconsole", handsLock(attacking, func(t *xwing.Table, m xwing.Moment, id board.ShipID) bool {
		return t.AtRange(m.Owner, id, gauge.Range1, gauge.Range1) ||
			t.AtRange(m.Owner, id, gauge.Range1, gauge.Range3) && t.Equips(id, "synchronizedconsole")
	}))
}

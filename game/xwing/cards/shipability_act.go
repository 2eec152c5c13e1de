package cards

import (
	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/physics"
)

// actingShips lists the ship abilities about actions and tokens.
func actingShips() []*xwing.Card {
	return []*xwing.Card{
		shipAbility("autothrusters", afterAction(red(catalog.BarrelRoll, catalog.Boost))),
		shipAbility("vectoredthrusters", afterAction(red(catalog.Boost))),
		shipAbility("refinedgyrostabilizers", afterAction(red(catalog.Boost, catalog.Rotate)), turretOnly("front", "rear")),
		shipAbility("sensitivecontrols", inSystemPhase(red(catalog.BarrelRoll, catalog.Boost))),
		shipAbility("vectoredcannons", inSystemPhase(red(catalog.Boost, catalog.Rotate)), turretOnly("front", "rear")),
		shipAbility("pursuitthrusters", inSystemPhase(white(catalog.Boost))),
		shipAbility("intuitivecontrols", inSystemPhase(purple(catalog.BarrelRoll, catalog.Boost))),
		shipAbility("fullthrottle", xwing.Ability{When: xwing.AfterManeuver, If: fully(3, 5), Act: may(white(catalog.Evade))}),
		shipAbility("finetunedcontrols", xwing.Ability{When: xwing.AfterManeuver, If: fully(0, 5),
			Cost: xwing.Cost{Force: 1}, Act: may(white(catalog.Boost, catalog.BarrelRoll))}),
		pinpointTractorArray(nil), of(catalog.X2PO, pinpointTractorArray(fully(0, 5))),
		advancedDroidBrain(), spacetugTractorArray(), stygiumArray(), hope(), highStakes(), formedUp(),
		lockedSFoils(), fineTunedThrusters(), gyroCockpit(), prioritizedWeaponsSystems(), explosionWithWings(), intuitiveInterface(), versatileFrame(), experimentalScanners(),
	}
}

// pinpointTractorArray rotates after a maneuver: after any, or by another list one that
// was fully executed.
func pinpointTractorArray(after func(*xwing.Table, xwing.Moment) bool) *xwing.Card {
	return shipAbility("pinpointtractorarray", turretOnly("front", "left", "right"), xwing.Ability{When: xwing.AfterManeuver, If: after,
		Cost: xwing.Cost{Gain: board.Tractor, GainN: 1}, Act: may(white(catalog.Rotate))})
}

func advancedDroidBrain() *xwing.Card {
	return shipAbility("advanceddroidbrain", xwing.Ability{When: xwing.AfterAction,
		If: func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Action == "calculate" },
		Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Calculate, 1) }})
}

// The tug pulls any ship in front of it, twice as hard down the middle.
func spacetugTractorArray() *xwing.Card {
	targets := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return t.ShipsAt(m.Owner, physics.Range1, func(id board.ShipID) bool {
			return t.RangeBetween(m.Owner, id) >= physics.Range1 && t.InArc(m.Owner, id, physics.Front)
		})
	}
	return shipAbility("spacetugtractorarray", xwing.Ability{When: xwing.AsAction,
		If: func(t *xwing.Table, m xwing.Moment) bool { return len(targets(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			id, n := t.ChooseShip(m, targets(t, m), false), 1
			if t.InBullseye(m.Owner, id) {
				n = 2
			}
			t.Tractor(t.Ship(m.Owner).Seat, id, n)
		}})
}

func stygiumArray() *xwing.Card {
	return shipAbility("stygiumarray",
		xwing.Ability{When: xwing.AfterDecloaking, Act: may(white(catalog.Evade))},
		xwing.Ability{When: xwing.StartOfEnd, May: true, Cost: xwing.Cost{Spend: board.Evade, SpendN: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return t.Ship(m.Owner).Has(board.Cloak) == 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Cloak, 1) }})
}

func hope() *xwing.Card {
	return shipAbility("hope", xwing.Ability{When: xwing.BeforeDestroyedRemoved,
		If:  func(t *xwing.Table, m xwing.Moment) bool { return !you(m) && friendlyAt(t, m, physics.Range3) },
		Act: may(white(catalog.Focus, catalog.Boost))})
}

func highStakes() *xwing.Card {
	return shipAbility("highstakes", xwing.Ability{When: xwing.AfterAction, May: true,
		If: func(_ *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.Difficulty == catalog.Red
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			if f := t.RollAttackDie(m.Owner, because(m)); f == board.Hit || f == board.Crit {
				t.RemoveTokens(m.Owner, board.Stress, 1)
			}
		}})
}

func formedUp() *xwing.Card {
	return shipAbility("formedup", xwing.Ability{When: xwing.EndOfEndPhase, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return t.Ship(m.Owner).Stressed() && len(t.ShipsAt(m.Owner, physics.Range1, func(id board.ShipID) bool {
				return id != m.Owner && t.Friendly(m.Owner, id) && t.Ship(id).Chassis == "tielnfighter"
			})) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.RemoveTokens(m.Owner, board.Stress, 1) }})
}

func lockedSFoils() *xwing.Card {
	return shipAbility("lockedsfoils", xwing.Ability{When: xwing.AfterAction,
		If: func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Action == "boost" },
		Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Deplete, 1) }})
}

// The B-wing turns about its pilot, and so do its bomb racks.
func gyroCockpit() *xwing.Card {
	return shipAbility("gyrocockpit",
		xwing.Ability{When: xwing.AfterGainingToken, May: true, Cost: xwing.Cost{Charges: 2},
			If: func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Token == board.Stress },
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Evade, 1) }},
		xwing.Ability{Query: xwing.PlacingSides, By: one, Cost: xwing.Cost{Charges: 1}})
}

// The TIE/ba's engines are fine-tuned as long as nothing else suffers from it.
func fineTunedThrusters() *xwing.Card {
	return shipAbility("finetunedthrusters", xwing.Ability{When: xwing.AfterManeuver,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			s := t.Ship(m.Owner)
			return you(m) && m.Full && !s.Depleted() && !s.Strained()
		},
		Cost: xwing.Cost{Either: []board.Token{board.Deplete, board.Strain}}, Act: may(white(catalog.Lock, catalog.BarrelRoll))})
}

func prioritizedWeaponsSystems() *xwing.Card {
	return shipAbility("prioritizedweaponssystems", xwing.Ability{When: xwing.BeforeEngaging, May: true,
		Cost: xwing.Cost{Gain: board.Strain, GainN: 1},
		If:   func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.Ship(m.Owner).Has(board.Disarm) > 0 },
		Do:   func(t *xwing.Table, m xwing.Moment) { t.RemoveTokens(m.Owner, board.Disarm, 1) }})
}

func explosionWithWings() *xwing.Card {
	return shipAbility("explosionwithwings",
		xwing.Ability{When: xwing.AfterSetup, If: always,
			Do: func(t *xwing.Table, m xwing.Moment) { t.DealDamageCard(m.Owner, false) }},
		xwing.Ability{When: xwing.AfterAction, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				s := t.Ship(m.Owner)
				return you(m) && m.Action == "slam" && s.Facedown > 0 && s.Has(board.Disarm) > 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				if t.ExposeDamage(m.Owner) {
					t.RemoveTokens(m.Owner, board.Disarm, 1)
				}
			}})
}

func intuitiveInterface() *xwing.Card {
	return shipAbility("intuitiveinterface", xwing.Ability{When: xwing.AfterAction,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && t.AddedAction(m.Owner, m.Action, "talent", "illicit", "modification")
		},
		Act: may(white(catalog.Calculate))})
}

// A blue maneuver leaves the Z-95 room to boost.
func versatileFrame() *xwing.Card {
	return shipAbility("versatileframe", xwing.Ability{Query: xwing.AddingActions, Bar: white(catalog.Boost),
		If: func(t *xwing.Table, m xwing.Moment) bool {
			d := t.Ship(m.Owner).Dial
			return you(m) && d.Revealed && t.Difficulty(m.Owner, d.Maneuver) == catalog.Blue
		}})
}

func experimentalScanners() *xwing.Card {
	return shipAbility("experimentalscanners",
		xwing.Ability{Query: xwing.LockingBeyond, By: one},
		xwing.Ability{Query: xwing.AcquiringLock, Refuse: func(_ *xwing.Table, m xwing.Moment) *game.Refusal {
			if m.N != int(physics.Range1) {
				return nil
			}
			return cannot(m, "refusal.lock-too-near")
		}})
}

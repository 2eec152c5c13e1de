package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// scumShipAbilities lists what ship types have that fly for Scum and Villainy.
func scumShipAbilities() []*xwing.Card {
	return []*xwing.Card{
		shipAbility("adaptivemicrothrusters", wish(number(xwing.RollingBanks, 1, func(_ *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.Move.By == board.ByBarrelRoll
		}), xwing.Cost{Charges: 1})),
		advancedDroidBrain(),
		shipAbility("coaxiuminjectors", burnsCoaxium()...),
		shipAbility("copilot", number(xwing.SharingPilot, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return m.Other == m.Owner && t.Ship(m.Owner).Docked == m.Ship
		})),
		shipAbility("enduringlimitations", wears()),
		shipAbility("escapecraft", xwing.Ability{Query: xwing.StartingDocked, By: one}),
		shipAbility("imposingbehemoth", number(xwing.DefenseDiceCount, -1, func(t *xwing.Table, m xwing.Moment) bool {
			return t.Enemy(m.Owner, m.Ship) && t.AtRange(m.Owner, m.Ship, gauge.Range0, gauge.Range0) && shieldedToward(t, m, m.Ship)
		})),
		shipAbility("microthrusters", xwing.Ability{Query: xwing.RollingBanks, By: one}),
		notchedStabilizers(),
		pursuitCraft(),
		shipAbility("restoredspeedster", firesDisarmed(func(t *xwing.Table, m xwing.Moment, w board.Weapon) bool {
			return inOwnBullseye(t, m) && t.Enemy(m.Owner, m.Other) && !w.Special
		})),
		riggedEnergyCells(),
		spacetugTractorArray(),
		shipAbility("wingedreversal", reverses()...),
	}
}

func advancedDroidBrain() *xwing.Card {
	return shipAbility("advanceddroidbrain", xwing.Ability{When: xwing.AfterAction,
		If: having(catalog.Calculate),
		Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Calculate, 1) }})
}

func notchedStabilizers() *xwing.Card {
	return shipAbility("notchedstabilizers", number(xwing.IgnoringObstacles, 1, func(t *xwing.Table, m xwing.Moment) bool {
		return moves(m) && t.View.Obstacle(m.Met.Obstacles[0]).Type == catalog.Asteroid
	}))
}

// The headhunter locks what its mother ship has locked.
func pursuitCraft() *xwing.Card {
	prey := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return slices.DeleteFunc(t.View.ShipsInPlay(), func(target board.ShipID) bool {
			return !t.CanLock(m.Owner, target.Piece()) || len(friends(t, m, func(t *xwing.Table, _ xwing.Moment, id board.ShipID) bool {
				return t.Equips(id, "houndstooth") && t.Ship(id).HasLocked(target.Piece())
			})) == 0
		})
	}
	return shipAbility("pursuitcraft", xwing.Ability{When: xwing.AfterDeploying,
		If:     mine,
		Choice: func(t *xwing.Table, m xwing.Moment) bool { return len(prey(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			if id := t.ChooseShip(m, prey(t, m), true); id != 0 {
				t.AcquireLock(m.Owner, id.Piece())
			}
		}})
}

// An escape craft that has left its carrier burns out, and not quietly; destroyed in
// another way it is just gone (X20-FAQ-047).
func riggedEnergyCells() *xwing.Card {
	return shipAbility("riggedenergycells",
		xwing.Ability{When: xwing.DuringSystemPhase,
			If: func(t *xwing.Table, m xwing.Moment) bool { return t.Ship(m.Owner).Charges.Active > 0 },
			Do: func(t *xwing.Table, m xwing.Moment) { t.LoseCharges(m.Owner, board.ShipCharges, 1) }},
		xwing.Ability{When: xwing.EndOfActivation,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return t.Ship(m.Owner).Charges.Active == 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.Note(m, "burnt")
				t.Destroy(m.Owner)
			}},
		xwing.Ability{When: xwing.BeforeDestroyedRemoved,
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.Noted(m, "burnt") },
			Do: func(t *xwing.Table, m xwing.Moment) {
				for _, id := range t.ShipsAt(m.Owner, gauge.Range1, func(id board.ShipID) bool { return id != m.Owner }) {
					t.SufferDamage(id, xwing.Damage{Crits: 1})
				}
			}})
}

// The tug pulls any ship in front of it, twice as hard down the middle.
func spacetugTractorArray() *xwing.Card {
	targets := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return t.ShipsAt(m.Owner, gauge.Range1, func(id board.ShipID) bool {
			return t.RangeBetween(m.Owner, id) >= gauge.Range1 && t.InArc(m.Owner, id, gauge.Front)
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

package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/physics"
)

// linGaava tunes her own ship and up to two others without modifications.
func linGaava() *xwing.Card {
	plain := func(t *xwing.Table, m xwing.Moment, id board.ShipID) bool {
		s := t.Ship(id)
		return (s.Chassis == "tiefofighter" || s.Chassis == "tiesffighter") && !s.HasCondition("primedforspeed") &&
			!slices.ContainsFunc(s.Upgrades, func(u board.Upgrade) bool { return u.Kind == "modification" })
	}
	return pilot("lingaava", xwing.Ability{When: xwing.AfterPlacingForces, If: always,
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.AssignCondition(m, m.Owner, "primedforspeed")
			for range 2 {
				ship := t.ChooseShip(m, friends(t, m, plain), true)
				if ship == 0 {
					return
				}
				t.AssignCondition(m, ship, "primedforspeed")
			}
		}})
}

func primedForSpeed() *xwing.Card {
	return condition("primedforspeed",
		xwing.Ability{Query: xwing.AddingActions, Bar: white(catalog.SLAM)},
		xwing.Ability{When: xwing.AfterAction,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && m.Action == catalog.SLAM.String() && t.Ship(m.Owner).Has(board.Disarm) > 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.SufferDamage(m.Owner, xwing.Damage{Hits: 1})
				t.RemoveTokens(m.Owner, board.Disarm, 1)
			}})
}

func sicko() *xwing.Card {
	return pilot("sicko", xwing.Ability{When: xwing.AfterManeuver, May: true,
		If: func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && xwing.Basic(m.Maneuver.Bearing) },
		Do: func(t *xwing.Table, m xwing.Moment) { t.AssignCondition(m, m.Owner, "sickeningmaneuver") }})
}

// slips is what becomes of a curve under sickeningManeuver.
func slips(b physics.Bearing) (physics.Bearing, bool) {
	switch b {
	case physics.BankLeft:
		return physics.SideslipBankLeft, true
	case physics.BankRight:
		return physics.SideslipBankRight, true
	case physics.TurnLeft:
		return physics.SideslipTurnLeft, true
	case physics.TurnRight:
		return physics.SideslipTurnRight, true
	}
	return b, false
}

// sickeningManeuver makes sideslips of curves, and a red Koiogran turn of what is
// straight, until one maneuver is executed.
func sickeningManeuver() *xwing.Card {
	return condition("sickeningmaneuver",
		xwing.Ability{Query: xwing.IgnoringStress,
			If: func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Action == xwing.ManeuverWhileStressed },
			By: func(*xwing.Table, xwing.Moment) int { return 1 }},
		xwing.Ability{When: xwing.AfterRevealingDial,
			If: func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && xwing.Basic(m.Maneuver.Bearing) },
			Do: func(t *xwing.Table, m xwing.Moment) {
				to := m.Maneuver
				if slip, curved := slips(to.Bearing); curved {
					t.GainTokens(m.Owner, board.Strain, 1)
					to.Bearing = slip
				} else {
					to.Bearing, to.Difficulty = physics.KoiogranTurn, catalog.Red
				}
				t.ChangeManeuver(m.Owner, to)
			}},
		xwing.Ability{When: xwing.AfterManeuver, Do: func(t *xwing.Table, m xwing.Moment) { t.RemoveThis(m) }})
}

// inReserve returns the ship that waits for the owner's word, 0 if there is none.
func inReserve(t *xwing.Table, m xwing.Moment) board.ShipID {
	for i := range t.View.Ships {
		s := &t.View.Ships[i]
		if s.Where == board.InReserve && t.ConditionBy(s.ID, "itstheresistance") == m.Owner {
			return s.ID
		}
	}
	return 0
}

// ga97 calls a ship out of reserve once all its charges have come back, or with its
// last words.
func ga97() *xwing.Card {
	arrive := func(t *xwing.Table, m xwing.Moment) board.ShipID {
		id := inReserve(t, m)
		t.PlaceFromReserve(id)
		t.RemoveCondition(id, "itstheresistance")
		return id
	}
	return upgrade("ga97",
		xwing.Ability{When: xwing.BeforePlacingForces, May: true, If: func(t *xwing.Table, m xwing.Moment) bool {
			return len(t.MusteredWith(m.Owner)) > 0
		}, Do: func(t *xwing.Table, m xwing.Moment) {
			t.SpendCharges(m.Owner, "ga97", t.AskCharges(m, 3, 5))
			t.AssignCondition(m, t.ChooseShip(m, t.MusteredWith(m.Owner), false), "itstheresistance")
		}},
		xwing.Ability{When: xwing.StartOfPlanning,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return inReserve(t, m) != 0 && !t.CanRecover(m.Owner, "ga97")
			},
			Do: func(t *xwing.Table, m xwing.Moment) { arrive(t, m) }},
		xwing.Ability{When: xwing.BeforeDestroyedRemoved,
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && inReserve(t, m) != 0 },
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(arrive(t, m), board.Disarm, 1) }})
}

// itsTheResistance keeps its ship in reserve until it is called.
func itsTheResistance() *xwing.Card {
	return condition("itstheresistance", xwing.Ability{Query: xwing.StartingInReserve,
		By: func(*xwing.Table, xwing.Moment) int { return 1 }})
}

package cards

import (
	"slices"
	"strings"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// imperialCrewUpgrades lists the upgrades of the slot crew of the Galactic Empire.
func imperialCrewUpgrades() []*xwing.Card {
	return []*xwing.Card{
		cienaReeCrew(),
		admiralSloane(),
		agentKallus(),
		upgrade("captainhark", xwing.Ability{When: xwing.AfterManeuver, May: true, Cost: xwing.Cost{Charges: 1}, Do: focuses,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return fullyRed(t, m) && t.Ship(m.Owner).Has(board.Focus) == 0
			}}),
		darthVaderCrew(),
		deathTroopers(),
		directorKrennic(),
		palpatine(),
		garSaxonCrew(),
		upgrade("grandinquisitor", xwing.Ability{When: xwing.AfterRevealingDial, Cost: xwing.Cost{Force: 1}, Act: whiteIconAsRed(),
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return t.Enemy(m.Owner, m.Ship) && t.AtRange(m.Owner, m.Ship, gauge.Range0, gauge.Range2)
			}}),
		commandos("imperialsupercommandos"),
		grandMoffTarkin(),
		moffJerjerrod(),
		isbSlicer(),
		seventhSisterCrew(),
		upgrade("ministertua", xwing.Ability{When: xwing.StartOfEngagement, Act: may(red(catalog.Reinforce)),
			If: func(t *xwing.Table, m xwing.Moment) bool { return t.Ship(m.Owner).Damaged() }}),
	}
}

func agentKallus() *xwing.Card {
	return upgrade("agentkallus", assigns("hunted"), xwing.Ability{When: xwing.ModifyingAttackDice, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return attacking(t, m) && t.Ship(m.Other).HasCondition("hunted") &&
				t.Fight().CountResults(board.AttackDice, board.FocusResult) > 0
		},
		Do: func(t *xwing.Table, _ xwing.Moment) {
			t.Fight().ChangeResults(board.AttackDice, board.FocusResult, board.Hit, 1)
		}})
}

// moffJerjerrod has the whole wing boost, all the same way.
func moffJerjerrod() *xwing.Card {
	boosting := func(way string) xwing.ActionGrant { return xwing.ActionGrant{Only: red(catalog.Boost), Boosts: way} }
	able := func(t *xwing.Table, m xwing.Moment, id board.ShipID) bool { return t.CanPerform(id, boosting("")) }
	return upgrade("moffjerjerrod", xwing.Ability{When: xwing.DuringSystemPhase, May: true, Cost: xwing.Cost{Charges: 2},
		If: func(t *xwing.Table, m xwing.Moment) bool { return len(friends(t, m, able)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			way := t.AskAmong(m, m.Owner, "boost-left", "boost-straight", "boost-right")
			inTurn(t, m, friends(t, m, able), func(id board.ShipID) {
				t.GrantAction(m, id, boosting(strings.TrimPrefix(way, "boost-")))
			})
		}})
}

func darthVaderCrew() *xwing.Card {
	return upgrade("darthvader", chooses(xwing.StartOfEngagement,
		func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			if t.ActiveCharges(m.Owner, board.ForceCharges) == 0 {
				return nil
			}
			return t.ShipsAt(m.Owner, gauge.Range2, func(id board.ShipID) bool { return t.InFiringArc(m.Owner, id) })
		},
		func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
			t.SpendCharges(m.Owner, board.ForceCharges, 1)
			orGreen(t, m, id, func() { t.SufferDamage(id, xwing.Damage{Hits: 1}) })
		}))
}

func deathTroopers() *xwing.Card {
	return upgrade("deathtroopers", keeps(board.Stress, board.Activation, gauge.Range0, gauge.Range1))
}

// keeps holds tokens of a kind on enemy ships near the ship in a phase.
func keeps(k board.Token, p board.Phase, lo, hi gauge.Range) xwing.Ability {
	return xwing.Ability{Query: xwing.KeepingToken, By: one,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return m.Token == k && t.View.Phase == p && t.Enemy(m.Owner, m.Ship) && t.AtRange(m.Owner, m.Ship, lo, hi)
		}}
}

// The lock action that Krennic adds is a fact.
func directorKrennic() *xwing.Card {
	others := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return slices.DeleteFunc(t.View.SquadOf(t.Ship(m.Owner).Seat), func(id board.ShipID) bool { return id == m.Owner })
	}
	return upgrade("directorkrennic", xwing.Ability{When: xwing.BeforePlacingForces,
		If: func(t *xwing.Table, m xwing.Moment) bool { return len(others(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.AssignCondition(m, t.ChooseShip(m, others(t, m), false), "optimizedprototype")
		}})
}

// palpatine lends the Force to others.
func palpatine() *xwing.Card {
	lends := func(side board.Side, good board.Face) xwing.Ability {
		return xwing.Ability{When: modifying(side), May: true, Cost: xwing.Cost{Force: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return !you(m) && t.Friendly(m.Owner, m.Ship) && rolls(t, m.Ship, side) &&
					t.Fight().CountResults(side, board.FocusResult) > 0
			},
			Do: changes(side, board.FocusResult, good, 1)}
	}
	return upgrade("emperorpalpatine", lends(board.AttackDice, board.Hit), lends(board.DefenseDice, board.EvadeResult))
}

func isbSlicer() *xwing.Card {
	return upgrade("isbslicer", keeps(board.Jam, board.End, gauge.Range1, gauge.Range2))
}

// admiralSloane has the fallen avenged.
func admiralSloane() *xwing.Card {
	return upgrade("admiralsloane",
		xwing.Ability{When: xwing.AfterDefending, Upon: theOther,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return !you(m) && friendlyAt(t, m, gauge.Range3) && t.Ship(m.Ship).Destroyed && t.CanGain(m.Other, board.Stress)
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.GainTokensFrom(t.Ship(m.Owner).Seat, m.Other, board.Stress, 2)
			}},
		rerollFor(func(t *xwing.Table, m xwing.Moment) bool {
			return friendlyAt(t, m, gauge.Range3) && t.Ship(m.Other).Stressed()
		}))
}

// garSaxonCrew helps those below him against what he has locked.
func garSaxonCrew() *xwing.Card {
	return upgrade("garsaxon", xwing.Ability{When: xwing.ModifyingAttackDice, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return t.Friendly(m.Owner, m.Ship) && t.AtRange(m.Owner, m.Ship, gauge.Range1, gauge.Range3) &&
				rolls(t, m.Ship, board.AttackDice) && t.Initiative(m.Ship) <= 4 && t.Ship(m.Owner).HasLocked(m.Other.Piece()) &&
				t.Fight().CountResults(board.AttackDice, board.FocusResult) > 0
		},
		Do: changes(board.AttackDice, board.FocusResult, board.Hit, 1)})
}

// seventhSisterCrew turns the stress of others into something worse.
func seventhSisterCrew() *xwing.Card {
	return upgrade("seventhsister", xwing.Ability{When: xwing.WouldGainToken, May: true, Cost: xwing.Cost{Force: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return m.Token == board.Stress && t.Enemy(m.Owner, m.Ship) && t.AtRange(m.Owner, m.Ship, gauge.Range0, gauge.Range1)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.GainEither(m, m.Ship, board.Jam, board.Tractor) }})
}

// grandMoffTarkin has everybody aim at what he has locked.
func grandMoffTarkin() *xwing.Card {
	prey := func(t *xwing.Table, m xwing.Moment, id board.ShipID) []string {
		return slices.DeleteFunc(slices.Clone(t.Ship(m.Owner).Locks), func(o string) bool {
			ship := board.ShipOf(o)
			return ship == 0 || t.Ship(ship).Remote != "" || !newLock(t, id, o)
		})
	}
	able := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return friends(t, m, func(t *xwing.Table, m xwing.Moment, id board.ShipID) bool { return len(prey(t, m, id)) > 0 })
	}
	return upgrade("grandmofftarkin", xwing.Ability{When: xwing.DuringSystemPhase, May: true, Cost: xwing.Cost{Charges: 2},
		If: func(t *xwing.Table, m xwing.Moment) bool { return len(able(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			for _, id := range t.ChooseShips(m, able(t, m)) {
				t.LockOneOf(id, prey(t, m, id))
			}
		}})
}

// cienaReeCrew swings those about who have been told to swerve.
func cienaReeCrew() *xwing.Card {
	return upgrade("cienaree", xwing.Ability{When: xwing.AfterAction, Upon: theOther, May: true,
		If: func(_ *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.Is(catalog.Coordinate) && (m.Answer == catalog.BarrelRoll.String() || m.Answer == catalog.Boost.String())
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.GainTokens(m.Other, board.Stress, 1)
			m.Owner = m.Other
			t.Pivot(m.Other, t.AskPivot(m, 90, -90))
		}})
}

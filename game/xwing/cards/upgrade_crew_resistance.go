package cards

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// resistanceCrewUpgrades lists the upgrades of the slot crew of the Resistance.
func resistanceCrewUpgrades() []*xwing.Card {
	return []*xwing.Card{
		amilynHoldo(),
		c3poCrew(),
		chewbaccaResistance(),
		ga97(),
		upgrade("hansolo-crew", xwing.Ability{When: xwing.AfterAction,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && m.Is(catalog.Evade) && len(enemyAt(t, m, gauge.Range1, nil)) > 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.GainTokens(m.Owner, board.Evade, len(enemyAt(t, m, gauge.Range1, nil)))
			}}),
		upgrade("korrsella", xwing.Ability{When: xwing.AfterManeuver,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && m.Move.Full && m.Difficulty == catalog.Blue && t.Ship(m.Owner).Stressed()
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.RemoveTokens(m.Owner, board.Stress, t.Ship(m.Owner).Has(board.Stress))
			}}),
		resets("kaydelconnix", func(_ *xwing.Table, m xwing.Moment, d catalog.Maneuver) bool {
			return d.Speed == m.Move.Maneuver.Speed+1 && basic(d)
		}),
		larmaDAcy(),
		leiaOrganaResistance(func(catalog.Maneuver) bool { return true }),
		later(leiaOrganaResistance(func(a catalog.Maneuver) bool { return a.Bearing != gauge.Stationary })),
		pz4co(),
		roseTico(),
	}
}

// leiaOrganaResistance smooths the maneuver that a friendly ship has revealed, of those that she can; should the dial
// be turned after it, the one that is flown.
func leiaOrganaResistance(can func(catalog.Maneuver) bool) *xwing.Card {
	return upgrade("leiaorgana-resistance",
		xwing.Ability{When: xwing.AfterRevealingDial, May: true, Upon: theShip, Cost: xwing.Cost{Force: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool { return t.Friendly(m.Owner, m.Ship) && can(m.Move.Maneuver) },
			Choice: func(t *xwing.Table, m xwing.Moment) bool {
				d := t.Difficulty(m.Ship, m.Move.Maneuver)
				return d == catalog.White || d == catalog.Red
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.Note(m, m.Ship.Piece()) }},
		number(xwing.ManeuverDifficulty, -1, func(t *xwing.Table, m xwing.Moment) bool {
			return t.Noted(m, m.Ship.Piece()) && t.Reveals(m.Ship, m.Move.Maneuver)
		}))
}

// c3poCrew talks to whoever calculates, however far away.
func c3poCrew() *xwing.Card {
	return upgrade("c3po-crew",
		xwing.Ability{Query: xwing.ReachingFar, By: one, If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.Is(catalog.Coordinate) && t.AtRange(m.Owner, m.Other, gauge.Range3, gauge.Beyond) &&
				slices.ContainsFunc(t.ActionBar(m.Other), func(a catalog.BarAction) bool { return a.Type == catalog.Calculate })
		}},
		gainsAfter(board.Calculate, catalog.Calculate, catalog.Coordinate))
}

// ga97 calls a ship out of reserve that flies in no wing: those start in play (X25-HUG-097).
func ga97() *xwing.Card {
	return upgrade("ga97", callsUp("ga97", func(t *xwing.Table, m xwing.Moment) int { return t.AskCharges(m, 3, 5) },
		func(t *xwing.Table, id board.ShipID) bool { return t.Ship(id).Wing.Leader == 0 })...)
}

// callsUp keeps a ship for which fit holds in reserve at a price, and calls it once all charges of this card have come back, or
// with its last words.
func callsUp(xws string, price func(*xwing.Table, xwing.Moment) int, fit func(*xwing.Table, board.ShipID) bool) []xwing.Ability {
	among := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return slices.DeleteFunc(t.MusteredWith(m.Owner), func(id board.ShipID) bool { return !fit(t, id) })
	}
	arrive := func(t *xwing.Table, m xwing.Moment) board.ShipID {
		id := inReserve(t, m)
		t.PlaceFromReserve(id)
		t.RemoveCondition(id, "itstheresistance")
		return id
	}
	return []xwing.Ability{
		{When: xwing.BeforePlacingForces, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool { return len(among(t, m)) > 0 },
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.SpendCharges(m.Owner, xws, price(t, m))
				t.AssignCondition(m, t.ChooseShip(m, among(t, m), false), "itstheresistance")
			}},
		{When: xwing.StartOfPlanning,
			If: func(t *xwing.Table, m xwing.Moment) bool { return inReserve(t, m) != 0 && !t.CanRecover(m.Owner, xws) },
			Do: func(t *xwing.Table, m xwing.Moment) { arrive(t, m) }},
		{When: xwing.BeforeDestroyedRemoved,
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && inReserve(t, m) != 0 },
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(arrive(t, m), board.Disarm, 1) }},
	}
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

func larmaDAcy() *xwing.Card {
	hers := func(m xwing.Moment) bool {
		return m.Is(catalog.Reinforce, catalog.Coordinate, catalog.Jam)
	}
	return upgrade("larmadacy", calmUnder(2, hers),
		xwing.Ability{Query: xwing.ActionColor, By: plus(int(catalog.Red)), If: func(t *xwing.Table, m xwing.Moment) bool {
			return stressed(t, m) && m.Difficulty == catalog.White && hers(m)
		}})
}

// roseTico gives a result, whichever, for a lock.
func roseTico() *xwing.Card {
	locks := func(side board.Side) xwing.Ability {
		return xwing.Ability{When: modifying(side), May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return rolls(t, m.Owner, side) && t.Enemy(m.Owner, m.Other) && locksAnew(t, m, m.Other) &&
					t.Fight().CountResults(side, board.Hit, board.Crit, board.FocusResult, board.EvadeResult, board.Blank) > 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.Fight().SpendDie(side, t.Fight().ChooseDice(m.Owner, side, 1, 1, func(board.Die) *game.Refusal { return nil })[0])
				t.AcquireLock(m.Owner, m.Other.Piece())
			}}
	}
	return upgrade("rosetico", locks(board.AttackDice), locks(board.DefenseDice))
}

// chewbaccaResistance gets angry when friends are hurt.
func chewbaccaResistance() *xwing.Card {
	const charges = "chewbacca-crew-swz19"
	return upgrade("chewbacca-crew-swz19",
		xwing.Ability{When: xwing.AfterPlacingForces, If: always,
			Do: func(t *xwing.Table, m xwing.Moment) { t.LoseCharges(m.Owner, charges, 1) }},
		xwing.Ability{When: xwing.AfterDealtCard,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return friendlyAt(t, m, gauge.Range3) && t.CanRecover(m.Owner, charges)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.RecoverCharges(m.Owner, charges, 1) }},
		turnsAttack(board.FocusResult, board.Crit, xwing.Cost{Charges: 2}, nil))
}

// pz4co hands on what the ship has calculated, and what it has focused on if its maneuver was blue.
func pz4co() *xwing.Card {
	focus := func(t *xwing.Table, m xwing.Moment) bool {
		return t.Ship(m.Owner).Has(board.Focus) > 0 && revealed(t, m.Owner, catalog.Blue)
	}
	return upgrade("pz4co", chooses(xwing.EndOfActivation,
		func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			if t.Ship(m.Owner).Has(board.Calculate) == 0 && !focus(t, m) {
				return nil
			}
			return othersAt(t, m, gauge.Range2, func(id board.ShipID) bool { return t.RangeBetween(m.Owner, id) >= gauge.Range1 })
		},
		func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
			k := board.Calculate
			if t.Ship(m.Owner).Has(k) == 0 || focus(t, m) && t.AskRatherFor(m, m.Owner, "give-focus", "give-calculate") {
				k = board.Focus
			}
			t.TransferToken(m.Owner, id, k)
		}))
}

// amilynHoldo shares with a friend what the one has and the other lacks.
func amilynHoldo() *xwing.Card {
	return upgrade("amilynholdo", given(mine, chooses(xwing.BeforeEngaging,
		func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			return othersAt(t, m, gauge.Range2, func(id board.ShipID) bool {
				return t.RangeBetween(m.Owner, id) >= gauge.Range1 && (t.CanHandLacking(m.Owner, id) || t.CanHandLacking(id, m.Owner))
			})
		},
		func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
			t.HandLacking(m, m.Owner, id)
			t.HandLacking(m, id, m.Owner)
		})))
}

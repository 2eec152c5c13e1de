package cards

import (
	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/physics"
)

// clonesAndOthers lists crew of the Republic, the First Order and the Resistance, and
// of anybody.
func clonesAndOthers() []*xwing.Card {
	return []*xwing.Card{
		c3poOfTheRepublic(), captainPhasma(), commanderPyre(), aaylaSecuraCrew(), kitFisto(), wolfpack(), roseTico(),
		upgrade("perceptivecopilot", xwing.Ability{When: xwing.AfterAction,
			If: func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Action == catalog.Focus.String() },
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Focus, 1) }}),
		upgrade("korrsella", xwing.Ability{When: xwing.AfterManeuver,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && m.Full && m.Difficulty == catalog.Blue && t.Ship(m.Owner).Stressed()
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.RemoveTokens(m.Owner, board.Stress, t.Ship(m.Owner).Has(board.Stress))
			}}),
	}
}

func c3poOfTheRepublic() *xwing.Card {
	return upgrade("c3po-republic", rerolls(board.DefenseDice, 1, func(t *xwing.Table, m xwing.Moment) bool {
		return you(m) && t.Ship(m.Owner).Has(board.Calculate) > 0
	}), xwing.Ability{When: xwing.AfterAction,
		If: func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Action == catalog.Calculate.String() },
		Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Calculate, 1) }})
}

func captainPhasma() *xwing.Card {
	calm := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return enemyAt(t, m, physics.Range1, func(id board.ShipID) bool { return !t.Ship(id).Stressed() })
	}
	return upgrade("captainphasma", xwing.Ability{When: xwing.EndOfEngagement,
		If: func(t *xwing.Table, m xwing.Moment) bool { return len(calm(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			for _, id := range calm(t, m) {
				t.GainTokensFrom(t.Ship(m.Owner).Seat, id, board.Stress, 1)
			}
		}})
}

func commanderPyre() *xwing.Card {
	return upgrade("commanderpyre", rerolls(board.DefenseDice, 1, foeStressed),
		xwing.Ability{When: xwing.AfterPlacingForces, If: always,
			Do: func(t *xwing.Table, m xwing.Moment) {
				if id := t.ChooseShip(m, t.View.ShipsOf(t.Ship(m.Owner).Seat.Other()), false); id != 0 {
					t.GainTokensFrom(t.Ship(m.Owner).Seat, id, board.Stress, 2)
				}
			}})
}

func aaylaSecuraCrew() *xwing.Card {
	return upgrade("aaylasecura", xwing.Ability{When: xwing.ModifyingDefenseDice, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return friendlyAt(t, m, physics.Range2) && rolls(t, m.Ship, board.DefenseDice) && t.InBullseye(m.Owner, m.Other) &&
				t.CountResults(board.DefenseDice, board.Blank) > 0
		},
		Do: changes(board.DefenseDice, board.Blank, board.FocusResult, 1)})
}

func kitFisto() *xwing.Card {
	evade := xwing.ActionGrant{Source: "upgrade/kitfisto", Only: red(catalog.Evade)}
	able := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return friendsAt(t, m, physics.Range1, func(id board.ShipID) bool { return t.CanPerform(id, evade) })
	}
	return upgrade("kitfisto", xwing.Ability{When: xwing.StartOfEngagement, May: true, Cost: xwing.Cost{Force: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool { return len(able(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) { t.PerformAction(t.ChooseShip(m, able(t, m), false), evade) }})
}

// wolfpack lets whoever was shot at turn on the attacker.
func wolfpack() *xwing.Card {
	return upgrade("wolfpack", xwing.Ability{When: xwing.AfterDefending, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return friendlyAt(t, m, physics.Range3) && t.InFiringArc(m.Owner, m.Other) && t.CanLock(m.Ship, m.Other.Piece())
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.GainTokens(m.Ship, board.Strain, 1)
			t.AcquireLock(m.Ship, m.Other.Piece())
		}})
}

// roseTico gives a result, whichever, for a lock.
func roseTico() *xwing.Card {
	locks := func(side board.Side) xwing.Ability {
		return xwing.Ability{When: modifying(side), May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return rolls(t, m.Owner, side) && t.CanLock(m.Owner, m.Other.Piece()) &&
					t.CountResults(side, board.Hit, board.Crit, board.FocusResult, board.EvadeResult, board.Blank) > 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.SpendDie(side, t.ChooseDice(m.Owner, side, 1, 1, func(board.Die) *game.Refusal { return nil })[0])
				t.AcquireLock(m.Owner, m.Other.Piece())
			}}
	}
	return upgrade("rosetico", locks(board.AttackDice), locks(board.DefenseDice))
}

package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// firstSystems lists the systems of first edition.
func firstSystems() []*xwing.Card {
	stress := xwing.Cost{Gain: board.Stress, GainN: 1}
	return []*xwing.Card{
		firstUpgrade("accuracycorrector", corrects(board.AttackDice, board.Hit, 2, xwing.Cost{}, attacking, true)...),
		firstUpgrade("advancedsensors", xwing.Ability{When: xwing.BeforeRevealingDial,
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.CanPerform(m.Owner, xwing.ActionGrant{}) },
			Do: func(t *xwing.Table, m xwing.Moment) {
				if action, _ := t.GrantAction(m, m.Owner, xwing.ActionGrant{}); action != "" {
					t.SkipActionStep(m)
				}
			}}),
		firstUpgrade("advtargetingcomputer", addsCrit()...),
		firstUpgrade("collisiondetector", xwing.Ability{Query: xwing.CrossingObstacles, By: one},
			xwing.Ability{When: xwing.WouldSufferDamage,
				If:      func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Damage.Crit && len(m.Met.Obstacles) > 0 },
				Replace: func(_ *xwing.Table, _ xwing.Moment, d *xwing.Damage) { *d = xwing.Damage{} }}),
		firstUpgrade("electronicbaffle", xwing.Ability{When: xwing.AfterGainingToken, May: true, Cost: xwing.Cost{Hits: 1},
			If: func(_ *xwing.Table, m xwing.Moment) bool {
				return you(m) && (m.Token == board.Stress || m.Token == board.Ion)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.RemoveTokens(m.Owner, m.Token, 1) }}),
		firstUpgrade("enhancedscopes", number(xwing.InitiativeValue, 0, func(t *xwing.Table, _ xwing.Moment) bool {
			return t.View.Phase == board.Activation
		})),
		firstUpgrade("firecontrolsystem", xwing.Ability{When: xwing.AfterAttacking, May: true, Upon: theOther,
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && locksAnew(t, m, m.Other) },
			Do: func(t *xwing.Table, m xwing.Moment) { t.AcquireLock(m.Owner, m.Other.Piece()) }}),
		firstUpgrade("minefieldmapper", minesField()),
		firstUpgrade("reinforceddeflectors", xwing.Ability{When: xwing.AfterDefending,
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.Fight().SufferedPoints(m.Owner) >= 3 },
			Do: func(t *xwing.Table, m xwing.Moment) { t.RecoverShield(m.Owner) }}),
		firstUpgrade("sensorjammer", xwing.Ability{When: xwing.ModifyingAttackDice, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return defending(t, m) && t.Fight().CountResults(board.AttackDice, board.Hit) > 0
			},
			Do: func(t *xwing.Table, _ xwing.Moment) {
				hits := diceThat(t, board.AttackDice, func(d board.Die) bool { return d.Face == board.Hit })
				t.Fight().ChangeForGood(board.AttackDice, hits[0], board.FocusResult)
			}}),
		firstUpgrade("targetingscrambler", scrambles()),
		firstUpgrade("thrustcorrector", corrects(board.DefenseDice, board.EvadeResult, 1, stress, func(t *xwing.Table, m xwing.Moment) bool {
			return defending(t, m) && t.Ship(m.Owner).Has(board.Stress) <= 3
		}, false)...),
		firstUpgrade("trajectorysimulator", xwing.Ability{Query: xwing.PlacingWays, Ways: board.Launches(straight(5)),
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.IsBomb(m.Action) }}),
	}
}

// corrects cancels all dice of the owner's for as many results, which he may do without if the card says may, and nothing
// modifies those dice any more. Who may not modify them cancels all the same, and adds nothing (X10-DIC-004, X10-DIC-007).
func corrects(side board.Side, to board.Face, n int, cost xwing.Cost,
	when func(*xwing.Table, xwing.Moment) bool, may bool) []xwing.Ability {
	return []xwing.Ability{
		{When: modifying(side), May: true, Aside: true, Cost: cost, If: when,
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.Fight().CancelAll(m, side)
				if !may || !t.Fight().CanAddDie(side, to) || t.AskRather(m, m.Owner, "add-results", "add-none") {
					for range n {
						t.Fight().AddDie(side, to)
					}
				}
				t.NoteInAttack(m, noteUsed)
			}},
		fixing(func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && t.NotedInAttack(m, noteUsed)
		}),
	}
}

// addsCrit adds a crit to primary attacks on a ship that is locked; the lock is not spent in them then.
func addsCrit() []xwing.Ability {
	return []xwing.Ability{
		{When: xwing.ModifyingAttackDice, May: true,
			If: whenAttacking(func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
				return !a.Weapon.Special && slices.Contains(t.LockedBy(a.Defender), m.Owner)
			}),
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.NoteInAttack(m, noteUsed)
				t.Fight().AddDie(board.AttackDice, board.Crit)
			}},
		sparesLock(func(t *xwing.Table, m xwing.Moment) bool {
			return attacking(t, m) && t.NotedInAttack(m, noteUsed)
		}),
	}
}

// scrambles spoils the aim of a ship for the round.
func scrambles() xwing.Ability {
	near := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return t.ShipsAt(m.Owner, gauge.Range3, func(id board.ShipID) bool { return id != m.Owner })
	}
	return xwing.Ability{When: xwing.StartOfPlanning, May: true, Cost: xwing.Cost{Gain: board.Disarm, GainN: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool { return len(near(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.AssignCondition(m, t.ChooseShip(m, near(t, m), false), scrambled)
		}}
}

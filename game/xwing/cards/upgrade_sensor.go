package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
)

// sensorUpgrades lists the upgrades of the slot sensor.
func sensorUpgrades() []*xwing.Card {
	return []*xwing.Card{
		advancedSensors(),
		upgrade("blanksignature-battleoverendor", turnsOwn(board.DefenseDice, board.FocusResult, board.EvadeResult, 1,
			xwing.Cost{Charges: 1}, func(t *xwing.Table, m xwing.Moment) bool { return !t.Ship(m.Other).HasLocked(m.Owner.Piece()) })),
		collisionDetector(),
		fireControlSystem(),
		upgrade("homingbeacon-armedanddangerous", locksFarForCharge("homingbeacon-armedanddangerous"), locksAhead()),
		longRangeScanners(),
		passiveSensors(),
		relaySystem(),
		trajectorySimulator(),
	}
}

// Advanced Sensors: whoever acts early does not act again in its activation, not
// by a linked action either; its Perform Action step as such remains.
func advancedSensors() *xwing.Card {
	any := xwing.ActionGrant{}
	return upgrade("advancedsensors",
		xwing.Ability{When: xwing.AfterRevealingDial,
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.CanPerform(m.Owner, any) },
			Do: func(t *xwing.Table, m xwing.Moment) {
				if _, completed := t.GrantAction(m, m.Owner, any); completed {
					t.Note(m, "acted")
				}
			}},
		xwing.Ability{Query: xwing.PerformingAction, Refuse: refusing(rule.AdvancedSensors),
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && t.View.Phase == board.Activation && t.View.Active == m.Owner && t.Noted(m, "acted")
			}})
}

// Collision Detector ignores one obstacle at a time, for the rest of the round.
func collisionDetector() *xwing.Card {
	return upgrade("collisiondetector",
		xwing.Ability{Query: xwing.CrossingObstacles, By: one},
		xwing.Ability{When: xwing.WouldSufferEffect, May: true, Cost: xwing.Cost{Charges: 1},
			If: func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && len(m.Met.Obstacles) > 0 },
			Do: func(t *xwing.Table, m xwing.Moment) { t.Note(m, m.Met.Obstacles[0].Piece()) }},
		xwing.Ability{Query: xwing.IgnoringObstacles, By: one,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && t.Noted(m, m.Met.Obstacles[0].Piece())
			}})
}

// Fire-Control System keeps the lock in the attack in which it was of use.
func fireControlSystem() *xwing.Card {
	return upgrade("firecontrolsystem",
		xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Rerolls: true,
			If: whenAttacking(func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
				return t.Ship(m.Owner).HasLocked(a.Defender.Piece())
			}),
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.NoteInAttack(m, "rerolled")
				t.Fight().RerollChosen(m.Owner, board.AttackDice, 1, 1)
			}},
		sparesLock(func(t *xwing.Table, m xwing.Moment) bool { return t.NotedInAttack(m, "rerolled") }))
}

// longRangeScanners see for one lock action as far as the table goes.
func longRangeScanners() *xwing.Card {
	const far = "far"
	return upgrade("longrangescanners-alphaclassstarwing",
		xwing.Ability{When: xwing.BeforeAction, May: true, Cost: xwing.Cost{Charges: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && m.Is(catalog.Lock) && len(t.LockableBeyond(m.Owner)) > len(t.Lockable(m.Owner))
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.Note(m, far) }},
		number(xwing.LockingBeyond, 1, func(t *xwing.Table, m xwing.Moment) bool { return you(m) && m.Is(catalog.Lock) && t.Noted(m, far) }))
}

// Passive sensors are an action that nobody can coordinate, and pay off when the ship
// engages.
func passiveSensors() *xwing.Card {
	watching := func(t *xwing.Table, m xwing.Moment) bool { return t.ActiveCharges(m.Owner, "passivesensors") == 0 }
	return upgrade("passivesensors",
		xwing.Ability{When: xwing.AsAction, Cost: xwing.Cost{Charges: 1}, Do: func(*xwing.Table, xwing.Moment) {}},
		xwing.Ability{Query: xwing.PerformingAction, Refuse: refusing(rule.CardForbids),
			If: func(_ *xwing.Table, m xwing.Moment) bool {
				return !m.Act.Step && m.IsOwn()
			}},
		xwing.Ability{Query: xwing.Coordinating, Refuse: refusing(rule.CardForbids),
			If: func(t *xwing.Table, m xwing.Moment) bool { return m.Other == m.Owner && watching(t, m) }},
		xwing.Ability{When: xwing.BeforeEngaging, Act: may(white(catalog.Calculate, catalog.Lock)),
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && watching(t, m) }})
}

func trajectorySimulator() *xwing.Card {
	return upgrade("trajectorysimulator", xwing.Ability{
		Query: xwing.PlacingWays, Ways: board.Launches(straight(5)),
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && t.View.Phase == board.System && t.IsBomb(m.Action)
		},
	})
}

// relaySystem locks what friends nearby lock, and hands its own lock on.
func relaySystem() *xwing.Card {
	return upgrade("relaysystem-tiephphantom",
		xwing.Ability{When: xwing.AfterAction, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return !you(m) && friendlyAt(t, m, gauge.Range2) && t.CanLock(m.Owner, m.Answer)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.AcquireLock(m.Owner, m.Answer) }},
		handsLock(hasHit, func(t *xwing.Table, m xwing.Moment, id board.ShipID) bool {
			return t.AtRange(m.Owner, id, gauge.Range0, gauge.Range1)
		}))
}

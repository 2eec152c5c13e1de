package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/physics"
)

// astromechs lists astromechs of the Resistance and the Republic.
func astromechs() []*xwing.Card {
	return []*xwing.Card{
		m9g8(), r6d8(), r4Astromech(),
		r4p44(), r2ha(), l4er5(),
		upgrade("bb8", xwing.Ability{When: xwing.BeforeManeuver, If: inBlue, Cost: xwing.Cost{Charges: 1}, Act: may(white(catalog.BarrelRoll, catalog.Boost))}),
		upgrade("bbastromech", xwing.Ability{When: xwing.BeforeManeuver, If: inBlue, Cost: xwing.Cost{Charges: 1}, Act: may(white(catalog.BarrelRoll))}),
		upgrade("r4p17", xwing.Ability{When: xwing.AfterManeuver, If: fullyRed, Cost: xwing.Cost{Charges: 1}, Act: &xwing.ActionGrant{Stressed: true}}),
		upgrade("r7a7", turnsAttack(board.Hit, board.Crit, xwing.Cost{Charges: 1}, nil)),
		upgrade("r2c4", turnsAttack(board.FocusResult, board.Hit, xwing.Cost{Spend: board.Evade, SpendN: 1}, nil)),
	}
}

// inBlue is the condition of what comes with a blue maneuver.
func inBlue(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Difficulty == catalog.Blue }

func r4p44() *xwing.Card {
	return upgrade("r4p44", xwing.Ability{When: xwing.AfterManeuver,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return fullyRed(t, m) && len(enemyAt(t, m, arcReach, func(id board.ShipID) bool { return t.InBullseye(m.Owner, id) })) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Calculate, 1) }})
}

// r2ha gives the lock on the attacker up.
func r2ha() *xwing.Card {
	return upgrade("r2ha", xwing.Ability{When: xwing.ModifyingDefenseDice, May: true, Rerolls: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return defending(t, m) && t.Ship(m.Owner).HasLocked(m.Other.Piece())
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.SpendLock(m.Owner, m.Other.Piece())
			t.RerollChosen(m.Owner, board.DefenseDice, 1, len(t.Dice(board.DefenseDice)))
		}})
}

func l4er5() *xwing.Card {
	return upgrade("l4er5", passes(xwing.StartOfEngagement, board.Calculate, func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return othersAt(t, m, arcReach, func(id board.ShipID) bool { return t.InFiringArc(m.Owner, id) })
	}))
}

// m9g8 has one attack die of a ship that is locked thrown again, whoever it shoots at.
func m9g8() *xwing.Card {
	return upgrade("m9g8", xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Rerolls: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			a := t.View.Attack
			return t.Friendly(m.Owner, m.Ship) && t.Ship(m.Owner).HasLocked(a.Attacker.Piece())
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.RerollChosen(m.Owner, board.AttackDice, 1, 1) }})
}

func r6d8() *xwing.Card {
	aiming := func(t *xwing.Table, m xwing.Moment) int {
		return len(friendsAt(t, m, physics.Range3, func(id board.ShipID) bool { return t.InBullseye(id, m.Other) }))
	}
	return upgrade("r6d8", xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Rerolls: true,
		If: whenAttacking(func(t *xwing.Table, m xwing.Moment, _ *board.Attack) bool {
			return aiming(t, m) > 0
		}),
		Do: func(t *xwing.Table, m xwing.Moment) { t.RerollChosen(m.Owner, board.AttackDice, 1, aiming(t, m)) }})
}

// r4Astromech makes slow basic maneuvers easier.
func r4Astromech() *xwing.Card {
	return upgrade("r4astromech", number(xwing.ManeuverDifficulty, -1, func(_ *xwing.Table, m xwing.Moment) bool {
		return you(m) && (m.Maneuver.Speed == 1 || m.Maneuver.Speed == 2) && m.Maneuver.Bearing <= physics.TurnRight
	}))
}

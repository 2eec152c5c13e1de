package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// The phrases of how a ship flies: out of cover, past an enemy, around what is near.

// divesOut dives out of cover.
func divesOut() xwing.Ability {
	ahead := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return enemyAt(t, m, gauge.Range2, func(id board.ShipID) bool {
			return t.RangeBetween(m.Owner, id) >= gauge.Range1 && t.InArc(m.Owner, id, gauge.Front)
		})
	}
	return given(func(t *xwing.Table, m xwing.Moment) bool {
		return you(m) && m.Move.Full && (len(m.Met.Passed) > 0 || t.HasDeployed(m.Owner))
	}, chooses(xwing.AfterManeuver,
		func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			return ahead(t, m)
		},
		func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
			t.GainTokensFrom(t.Ship(m.Owner).Seat, id, board.Strain, 1)
		}))
}

// fliesPast flies past the enemy's nose.
func fliesPast() xwing.Ability {
	return given(throughEnemy, chooses(xwing.AfterManeuver, enemiesPassed,
		func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
			t.GainTokensFrom(t.Ship(m.Owner).Seat, id, board.Strain, 1)
			if t.InFiringArc(id, m.Owner) {
				t.GainTokens(m.Owner, board.Strain, 1)
			}
		}))
}

// swingsAround swings around what is large and near.
func swingsAround() xwing.Ability {
	return xwing.Ability{When: xwing.BeforeManeuver, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			sharp := m.Move.Maneuver.Bearing == gauge.TurnLeft || m.Move.Maneuver.Bearing == gauge.TurnRight ||
				m.Move.Maneuver.Bearing == gauge.KoiogranTurn
			return you(m) && sharp && m.Move.Maneuver.Speed <= 2 && nearAsteroid(t, m.Owner)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.Tractor(t.Ship(m.Owner).Seat, m.Owner, 1) }}
}

// nearAsteroid reports whether an asteroid is at range 0-1 of a ship.
func nearAsteroid(t *xwing.Table, id board.ShipID) bool {
	return slices.ContainsFunc(t.View.ObstaclesInPlay(), func(o board.ObstacleID) bool {
		return t.View.Obstacle(o).Type == catalog.Asteroid && t.RangeToObstacle(id, o) <= gauge.Range1
	})
}

// swingsPull swings what pulls at the ship over to another.
func swingsPull() xwing.Ability {
	return given(func(t *xwing.Table, m xwing.Moment) bool { return t.Tractored(m.Owner) }, chooses(xwing.EndOfActivation,
		func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			return t.ShipsAt(m.Owner, gauge.Range1, func(id board.ShipID) bool { return t.InTurretArc(m.Owner, id) })
		},
		func(t *xwing.Table, m xwing.Moment, id board.ShipID) { t.TransferToken(m.Owner, id, board.Tractor) }))
}

// hidesAmongRocks fires from among the asteroids, where aiming is hard.
func hidesAmongRocks() []xwing.Ability {
	return []xwing.Ability{
		number(xwing.AttackingAtObstacles, 1, func(t *xwing.Table, m xwing.Moment) bool {
			w, _ := t.Weapon(m.Owner, m.Action)
			return you(m) && w.Special && t.View.Obstacle(m.Met.Obstacles[0]).Type == catalog.Asteroid
		}),
		number(xwing.MostRerolls, 0, func(t *xwing.Table, m xwing.Moment) bool {
			return m.Other == m.Owner && t.NearObstacle(m.Owner, gauge.Range0)
		}),
	}
}

// boostsOn boosts straight ahead after such a maneuver of some speed, which is no action.
func boostsOn() xwing.Ability {
	return xwing.Ability{When: xwing.AfterManeuver, May: true,
		If: func(_ *xwing.Table, m xwing.Moment) bool {
			return full(m, 3, 4) && m.Move.Maneuver.Bearing == gauge.StraightAhead
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.BoostStraight(m.Owner) }}
}

// inWhite is the condition of what comes with a white action of the owner.
func inWhite(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Difficulty == catalog.White }

// slidesThrough boosts and barrel rolls through obstacles while the foils are closed.
func slidesThrough() []xwing.Ability {
	return []xwing.Ability{
		{Query: xwing.CrossingObstacles, By: one,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && t.ShowsSide(m.Owner, "configuration", "(Closed)")
			}},
		{When: xwing.AfterCrossingObstacles,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && slices.ContainsFunc(m.Met.Obstacles, func(o board.ObstacleID) bool {
					return t.RangeToObstacle(m.Owner, o) > gauge.Range0
				})
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Evade, 1) }},
	}
}

// fliesOverAll ignores all obstacles while it moves.
func fliesOverAll() xwing.Ability {
	return number(xwing.IgnoringObstacles, 1, func(_ *xwing.Table, m xwing.Moment) bool { return moves(m) })
}

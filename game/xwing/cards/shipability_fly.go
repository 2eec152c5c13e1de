package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/catalog"
	"xwing/physics"
)

// flyingShips lists the ship abilities about moving.
func flyingShips() []*xwing.Card {
	return []*xwing.Card{
		shipAbility("microthrusters", xwing.Ability{Query: xwing.RollingBanks, By: one}),
		adaptiveAilerons(), notchedStabilizers(), modifiedForOrganics(),
	}
}

// The ailerons fly a short maneuver ahead of the one on the dial.
func adaptiveAilerons() *xwing.Card {
	var ways []catalog.Maneuver
	for _, b := range [...]physics.Bearing{physics.BankLeft, physics.StraightAhead, physics.BankRight} {
		ways = append(ways, catalog.Maneuver{Speed: 1, Bearing: b, Difficulty: catalog.White})
	}
	flies := func(t *xwing.Table, m xwing.Moment) { t.ExecuteOneOf(m, ways) }
	return shipAbility("adaptiveailerons",
		xwing.Ability{When: xwing.BeforeRevealingDial, Do: flies,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && !t.Ship(m.Owner).Stressed() && !t.ChoosesAilerons(m.Owner)
			}},
		xwing.Ability{When: xwing.BeforeRevealingDial, May: true, Do: flies,
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.ChoosesAilerons(m.Owner) }})
}

func notchedStabilizers() *xwing.Card {
	asteroid := func(t *xwing.Table, m xwing.Moment) bool {
		return you(m) && m.Action != xwing.WhileAttacking && t.View.Obstacle(m.Obstacles[0]).Type == catalog.Asteroid
	}
	return shipAbility("notchedstabilizers",
		xwing.Ability{Query: xwing.IgnoringObstacles, If: asteroid, By: one},
		xwing.Ability{Query: xwing.CrossingObstacles, If: asteroid, By: one})
}

func modifiedForOrganics() *xwing.Card {
	return shipAbility("modifiedfororganics", xwing.Ability{Query: xwing.ManeuverDifficulty,
		By: func(_ *xwing.Table, m xwing.Moment) int {
			switch b := m.Maneuver.Bearing; {
			case (b == physics.BankLeft || b == physics.BankRight) && (m.Maneuver.Speed == 2 || m.Maneuver.Speed == 3):
				return -1
			case (b == physics.TurnLeft || b == physics.TurnRight) && m.Maneuver.Speed == 3:
				return 1
			}
			return 0
		}})
}

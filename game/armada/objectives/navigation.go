package objectives

import (
	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
	"xwing/physics"
)

// dangerousTerritory: tokens lie on the obstacles, and the second player's ships fear them less.
func dangerousTerritory() *armada.Objective {
	o := objective("dangerous-territory",
		on(armada.AfterPlacingObstacles, func(t *armada.Table, _ armada.Moment) {
			for i := range t.View.Obstacles {
				t.LayMarker(t.View.Obstacles[i].Pose)
			}
		}),
		armada.Ability{When: armada.AfterOverlapping,
			If: func(t *armada.Table, m armada.Moment) bool {
				return m.Ship != 0 && m.Obstacle != 0 && len(markersOn(t, m.Obstacle)) > 0
			},
			Do: func(t *armada.Table, m armada.Moment) {
				seat := t.Ship(m.Ship).Seat
				if t.MayUse(m, seat, "take-token") {
					t.RemoveMarker(t.ChooseMarker(m, seat, markersOn(t, m.Obstacle)))
					t.GainVictory(m, seat, 1)
				}
			}},
		armada.Ability{Query: armada.IgnoringObstacle,
			Refuse: func(t *armada.Table, m armada.Moment) *game.Refusal { return t.Refuse("ARM-OBN-001", m) },
			If: func(t *armada.Table, m armada.Moment) bool {
				return m.Ship != 0 && t.Ship(m.Ship).Seat == t.Second() && kindOf(t, m.Obstacle, catalog.AsteroidField, catalog.DebrisField)
			}})
	o.Edges, o.Row = gauge.Distance5.Limit(), "ARM-OBN-001"
	return o
}

// markersOn are the objective tokens that overlap an obstacle, with however little of them (ARM-CLR-027).
func markersOn(t *armada.Table, id board.ObstacleID) (on []board.MarkerID) {
	o := t.View.Obstacle(id).Shape()
	for _, m := range markers(t) {
		if physics.ShapesOverlap(gauge.Token(t.View.Marker(m).Pose), o) {
			on = append(on, m)
		}
	}
	return on
}

// intelSweep: an objective ship of each player picks tokens up; whoever has more scores 75.
func intelSweep() *armada.Objective {
	return objective("intel-sweep",
		on(armada.AfterPlacingObstacles, func(t *armada.Table, m armada.Moment) {
			seat := t.Second()
			for range 5 {
				t.PlaceMarkers(seat, 1, armada.Spot{Area: middle(t, gauge.Distance5), Apart: gauge.Distance3, Row: "ARM-OBN-032"})
				seat = board.Across(seat)
			}
			for _, seat := range players(t) {
				if id := t.ChooseShip(m, seat, t.Fleet(seat), false); id != 0 {
					t.Assign(id.Piece(), objectiveToken, false)
				}
			}
		}),
		takesMarker(func(t *armada.Table, m armada.Moment) bool { return carries(t, m.Ship) }, func(t *armada.Table, m armada.Moment) {
			t.GainVictory(m, t.Ship(m.Ship).Seat, 1)
		}),
		armada.Ability{Query: armada.FinalScore, By: func(t *armada.Table, m armada.Moment) int {
			if m.Ship == 0 && t.View.Sides[m.Seat].Victory > t.View.Sides[board.Across(m.Seat)].Victory {
				return 75
			}
			return 0
		}})
}

// minefields: a ship that ends its movement near a token is hurt.
func minefields() *armada.Objective {
	o := objective("minefields",
		on(armada.AfterPlacingObstacles, func(t *armada.Table, _ armada.Moment) {
			t.PlaceMarkers(t.Second(), 6, armada.Spot{Area: t.View.Field.Setup(), Apart: gauge.Distance1,
				Near: outlines(t, catalog.ObstacleKinds()...), Reach: gauge.Distance1, Row: "ARM-OBN-022"})
		}),
		armada.Ability{When: armada.EndOfMovement,
			If: func(t *armada.Table, m armada.Moment) bool { return len(markersNear(t, m.Ship, gauge.Distance1)) > 0 },
			Do: func(t *armada.Table, m armada.Moment) {
				for _, id := range markersNear(t, m.Ship, gauge.Distance1) {
					if t.Ship(m.Ship).Where != board.OnTable {
						return
					}
					t.RemoveMarker(id)
					n, crit := 0, false
					for _, d := range t.RollDice(id.Piece(), catalog.Blue, 2) {
						n, crit = n+d.Face.Hits()+d.Face.Crits(), crit || d.Face.Crits() > 0
					}
					t.Deal(m.Ship, n, crit)
				}
			}})
	o.SecondPlaces, o.Apart, o.Anywhere, o.Row = true, gauge.Distance5, true, "ARM-OBN-021"
	return o
}

// superiorPositions: damage to a ship's rear scores.
func superiorPositions() *armada.Objective {
	o := objective("superior-positions", armada.Ability{When: armada.AfterAttack,
		If: func(_ *armada.Table, m armada.Moment) bool { return m.Shot.At == gauge.Rear && m.N > 0 },
		Do: func(t *armada.Table, m armada.Moment) { t.GainVictory(m, m.Seat, 1) }})
	o.FirstDeploys = true
	return o
}

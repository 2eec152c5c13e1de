package objectives

import (
	"slices"

	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
	"xwing/physics"
)

// navigationalHazards: asteroid and debris fields drift, and whom they harm gives a token to the other player.
func navigationalHazards() *armada.Objective {
	o := objective("navigational-hazards",
		stationLast("ARM-OBN-016"),
		armada.Ability{When: armada.AfterObstacle, If: func(_ *armada.Table, m armada.Moment) bool { return m.N > 0 },
			Do: func(t *armada.Table, m armada.Moment) { t.GainVictory(m, board.Across(t.Ship(m.Ship).Seat), 1) }},
		on(armada.EndOfRound, func(t *armada.Table, _ armada.Moment) {
			seat := t.Second()
			for still := drifting(t); len(still) > 0; still = drifting(t) {
				id := t.ChooseObstacle(seat, still)
				t.MoveObstacle(seat, id, gauge.Distance2)
				t.LayMarker(t.View.Obstacle(id).Pose)
				seat = board.Across(seat)
			}
		}),
		armada.Ability{When: armada.StartOfPhase, If: at(board.CommandPhase),
			Do: func(t *armada.Table, _ armada.Moment) { clearMarkers(t) }})
	o.Without = []catalog.ObstacleKind{catalog.Station}
	return o
}

// drifting are the asteroid and debris fields without a token.
func drifting(t *armada.Table) (ids []board.ObstacleID) {
	for i := range t.View.Obstacles {
		o := &t.View.Obstacles[i]
		if kindOf(t, o.ID, catalog.AsteroidField, catalog.DebrisField) && o.Placed && !o.Gone && !moved(t, o) {
			ids = append(ids, o.ID)
		}
	}
	return ids
}

// moved reports whether a token says that an obstacle has drifted: it lies where the obstacle has its middle.
func moved(t *armada.Table, o *board.Obstacle) bool {
	return slices.ContainsFunc(markers(t), func(m board.MarkerID) bool { return o.Shape().Contains(t.View.Marker(m).Pose.Point()) })
}

// hyperspaceMigration: purrgil swim from one short edge to the other, and ships that see them score.
func hyperspaceMigration() *armada.Objective {
	o := objective("hyperspace-migration",
		on(armada.AfterPlacingObstacles, func(t *armada.Table, _ armada.Moment) {
			f := t.View.Field
			for _, edge := range [2]physics.Shape{physics.Rect(-1, 0, 0, f.Depth), physics.Rect(f.Width, 0, f.Width+1, f.Depth)} {
				t.PlaceMarkers(t.Second(), 1, armada.Spot{Area: f.All(), Near: []physics.Shape{edge}, Reach: gauge.Distance1,
					Row: "ARM-OBN-011"})
			}
		}),
		armada.Ability{When: armada.StartOfPhase,
			If: func(t *armada.Table, m armada.Moment) bool {
				return m.Phase == board.ShipPhase && (t.View.Round == 1 || t.View.Round == 3)
			},
			Do: func(t *armada.Table, m armada.Moment) {
				if t.Memory.Marked == 0 {
					t.Memory.Marked = t.ChooseMarker(m, t.Second(), markers(t))
				}
				card := "purrgil1"
				if slices.ContainsFunc(t.View.Obstacles, func(o board.Obstacle) bool { return o.Card == card }) {
					card = "purrgil2"
				}
				t.AddObstacle(t.Second(), card, armada.Spot{Area: t.View.Field.All(),
					Near: []physics.Shape{gauge.Token(t.View.Marker(t.Memory.Marked).Pose)}, Reach: gauge.Distance1, Row: "ARM-OBN-012"})
			}},
		on(armada.EndOfRound, func(t *armada.Table, m armada.Moment) {
			for _, id := range t.Ships(game.NoSeat) {
				switch {
				case carries(t, id):
					t.Assign(id.Piece(), objectiveToken, true)
					t.GainVictory(m, t.Ship(id).Seat, 1)
				case nearKind(t, id, catalog.Purrgil, gauge.Distance1):
					t.Assign(id.Piece(), objectiveToken, false)
				}
			}
		}))
	o.Without = []catalog.ObstacleKind{catalog.Station}
	o.Swim = func(t *armada.Table) physics.Shape {
		for _, id := range markers(t) {
			if id != t.Memory.Marked {
				return gauge.Token(t.View.Marker(id).Pose)
			}
		}
		return physics.Shape{}
	}
	return o
}

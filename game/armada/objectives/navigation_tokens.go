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

// doomedStation: everything drifts toward the gravity rift, the station that both want, too.
func doomedStation() *armada.Objective {
	o := objective("doomed-station",
		inMiddle("rift"),
		stationLast("ARM-OBN-005"),
		on(armada.EndOfRound, func(t *armada.Table, m armada.Moment) {
			seat, rift := t.Second(), outlines(t, catalog.GravityRift)
			for left := unmoved(t); len(left) > 0; left = unmoved(t) {
				id := t.ChooseObstacle(seat, left)
				if t.MoveToward(seat, id, rift[0], gauge.Distance1, gauge.Distance2) {
					t.RemoveObstacle(id)
				} else {
					t.LayMarker(t.View.Obstacle(id).Pose)
				}
				seat = board.Across(seat)
			}
			each(t, catalog.Station, func(o *board.Obstacle) { rewardStronger(t, m, o.Shape()) })
			clearMarkers(t)
		}))
	o.Without, o.FirstBegins = []catalog.ObstacleKind{catalog.Station}, true
	return o
}

// unmoved are the obstacles without a token, but for the gravity rift.
func unmoved(t *armada.Table) (ids []board.ObstacleID) {
	for i := range t.View.Obstacles {
		if o := &t.View.Obstacles[i]; o.Kind != catalog.GravityRift && o.Placed && !o.Gone && !moved(t, o) {
			ids = append(ids, o.ID)
		}
	}
	return ids
}

// infestedFields: exogorths live in the obstacles, on which tokens lie.
func infestedFields() *armada.Objective {
	o := objective("infested-fields",
		on(armada.AfterPlacingObstacles, func(t *armada.Table, _ armada.Moment) {
			for i := range t.View.Obstacles {
				t.LayMarker(t.View.Obstacles[i].Pose)
			}
			hatch(t)
		}),
		when(armada.AfterOverlapping,
			func(t *armada.Table, m armada.Moment) bool {
				return m.Obstacle != 0 && len(markersOn(t, m.Obstacle)) > 0
			},
			func(t *armada.Table, m armada.Moment) {
				if seat := seatOf(t, m); t.MayUse(m, seat, "take-token") {
					t.RemoveMarker(t.ChooseMarker(m, seat, markersOn(t, m.Obstacle)))
					t.GainVictory(m, seat, 1)
				}
			}),
		when(armada.StartOfPhase, at(board.SquadronPhase), func(t *armada.Table, _ armada.Moment) {
			var hosts []board.ObstacleID
			each(t, catalog.Exogorth, func(o *board.Obstacle) {
				touched := slices.DeleteFunc(hostsOf(t, o), func(id board.ObstacleID) bool { return slices.Contains(hosts, id) })
				if len(touched) > 0 {
					hosts = append(hosts, t.ChooseObstacle(t.Second(), touched))
				}
				t.RemoveObstacle(o.ID)
			})
			for _, id := range hosts {
				t.MoveObstacle(t.Second(), id, gauge.Distance2)
			}
		}),
		on(armada.EndOfRound, func(t *armada.Table, _ armada.Moment) { hatch(t) }))
	o.Without = []catalog.ObstacleKind{catalog.Station}
	return o
}

// hatch has the second player place the exogorths that are not in play.
func hatch(t *armada.Table) {
	for _, card := range [2]string{"exogorth1", "exogorth2"} {
		if !slices.ContainsFunc(t.View.Obstacles, func(o board.Obstacle) bool { return o.Card == card && o.Placed && !o.Gone }) {
			t.PlaceExogorth(t.Second(), card)
		}
	}
}

// hostsOf are the obstacles that an exogorth touches.
func hostsOf(t *armada.Table, exogorth *board.Obstacle) (ids []board.ObstacleID) {
	for i := range t.View.Obstacles {
		o := &t.View.Obstacles[i]
		if o.Kind != catalog.Exogorth && !o.Gone && physics.Nearby(o.Shape(), exogorth.Shape(), physics.ContactGap) {
			ids = append(ids, o.ID)
		}
	}
	return ids
}

// salvageRun: tokens lie around the station, to be fetched.
func salvageRun() *armada.Objective {
	o := objective("salvage-run",
		inMiddle("station"),
		on(armada.AfterPlacingObstacles, func(t *armada.Table, _ armada.Moment) {
			t.PlaceMarkers(t.Second(), 4, armada.Spot{Area: t.View.Field.Setup(), Apart: gauge.Distance1,
				Near: outlines(t, catalog.Station), Reach: gauge.Distance1, Row: "ARM-OBN-037"})
		}),
		secondGains(catalog.Navigate),
		takesMarker(nil, rewardOwner))
	o.Without, o.With = []catalog.ObstacleKind{catalog.Station}, []catalog.ObstacleKind{catalog.DustField}
	o.Ring, o.Row = gauge.Distance1, "ARM-OBN-036"
	return o
}

// sensorNet: a token scores, and moves on.
func sensorNet() *armada.Objective {
	return objective("sensor-net",
		on(armada.AfterPlacingObstacles, func(t *armada.Table, _ armada.Moment) {
			byTurns(t, t.View.First, 4, armada.Spot{Area: middle(t, gauge.Distance5), Apart: gauge.Distance3, Row: "ARM-OBN-039"})
		}),
		when(armada.WhenRevealing,
			func(t *armada.Table, m armada.Moment) bool { return len(markersNear(t, m.Ship, gauge.Distance1)) > 0 },
			func(t *armada.Table, m armada.Moment) {
				rewardOwner(t, m)
				owner := t.Ship(m.Ship).Seat
				id, far := t.ChooseMarker(m, owner, markersNear(t, m.Ship, gauge.Distance1)), gauge.Distance2
				if owner == t.View.First {
					far = gauge.Distance4
				}
				t.MoveMarker(board.Across(owner), id, far)
			}))
}

// solarCorona: who looks into the star aims worse.
func solarCorona() *armada.Objective {
	accuracy := func(d board.Die) bool { return d.Face == catalog.Accuracy }
	o := objective("solar-corona",
		on(armada.AfterDeploying, func(t *armada.Table, m armada.Moment) {
			t.Goal(m).LayCorona(t.Choose(m, t.Second(), "left-edge", "right-edge") == "right-edge")
		}),
		when(armada.AfterRolling,
			func(t *armada.Table, m armada.Moment) bool {
				return m.Ship != 0 && t.Goal(m).InArc(m.Ship, m.Shot.From, corona(t))
			},
			func(t *armada.Table, m armada.Moment) { t.Attack().DiscardDie(accuracy, by(m)) }))
	o.FirstDeploys = true
	return o
}

// corona is the edge of the play area that the star shines over.
func corona(t *armada.Table) physics.Shape {
	edges := shortEdges(t)
	for _, m := range t.View.Markers {
		if m.Kind == board.Corona && m.Pose.Point().X > 0 {
			return edges[1]
		}
	}
	return edges[0]
}

// volatileDeposits: obstacles blow up near ships that are hit.
func volatileDeposits() *armada.Objective {
	o := objective("volatile-deposits",
		may(armada.CriticalEffect,
			func(t *armada.Table, m armada.Moment) bool {
				if !byShips(m) || m.N == 0 || len(deposits(t, m)) == 0 {
					return false
				}
				return t.Ship(board.ShipOf(m.Shot.Defender)).Seat == t.View.First || t.Attack().ShowsCrit(catalog.Blue)
			},
			func(t *armada.Table, m armada.Moment) {
				crits := 0
				for _, d := range t.Attack().Dice() {
					crits += d.Face.Crits()
				}
				blast(t, t.View.Obstacle(t.ChooseObstacle(m.Seat, deposits(t, m))).Shape(), gauge.Distance1, half(crits), "")
			}),
		on(armada.EndOfRound, func(t *armada.Table, m armada.Moment) {
			each(t, catalog.AsteroidField, func(o *board.Obstacle) { rewardStronger(t, m, o.Shape()) })
		}))
	o.Without, o.With = []catalog.ObstacleKind{catalog.Station}, []catalog.ObstacleKind{catalog.DustField}
	return o
}

// deposits are the obstacles at distance 1 of the defender.
func deposits(t *armada.Table, m armada.Moment) (ids []board.ObstacleID) {
	for i := range t.View.Obstacles {
		o := &t.View.Obstacles[i]
		if o.Placed && !o.Gone && gauge.At(o.Shape(), shapeOf(t, m.Shot.Defender), gauge.Distance1, gauge.Distance1) {
			ids = append(ids, o.ID)
		}
	}
	return ids
}

// blast has every ship and squadron at a distance of an outline, or nearer, suffer damage, but for one.
func blast(t *armada.Table, outline physics.Shape, d gauge.Distance, n int, but string) {
	for _, piece := range near(t, pieces(t, game.NoSeat), outline, gauge.Distance1, d) {
		switch {
		case piece == but || n == 0 || !onTable(t, piece):
		case board.ShipOf(piece) != 0:
			t.Suffer(board.ShipOf(piece), n)
		default:
			t.Hurt(board.SquadronOf(piece), n)
		}
	}
}

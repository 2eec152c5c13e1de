package objectives

import (
	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

// targetingBeacons: the second player's ships aim better at ships near a token.
func targetingBeacons() *armada.Objective {
	return objective("targeting-beacons",
		on(armada.AfterPlacingObstacles, func(t *armada.Table, _ armada.Moment) {
			byTurns(t, t.Second(), 4, armada.Spot{Area: t.View.Field.Setup(), Row: "ARM-OBA-012"})
		}),
		may(armada.ResolvingEffects,
			func(t *armada.Table, m armada.Moment) bool {
				return byShips(m) && m.Seat == t.Second() && len(t.Attack().Dice()) > 0 &&
					len(markersNear(t, board.ShipOf(m.Shot.Defender), gauge.Distance2)) > 0
			},
			func(t *armada.Table, m armada.Moment) { t.Attack().Reroll(2, nil, by(m)) }))
}

// byTurns has the players place so many tokens by turns, a seat first.
func byTurns(t *armada.Table, seat game.Seat, n int, spot armada.Spot) {
	for range n {
		t.PlaceMarkers(seat, 1, spot)
		seat = board.Across(seat)
	}
}

// ionStorm: ships away from obstacles are charged, and charged ships are weak.
func ionStorm() *armada.Objective {
	o := objective("ion-storm",
		when(armada.EndOfMovement,
			func(t *armada.Table, m armada.Moment) bool {
				d := gauge.Distance2
				if t.Ship(m.Ship).Seat == t.View.First {
					d = gauge.Distance1
				}
				return !carries(t, m.Ship) && !nearAny(t, m.Ship, d)
			},
			func(t *armada.Table, m armada.Moment) { t.Assign(m.Ship.Piece(), objectiveToken, false) }),
		when(armada.AfterCommand,
			func(t *armada.Table, m armada.Moment) bool { return m.Command == catalog.Repair && carries(t, m.Ship) },
			func(t *armada.Table, m armada.Moment) {
				if t.MayUse(m, t.Ship(m.Ship).Seat, "drop-token") {
					t.Assign(m.Ship.Piece(), objectiveToken, true)
				}
			}),
		may(armada.CriticalEffect,
			func(t *armada.Table, m armada.Moment) bool {
				ship := t.Ship(board.ShipOf(m.Shot.Defender))
				return byShips(m) && m.N > 0 &&
					(tokensOn(t, m.Shot.Defender) > 0 || len(ship.Commands) > 0 || ship.Shields[m.Shot.At] > 0)
			},
			func(t *armada.Table, m armada.Moment) {
				id := board.ShipOf(m.Shot.Defender)
				t.GainVictory(m, m.Seat, min(1, tokensOn(t, m.Shot.Defender)))
				if !t.Goal(m).DiscardCommandOf(m.Seat, id) {
					t.LoseShields(id, m.Shot.At, 1)
				}
			}))
	o.SecondPlaces, o.Edges, o.Row = true, gauge.Distance5.Limit(), "ARM-OBA-030"
	o.Without = []catalog.ObstacleKind{catalog.Station}
	return o
}

// nearAny reports whether a ship is at a distance of any obstacle, or nearer.
func nearAny(t *armada.Table, id board.ShipID, d gauge.Distance) bool {
	for _, kind := range catalog.ObstacleKinds() {
		if nearKind(t, id, kind, d) {
			return true
		}
	}
	return false
}

// markedForDestruction: critical effects mark ships, and purrgil harm those that are marked.
func markedForDestruction() *armada.Objective {
	o := objective("marked-for-destruction",
		on(armada.AfterPlacingObstacles, func(t *armada.Table, _ armada.Moment) {
			for _, card := range [2]string{"purrgil1", "purrgil2"} {
				t.AddObstacle(t.Second(), card, armada.Spot{Area: middle(t, gauge.Distance5), Apart: gauge.Distance1, Row: "ARM-OBA-034"})
			}
		}),
		may(armada.CriticalEffect,
			func(_ *armada.Table, m armada.Moment) bool {
				return byShips(m) && m.N > 0 && m.Shot.Range <= gauge.MediumRange
			},
			func(t *armada.Table, m armada.Moment) {
				for _, id := range t.Ships(board.Across(m.Seat)) {
					for range tokensOn(t, id.Piece()) {
						t.Assign(id.Piece(), objectiveToken, true)
					}
				}
				t.Assign(m.Shot.Defender, objectiveToken, false)
			}),
		on(armada.AfterMovingObstacle, func(t *armada.Table, m armada.Moment) {
			if id := t.ChooseShip(m, m.Seat, markedNear(t, m.Obstacle), true); id != 0 {
				t.Assign(id.Piece(), objectiveToken, true)
				t.GainVictory(m, board.Across(t.Ship(id).Seat), 1)
				t.Deal(id, 1, false)
			}
		}))
	o.Without = []catalog.ObstacleKind{catalog.Station, catalog.AsteroidField}
	o.With = []catalog.ObstacleKind{catalog.DustField}
	return o
}

// markedNear are the ships with a token at distance 1 of a purrgil.
func markedNear(t *armada.Table, id board.ObstacleID) (ships []board.ShipID) {
	purrgil := t.View.Obstacle(id).Shape()
	for _, piece := range near(t, pieces(t, game.NoSeat), purrgil, gauge.Distance1, gauge.Distance1) {
		if ship := board.ShipOf(piece); carries(t, ship) {
			ships = append(ships, ship)
		}
	}
	return ships
}

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

// abandonedMiningFacility: engineering points dig tokens out of the station and of dust fields.
func abandonedMiningFacility() *armada.Objective {
	o := objective("abandoned-mining-facility",
		inMiddle("station"),
		secondGains(catalog.Repair),
		may(armada.SpendingPoints,
			func(t *armada.Table, m armada.Moment) bool { return len(mines(t, m)) > 0 },
			func(t *armada.Table, m armada.Moment) {
				seat, command := t.Ship(m.Ship).Seat, t.Command()
				id := t.ChooseObstacle(seat, mines(t, m))
				price := digging(t.View.Obstacle(id).Kind)
				n := t.Goal(m).ChooseNumber(seat, 1, command.Points()/price)
				command.SpendPoints(n * price)
				t.GainVictory(m, seat, n)
				if n > 1 && kindOf(t, id, catalog.DustField) {
					t.RemoveObstacle(id)
				}
			}))
	o.Without = []catalog.ObstacleKind{catalog.Station, catalog.AsteroidField}
	o.With = []catalog.ObstacleKind{catalog.DustField, catalog.Purrgil}
	o.Ring, o.Row = gauge.Distance2, "ARM-OBD-030"
	return o
}

// digging is what a token of an obstacle costs; 0: it has none.
func digging(k catalog.ObstacleKind) int {
	return map[catalog.ObstacleKind]int{catalog.Station: 3, catalog.DustField: 2}[k]
}

// mines are the obstacles at distance 1 of the ship from which it can pay for a token.
func mines(t *armada.Table, m armada.Moment) (ids []board.ObstacleID) {
	for i := range t.View.Obstacles {
		o := &t.View.Obstacles[i]
		if price := digging(o.Kind); price == 0 || price > m.N || !o.Placed || o.Gone {
			continue
		}
		if gauge.At(o.Shape(), t.Ship(m.Ship).Base().Shape(), gauge.Distance1, gauge.Distance1) {
			ids = append(ids, o.ID)
		}
	}
	return ids
}

// captureTheVIP: a single token is carried away, and lost with the ship that carries it.
func captureTheVIP() *armada.Objective {
	return objective("capture-the-vip",
		on(armada.AfterPlacingObstacles, func(t *armada.Table, _ armada.Moment) {
			t.PlaceMarkers(t.Second(), 1, armada.Spot{Area: ambush(t), Near: outlines(t, catalog.ObstacleKinds()...),
				Reach: gauge.Distance1, Row: "ARM-OBD-023"})
		}),
		takesMarker(nil, func(t *armada.Table, m armada.Moment) { t.Assign(m.Ship.Piece(), objectiveToken, false) }),
		when(armada.WhenDestroyed, left, func(t *armada.Table, m armada.Moment) {
			t.Assign(m.Ship.Piece(), objectiveToken, true)
			t.PlaceMarkers(board.Across(t.Ship(m.Ship).Seat), 1, armada.Spot{Area: t.View.Field.All(), Near: wreck(t, m.Ship), Touch: true,
				Row: "ARM-OBD-025"})
		}),
		scores(func(t *armada.Table, m armada.Moment) int {
			if m.Ship == 0 || !onTable(t, m.Ship.Piece()) {
				return 0
			}
			return worth(t, m, t.Ship(m.Ship).Seat, tokensOn(t, m.Ship.Piece()))
		}))
}

// wreck is the base of a ship that is destroyed; of one that has left the play area altogether the edge of that which is nearest
// (ARM-CLR-016).
func wreck(t *armada.Table, id board.ShipID) []physics.Shape {
	base, f := t.Ship(id).Base().Shape(), t.View.Field
	if physics.ShapesOverlap(base, f.All().Shape()) {
		return []physics.Shape{base}
	}
	best, least := physics.Shape{}, 0.0
	for i, edge := range [4]physics.Shape{physics.Rect(-1, 0, 0, f.Depth), physics.Rect(f.Width, 0, f.Width+1, f.Depth),
		physics.Rect(0, -1, f.Width, 0), physics.Rect(0, f.Depth, f.Width, f.Depth+1)} {
		if gap := physics.Distance(base, edge).Distance; i == 0 || gap < least {
			best, least = edge, gap
		}
	}
	return []physics.Shape{best}
}

// fighterAmbush: the second player's squadrons come last, out of the obstacles, and score when they hurt ships.
func fighterAmbush() *armada.Objective {
	return objective("fighter-ambush",
		on(armada.BeforeDeploying, func(t *armada.Table, _ armada.Moment) {
			for _, id := range t.Squadrons(t.Second()) {
				t.SetAside(id.Piece())
			}
		}),
		on(armada.AfterDeploying, func(t *armada.Table, m armada.Moment) {
			var squadrons []board.SquadronID
			for _, piece := range t.AreAside(t.Second()) {
				if id := board.SquadronOf(piece); id != 0 {
					squadrons = append(squadrons, id)
				}
			}
			t.Goal(m).DeployAmong(t.Second(), squadrons, gauge.Distance5, "ARM-OBD-038")
		}),
		when(armada.AfterAttack,
			func(t *armada.Table, m armada.Moment) bool {
				return m.Squadron != 0 && t.Attack().Dealt() > 0
			},
			func(t *armada.Table, m armada.Moment) { t.GainVictory(m, m.Seat, 1) }))
}

// fleetInBeing: ships lose their tokens at the edges and when they need defense tokens; who has none left scores for the enemy.
func fleetInBeing() *armada.Objective {
	return objective("fleet-in-being",
		on(armada.AfterDeploying, func(t *armada.Table, _ armada.Moment) {
			for _, id := range t.Ships(game.NoSeat) {
				n := 1
				if t.Ship(id).Seat == t.Second() {
					n = t.Card(id).Command
				}
				for range n {
					t.Assign(id.Piece(), objectiveToken, false)
				}
			}
		}),
		when(armada.WhenTargeted,
			func(t *armada.Table, m armada.Moment) bool {
				return carries(t, m.Ship) && t.Goal(m).MayReady(m.Ship) && len(exhausted(t, m.Ship)) > 0
			},
			func(t *armada.Table, m armada.Moment) {
				if token, ok := t.Goal(m).PickToken(t.Ship(m.Ship).Seat, exhausted(t, m.Ship)); ok {
					t.Assign(m.Ship.Piece(), objectiveToken, true)
					t.SetToken(token, board.Ready)
				}
			}),
		on(armada.EndOfRound, func(t *armada.Table, _ armada.Moment) {
			for _, id := range t.Ships(game.NoSeat) {
				if carries(t, id) && atEdge(t, t.Ship(id).Base().Shape()) {
					t.Assign(id.Piece(), objectiveToken, true)
				}
			}
		}),
		scores(func(t *armada.Table, m armada.Moment) int {
			if m.Ship == 0 || !onTable(t, m.Ship.Piece()) || carries(t, m.Ship) {
				return 0
			}
			return worth(t, m, board.Across(t.Ship(m.Ship).Seat), 1)
		}))
}

// exhausted are the exhausted defense tokens of a ship.
func exhausted(t *armada.Table, id board.ShipID) []armada.Token {
	return slices.DeleteFunc(t.Tokens(id.Piece()), func(k armada.Token) bool {
		return t.View.TokensOf(k.Piece)[k.Index].State != board.Exhausted
	})
}

// atEdge: it is at distance 1-5 of a short edge, or at distance 1-3 of a player edge.
func atEdge(t *armada.Table, base physics.Shape) bool {
	for _, short := range shortEdges(t) {
		if gauge.At(short, base, gauge.Distance1, gauge.Distance5) {
			return true
		}
	}
	return gauge.At(t.Edge(game.Red), base, gauge.Distance1, gauge.Distance3) ||
		gauge.At(t.Edge(game.Blue), base, gauge.Distance1, gauge.Distance3)
}

// shortEdges are the 3' edges of the play area, to measure from: the left one and the right one.
func shortEdges(t *armada.Table) [2]physics.Shape {
	f := t.View.Field
	return [2]physics.Shape{physics.Rect(-1, 0, 0, f.Depth), physics.Rect(f.Width, 0, f.Width+1, f.Depth)}
}

// riftAmbush: the gravity rift pulls ships on.
func riftAmbush() *armada.Objective {
	o := objective("rift-ambush",
		on(armada.AfterDeploying, func(t *armada.Table, m armada.Moment) {
			id := t.ChooseShip(m, t.Second(), t.Ships(t.View.First), true)
			if id == 0 {
				return
			}
			if t.Goal(m).Drift(id, 1, true); onTable(t, id.Piece()) {
				t.Goal(m).AskSpeed(t.Second(), id)
			}
		}),
		armada.Ability{When: armada.AfterMoving, Limit: armada.OncePerActivation,
			If: func(t *armada.Table, m armada.Moment) bool {
				return m.Ship != 0 && t.Active() == m.Ship && nearKind(t, m.Ship, catalog.GravityRift, gauge.Distance2)
			},
			Do: func(t *armada.Table, m armada.Moment) {
				t.Goal(m).Drift(m.Ship, 1, t.Ship(m.Ship).Seat == t.View.First)
			}})
	o.Without = []catalog.ObstacleKind{catalog.Station}
	o.With = []catalog.ObstacleKind{catalog.GravityRift, catalog.DustField}
	o.SecondPlaces, o.Inner, o.Row = true, catalog.GravityRift, "ARM-OBD-044"
	return o
}

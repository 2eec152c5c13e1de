package objectives

import (
	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
	"xwing/physics"
)

// fireLanes: whose batteries hold a token scores.
func fireLanes() *armada.Objective {
	return objective("fire-lanes",
		on(armada.AfterPlacingObstacles, func(t *armada.Table, _ armada.Moment) {
			t.PlaceMarkers(t.Second(), 3, armada.Spot{Area: middle(t, gauge.Distance4), Row: "ARM-OBD-004"})
			for _, id := range markers(t) {
				t.MoveMarker(t.View.First, id, gauge.Distance2)
			}
		}),
		on(armada.EndOfRound, func(t *armada.Table, m armada.Moment) {
			held := [2]int{}
			for _, id := range markers(t) {
				if seat := holder(t, gauge.Token(t.View.Marker(id).Pose)); seat != game.NoSeat {
					held[seat]++
				}
			}
			for _, seat := range players(t) {
				t.GainVictory(m, seat, held[seat])
			}
		}))
}

// holder is who controls a token: the opponent of whoever lies on it, or who brings more battery dice to bear.
func holder(t *armada.Table, token physics.Shape) game.Seat {
	on, dice := [2]bool{}, [2]int{}
	for i := range t.View.Ships {
		if s := &t.View.Ships[i]; s.Where == board.OnTable {
			on[s.Seat] = on[s.Seat] || t.Overlaps(s.ID.Piece(), token)
			dice[s.Seat] += t.DiceOn(s.ID, token)
		}
	}
	for i := range t.View.Squadrons {
		if q := &t.View.Squadrons[i]; q.Where == board.OnTable {
			on[q.Seat] = on[q.Seat] || t.Overlaps(q.ID.Piece(), token)
		}
	}
	switch {
	case on[0] && on[1]:
		return game.NoSeat
	case on[0], !on[1] && dice[1] > dice[0]:
		return game.Blue
	case on[1], dice[0] > dice[1]:
		return game.Red
	}
	return game.NoSeat
}

// fleetAmbush: every other ship of the first player begins in the middle.
func fleetAmbush() *armada.Objective {
	o := objective("fleet-ambush",
		on(armada.BeforeDeploying, func(t *armada.Table, _ armada.Moment) {
			a := ambush(t)
			for _, corner := range [4]physics.Vec{{X: a.X0, Y: a.Y0}, {X: a.X1, Y: a.Y0}, {X: a.X1, Y: a.Y1}, {X: a.X0, Y: a.Y1}} {
				t.LayMarker(physics.Pose{}.MovedTo(corner))
			}
		}),
		on(armada.AfterDeploying, func(t *armada.Table, _ armada.Moment) { clearMarkers(t) }))
	o.Deploys = func(t *armada.Table, d *armada.Deployment) {
		if len(d.Ships) > 0 {
			d.Squadrons = nil
		}
		if d.Seat != t.View.First {
			return
		}
		zone := ambush(t).Shape()
		for i := range t.View.Obstacles {
			if o := &t.View.Obstacles[i]; o.Placed && physics.ShapesOverlap(zone, o.Shape()) {
				d.Off = append(d.Off, game.KeepOut{ID: o.ID.Piece(), Shape: o.Shape(),
					Refusal: *t.Refuse("ARM-OBD-012", armada.Moment{Card: "objective/fleet-ambush"})})
			}
		}
		if d.Turn%2 == 1 {
			d.Zone = game.Zone{Outline: zone, Refusal: *t.Refuse("ARM-OBD-011", armada.Moment{Card: "objective/fleet-ambush"})}
		}
	}
	return o
}

// ambush is the ambush zone: the part of the setup area beyond distance 5 of each of its edges.
func ambush(t *armada.Table) gauge.Area {
	a, d := t.View.Field.Setup(), gauge.Distance5.Limit()
	return gauge.Area{X0: a.X0 + d, Y0: a.Y0 + d, X1: a.X1 - d, Y1: a.Y1 - d}
}

// hyperspaceAssault: a ship and squadrons of the second player come later, where a token lies.
func hyperspaceAssault() *armada.Objective {
	return objective("hyperspace-assault",
		on(armada.BeforeDeploying, func(t *armada.Table, m armada.Moment) {
			var able []board.ShipID
			for _, id := range t.Fleet(t.Second()) {
				if size := t.Ship(id).Size; size == gauge.Small || size == gauge.Medium {
					able = append(able, id)
				}
			}
			if id := t.ChooseShip(m, t.Second(), able, len(t.Fleet(t.Second())) == 1); id != 0 {
				t.SetAside(id.Piece())
			}
			for _, q := range t.ChooseSquadrons(m, t.Second(), 3) {
				t.SetAside(q.Piece())
			}
			t.PlaceMarkers(t.Second(), 3, armada.Spot{Area: middleOfAll(t, gauge.Distance3), Row: "ARM-OBD-015"})
		}),
		armada.Ability{When: armada.StartOfPhase,
			If: func(t *armada.Table, m armada.Moment) bool {
				return m.Phase == board.CommandPhase && t.View.Round > 1 && len(markers(t)) > 0
			},
			Do: func(t *armada.Table, m armada.Moment) {
				if len(t.AreAside(t.Second())) > 0 && t.MayUse(m, t.Second(), "arrive") {
					t.Goal(m).Arrive(t.Second(), t.ChooseMarker(m, t.Second(), markers(t)))
					clearMarkers(t)
					return
				}
				for _, id := range markers(t) {
					t.MoveMarker(t.Second(), id, gauge.Distance1)
				}
			}})
}

// asteroidTactics: asteroid fields give defense tokens back, and exogorths live in obstacles.
func asteroidTactics() *armada.Objective {
	asteroid := func(t *armada.Table, m armada.Moment) bool {
		return kindOf(t, m.Obstacle, catalog.AsteroidField) && (m.Ship != 0 || m.Squadron != 0 && t.SquadronCard(m.Squadron).Unique)
	}
	second := func(t *armada.Table, m armada.Moment) bool { return seatOf(t, m) == t.Second() }
	o := objective("asteroid-tactics",
		armada.Ability{When: armada.AfterOverlapping, If: asteroid, Do: func(t *armada.Table, m armada.Moment) {
			piece, state := pieceOf(m), board.Exhausted
			if second(t, m) {
				state = board.Ready
			}
			t.RecoverToken(m, piece, state, second(t, m))
		}},
		armada.Ability{Query: armada.IgnoringObstacle,
			If:     func(t *armada.Table, m armada.Moment) bool { return asteroid(t, m) && second(t, m) },
			Refuse: func(t *armada.Table, m armada.Moment) *game.Refusal { return t.Refuse("ARM-OBD-036", m) }},
		on(armada.EndOfRound, func(t *armada.Table, _ armada.Moment) {
			for _, card := range [2]string{"exogorth1", "exogorth2"} {
				t.PlaceExogorth(t.Second(), card)
			}
		}),
		armada.Ability{When: armada.StartOfPhase, If: at(board.SquadronPhase), Do: func(t *armada.Table, _ armada.Moment) {
			for i := range t.View.Obstacles {
				if o := &t.View.Obstacles[i]; o.Kind == catalog.Exogorth && o.Placed && !o.Gone {
					t.RemoveObstacle(o.ID)
				}
			}
		}})
	o.SecondPlaces, o.Without = true, []catalog.ObstacleKind{catalog.Station}
	return o
}

// pieceOf is the piece that a moment is about, seatOf whose it is.
func pieceOf(m armada.Moment) string {
	if m.Squadron != 0 {
		return m.Squadron.Piece()
	}
	return m.Ship.Piece()
}

func seatOf(t *armada.Table, m armada.Moment) game.Seat {
	if m.Squadron != 0 {
		return t.View.Squadron(m.Squadron).Seat
	}
	return t.Ship(m.Ship).Seat
}

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

// Objectives of campaigns, as single games: what a campaign would carry on is told, and not kept.

// baseIonCannon: the second player fires at a ship near a token, which stays.
func baseIonCannon() *armada.Objective {
	o := objective("base-defense-ion-cannon",
		on(armada.AfterDeploying, func(t *armada.Table, _ armada.Moment) {
			t.PlaceMarkers(t.Second(), 3, armada.Spot{Area: t.View.Field.All(), Row: "ARM-OBC-005"})
		}),
		ionCannon(false), exhaustsToken())
	o.SecondFirst = true
	return o
}

// hyperlaneRaid: four tokens of the second player's run for the other short edge.
func hyperlaneRaid() *armada.Objective {
	o := objective("hyperlane-raid",
		on(armada.BeforePlacingObstacles, func(t *armada.Table, m armada.Moment) {
			var ships, squadrons []string
			for _, id := range t.Fleet(t.Second()) {
				ships = append(ships, id.Piece())
			}
			for _, id := range t.Squadrons(t.Second()) {
				squadrons = append(squadrons, id.Piece())
			}
			left := spread(t, m, ships, 4)
			t.GainVictory(m, t.View.First, spread(t, m, squadrons, left))
		}),
		when(armada.WhenDestroyed, leaves, func(t *armada.Table, m armada.Moment) { t.GainVictory(m, t.View.First, 1) }),
		scores(func(t *armada.Table, m armada.Moment) int {
			if m.Ship == 0 || !carries(t, m.Ship) {
				return 0
			}
			if t.Ship(m.Ship).Where == board.SetAside { // it counts as destroyed (ARM-SAS-007)
				return worth(t, m, t.View.First, 1)
			}
			there := t.View.Field.Deployment(t.View.First == game.Blue).Holds(shapeOf(t, m.Ship.Piece()))
			if !onTable(t, m.Ship.Piece()) || !there {
				return 0
			}
			return worth(t, m, t.Second(), 1)
		}))
	o.ShortEdges, o.SecondPlaces, o.Edges, o.Row, o.FirstTies = true, true, 2*gauge.RulerLength, "ARM-OBC-009", true
	o.Resources = func(t *armada.Table, winner game.Seat) (points [2]int) {
		points[t.View.First] = 20 * t.View.Sides[t.View.First].Victory
		points[winner] += 40
		return points
	}
	return o
}

// spread has the second player assign so many tokens to some of his pieces, one to each; it returns how many are left.
func spread(t *armada.Table, m armada.Moment, among []string, n int) (left int) {
	for ; n > 0 && len(among) > 0; n-- {
		piece := among[0]
		if len(among) > n {
			piece = t.Goal(m).ChoosePiece(t.Second(), among, false)
		}
		t.Assign(piece, objectiveToken, false)
		among = slices.DeleteFunc(slices.Clone(among), func(p string) bool { return p == piece })
	}
	return n
}

// doubleAgent: a token that helps a ship of the second player's may be lost, and found by either.
func doubleAgent() *armada.Objective {
	lay := func(t *armada.Table, by game.Seat, id board.ShipID, row string) {
		t.Assign(id.Piece(), objectiveToken, true)
		t.PlaceMarkers(by, 1, armada.Spot{Area: t.View.Field.All(), Near: []physics.Shape{shapeOf(t, id.Piece())}, Reach: gauge.Distance1,
			Row: row})
	}
	o := objective("double-agent",
		on(armada.AfterDeploying, func(t *armada.Table, m armada.Moment) {
			t.Assign(t.ChooseShip(m, t.Second(), t.Ships(t.Second()), false).Piece(), objectiveToken, false)
		}),
		when(armada.WhenRevealing,
			func(t *armada.Table, m armada.Moment) bool {
				return carries(t, m.Ship) && !t.HasToken(m.Ship, m.Command)
			},
			func(t *armada.Table, m armada.Moment) {
				if t.MayUse(m, t.Ship(m.Ship).Seat, "gain-token") {
					t.GainCommand(m.Ship, m.Command)
				}
			}),
		when(armada.WhenDestroyed, left, func(t *armada.Table, m armada.Moment) {
			enemy := board.Across(t.Ship(m.Ship).Seat)
			t.GainVictory(m, enemy, 1)
			lay(t, enemy, m.Ship, "ARM-OBC-025")
		}),
		when(armada.StartOfPhase,
			func(t *armada.Table, m armada.Moment) bool {
				return m.Phase == board.CommandPhase && t.View.Round > 2 && t.View.Sides[0].Victory+t.View.Sides[1].Victory == 0 &&
					agent(t) != 0
			},
			func(t *armada.Table, m armada.Moment) {
				if t.MayUse(m, t.View.First, "drop-token") {
					lay(t, t.View.First, agent(t), "ARM-OBC-026")
				}
			}),
		when(armada.EndOfMovement,
			func(t *armada.Table, m armada.Moment) bool { return len(markersUnder(t, m.Ship)) > 0 },
			func(t *armada.Table, m armada.Moment) {
				t.RemoveMarker(markersUnder(t, m.Ship)[0])
				t.Assign(m.Ship.Piece(), objectiveToken, false)
				rewardOwner(t, m)
			}))
	o.Without = []catalog.ObstacleKind{catalog.Station}
	return o
}

// agent is the ship that carries the token; 0 for none.
func agent(t *armada.Table) board.ShipID {
	for _, id := range t.Ships(game.NoSeat) {
		if carries(t, id) {
			return id
		}
	}
	return 0
}

// markersUnder are the objective tokens that a ship lies on.
func markersUnder(t *armada.Table, id board.ShipID) (under []board.MarkerID) {
	for _, m := range markers(t) {
		if t.Overlaps(id.Piece(), gauge.Token(t.View.Marker(m).Pose)) {
			under = append(under, m)
		}
	}
	return under
}

// holonetOverride: engineering points lay tokens on the card, and take them away.
func holonetOverride() *armada.Objective {
	o := objective("holonet-override",
		armada.Ability{Query: armada.IgnoringObstacle,
			If:     func(t *armada.Table, m armada.Moment) bool { return kindOf(t, m.Obstacle, catalog.Station) },
			Refuse: func(t *armada.Table, m armada.Moment) *game.Refusal { return t.Refuse("ARM-OBC-031", m) }},
		may(armada.SpendingPoints,
			func(t *armada.Table, m armada.Moment) bool {
				return m.N >= 2 && nearKind(t, m.Ship, catalog.Station, gauge.Distance2)
			},
			func(t *armada.Table, m armada.Moment) {
				seat, command := t.Ship(m.Ship).Seat, t.Command()
				most, put := command.Points()/2, true
				if t.View.OnCard > 0 {
					put = t.Choose(m, seat, "put-tokens", "remove-tokens") == "put-tokens"
				}
				if !put {
					most = min(most, t.View.OnCard)
				}
				n := t.Goal(m).ChooseNumber(seat, 1, most)
				command.SpendPoints(2 * n)
				if put {
					t.Goal(m).SetCardTokens(t.View.OnCard + n)
					return
				}
				t.Goal(m).SetCardTokens(t.View.OnCard - n)
				if seat == t.Second() {
					t.GainVictory(m, seat, n)
				}
			}),
		scores(func(t *armada.Table, m armada.Moment) int {
			if m.Ship != 0 {
				return 0
			}
			return worth(t, m, t.View.First, t.View.OnCard)
		}))
	o.SecondPlaces, o.Inner, o.Row = true, catalog.Station, "ARM-OBC-031"
	return o
}

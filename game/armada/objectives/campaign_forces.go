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

// faction is that of a player's fleet, and so of the forces that join it.
func faction(t *armada.Table, seat game.Seat) catalog.Faction { return t.View.Sides[seat].Faction }

// fighterWing: the second player fields more squadrons.
func fighterWing() *armada.Objective {
	return objective("base-defense-fighter-wing", on(armada.BeforeDeploying, func(t *armada.Table, m armada.Moment) {
		wing := t.Goal(m).ChooseForces(t.Second(), armada.Forces{Faction: faction(t, t.Second()), Most: 40})
		t.Goal(m).Enlist(t.Second(), wing)
	}))
}

// hiredScum: irregular squadrons come out of the obstacles that are marked.
func hiredScum() *armada.Objective {
	o := objective("hired-scum",
		on(armada.AfterPlacingObstacles, func(t *armada.Table, _ armada.Moment) {
			for range min(3, len(t.View.Obstacles)) {
				t.LayMarker(t.View.Obstacle(t.ChooseObstacle(t.Second(), unmoved(t))).Pose)
			}
		}),
		on(armada.BeforeDeploying, func(t *armada.Table, m armada.Moment) {
			scum := t.Goal(m).ChooseForces(t.Second(), armada.Forces{Faction: faction(t, t.Second()), Irregular: true, Most: 40})
			t.Memory.Brought = t.Goal(m).Enlist(t.Second(), scum)
			for _, piece := range t.Memory.Brought {
				t.SetAside(piece)
			}
		}),
		when(armada.StartOfPhase,
			func(t *armada.Table, m armada.Moment) bool {
				return m.Phase == board.CommandPhase && t.View.Round > 1 && len(hired(t)) > 0 && len(dens(t)) > 0
			},
			func(t *armada.Table, m armada.Moment) {
				if !t.MayUse(m, t.Second(), "arrive") {
					return
				}
				den := t.ChooseObstacle(t.Second(), dens(t))
				t.Goal(m).ArriveAt(t.Second(), arrivals(t, m), den.Piece(), "ARM-OBC-029")
				t.RemoveMarker(t.ChooseMarker(m, t.Second(), markersOn(t, den)))
				if left := markers(t); len(left) > 0 {
					t.RemoveMarker(t.ChooseMarker(m, t.Second(), left))
				}
			}),
		may(armada.ResolvingEffects,
			func(t *armada.Table, m armada.Moment) bool {
				return slices.Contains(t.Memory.Brought, m.Shot.Defender) && len(around(t, m)) > 0
			},
			func(t *armada.Table, m armada.Moment) { t.Attack().Reroll(len(around(t, m)), nil, by(m)) }))
	o.SecondPlaces, o.Without = true, []catalog.ObstacleKind{catalog.Station}
	return o
}

// hired are the scum squadrons that have not come yet.
func hired(t *armada.Table) []string {
	return slices.DeleteFunc(slices.Clone(t.Memory.Brought), func(piece string) bool {
		return t.Squadron(board.SquadronOf(piece)).Where != board.SetAside
	})
}

// arrivals has the second player choose which of them come, if not all can.
func arrivals(t *armada.Table, m armada.Moment) (come []string) {
	for left := hired(t); len(left) > 0 && len(come) < 2; {
		piece := left[0]
		if len(left)+len(come) > 2 || len(come) == 1 {
			piece = t.Goal(m).ChoosePiece(t.Second(), left, len(come) > 0)
		}
		if piece == "" {
			break
		}
		come = append(come, piece)
		left = slices.DeleteFunc(left, func(p string) bool { return p == piece })
	}
	return come
}

// dens are the obstacles with a token.
func dens(t *armada.Table) (ids []board.ObstacleID) {
	for i := range t.View.Obstacles {
		if o := &t.View.Obstacles[i]; o.Placed && !o.Gone && len(markersOn(t, o.ID)) > 0 {
			ids = append(ids, o.ID)
		}
	}
	return ids
}

// around are the attacker's ships and squadrons at distance 1 of the defender.
func around(t *armada.Table, m armada.Moment) []string {
	return near(t, pieces(t, m.Seat), shapeOf(t, m.Shot.Defender), gauge.Distance1, gauge.Distance1)
}

// pilotDefection: one of three squadrons that the first player has picked changes sides.
func pilotDefection() *armada.Objective {
	return objective("pilot-defection",
		on(armada.BeforeDeploying, func(t *armada.Table, m armada.Moment) {
			three := t.Goal(m).ChooseForces(t.View.First, armada.Forces{Faction: faction(t, t.Second()), Count: 3, Most: 40})
			t.Memory.Brought = t.Goal(m).Enlist(t.Second(), three)
		}),
		when(armada.StartOfPhase,
			func(t *armada.Table, m armada.Moment) bool {
				return m.Phase == board.SquadronPhase && defector(t) == ""
			},
			func(t *armada.Table, m armada.Moment) {
				if piece := t.Goal(m).ChoosePiece(t.View.First, waverers(t), true); piece != "" {
					t.Assign(piece, objectiveToken, false)
					t.Goal(m).ChangeSides(board.SquadronOf(piece))
				}
			}),
		when(armada.WhenDestroyed, leaves, func(t *armada.Table, m armada.Moment) { t.GainVictory(m, t.Second(), 1) }),
		scores(func(t *armada.Table, m armada.Moment) int {
			piece := defector(t)
			if m.Ship != 0 || piece == "" || !onTable(t, piece) {
				return 0
			}
			base := shapeOf(t, piece)
			friends := near(t, pieces(t, t.View.First), base, gauge.Distance1, gauge.Distance1)
			enemies := near(t, pieces(t, t.Second()), base, gauge.Distance1, gauge.Distance1)
			if len(enemies) > 0 || !slices.ContainsFunc(friends, func(p string) bool { return board.ShipOf(p) != 0 }) {
				return 0
			}
			return worth(t, m, t.View.First, 1)
		}))
}

// defector is the squadron that has changed sides; "" if none has.
func defector(t *armada.Table) string {
	for _, piece := range t.Memory.Brought {
		if tokensOn(t, piece) > 0 {
			return piece
		}
	}
	return ""
}

// waverers are those on the table that may.
func waverers(t *armada.Table) []string {
	return slices.DeleteFunc(slices.Clone(t.Memory.Brought), func(piece string) bool { return !onTable(t, piece) })
}

// prototypeRecovery: a squadron is to be won, and hits hard.
func prototypeRecovery() *armada.Objective {
	return objective("prototype-recovery",
		on(armada.AfterPlacingObstacles, func(t *armada.Table, _ armada.Moment) {
			t.LayMarker(physics.PoseAt(t.View.Field.Width/2, t.View.Field.Depth/2, 0))
		}),
		on(armada.BeforeDeploying, func(t *armada.Table, m armada.Moment) {
			one := t.Goal(m).ChooseForces(t.Second(), armada.Forces{Faction: faction(t, t.Second()), Count: 1, Least: 8, Most: 20})
			t.Goal(m).Reserve(t.Second(), one)
		}),
		when(armada.ResolvingCommand,
			func(t *armada.Table, m armada.Moment) bool {
				return m.Command == catalog.SquadronCommand && len(t.Memory.Reserve) > 0 && len(markersNear(t, m.Ship, gauge.Distance1)) > 0
			},
			func(t *armada.Table, m armada.Moment) {
				seat := t.Ship(m.Ship).Seat
				if !t.MayUse(m, seat, "roll-die") {
					return
				}
				t.Command().Instead()
				die := t.RollDice(m.Ship.Piece(), catalog.Blue, 1)[0]
				if won := die.Face.Crits(); seat == t.View.First && won == 0 || seat == t.Second() && die.Face.Hits() == 0 {
					return
				}
				at := markersNear(t, m.Ship, gauge.Distance1)[0]
				t.Memory.Brought = t.Goal(m).Enlist(seat, t.Memory.Reserve)
				t.Goal(m).ArriveAt(seat, t.Memory.Brought, at.Piece(), "ARM-OBC-038")
				t.RemoveMarker(at)
			}),
		armada.Ability{Query: armada.CriticalDamage,
			If: func(t *armada.Table, m armada.Moment) bool {
				return slices.Contains(t.Memory.Brought, m.Squadron.Piece())
			},
			By: func(_ *armada.Table, m armada.Moment) int { return max(1, m.N) }},
		scores(func(t *armada.Table, m armada.Moment) int {
			if m.Ship != 0 || len(t.Memory.Brought) == 0 || !onTable(t, t.Memory.Brought[0]) {
				return 0
			}
			return worth(t, m, t.Squadron(board.SquadronOf(t.Memory.Brought[0])).Seat, 1)
		}))
}

// recruitAllies: whose ships hold the token after three rounds wins further forces.
func recruitAllies() *armada.Objective {
	o := objective("recruit-allies",
		on(armada.BeforeDeploying, func(t *armada.Table, m armada.Moment) {
			allies := t.Goal(m).ChooseForces(t.View.First,
				armada.Forces{Faction: faction(t, t.View.First), Irregular: true, Ships: true, Least: 30, Most: 50})
			t.Goal(m).Reserve(t.View.First, allies)
			t.PlaceMarkers(t.Second(), 1, armada.Spot{Area: middleOfAll(t, gauge.Distance5), Row: "ARM-OBC-041"})
		}),
		when(armada.EndOfRound,
			func(t *armada.Table, _ armada.Moment) bool { return t.View.Round == 3 },
			func(t *armada.Table, m armada.Moment) {
				at, seat := markers(t)[0], t.Second()
				token := gauge.Token(t.View.Marker(at).Pose)
				if commandSum(t, t.View.First, token) > commandSum(t, t.Second(), token) {
					seat = t.View.First
				}
				t.Memory.Brought = t.Goal(m).Enlist(seat, t.Memory.Reserve)
				t.Goal(m).ArriveAt(seat, t.Memory.Brought, at.Piece(), "ARM-OBC-042")
			}),
		scores(func(t *armada.Table, m armada.Moment) (n int) {
			for _, piece := range t.Memory.Brought {
				if onTable(t, piece) && board.ShipOf(piece) == m.Ship && seatAt(t, piece) == m.Seat {
					n += pointsOf(t, piece)
				}
			}
			return n
		}))
	o.Without = []catalog.ObstacleKind{catalog.Station}
	return o
}

// seatAt is whose a ship or squadron is.
func seatAt(t *armada.Table, piece string) game.Seat {
	return seatOf(t, armada.Moment{Ship: board.ShipOf(piece), Squadron: board.SquadronOf(piece)})
}

// pointsOf is what a ship or squadron costs.
func pointsOf(t *armada.Table, piece string) int {
	if id := board.ShipOf(piece); id != 0 {
		return t.Cost(id)
	}
	return t.SquadronCard(board.SquadronOf(piece)).Cost
}

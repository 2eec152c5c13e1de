package objectives

import (
	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
	"xwing/physics"
)

// What several objectives say: a condition is when an ability works, an effect what it does.

type (
	condition func(t *armada.Table, m armada.Moment) bool
	effect    func(t *armada.Table, m armada.Moment)
)

// when is what an objective does at a timing under a condition.
func when(at armada.Timing, holds condition, do effect) armada.Ability {
	return armada.Ability{When: at, If: holds, Do: do}
}

// may is what whoever is asked may do.
func may(at armada.Timing, holds condition, do effect) armada.Ability {
	return armada.Ability{When: at, May: true, If: holds, Do: do}
}

// scores is what an objective counts at the end.
func scores(points func(t *armada.Table, m armada.Moment) int) armada.Ability {
	return armada.Ability{Query: armada.FinalScore, By: points}
}

// worth is what so many tokens count for a player, and nothing for the other.
func worth(t *armada.Table, m armada.Moment, seat game.Seat, n int) int {
	if m.Seat != seat {
		return 0
	}
	return n * t.TokenWorth()
}

// stationLast has the second player add a station, beyond distance 1 of obstacles and beyond distance 5 of both player edges.
func stationLast(row string) armada.Ability {
	return on(armada.AfterPlacingObstacles, func(t *armada.Table, _ armada.Moment) { addStation(t, row) })
}

func addStation(t *armada.Table, row string) {
	t.AddObstacle(t.Second(), "station", armada.Spot{Area: middle(t, gauge.Distance5), Apart: gauge.Distance1, Row: row})
}

// inMiddle has an obstacle lie in the middle before the others.
func inMiddle(card string) armada.Ability {
	return on(armada.BeforePlacingObstacles, func(t *armada.Table, m armada.Moment) { t.Goal(m).AddInMiddle(card) })
}

// secondGains gives each ship of the second player a command token once it is deployed.
func secondGains(c catalog.Command) armada.Ability {
	return on(armada.AfterDeploying, func(t *armada.Table, _ armada.Moment) {
		for _, id := range t.Ships(t.Second()) {
			t.GainCommand(id, c)
		}
	})
}

// takesMarker: a ship at distance 1 of a token that reveals a dial may take the token from the table.
func takesMarker(fits condition, taken effect) armada.Ability {
	return when(armada.WhenRevealing,
		func(t *armada.Table, m armada.Moment) bool {
			return len(markersNear(t, m.Ship, gauge.Distance1)) > 0 && (fits == nil || fits(t, m))
		},
		func(t *armada.Table, m armada.Moment) {
			seat := t.Ship(m.Ship).Seat
			if t.MayUse(m, seat, "take-token") {
				t.RemoveMarker(t.ChooseMarker(m, seat, markersNear(t, m.Ship, gauge.Distance1)))
				taken(t, m)
			}
		})
}

// rewardOwner gives the owner of the ship that a moment is about a token.
func rewardOwner(t *armada.Table, m armada.Moment) { t.GainVictory(m, t.Ship(m.Ship).Seat, 1) }

// rewardStronger gives a token to whoever has the higher sum of command values at distance 1 of an outline (ARM-OBJ-008).
func rewardStronger(t *armada.Table, m armada.Moment, outline physics.Shape) {
	first, second := commandSum(t, t.View.First, outline), commandSum(t, t.Second(), outline)
	switch {
	case first > second:
		t.GainVictory(m, t.View.First, 1)
	case second > first:
		t.GainVictory(m, t.Second(), 1)
	}
}

// each calls with the obstacles of a kind on the table.
func each(t *armada.Table, kind catalog.ObstacleKind, call func(o *board.Obstacle)) {
	for i := range t.View.Obstacles {
		if o := &t.View.Obstacles[i]; o.Kind == kind && o.Placed && !o.Gone {
			call(o)
		}
	}
}

// tokensOn is how many objective tokens a ship or squadron carries.
func tokensOn(t *armada.Table, piece string) int {
	if s := t.Ship(board.ShipOf(piece)); s != nil {
		return count(s.Carried, objectiveToken)
	}
	if q := t.Squadron(board.SquadronOf(piece)); q != nil {
		return count(q.Carried, objectiveToken)
	}
	return 0
}

// shapeOf is the base of a ship or squadron.
func shapeOf(t *armada.Table, piece string) physics.Shape {
	if s := t.Ship(board.ShipOf(piece)); s != nil {
		return s.Base().Shape()
	}
	return gauge.Squadron(t.Squadron(board.SquadronOf(piece)).Pose)
}

// onTable reports whether a ship or squadron stands on the table.
func onTable(t *armada.Table, piece string) bool {
	if s := t.Ship(board.ShipOf(piece)); s != nil {
		return s.Where == board.OnTable
	}
	return t.Squadron(board.SquadronOf(piece)).Where == board.OnTable
}

// pieces are the ships and squadrons in play of a seat; game.NoSeat: of both.
func pieces(t *armada.Table, seat game.Seat) (all []string) {
	for _, id := range t.Ships(seat) {
		all = append(all, id.Piece())
	}
	for _, id := range t.Squadrons(seat) {
		all = append(all, id.Piece())
	}
	return all
}

// near are those of some pieces that are at a distance from one to another of an outline.
func near(t *armada.Table, among []string, outline physics.Shape, from, to gauge.Distance) (some []string) {
	for _, piece := range among {
		if gauge.At(outline, shapeOf(t, piece), from, to) {
			some = append(some, piece)
		}
	}
	return some
}

// leaves reports whether a ship or squadron with a token is destroyed, as it leaves the table.
func leaves(t *armada.Table, m armada.Moment) bool { return m.N == 1 && tokensOn(t, gone(m)) > 0 }

// left: a ship with a token has left the table.
func left(t *armada.Table, m armada.Moment) bool { return m.N == 2 && carries(t, m.Ship) }

// gone is the ship or squadron that is destroyed.
func gone(m armada.Moment) string {
	if m.Squadron != 0 {
		return m.Squadron.Piece()
	}
	return m.Ship.Piece()
}

// byShips: a ship attacks a ship.
func byShips(m armada.Moment) bool { return m.Ship != 0 && board.ShipOf(m.Shot.Defender) != 0 }

// half is half of a number, rounded up.
func half(n int) int { return (n + 1) / 2 }

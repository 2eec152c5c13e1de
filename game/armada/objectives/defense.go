package objectives

import (
	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
	"xwing/physics"
)

// contestedOutpost: whose ships hold the station scores at the end of each round; equal sums score nobody.
func contestedOutpost() *armada.Objective {
	o := objective("contested-outpost",
		stationLast("ARM-OBD-001"),
		armada.Ability{Query: armada.IgnoringObstacle,
			Refuse: func(t *armada.Table, m armada.Moment) *game.Refusal { return t.Refuse("ARM-OBD-001", m) },
			If:     func(t *armada.Table, m armada.Moment) bool { return kindOf(t, m.Obstacle, catalog.Station) }},
		armada.Ability{Query: armada.Obstructing, Refuse: func(t *armada.Table,
			m armada.Moment) *game.Refusal {
			return t.Refuse("ARM-OBD-001", m)
		},
			If: func(t *armada.Table, m armada.Moment) bool { return kindOf(t, m.Obstacle, catalog.Station) }},
		on(armada.EndOfRound, func(t *armada.Table, m armada.Moment) {
			each(t, catalog.Station, func(o *board.Obstacle) { rewardStronger(t, m, o.Shape()) })
		}))
	o.Without = []catalog.ObstacleKind{catalog.Station}
	return o
}

// planetaryIonCannon: the second player fires at a ship near one of three tokens.
func planetaryIonCannon() *armada.Objective {
	return objective("planetary-ion-cannon",
		on(armada.AfterPlacingObstacles, func(t *armada.Table, _ armada.Moment) {
			t.PlaceMarkers(t.Second(), 3, armada.Spot{Area: middleOfAll(t, gauge.Distance5), Row: "ARM-OBD-019"})
		}),
		ionCannon(true), exhaustsToken())
}

// ionCannon fires at a ship near a token at the end of the Command Phase; the token is removed or stays.
func ionCannon(removed bool) armada.Ability {
	return armada.Ability{When: armada.EndOfPhase, If: at(board.CommandPhase), Do: func(t *armada.Table, m armada.Moment) {
		var near []board.ShipID
		for _, id := range t.Ships(t.View.First) {
			if len(markersNear(t, id, gauge.Distance3)) > 0 {
				near = append(near, id)
			}
		}
		id := t.ChooseShip(m, t.Second(), near, true)
		if id == 0 {
			return
		}
		if removed {
			t.RemoveMarker(t.ChooseMarker(m, t.Second(), markersNear(t, id, gauge.Distance3)))
		}
		zones := t.ChooseZones(m, t.Second(), id, t.Zones(id), 1, 1)
		t.MakeAttack(armada.Shot{Kind: board.NormalAttack, By: m.Card, Defender: id.Piece(), At: zones[0], Range: gauge.MediumRange,
			Dice: catalog.Dice{catalog.Blue: 4}})
	}}
}

// exhaustsToken is the critical effect of an attack that is nobody's.
func exhaustsToken() armada.Ability {
	return armada.Ability{When: armada.CriticalEffect, May: true,
		If: func(t *armada.Table, m armada.Moment) bool {
			return m.Shot.Attacker == "" && m.N > 0 && t.Attack().ShowsCrit(catalog.Blue)
		},
		Do: func(t *armada.Table, m armada.Moment) { t.LoseToken(board.ShipOf(m.Shot.Defender), board.Exhausted) }}
}

// markersNear are the objective tokens at a distance of which a ship is.
func markersNear(t *armada.Table, id board.ShipID, d gauge.Distance) (near []board.MarkerID) {
	for i := range t.View.Markers {
		m := &t.View.Markers[i]
		if m.Kind == board.ObjectiveToken && !m.Gone && gauge.At(gauge.Token(m.Pose), t.Ship(id).Base().Shape(), gauge.Distance1, d) {
			near = append(near, m.ID)
		}
	}
	return near
}

// jammingBarrier: a line of sight across the barrier between two tokens costs half of the dice.
func jammingBarrier() *armada.Objective {
	o := objective("jamming-barrier",
		on(armada.AfterDeploying, func(t *armada.Table, _ armada.Moment) {
			spot := armada.Spot{Area: t.View.Field.Setup(), Row: "ARM-OBD-028"}
			t.PlaceMarkers(t.Second(), 1, spot)
			spot.Near, spot.Reach = []physics.Shape{gauge.Token(t.View.Markers[len(t.View.Markers)-1].Pose)}, gauge.Distance5
			t.PlaceMarkers(t.Second(), 1, spot)
		}),
		armada.Ability{When: armada.AfterGathering, If: jammed, Do: func(t *armada.Table, _ armada.Moment) {
			for range t.Attack().Gathered() / 2 {
				t.Attack().RemoveDie()
			}
		}})
	o.Without, o.With = []catalog.ObstacleKind{catalog.Station, catalog.DebrisField}, []catalog.ObstacleKind{catalog.DustField}
	return o
}

// jammed reports whether a line of sight crosses a token or the line between the two.
func jammed(t *armada.Table, m armada.Moment) bool {
	if m.N != 0 {
		return false
	}
	var at []board.Marker
	for _, marker := range t.View.Markers {
		if marker.Kind == board.ObjectiveToken && !marker.Gone {
			at = append(at, marker)
		}
	}
	if len(at) != 2 {
		return false
	}
	for _, marker := range at {
		for _, piece := range [2]string{m.Shot.Attacker, m.Shot.Defender} {
			if t.Overlaps(piece, gauge.Token(marker.Pose)) {
				return false
			}
		}
	}
	return gauge.CrossesBarrier(m.Shot.Sight, at[0].Pose, at[1].Pose)
}

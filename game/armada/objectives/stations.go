package objectives

import (
	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

// stationAssault: two stations of the second player's are to be destroyed.
func stationAssault() *armada.Objective { return twoStations("station-assault", "ARM-OBA-040") }

// showOfForce: likewise, in a campaign.
func showOfForce() *armada.Objective {
	o := twoStations("show-of-force", "ARM-OBC-018")
	o.Resources = func(t *armada.Table, winner game.Seat) (points [2]int) {
		for i := range t.View.Obstacles {
			if t.View.Obstacles[i].Dead {
				points[t.View.First] += 40
			}
		}
		points[winner] += 40
		return points
	}
	return o
}

// twoStations: each that stands counts a token for the second player, each wreck one for the first.
func twoStations(id, row string) *armada.Objective {
	o := objective(id,
		on(armada.AfterPlacingObstacles, func(t *armada.Table, _ armada.Moment) {
			for range 2 {
				spot := armada.Spot{Area: middle(t, gauge.Distance3), Apart: gauge.Distance1, Row: row}
				t.Garrison(t.AddObstacle(t.Second(), "station", spot), false)
			}
		}),
		noHealing("ARM-STN-016"),
		armada.Ability{Query: armada.FinalScore, By: func(t *armada.Table, m armada.Moment) (n int) {
			for i := range t.View.Obstacles {
				if o := &t.View.Obstacles[i]; m.Ship == 0 && o.Hull > 0 && o.Dead == (m.Seat == t.View.First) {
					n += t.TokenWorth()
				}
			}
			return n
		}})
	o.Without = []catalog.ObstacleKind{catalog.Station}
	return o
}

// armedStation: a station of the second player's attacks once in a round.
func armedStation() *armada.Objective {
	o := objective("base-defense-armed-station",
		on(armada.AfterPlacingObstacles, func(t *armada.Table, _ armada.Moment) {
			a, far := t.View.Field.Setup(), gauge.Distance5.Limit()+0.01
			if t.View.First == game.Blue {
				a.Y1 -= far
			} else {
				a.Y0 += far
			}
			t.Garrison(t.AddObstacle(t.Second(), "station", armada.Spot{Area: a, Apart: gauge.Distance1, Row: "ARM-OBC-001"}), true)
		}),
		noHealing("ARM-STN-008"))
	o.Without = []catalog.ObstacleKind{catalog.Station}
	return o
}

// noHealing: stations do nothing for the first player's ships and squadrons.
func noHealing(row string) armada.Ability {
	return armada.Ability{Query: armada.IgnoringObstacle,
		If: func(t *armada.Table, m armada.Moment) bool {
			return kindOf(t, m.Obstacle, catalog.Station) && seatOf(t, m) == t.View.First
		},
		Refuse: func(t *armada.Table, m armada.Moment) *game.Refusal { return t.Refuse(row, m) }}
}

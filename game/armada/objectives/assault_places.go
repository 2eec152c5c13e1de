package objectives

import (
	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
	"xwing/physics"
)

// blockadeRun: between the short edges the second player's ships run for the other side.
func blockadeRun() *armada.Objective {
	o := objective("blockade-run",
		on(armada.BeforePlacingObstacles, func(t *armada.Table, _ armada.Moment) {
			for _, id := range t.Fleet(t.Second()) {
				t.Assign(id.Piece(), objectiveToken, false)
			}
		}),
		armada.Ability{When: armada.WhenDestroyed,
			If: func(t *armada.Table, m armada.Moment) bool { return m.N == 1 && carries(t, m.Ship) },
			Do: func(t *armada.Table, m armada.Moment) { t.GainVictory(m, t.View.First, 1) }},
		armada.Ability{Query: armada.FinalScore, By: func(t *armada.Table, m armada.Moment) int {
			ship := t.Ship(m.Ship)
			if !carries(t, m.Ship) {
				return 0
			}
			arrived := ship.Where == board.OnTable && t.View.Field.Deployment(t.View.First == game.Blue).Holds(ship.Base().Shape())
			lost := ship.Where == board.SetAside
			if m.Seat == t.Second() && arrived || m.Seat == t.View.First && lost {
				return t.TokenWorth()
			}
			return 0
		}})
	o.ShortEdges, o.SecondPlaces, o.Edges, o.Row = true, true, 2*gauge.RulerLength, "ARM-OBA-015"
	return o
}

// surpriseAttack: the first player's fleet lies at a station, slow, and is raided for three rounds.
func surpriseAttack() *armada.Objective {
	o := objective("surprise-attack",
		on(armada.BeforePlacingObstacles, func(t *armada.Table, _ armada.Moment) {
			t.AddObstacle(t.Second(), "station", armada.Spot{Area: t.View.Field.Setup(), Near: []physics.Shape{t.Edge(t.View.First)},
				Reach: gauge.Distance5, Row: "ARM-OBA-019"})
		}),
		on(armada.AfterDeploying, func(t *armada.Table, m armada.Moment) { t.Goal(m).StackOnCard(t.Second(), 3) }),
		armada.Ability{When: armada.StartOfPhase,
			If: func(t *armada.Table, m armada.Moment) bool { return m.Phase == board.ShipPhase && t.View.CardDials > 0 },
			Do: func(t *armada.Table, m armada.Moment) {
				c := t.Goal(m).RevealOnCard()
				for _, id := range t.Ships(t.View.First) {
					t.GainRaid(id, c)
				}
			}})
	o.Without = []catalog.ObstacleKind{catalog.Station}
	o.Deploys = func(t *armada.Table, d *armada.Deployment) {
		if d.Seat != t.View.First {
			return
		}
		d.Slow = true
		if flagship := t.View.Sides[d.Seat].Flagship; flagship != 0 && t.Ship(flagship).Where == board.Undeployed {
			d.Ships = []board.ShipID{flagship} // scouts are no ships, and may come before it
			for i := range t.View.Obstacles {
				if t.View.Obstacles[i].Kind == catalog.Station {
					d.On = t.View.Obstacles[i].ID
				}
			}
		}
	}
	return o
}

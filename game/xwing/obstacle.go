package xwing

import (
	"cmp"
	"slices"

	"xwing/game"
	"xwing/game/catalog"
	"xwing/physics"
)

// ObstacleShape returns where the obstacle lies on the table.
func (s *State) ObstacleShape(id ObstacleID) physics.Shape {
	o := s.View.Obstacle(id)
	facts, err := s.rules.Catalog.Obstacle(o.XWS)
	if err != nil {
		panic("xwing: an obstacle left the catalog: " + err.Error())
	}
	return facts.Outline.At(o.Pose)
}

// obstacles returns the obstacles in the play area, in ObstacleID order.
func (v *View) obstacles() []ObstacleID {
	var ids []ObstacleID
	for i := range v.Obstacles {
		if !v.Obstacles[i].Gone {
			ids = append(ids, v.Obstacles[i].ID)
		}
	}
	return ids
}

// metBy returns the obstacles that satisfy meets, in the order of their distance
// along the move (RULINGS 14, X20-OBS-017).
func (s *State) metBy(meets func(physics.Shape) (bool, float64)) []ObstacleID {
	type meeting struct {
		id ObstacleID
		at float64
	}
	var met []meeting
	for _, id := range s.View.obstacles() {
		if ok, at := meets(s.ObstacleShape(id)); ok {
			met = append(met, meeting{id, at})
		}
	}
	slices.SortStableFunc(met, func(a, b meeting) int { return cmp.Compare(a.at, b.at) })
	var ids []ObstacleID
	for _, m := range met {
		ids = append(ids, m.id)
	}
	return ids
}

// obstacleMeeting says what kind of move met the obstacles.
type obstacleMeeting struct {
	Maneuver bool // a maneuver, not another move
	Step     bool // of the Execute Maneuver step
}

// meetObstacles makes a ship suffer the effects of the obstacles that its move
// went through or onto, one after the other (Obstacles chapter, X20-OBS-017).
// A ship that ignores obstacles suffers none of them (X20-FAQ-012).
func (t *Table) meetObstacles(id ShipID, met []ObstacleID, how obstacleMeeting) {
	for _, o := range met {
		if t.gone(id) {
			return
		}
		t.announce(ObstacleMet{Ship: id, Obstacle: o})
		if t.sum(IgnoringObstacles, Moment{Ship: id}) > 0 {
			continue
		}
		switch t.View.Obstacle(o).Type {
		case catalog.Asteroid:
			t.meetAsteroid(id, o, how)
		case catalog.DebrisCloud:
			t.meetDebris(id, o)
		case catalog.GasCloud:
			if how.Step {
				t.skipActionStep(id, game.Say("why.obstacle", "obstacle", o.Piece()))
			}
		}
	}
}

// meetAsteroid: one attack die, its damage, and after a maneuver the Perform
// Action step is lost (X20-OBS-003, 004, 010).
func (t *Table) meetAsteroid(id ShipID, o ObstacleID, how obstacleMeeting) {
	switch t.RollAttackDie(id, game.Say("why.obstacle", "obstacle", o.Piece())) {
	case Hit:
		t.SufferDamage(id, Damage{Hits: 1})
	case Crit:
		t.SufferDamage(id, Damage{Crits: 1})
	}
	if how.Step {
		t.skipActionStep(id, game.Say("why.obstacle", "obstacle", o.Piece()))
	}
}

// meetDebris: one stress token, then one attack die of which only a crit hurts
// (X20-OBS-005, 006, 011, RULINGS 18).
func (t *Table) meetDebris(id ShipID, o ObstacleID) {
	t.GainTokens(id, Stress, 1)
	if t.gone(id) {
		return
	}
	if t.RollAttackDie(id, game.Say("why.obstacle", "obstacle", o.Piece())) == Crit {
		t.SufferDamage(id, Damage{Crits: 1})
	}
}

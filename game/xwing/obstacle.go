package xwing

import (
	"cmp"
	"slices"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/physics"
)

// ObstacleShape returns where the obstacle lies on the table.
func (s *State) ObstacleShape(id board.ObstacleID) physics.Shape {
	return s.placedAt(s.View.Obstacle(id)).shape
}

// outline returns an obstacle's outline in its own frame.
func (s *State) outline(o *board.Obstacle) *physics.Shape {
	facts, err := s.rules.Catalog.Obstacle(o.XWS)
	if err != nil {
		panic("xwing: an obstacle left the catalog: " + err.Error())
	}
	return &facts.Outline
}

// near reports whether an obstacle may touch something in the upright rectangle
// from lo to hi; if not, it is at least a millimetre away. It saves measuring most
// obstacles exactly.
func (s *State) near(o *board.Obstacle, lo, hi physics.Vec) bool {
	const margin = 1
	p := s.placedAt(o)
	return p.hi.X+margin >= lo.X && p.lo.X-margin <= hi.X && p.hi.Y+margin >= lo.Y && p.lo.Y-margin <= hi.Y
}

// metBy returns the obstacles that satisfy meets, in the order of their distance
// along the move (RULINGS 14, X20-OBS-017). What may meet them lies in areas.
func (s *State) metBy(areas []physics.Shape, meets func(physics.Shape) (bool, float64)) []board.ObstacleID {
	type meeting struct {
		id board.ObstacleID
		at float64
	}
	var met []meeting
	type rectangle struct{ lo, hi physics.Vec }
	var few [4]rectangle
	around := few[:0]
	for i := range areas {
		lo, hi := areas[i].Bounds()
		around = append(around, rectangle{lo, hi})
	}
	for i := range s.View.Obstacles {
		o := &s.View.Obstacles[i]
		if o.Gone || !slices.ContainsFunc(around, func(a rectangle) bool { return s.near(o, a.lo, a.hi) }) {
			continue
		}
		if ok, at := meets(s.ObstacleShape(o.ID)); ok {
			met = append(met, meeting{o.ID, at})
		}
	}
	slices.SortStableFunc(met, func(a, b meeting) int { return cmp.Compare(a.at, b.at) })
	var ids []board.ObstacleID
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
func (t *Table) meetObstacles(id board.ShipID, met []board.ObstacleID, how obstacleMeeting) {
	for _, o := range met {
		if t.gone(id) {
			return
		}
		t.announce(board.ObstacleMet{Ship: id, Obstacle: o})
		if t.ignores(IgnoringObstacles, id, o) || t.replaced(Moment{When: WouldMeetObstacle, Ship: id, Obstacles: []board.ObstacleID{o}}) {
			continue
		}
		if c := t.cloud(o); c != nil {
			c.Met(t, Moment{Ship: id, Card: devicePiece(t.View.Obstacle(o).XWS), Obstacles: []board.ObstacleID{o}}, nil)
			if c.Halts && how.Step {
				t.skipActionStep(id, game.Say("why.obstacle", "obstacle", o.Piece()))
			}
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

// WhileAttacking is the Moment.Action of the IgnoringObstacles query about attacks.
const WhileAttacking = "attack"

// ignores reports whether the ship, while it moves, ignores the obstacle.
func (t *Table) ignores(q Query, id board.ShipID, o board.ObstacleID) bool {
	return t.sum(q, Moment{Ship: id, Obstacles: []board.ObstacleID{o}}) > 0
}

// ignoresAttacking reports whether the ship ignores the obstacle in its attacks.
func (t *Table) ignoresAttacking(id board.ShipID, o board.ObstacleID) bool {
	return t.sum(IgnoringObstacles, Moment{Ship: id, Action: WhileAttacking, Obstacles: []board.ObstacleID{o}}) > 0
}

// Cloud is what an obstacle of its own kind does, as its object card says.
type Cloud struct {
	Met    Effect // to a ship that overlaps or moves through it
	Halts  bool   // a ship that meets it in its Execute Maneuver step loses its Perform Action step
	Opaque bool   // a ship at range 0 of it cannot acquire locks, nor be locked
}

// cloud returns what an obstacle of its own kind does, nil for the common ones.
func (s *State) cloud(id board.ObstacleID) *Cloud {
	o := s.View.Obstacle(id)
	if o.Type != catalog.OtherObstacle {
		return nil
	}
	if c := s.rules.Cards.Card(devicePiece(o.XWS)); c != nil {
		return c.Cloud
	}
	return nil
}

// opaque returns the obstacle at range 0 of a ship that forbids locks, 0 if none.
func (s *State) opaque(id board.ShipID) board.ObstacleID {
	for i := range s.View.Obstacles {
		o := &s.View.Obstacles[i]
		if c := s.cloud(o.ID); !o.Gone && c != nil && c.Opaque && s.RangeToObstacle(id, o.ID) == gauge.Range0 {
			return o.ID
		}
	}
	return 0
}

// meetAsteroid: one attack die, its damage, and after a maneuver the Perform
// Action step is lost (X20-OBS-003, 004, 010).
func (t *Table) meetAsteroid(id board.ShipID, o board.ObstacleID, how obstacleMeeting) {
	switch t.RollAttackDie(id, game.Say("why.obstacle", "obstacle", o.Piece())) {
	case board.Hit:
		t.SufferDamage(id, Damage{Hits: 1})
	case board.Crit:
		t.SufferDamage(id, Damage{Crits: 1})
	}
	if how.Step {
		t.skipActionStep(id, game.Say("why.obstacle", "obstacle", o.Piece()))
	}
}

// meetDebris: one stress token, then one attack die of which only a crit hurts
// (X20-OBS-005, 006, 011, RULINGS 18).
func (t *Table) meetDebris(id board.ShipID, o board.ObstacleID) {
	t.GainTokens(id, board.Stress, 1)
	if t.gone(id) {
		return
	}
	if t.RollAttackDie(id, game.Say("why.obstacle", "obstacle", o.Piece())) == board.Crit {
		t.SufferDamage(id, Damage{Crits: 1})
	}
}

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
	return s.placedAt(s.View.Obstacle(id)).Shape
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
func (s *State) near(o *board.Obstacle, lo, hi physics.Vec) bool { return s.placedAt(o).near(lo, hi) }

// near is the same of one that is laid out.
func (p *placed) near(lo, hi physics.Vec) bool {
	const margin = 1
	return p.Hi.X+margin >= lo.X && p.Lo.X-margin <= hi.X && p.Hi.Y+margin >= lo.Y && p.Lo.Y-margin <= hi.Y
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
		if o.Gone {
			continue
		}
		p, near := s.placedAt(o), false
		for i := range around {
			near = near || p.near(around[i].lo, around[i].hi)
		}
		if !near {
			continue
		}
		if ok, at := meets(p.Shape); ok {
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

// by names a maneuver.
func (m obstacleMeeting) by() board.MoveKind {
	if m.Maneuver {
		return board.ByManeuver
	}
	return ""
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
		if t.ignores(IgnoringObstacles, id, o) || t.ignoresCloud(id, o) || t.replaced(Moment{When: WouldSufferEffect, Ship: id,
			Move: MomentMove{By: how.by()}, Met: MomentMet{Obstacles: []board.ObstacleID{o}}}) {
			continue
		}
		t.causing(cause{obstacle: o}, func() {
			t.meetOne(id, o, how)
			t.metAmong(id, o, how)
		})
	}
}

// meetOne makes a ship suffer what one obstacle does.
func (t *Table) meetOne(id board.ShipID, o board.ObstacleID, how obstacleMeeting) {
	c := t.cloud(o)
	if c == nil {
		t.meetObstacle(id, o, how)
		return
	}
	c.Met(t, Moment{Ship: id, Card: devicePiece(t.View.Obstacle(o).XWS), Met: MomentMet{Obstacles: []board.ObstacleID{o}}}, nil)
	if c.Halts && t.actionStepAhead(id) {
		t.skipActionStep(id, game.Say("why.obstacle", "obstacle", o.Piece()))
	}
}

// WhileAttacking is the Moment.Action of the queries IgnoringObstacles and ChoosingFriends about attacks.
const WhileAttacking = "attack"

// AtRest is the Moment.Action of that query about what an obstacle does to a ship that lies on it and neither moves nor
// attacks: whether it can lock and be locked.
const AtRest = "rest"

// ignores reports whether the ship, while it moves, ignores the obstacle.
func (t *Table) ignores(q Query, id board.ShipID, o board.ObstacleID) bool {
	return t.sum(q, &Moment{Ship: id, Met: MomentMet{Obstacles: []board.ObstacleID{o}}}) > 0
}

// ignoresUnmoved reports whether the ship ignores the obstacle in its attacks, or AtRest.
func (t *Table) ignoresUnmoved(how string, id board.ShipID, o board.ObstacleID) bool {
	return t.sum(IgnoringObstacles, &Moment{Ship: id, Action: how, Met: MomentMet{Obstacles: []board.ObstacleID{o}}}) > 0 ||
		t.ignoresCloud(id, o)
}

// Cloud is what an obstacle of its own kind does, as its object card says.
type Cloud struct {
	Met    Effect // to a ship that overlaps or moves through it
	Halts  bool   // a ship that meets it, in whatever move, loses its Perform Action step of the round
	Opaque bool   // a ship at range 0 of it cannot acquire locks, nor be locked
	Remote Effect // to a remote that is relocated onto it; nil: nothing
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

// opaque returns the obstacle at range 0 of a ship that forbids locks, 0 if none. A remote is no ship.
func (s *State) opaque(id board.ShipID) board.ObstacleID {
	if s.View.Ship(id).Remote != "" {
		return 0
	}
	for i := range s.View.Obstacles {
		o := &s.View.Obstacles[i]
		c := s.cloud(o.ID)
		hides := c != nil && c.Opaque || s.obstacleRule(o.ID).BarsLocks
		if hides && !o.Gone && s.RangeToObstacle(id, o.ID) == gauge.Range0 && !(&Table{State: s}).ignoresUnmoved(AtRest, id, o.ID) {
			return o.ID
		}
	}
	return 0
}

// ObstacleRules say what obstacles do (Obstacles chapter).
type ObstacleRules struct {
	// Asteroid, Debris and Gas are the common kinds.
	Asteroid, Debris, Gas ObstacleRule
	// Strewn is debris that no squad brings: loose cargo, spare parts. 2.0: as all debris.
	Strewn ObstacleRule
	// HaltAtEnd costs a ship that ends its maneuver on an obstacle of any kind the Perform Action step. 2.5: yes.
	HaltAtEnd bool
	// LeftFreely spares a ship that begins its move on an obstacle what it does to those who move through it. 2.5: yes.
	LeftFreely bool
	// DiceLater has the dice of obstacles that a ship meets in its Execute Maneuver step rolled after its Perform Action
	// step, had or skipped, and so after what follows the maneuver. First edition: yes.
	DiceLater bool
}

// ObstacleRule is what an obstacle of one kind does to ships.
type ObstacleRule struct {
	// Meeting is what a ship suffers that overlaps it or moves through it. Debris gives stress in every edition;
	// 2.5: asteroids hurt, gas strains.
	Meeting Harm
	// Hit and Crit are what it suffers then by the attack die that it rolls, if any of them is something. First edition:
	// the die of debris likewise; 2.5: a hit of debris hurts, gas ionizes.
	Hit, Crit Harm
	// Halts costs a ship that meets it in its Execute Maneuver step the Perform Action step.
	Halts bool
	// BarsAttacks keeps a ship at range 0 of it from attacking. 2.5: all kinds do.
	BarsAttacks bool
	// BarsLocks keeps a ship at range 0 of it from acquiring locks and from being locked. 2.5: gas does.
	BarsLocks bool
	// Hides lets a defender behind it change a blank to an evade result. 2.5: none does.
	Hides bool
}

// Harm is damage and tokens that a ship suffers, and whether all locks that it has or that are on it break.
type Harm struct {
	Hits, Crits, Stress, Strain, Ion, Jam int
	BreakLocks                            bool
	Cards                                 int // damage cards dealt faceup, whatever shields there are
}

// obstacleRule returns what the edition says of an obstacle; nothing of one that has
// an object card.
func (s *State) obstacleRule(o board.ObstacleID) ObstacleRule {
	rules, obstacle := &s.rules.Edition.Obstacles, s.View.Obstacle(o)
	switch obstacle.Type {
	case catalog.Asteroid:
		return rules.Asteroid
	case catalog.DebrisCloud:
		if facts, err := s.rules.Catalog.Obstacle(obstacle.XWS); err == nil && !facts.Chosen {
			return rules.Strewn
		}
		return rules.Debris
	case catalog.GasCloud:
		return rules.Gas
	}
	return ObstacleRule{}
}

// meetObstacle makes a ship suffer what an obstacle does to it: first what it always
// does, then what one attack die says; after a maneuver the Perform Action step may
// be lost (X20-OBS-003 to 006, 010, 011, RULINGS 18).
func (t *Table) meetObstacle(id board.ShipID, o board.ObstacleID, how obstacleMeeting) {
	r, why := t.obstacleRule(o), game.Say("why.obstacle", "obstacle", o.Piece())
	t.harm(id, r.Meeting)
	if t.gone(id) {
		return
	}
	if how.Step && t.rules.Edition.Obstacles.DiceLater {
		t.passed = append(t.passed, o)
	} else {
		t.rollForObstacle(id, o)
	}
	if r.Halts && how.Step {
		t.skipActionStep(id, why)
	}
}

// haltAtEnd takes the Perform Action step from a ship whose maneuver has ended on an
// obstacle that it does not ignore.
func (t *Table) haltAtEnd(id board.ShipID) {
	if !t.rules.Edition.Obstacles.HaltAtEnd {
		return
	}
	for _, o := range t.ObstaclesUnder(id) {
		if !t.ignores(IgnoringObstacles, id, o) && !t.ignoresCloud(id, o) {
			t.skipActionStep(id, game.Say("why.obstacle", "obstacle", o.Piece()))
		}
	}
}

// harm makes a ship suffer damage, lose locks, then gain tokens.
func (t *Table) harm(id board.ShipID, h Harm) {
	if h.Hits > 0 || h.Crits > 0 {
		t.SufferDamage(id, Damage{Hits: h.Hits, Crits: h.Crits})
	}
	if h.Cards > 0 && !t.gone(id) {
		t.together(func() {
			for range h.Cards {
				t.DealDamageCard(id, true)
			}
		})
	}
	if h.BreakLocks && !t.gone(id) {
		t.breakLocksOn(id.Piece())
		t.BreakOwnLocks(id)
	}
	for _, gain := range [...]struct {
		token board.Token
		n     int
	}{{board.Stress, h.Stress}, {board.Strain, h.Strain}, {board.Ion, h.Ion}, {board.Jam, h.Jam}} {
		if gain.n > 0 && !t.gone(id) {
			t.GainTokens(id, gain.token, gain.n)
		}
	}
}

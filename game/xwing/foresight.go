package xwing

import (
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/physics"
)

// Foresight looks ahead at many maneuvers of ships: what PreviewManeuver says of
// each, but for what only a scene shows, and no more of it than is asked for.
type Foresight struct {
	table   Table
	boxes   []physics.Box // of the ships, by ShipID-1
	telling []*board.Ship // whose cards may change how difficult maneuvers are

	// Of the ship that is to move:
	id        board.ShipID
	from      gauge.Base
	ships     []gauge.Base // that it could overlap
	crowd     []inTheWay   // the same
	obstacles []*placed    // that it could meet
}

// inTheWay is a ship that another could overlap.
type inTheWay struct {
	box    *physics.Box
	within float64 // the square of how far apart the middles are at most, in mm²
}

// Foreseen is what a maneuver would come to, worked out as far as somebody asks.
type Foreseen struct {
	Maneuver catalog.Maneuver // as it would be executed
	Full     bool             // nobody is in its way
	Flees    bool             // by ending there
	Final    physics.Pose     // where it ends; of a partial one that has not landed, where it would have
	There    physics.Box      // the base at Final
	Huge     *HugeMove        // of a ship that maneuvers by a tool; else nil
	at       float64          // how far along its template it comes
	met      int              // by a huge ship: the obstacles it ends on
}

// farthestReach is how far in mm from where a ship stands a maneuver takes any part
// of it, and of its template: a straight 5 and some bases, more than enough.
func farthestReach(s gauge.Size) float64 { return 240 + 4*s.Around() }

// Foresee looks around the table, as long as nothing changes there. A Foresight may
// be used again and again.
func (s *State) Foresee(f *Foresight) {
	f.table = Table{State: s, kept: s.cardsKept(), cards: f.table.cards[:0]}
	f.boxes, f.telling = f.boxes[:0], f.telling[:0]
	who := f.table.heeding(concern{query: ManeuverDifficulty}) | f.table.heeding(concern{query: ColoredManeuver})
	for i := range s.View.Ships {
		ship := &s.View.Ships[i]
		f.boxes = append(f.boxes, ship.Base().Box())
		if who&bit(i) != 0 {
			f.telling = append(f.telling, ship)
		}
	}
}

// Ship looks ahead for a ship, at what could be in its way.
func (f *Foresight) Ship(id board.ShipID) {
	s := f.table.State
	f.id, f.from = id, s.View.Ship(id).Base()
	f.ships, f.crowd, f.obstacles = f.ships[:0], f.crowd[:0], f.obstacles[:0]
	at, reach := f.from.Pose.Point(), farthestReach(f.from.Size)
	for i := range s.View.Ships {
		other := &s.View.Ships[i]
		if other.Where == board.InPlay && other.Remote == "" && other.ID != id &&
			f.boxes[i].Origin.Sub(at).Len() <= reach+2*other.Size.Around() {
			apart := f.from.Size.Around() + other.Size.Around()
			f.ships, f.crowd = append(f.ships, other.Base()), append(f.crowd, inTheWay{&f.boxes[i], float64(apart * apart)})
		}
	}
	lo, hi := at.Sub(physics.Vec{X: reach, Y: reach}), at.Add(physics.Vec{X: reach, Y: reach})
	for i := range s.View.Obstacles {
		if o := &s.View.Obstacles[i]; !o.Gone {
			if p := s.placedAt(o); p.near(lo, hi) {
				f.obstacles = append(f.obstacles, p)
			}
		}
	}
}

// Box returns the base of the ship where it stands, worked out.
func (f *Foresight) Box() *physics.Box { return &f.boxes[f.id-1] }

// Glance looks whether a maneuver is executed fully, and where to: quickly done.
func (f *Foresight) Glance(m catalog.Maneuver) Foreseen {
	m = f.table.dared(f.id, f.changed(m))
	move := m.Move()
	if tool, ok := f.table.rules.Edition.Huge.Tools.Of(f.from.Size); ok {
		p := f.table.previewHuge(f.id, tool, move)
		out := Foreseen{Maneuver: m, Full: true, Huge: p.Huge, met: len(p.Obstacles)}
		f.endAt(&out, p.Final)
		return out
	}
	end, length := gauge.EndFrom(f.from, f.Box().Frame, move)
	out := Foreseen{Maneuver: m, Full: true, at: length}
	f.endAt(&out, end)
	if length > 0 {
		for i := range f.crowd {
			other := &f.crowd[i]
			if d := other.box.Origin.Sub(out.There.Origin); d.Dot(d) <= other.within && out.There.Overlaps(other.box) {
				out.Full = false
				break
			}
		}
	}
	return out
}

// endAt has a maneuver end at a pose.
func (f *Foresight) endAt(c *Foreseen, final physics.Pose) {
	base := gauge.Base{Pose: final, Size: f.from.Size}
	c.Final, c.There, c.Flees = final, base.Box(), f.table.outside(base)
}

// changed returns the maneuver with its difficulty for the ship, as Difficulty
// does, but asks those alone who may have a say.
func (f *Foresight) changed(m catalog.Maneuver) catalog.Maneuver {
	t, steps := &f.table, 0
	for _, s := range f.telling {
		t.eachOn(s, concern{query: ManeuverDifficulty}, &Moment{Ship: f.id, Move: MomentMove{Maneuver: m}},
			func(a *Ability, m Moment, _ int) {
				if a.By != nil && a.applies(t, &m) {
					steps += a.By(t, m)
				}
			})
	}
	for _, s := range f.telling {
		t.eachOn(s, concern{query: ColoredManeuver}, &Moment{Ship: f.id, Move: MomentMove{Maneuver: m}}, func(a *Ability, m Moment, _ int) {
			steps += t.coloredSteps(a, m, steps)
		})
	}
	m.Difficulty = stepped(m.Difficulty, steps)
	return m
}

// Land finds where a partial maneuver ends.
func (f *Foresight) Land(c *Foreseen) {
	if c.Full {
		return
	}
	ex := gauge.Land(f.from, c.Maneuver.Move(), f.ships)
	c.at = ex.At
	f.endAt(c, ex.Final)
}

// Met counts the obstacles that a maneuver that has landed meets. Its template,
// which seldom has any near it, is laid only if one is.
func (f *Foresight) Met(c *Foreseen) int {
	if c.Huge != nil {
		return c.met
	}
	if c.Maneuver.Bearing == gauge.Stationary {
		return len(f.table.ObstaclesUnder(f.id))
	}
	n := 0
	var areas [2]physics.Area // its template and where it ends
	for _, o := range f.obstacles {
		if !o.about(f.from.Pose.Point(), c.Final.Point()) {
			continue
		}
		if areas[1].Empty() {
			areas[0] = physics.AreaOf(gauge.UsedPart(f.from, c.Maneuver.Move(), c.at))
			areas[1] = physics.AreaOf(gauge.Base{Pose: c.Final, Size: f.from.Size}.Shape())
		}
		if areas[1].Overlaps(&o.Area) || areas[0].Overlaps(&o.Area) && !f.leaves(o) {
			n++
		}
	}
	return n
}

// leaves reports whether the ship stands on an obstacle, and the edition spares it one that it leaves.
func (f *Foresight) leaves(o *placed) bool {
	if !f.table.rules.Edition.Obstacles.LeftFreely {
		return false
	}
	base := physics.AreaOf(f.from.Shape())
	return base.Overlaps(&o.Area)
}

// about reports whether something that moves from one place to another along a
// template may touch the obstacle.
func (p *placed) about(from, to physics.Vec) bool {
	const aside = 100 // mm: more than half the largest base, and than any curve's bulge
	return min(from.X, to.X)-aside <= p.Hi.X && max(from.X, to.X)+aside >= p.Lo.X &&
		min(from.Y, to.Y)-aside <= p.Hi.Y && max(from.Y, to.Y)+aside >= p.Lo.Y
}

// Upcoming returns the maneuver that a ship has revealed and has yet to execute in its
// activation, zero if there is none.
func (s *State) Upcoming(id board.ShipID) catalog.Maneuver {
	m := &s.Memory.Ships[id-1]
	if s.View.Phase != board.Activation || m.Moved || !s.View.Ship(id).Dial.Revealed {
		return catalog.Maneuver{}
	}
	return m.Maneuver
}

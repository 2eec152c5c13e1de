package player

import (
	"math"

	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
	"xwing/physics"
)

// guns is what a ship's best hull zone does on average from a place to what has its middle at another, at such a range
// beyond its rim; and the zone.
func (c *craft) guns(from *physics.Frame, at physics.Vec, rim float64) (most float64, zone gauge.Zone) {
	apart := at.Sub(from.Origin).Len() - half(c.Size) - rim
	r := gauge.RangeOf(max(0, apart))
	if r == gauge.ExtremeRange {
		return 0, 0
	}
	local := from.In(at)
	for z := gauge.Front; z <= gauge.Zone(c.hull.Zones); z++ {
		if !c.hull.Arc(z).Contains(local) {
			continue
		}
		if mean := meanAt(c.card.Armament.Of(z), r); mean > most {
			most, zone = mean, z
		}
	}
	return most, zone
}

// meanAt is what dice do on average at a range, between ships.
func meanAt(d catalog.Dice, r gauge.Range) float64 {
	if r == gauge.ExtremeRange {
		return 0
	}
	sum := 0.75 * float64(d[catalog.Red])
	if r <= gauge.MediumRange {
		sum += 0.75 * float64(d[catalog.Blue])
	}
	if r <= gauge.CloseRange {
		sum += float64(d[catalog.Black])
	}
	return sum
}

// outlook judges places for one ship, once it has moved there.
type outlook struct {
	l     *look
	c     *craft
	speed int // that it has then
	foes  []*craft
	rocks []*board.Obstacle
	lie   []physics.Shape // the outlines of the obstacles
	boxes []physics.Box   // of other ships
	mine  []bool          // whether they are its own side's
	mines []physics.Vec   // and what else hurts ships that end near it
	goals []physics.Vec
	herd  herd
	room  gauge.Area
}

// outlook is that of a ship.
func (l *look) outlook(c *craft) *outlook {
	v := &outlook{l: l, c: c, speed: c.Speed, room: l.view.Field.All()}
	l.ships(false, func(e *craft) { v.foes = append(v.foes, e) })
	for i := range l.crafts {
		if o := &l.crafts[i]; o.Where == board.OnTable && o.ID != c.ID {
			v.boxes, v.mine = append(v.boxes, o.Base().Box()), append(v.mine, o.Seat == l.seat)
		}
	}
	for i := range l.view.Obstacles {
		if o := &l.view.Obstacles[i]; o.Placed && !o.Gone {
			v.rocks, v.lie = append(v.rocks, o), append(v.lie, o.Shape())
		}
	}
	for i := range l.view.Markers {
		if m := &l.view.Markers[i]; l.harms(m) {
			v.mines = append(v.mines, m.Pose.Point())
		}
	}
	v.goals, v.herd = l.goals(c), l.herd(c)
	return v
}

// left is what is said of a place beyond the edge.
const left = -10000

// course is what the end of a course is worth: where it ends if others are in the way, and what it is there.
func (v *outlook) course(c gauge.Course) float64 {
	landing := gauge.Land(v.c.Base(), c, v.boxes)
	base := gauge.Base{Pose: landing.Final, Size: v.c.Size}
	if gauge.Leaves(base, v.room) {
		return left
	}
	worth := v.of(base)
	if landing.Met != 0 {
		worth -= 1.5 * v.c.each
		for i := range v.mine {
			if landing.Met&(1<<i) != 0 && v.mine[i] {
				worth -= v.c.each
			}
		}
	}
	return worth
}

// of is what a place is worth: the points that its batteries threaten next, those that it risks, how near the enemy is where
// nothing is in range, what lies there, and what comes of the speed.
func (v *outlook) of(base gauge.Base) float64 {
	frame := base.Pose.Frame()
	var zones [7]float64
	risk, nearest := 0.0, math.Inf(1)
	for _, e := range v.foes {
		there := e.ahead.Point()
		if mean, z := v.c.guns(&frame, there, half(e.Size)); mean > 0 {
			zones[z] = max(zones[z], mean*e.each)
		}
		theirs := e.Pose.Frame()
		mean, _ := e.guns(&theirs, base.Pose.Point(), half(base.Size))
		risk += mean * v.c.each
		nearest = min(nearest, there.Sub(base.Pose.Point()).Len())
	}
	worth := bestTwo(zones) - 0.5*risk + v.facing(&frame)
	if !math.IsInf(nearest, 1) {
		worth -= max(0, nearest-200) / 20
	}
	outline := base.Shape()
	for i, o := range v.rocks {
		worth -= v.battery(o, base)
		if physics.ShapesOverlap(outline, v.lie[i]) {
			worth += v.rock(o)
		}
	}
	for _, at := range v.mines {
		if physics.Distance(physics.Disc(at, gauge.TokenRadius), outline).Distance <= gauge.Distance1.Limit() {
			worth -= mineDamage * v.c.each
		}
	}
	for _, goal := range v.goals {
		worth -= goal.Sub(base.Pose.Point()).Len() / 25
	}
	return worth + v.herd.at(outline) + v.later(base)
}

// facing is what it is worth to look at the enemy: batteries bear, and the way leads there.
func (v *outlook) facing(frame *physics.Frame) float64 {
	best := 0.0
	for i, e := range v.foes {
		to := frame.In(e.ahead.Point()).Unit()
		bears := max(float64(3*to.Y), float64(2*abs(to.X)))
		if i == 0 || bears > best {
			best = bears
		}
	}
	return best
}

// bestTwo are the two best of a ship's zones together: so many attack.
func bestTwo(zones [7]float64) float64 {
	first, second := 0.0, 0.0
	for _, z := range zones {
		switch {
		case z > first:
			first, second = z, first
		case z > second:
			second = z
		}
	}
	return first + second
}

// rock is what it is worth to end on an obstacle.
func (v *outlook) rock(o *board.Obstacle) float64 {
	switch o.Kind {
	case catalog.AsteroidField:
		return -1.5 * v.c.each
	case catalog.DebrisField, catalog.Purrgil:
		return -1.2 * v.c.each
	case catalog.Station:
		if v.c.Damage() > 0 && !o.Dead {
			return v.c.each
		}
	case catalog.GravityRift, catalog.Exogorth:
		return -v.c.each
	}
	return 0
}

// battery is what an armed station of the enemy's risks of a ship at a place: two red and two blue dice.
func (v *outlook) battery(o *board.Obstacle, base gauge.Base) float64 {
	if !o.Armed || o.Dead || v.c.Seat != v.l.view.First {
		return 0
	}
	apart := o.Pose.Point().Sub(base.Pose.Point()).Len() - half(base.Size) - stationRadius
	return 0.5 * v.c.each * meanAt(catalog.Dice{catalog.Red: 2, catalog.Blue: 2}, gauge.RangeOf(max(0, apart)))
}

// stationRadius is about how far a station reaches from its middle.
const stationRadius = 40

// later is what comes of a place in the rounds that are left, if every way from it leads off the table: at once in the next, or
// in the one after that.
func (v *outlook) later(base gauge.Base) float64 {
	worst := 0.0
	if ahead := base.Pose.Frame().Out(physics.Vec{Y: float64(110*v.speed) + 60}); !v.room.Contains(ahead) {
		worst = -8 // it will have to turn away
	}
	for _, speed := range [2]int{v.speed, max(0, v.speed-1)} {
		if !v.stays(base, speed, 1) {
			worst -= v.c.cost
		}
	}
	if !v.stays(base, v.speed, 2) {
		worst -= 0.5 * v.c.cost
	}
	return worst
}

// stays reports whether a ship that goes on for some rounds at a speed, straight or in its tightest turns, may stay on the table.
func (v *outlook) stays(base gauge.Base, speed, rounds int) bool {
	yaw := v.c.card.YawAt(speed)
	if rounds == 0 || len(yaw) == 0 {
		return true
	}
	for _, turn := range [3]int8{0, 1, -1} {
		c := gauge.Course{Speed: speed, Side: gauge.RightSide}
		for i := range yaw {
			c.Yaw[i] = turn * int8(yaw[i])
		}
		end := gauge.Base{Pose: gauge.End(base, c), Size: base.Size}
		if !gauge.Leaves(end, v.room) && v.stays(end, speed, rounds-1) {
			return true
		}
	}
	return false
}

func abs(x float64) float64 {
	if x < 0 {
		return -x
	}
	return x
}

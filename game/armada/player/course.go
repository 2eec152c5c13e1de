package player

import (
	"slices"
	"strconv"

	"xwing/game"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

// courses judges the courses that a ship may set by where they lead.
func (l *look) courses(d *game.Decision) func(o *game.Option) float64 {
	c := l.craft(board.ShipOf(l.about))
	if c == nil {
		return nil
	}
	v := l.outlook(c)
	return func(o *game.Option) float64 {
		course, ok := courseOf(o.ID)
		if !ok {
			return 0
		}
		return v.course(course)
	}
}

// courseOf reads the id of a course: "L1/0/R2/left".
func courseOf(id string) (c gauge.Course, ok bool) {
	for word := range splitSlash(id) {
		switch {
		case word == "left":
			c.Side = gauge.LeftSide
			return c, true
		case word == "right":
			c.Side = gauge.RightSide
			return c, true
		case c.Speed == gauge.Joints || word == "":
			return c, false
		}
		if n, err := strconv.Atoi(word[1:]); err == nil {
			c.Yaw[c.Speed] = int8(n)
			if word[0] == 'R' {
				c.Yaw[c.Speed] = int8(-n)
			}
		}
		c.Speed++
	}
	return c, false
}

// speed judges the speeds that a ship may have: on deployment a middling one, in a maneuver by the best course there.
func (l *look) speed(d *game.Decision) func(o *game.Option) float64 {
	c := l.craft(board.ShipOf(l.about))
	if c == nil || c.Where != board.OnTable {
		return is("2", 1)
	}
	if c.Seat != l.seat { // an enemy is slowed down
		return func(o *game.Option) float64 {
			n, _ := strconv.Atoi(o.ID)
			return -float64(n)
		}
	}
	v := l.outlook(c)
	return func(o *game.Option) float64 {
		n, _ := strconv.Atoi(o.ID)
		return v.bestAt(n, c.Revealed == catalog.Navigate)
	}
}

// bestAt is what the best course at a speed is worth; raise: with a click more at one joint.
func (v *outlook) bestAt(speed int, raise bool) float64 {
	v.speed = speed
	if speed == 0 {
		return v.of(v.c.Base()) - 2*v.c.each // its tokens cannot be spent
	}
	best := float64(left)
	c, yaw := gauge.Course{Speed: speed}, v.c.card.YawAt(speed)
	var set func(joint int, raised bool)
	set = func(joint int, raised bool) {
		if joint == len(yaw) {
			c.Side = gauge.RightSide
			if c.Yaw[speed-1] < 0 {
				c.Side = gauge.LeftSide
			}
			best = max(best, v.course(c))
			return
		}
		for clicks := -min(2, yaw[joint]+1); clicks <= min(2, yaw[joint]+1); clicks++ {
			if beyond := max(clicks, -clicks) > yaw[joint]; !beyond || raise && !raised {
				c.Yaw[joint] = int8(clicks)
				set(joint+1, raised || beyond)
			}
		}
		c.Yaw[joint] = 0
	}
	set(0, false)
	return best
}

// activation judges which ship goes first: one whose batteries bear, and one that others' do.
func (l *look) activation(o *game.Option) float64 {
	switch o.ID {
	case "pass":
		return 4
	case "station":
		return 5 // it attacks, and no ship has to move yet
	}
	c := l.craft(board.ShipOf(o.ID))
	if c == nil {
		return 0
	}
	return l.bears(c) + l.risk(c)/2
}

// bears is what a ship's batteries threaten from where it stands.
func (l *look) bears(c *craft) float64 {
	frame := c.Pose.Frame()
	var zones [7]float64
	l.ships(false, func(e *craft) {
		if mean, z := c.guns(&frame, e.Pose.Point(), half(e.Size)); mean > 0 {
			zones[z] = max(zones[z], mean*e.each)
		}
	})
	return bestTwo(zones)
}

// risk is what enemies that have not attacked threaten of a ship where it stands.
func (l *look) risk(c *craft) (sum float64) {
	l.ships(false, func(e *craft) {
		if !e.Activated {
			frame := e.Pose.Frame()
			mean, _ := e.guns(&frame, c.Pose.Point(), half(c.Size))
			sum += mean * c.each
		}
	})
	return sum
}

// exposed is how much damage enemies could do to each hull zone of a ship.
func (l *look) exposed(c *craft) (zones [7]float64) {
	frame := c.Pose.Frame()
	l.ships(false, func(e *craft) {
		theirs := e.Pose.Frame()
		mean, _ := e.guns(&theirs, c.Pose.Point(), half(c.Size))
		local := frame.In(e.Pose.Point())
		for z := gauge.Front; z <= gauge.Zone(c.hull.Zones); z++ {
			if c.hull.Arc(z).Contains(local) {
				zones[z] += mean + 0.2
			}
		}
	})
	return zones
}

// command judges ways to resolve a command.
func (l *look) command(o *game.Option) float64 {
	c := l.craft(board.ShipOf(l.about))
	command, by, ok := cut(o.ID)
	if c == nil || !ok {
		return 0
	}
	token := by != "dial"
	switch command {
	case catalog.Navigate.String():
		if by == "dial" {
			return 2
		}
		return l.worthANavigate(c, by == "both")
	case catalog.Repair.String():
		missing := l.missing(c)
		switch {
		case missing == 0:
			return -1
		case token && missing < 2:
			return -0.5
		case by == "both" && missing < c.card.Engineering+1:
			return 1
		}
		return 2 + float64(missing)/10
	case catalog.SquadronCommand.String():
		near := l.commandable(c)
		switch {
		case near == 0:
			return -1
		case by == "both" && near <= c.card.Squadron:
			return 1
		}
		return 3
	}
	return 0
}

// worthANavigate is what changing the speed gains beyond the best course at the present one, against a token.
func (l *look) worthANavigate(c *craft, dial bool) float64 {
	v := l.outlook(c)
	now := v.bestAt(c.Speed, dial)
	best := now
	for _, speed := range [2]int{c.Speed - 1, c.Speed + 1} {
		if speed >= 0 && speed <= c.card.MaxSpeed() {
			best = max(best, v.bestAt(speed, dial))
		}
	}
	if best > now+4 {
		return 3
	}
	return -1
}

// missing is how many engineering points a ship could make use of.
func (l *look) missing(c *craft) (points int) {
	for _, z := range c.card.Zones() {
		points += 2 * max(0, c.card.Shields.Of(z)-c.Shields[z])
	}
	return points + 3*c.Damage()
}

// commandable is how many squadrons of a ship's side it could activate.
func (l *look) commandable(c *craft) (n int) {
	l.squadrons(true, func(w *wing) {
		apart := w.Pose.Point().Sub(c.Pose.Point()).Len() - half(c.Size) - gauge.SquadronRadius
		if !w.Activated && apart <= gauge.MediumRange.Limit() {
			n++
		}
	})
	return n
}

// has reports whether a ship has a command token.
func (c *craft) has(command catalog.Command) bool { return slices.Contains(c.Commands, command) }

package armada

import (
	"math/bits"
	"slices"
	"strconv"

	"xwing/game"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/gauge"
	"xwing/game/armada/rule"
	"xwing/physics"
)

// askCourse has the owner set the tool: a slot for each joint, and one for the side on which it is laid (ARM-MOV-002 to
// -008). A course that the tool is in the way of is asked again.
func (m *Maneuver) askCourse() gauge.Course {
	c := gauge.Course{Speed: m.speed, Side: gauge.RightSide}
	if m.speed == 0 {
		m.askTurn()
		return c
	}
	d := game.Decision{Kind: ask.SetCourse, Seat: m.t.Ship(m.ship).Seat, Shape: game.OneOf, About: []string{m.ship.Piece()},
		Prompt: game.Say("prompt.set-course", "ship", m.ship.Piece(), "speed", strconv.Itoa(m.speed)), Options: m.courses()}
	c, _ = parseCourse(m.t.ask(d).One())
	c.Speed = m.speed
	return c
}

// courses are all courses that the ship can set, with where they end; those on which the tool is in the way are refused.
func (m *Maneuver) courses() (options []game.Option) {
	base := m.t.Ship(m.ship).Base()
	half := base.Size.Base().Scale(0.5)
	outline := physics.Rect(-half.X, -half.Y, half.X, half.Y)
	m.eachCourse(func(c gauge.Course) {
		o := game.Option{ID: courseID(c), Text: game.Say("option.course", "course", courseID(c)),
			Places: []game.Footprint{{Pose: gauge.End(base, c), Outline: outline}}}
		if gauge.OnTool(base, c) {
			o.Refusal = refuse(rule.CourseOnTool, "course-on-tool", "ship", m.ship.Piece())
			o.Places[0].Refusal = o.Refusal
		}
		options = append(options, o)
	})
	return options
}

// eachCourse calls with every setting of the tool that the chart allows, and with a click more at joints for each raise.
func (m *Maneuver) eachCourse(call func(gauge.Course)) {
	c := gauge.Course{Speed: m.speed}
	var set func(joint, raises int)
	set = func(joint, raises int) {
		if joint == m.speed {
			for _, c.Side = range [2]gauge.Side{gauge.LeftSide, gauge.RightSide} {
				call(c)
			}
			return
		}
		most := m.yaw[joint]
		for clicks := -min(2, most+raises); clicks <= min(2, most+raises); clicks++ {
			beyond := max(clicks, -clicks) - most
			if beyond > raises {
				continue
			}
			c.Yaw[joint] = int8(clicks)
			set(joint+1, raises-max(0, beyond))
		}
		c.Yaw[joint] = 0
	}
	set(0, m.raises)
}

// courseID writes a course: the clicks of each joint, L or R, and the side: "L1/0/R2/left". It is one word, as scripts want it.
func courseID(c gauge.Course) string {
	id := ""
	for _, clicks := range c.Yaw[:c.Speed] {
		switch {
		case clicks > 0:
			id += "L" + strconv.Itoa(int(clicks)) + "/"
		case clicks < 0:
			id += "R" + strconv.Itoa(int(-clicks)) + "/"
		default:
			id += "0/"
		}
	}
	if c.Side == gauge.LeftSide {
		return id + "left"
	}
	return id + "right"
}

// parseCourse reads what courseID writes.
func parseCourse(id string) (c gauge.Course, ok bool) {
	for len(id) > 0 {
		word, rest := id, ""
		for i := range id {
			if id[i] == '/' {
				word, rest = id[:i], id[i+1:]
				break
			}
		}
		id = rest
		switch {
		case word == "left" || word == "right":
			c.Side = map[string]gauge.Side{"left": gauge.LeftSide, "right": gauge.RightSide}[word]
			return c, id == ""
		case c.Speed == gauge.Joints:
			return c, false
		case word[0] == 'L':
			c.Yaw[c.Speed] = int8(word[1] - '0')
		case word[0] == 'R':
			c.Yaw[c.Speed] = -int8(word[1] - '0')
		}
		c.Speed++
	}
	return c, false
}

// move moves the ship along a course: at less speed where it would overlap a ship, squadrons aside (ARM-OVL).
func (m *Maneuver) move(c gauge.Course) {
	t, id := m.t, m.ship
	others, ids := m.others()
	landing := m.land(c, others)
	t.announce(board.ShipMoved{Ship: id, Course: c, Speed: landing.Speed, Pose: landing.Final})
	if gauge.Leaves(t.Ship(id).Base(), t.View.Field.All()) {
		t.destroyShip(id, true)
		return
	}
	t.moveAside(id)
	if landing.Met != 0 {
		m.collide(ids, gauge.Closest(t.Ship(id).Base(), others, landing.Met))
	}
	t.mines(id)
	if t.Ship(id).Where == board.OnTable {
		t.trigger(EndOfMovement, Moment{Ship: id})
	}
	if t.Ship(id).Where == board.OnTable {
		m.meetObstacles()
	}
	if t.Ship(id).Where == board.OnTable {
		t.Deeds(id).Moves++
		t.announce(board.ManeuverExecuted{Ship: id})
		t.trigger(AfterMoving, Moment{Ship: id})
	}
}

// others are the bases of the other ships, and whose they are.
func (m *Maneuver) others() (boxes []physics.Box, ids []board.ShipID) {
	for _, id := range m.t.onTable(game.NoSeat) {
		if id != m.ship {
			boxes, ids = append(boxes, m.t.Ship(id).Base().Box()), append(ids, id)
		}
	}
	return boxes, ids
}

// collide deals a facedown damage card to the ship and to the closest ship it overlapped; where a flotilla is one of the
// two, to the flotilla alone (ARM-OVL-010, ARM-FLT-002, -003).
func (m *Maneuver) collide(ids []board.ShipID, closest uint64) {
	t := m.t
	other := ids[bits.TrailingZeros64(closest)]
	if bits.OnesCount64(closest) > 1 {
		var options []game.Option
		for i, id := range ids {
			if closest&(1<<i) != 0 {
				options = append(options, game.Option{ID: id.Piece(), Text: game.Say("option.ship", "ship", id.Piece()),
					Target: id.Piece()})
			}
		}
		other = board.ShipOf(t.askOne(t.Ship(m.ship).Seat, ask.ChooseOverlap, game.Say("prompt.choose-overlap", "ship", m.ship.Piece()),
			[]string{m.ship.Piece()}, options))
	}
	m.overlapped = true
	t.announce(board.ShipsOverlapped{Ship: m.ship, With: other})
	own, others := t.shipCard(m.ship).Flotilla, t.shipCard(other).Flotilla
	mine, theirs := overlapped(t, m.ship, other), overlapped(t, other, m.ship) // before any card is destroyed with its ship
	dealt := []overlapCards{mine, theirs}
	if theirs.faceup && !mine.faceup { // so that a card of a ship that is lost by it can answer still
		slices.Reverse(dealt)
	}
	for _, c := range dealt {
		if flotilla := t.shipCard(c.ship).Flotilla; flotilla || !own && !others {
			t.Deal(c.ship, c.n, c.faceup)
		}
	}
	t.trigger(AfterOverlapping, Moment{Ship: m.ship, Other: other})
}

// overlapCards are the cards that a ship is dealt for an overlap.
type overlapCards struct {
	ship   board.ShipID
	n      int
	faceup bool
}

// overlapped is what a ship that has overlapped another one is dealt: faceup in place of facedown, which no card that has fewer
// facedown ones be dealt keeps off, or another number.
func overlapped(t *Table, id, other board.ShipID) overlapCards {
	about := Moment{Ship: id, Other: other}
	c := overlapCards{ship: id, n: t.fold(OverlapCards, 1, about), faceup: t.sum(OverlapFaceup, about) > 0}
	if c.faceup {
		c.n = max(c.n, 1)
	}
	return c
}

package armada

import (
	"slices"
	"strconv"

	"xwing/game"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

// Maneuver is the maneuver of a ship that is being executed: what lasts as long as it does.
type Maneuver struct {
	t          *Table
	ship       board.ShipID
	speed      int
	yaw        []int // the most clicks at each joint
	raises     int   // yaw values that may be a click more than that, at most two (ARM-MOV-013)
	changes    int   // changes of speed by the navigate command that are still to come
	turn       int   // clicks to the left of a ship that turns at speed 0
	turning    bool  // its yaw values are asked for to turn so
	slow       int   // by which its speed is less than the dial for this maneuver
	navigated  bool  // the navigate command was resolved in it
	overlapped bool  // it has overlapped a ship
	ignoring   bool  // the effects of obstacles that it has overlapped
	skipping   bool  // what these do instead, which leaves them overlapped to damage cards
	extra      bool  // by a card, at a speed of its own
	straight   bool  // without the yaw of the chart
	unturned   bool  // no joint is turned at all
	drifting   bool  // no gravity rift slows it
	meant      int   // the speed, but for what slows it down
}

// Maneuver is the maneuver under way, the extra one of a card if there is one; nil if there is none.
func (t *Table) Maneuver() *Maneuver { return t.maneuver }

// maneuverStep executes the ship's maneuver at its speed (ARM-ACT-004, -010).
func (t *Table) maneuverStep() Step {
	id := t.Memory.Ship
	if m := (&Maneuver{t: t, ship: id}); m.stands() {
		t.maneuver = m
		m.determineCourse()
		if m.stands() {
			m.navigate()
		}
		m.navigatedOver()
		m.execute(t.Ship(id).Speed)
		t.maneuver = nil
	}
	between(t, id)
	return t.endActivation(id)
}

// determineCourse resolves what comes before the Determine Course step of the ship, and then what its cards bring in it.
func (m *Maneuver) determineCourse() {
	for n := range 2 {
		if m.stands() {
			m.t.trigger(DeterminingCourse, Moment{Ship: m.ship, N: n})
		}
	}
}

// navigatedOver resolves what cards bring in the step once the navigate command is over.
func (m *Maneuver) navigatedOver() {
	if m.stands() {
		m.t.trigger(DeterminingCourse, Moment{Ship: m.ship, N: 2})
	}
}

// stands reports whether the ship is there to go on: what answers to its speed may have destroyed it.
func (m *Maneuver) stands() bool { return m.t.Ship(m.ship).Where == board.OnTable && !m.t.ending }

// execute sets the course at a speed, less what slows the ship down for this maneuver, and moves along it.
func (m *Maneuver) execute(speed int) {
	if !m.stands() {
		return
	}
	m.meant, m.speed = speed, max(0, speed-m.slow)
	if !m.drifting && m.t.nearRift(m.t.Ship(m.ship).Base()) {
		m.speed = max(0, m.speed-1)
	}
	if m.speed > 0 {
		m.t.trigger(BeforeMoving, Moment{Ship: m.ship})
	}
	if !m.stands() {
		return
	}
	if m.unturned {
		m.move(gauge.Course{Speed: m.speed, Side: gauge.RightSide})
		return
	}
	m.yaw = m.t.yaw(m.ship, m.speed)
	m.move(m.askCourse())
}

// Again has the ship execute a further maneuver at a speed of its own, which leaves the dial as it is (ARM-FAQ-028): without
// the navigate command.
func (m *Maneuver) Again(speed int) {
	maneuverAt(m.t, m.ship, speed)
}

// AgainStraight is Again without any yaw of the ship's chart.
func (m *Maneuver) AgainStraight(speed int) {
	(&Maneuver{t: m.t, ship: m.ship, extra: true, straight: true}).further(speed)
}

// maneuverAt has a ship execute a maneuver of a card at a speed of its own.
func maneuverAt(t *Table, id board.ShipID, speed int) {
	(&Maneuver{t: t, ship: id, extra: true}).further(speed)
}

// further executes a maneuver of a card.
func (m *Maneuver) further(speed int) {
	t := m.t
	before := t.maneuver
	t.maneuver = m
	m.determineCourse()
	m.navigatedOver()
	m.execute(speed)
	t.maneuver = before
}

// navigate lets the owner resolve the navigate command in Determine Course: a change of speed by 1 for the dial and for
// the token, and by the dial a click more at one joint (ARM-NAV-001 to -006).
func (m *Maneuver) navigate() {
	t, id := m.t, m.ship
	options := t.commandOptions(id, catalog.Navigate)
	if !slices.ContainsFunc(options, game.Option.Legal) {
		return
	}
	options = append(options, game.Option{ID: "done", Text: game.Say("option.done")})
	pick := t.askOne(t.Ship(id).Seat, ask.Navigate, game.Say("prompt.navigate", "ship", id.Piece()), []string{id.Piece()}, options)
	for _, w := range t.ways(id, catalog.Navigate) {
		if pick != catalog.Navigate.String()+"/"+w.id() {
			continue
		}
		m.navigated, m.changes = true, 0
		c := t.beginCommand(id, catalog.Navigate, w)
		if m.changes++; c.as.dial && c.as.token {
			m.changes++
		}
		if c.as.dial {
			m.raises++
		}
		from := t.Ship(id).Speed
		for ; m.changes > 0 && m.stands(); m.changes-- {
			if speed := m.askSpeed(1); speed != t.Ship(id).Speed {
				t.announce(board.SpeedChanged{Ship: id, Speed: speed})
			}
		}
		if t.Ship(id).Speed != from { // by dial and token together it is changed once (ARM-CMD-003, ARM-DCK-032)
			t.trigger(AfterChangingSpeed, Moment{Ship: id})
		}
		t.endCommand()
		return
	}
}

// ChangeSpeed lets the owner change the ship's speed by 1.
func (m *Maneuver) ChangeSpeed() { m.ChangeSpeedBy(1) }

// ChangeSpeedBy lets the owner change the ship's speed by up to so much.
func (m *Maneuver) ChangeSpeedBy(most int) { m.t.ChangeSpeed(m.ship, m.askSpeed(most)) }

// askSpeed has the owner choose a speed that is up to so much more or less than the ship's, within its chart (ARM-SPD-002, -003).
func (m *Maneuver) askSpeed(most int) int { return m.askSpeedOf(m.t.Ship(m.ship).Seat, most) }

func (m *Maneuver) askSpeedOf(by game.Seat, most int) int {
	ship := m.t.Ship(m.ship)
	var options []game.Option
	for speed := max(0, ship.Speed-most); speed <= min(m.t.shipCard(m.ship).MaxSpeed(), ship.Speed+most); speed++ {
		options = append(options, game.Option{ID: strconv.Itoa(speed), Text: game.Say("option.speed", "n", strconv.Itoa(speed))})
	}
	speed, _ := strconv.Atoi(m.t.askOne(by, ask.SetSpeed, game.Say("prompt.change-speed", "ship", m.ship.Piece()),
		[]string{m.ship.Piece()}, options))
	return speed
}

// RaiseInstead gives a change of speed by the navigate command up for a click more at a joint.
func (m *Maneuver) RaiseInstead() {
	m.changes--
	m.raises++
}

// Yaw are the yaw values of the ship at a speed.
func (m *Maneuver) Yaw(speed int) []int { return m.t.yaw(m.ship, speed) }

// Raise gives it a click more at a joint.
func (m *Maneuver) Raise() { m.raises++ }

// Slow has the ship be slower in this maneuver; its dial stays as it is.
func (m *Maneuver) Slow(n int) { m.slow += n }

// IgnoreObstacles has it ignore the effects of all obstacles that it has overlapped.
func (m *Maneuver) IgnoreObstacles() { m.ignoring = true }

// SkipObstacles has nothing come of the obstacles that it has overlapped, neither of them nor by the objective; to damage cards
// they are overlapped still (ARM-DCK-043).
func (m *Maneuver) SkipObstacles() { m.skipping = true }

// Navigated reports whether the navigate command was resolved in it.
func (m *Maneuver) Navigated() bool { return m.navigated }

// IgnoresObstacles reports whether it does.
func (m *Maneuver) IgnoresObstacles() bool { return m.ignoring }

// Overlapped reports whether the ship has overlapped a ship in it.
func (m *Maneuver) Overlapped() bool { return m.overlapped }

// Extra reports whether a card has brought it.
func (m *Maneuver) Extra() bool { return m.extra }

// Meant is the speed at which it is executed, but for what slows it down.
func (m *Maneuver) Meant() int { return m.meant }

// Slowed reports whether a card slows it down.
func (m *Maneuver) Slowed() bool { return m.slow > 0 }

// Ship is the ship that executes it.
func (m *Maneuver) Ship() board.ShipID { return m.ship }

package armada

import (
	"strconv"

	"xwing/game"
	"xwing/game/armada/ask"
	"xwing/game/armada/gauge"
	"xwing/physics"
)

// askTurn lets a ship at speed 0 turn, where an effect allows it: to a declared side, by clicks of the last joint
// (ARM-MOV-015).
func (m *Maneuver) askTurn() {
	most := m.Turns()
	if most == 0 {
		return
	}
	base := m.t.Ship(m.ship).Base()
	half := base.Size.Base().Scale(0.5)
	var options []game.Option
	for clicks := -most; clicks <= most; clicks++ {
		options = append(options, game.Option{ID: "turn/" + strconv.Itoa(clicks), Text: game.Say("option.turn", "n", strconv.Itoa(clicks)),
			Places: []game.Footprint{{Pose: turned(base, clicks), Outline: physics.Rect(-half.X, -half.Y, half.X, half.Y)}}})
	}
	pick := m.t.askOne(m.t.Ship(m.ship).Seat, ask.SetCourse, game.Say("prompt.turn", "ship", m.ship.Piece()), []string{m.ship.Piece()},
		options)
	for clicks := -most; clicks <= most; clicks++ {
		if pick == "turn/"+strconv.Itoa(clicks) {
			m.turn = clicks
		}
	}
}

// Turns are the clicks by which the ship may turn at speed 0: what raises a yaw value raises them, too.
func (m *Maneuver) Turns() int {
	most := m.t.sum(TurnAtSpeed0, Moment{Ship: m.ship})
	if most == 0 {
		return 0
	}
	m.turning = true
	most += m.t.sum(YawValue, Moment{Ship: m.ship, Yaw: []int{most}}) + m.raises
	m.turning = false
	return min(max(0, most), mostYaw)
}

// Turning reports whether the yaw values that are asked for are that of a turn at speed 0; of no maneuver they are not.
func (m *Maneuver) Turning() bool { return m != nil && m.turning }

// turned is where a ship stands that turns at speed 0 by clicks to the left.
func turned(base gauge.Base, clicks int) physics.Pose {
	if clicks < 0 {
		return gauge.Turned(base, gauge.RightSide, -clicks)
	}
	return gauge.Turned(base, gauge.LeftSide, clicks)
}

// land is where the maneuver ends. A ship that turns at speed 0 onto another one stays as it stood, and has overlapped it
// (ARM-MOV-017).
func (m *Maneuver) land(c gauge.Course, others []physics.Box) gauge.Landing {
	base := m.t.Ship(m.ship).Base()
	if m.turn == 0 {
		return gauge.Land(base, c, others)
	}
	l := gauge.Landing{Final: turned(base, m.turn)}
	box := gauge.Base{Pose: l.Final, Size: base.Size}.Box()
	for i := range others {
		if box.Overlaps(&others[i]) {
			l.Met |= 1 << i
		}
	}
	if l.Met != 0 {
		l.Final = base.Pose
	}
	return l
}

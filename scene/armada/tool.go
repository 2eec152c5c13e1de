package armada

import (
	"fmt"
	"slices"

	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/gauge"
	"xwing/scene"
)

// course is how the tool is laid.
type course = gauge.Course

// asking is the open question for a course, if there is one.
func (t *tool) asking() (game.Decision, board.ShipID, bool) {
	d, ok := t.question.Asked()
	if !ok || d.Kind != ask.SetCourse || len(d.About) == 0 {
		return d, 0, false
	}
	return d, board.ShipOf(d.About[0]), true
}

// asked reports whether a course is asked for.
func (t *tool) asked() bool {
	_, _, ok := t.asking()
	return ok
}

// forget takes the tool off the table.
func (t *tool) forget() { t.key, t.shown = "", nil }

// ready lays the tool for a question that is new: straight ahead, on a side where it may lie.
func (t *tool) ready(d game.Decision) {
	key := fmt.Sprint(t.play.Session.Choices())
	if t.key == key {
		return
	}
	*t = tool{play: t.play, sight: t.sight, question: t.question, pieces: t.pieces, key: key, shown: map[string]shown{}}
	for i := range d.Options {
		c, ok := armada.ParseCourse(d.Options[i].ID)
		if !ok {
			continue
		}
		if straight := c.Yaw == [gauge.Joints]int8{}; i == 0 || straight && (t.laid.Yaw != c.Yaw || d.Options[i].Legal()) {
			t.laid = c
		}
	}
	t.joint = max(t.laid.Speed-1, 0)
}

// option is the answer that a course is.
func option(d game.Decision, c course) *game.Option { return scene.OptionOf(d, armada.CourseID(c)) }

// offered reports whether a course is among the answers, legal or not.
func offered(d game.Decision, c course) bool { return option(d, c) != nil }

// turned is a course with other clicks at a joint.
func turned(c course, joint int, clicks int8) course {
	c.Yaw[joint] = clicks
	return c
}

// turn changes the clicks at a joint, if the chart and the command let it. A click more than the chart has is taken off
// another joint that has it.
func (t *tool) turn(d game.Decision, joint int, clicks int8) {
	if joint >= t.laid.Speed {
		return
	}
	c := turned(t.laid, joint, clicks)
	if !offered(d, c) {
		for other := range c.Speed {
			if other == joint {
				continue
			}
			for _, less := range []int8{-1, 1} {
				if one := turned(c, other, c.Yaw[other]+less); offered(d, one) && abs(one.Yaw[other]) < abs(c.Yaw[other]) {
					c = one
				}
			}
			if offered(d, c) {
				break
			}
		}
	}
	if offered(d, c) {
		t.laid, t.joint = c, joint
		t.question.Draft.Refusal = ""
		t.question.App.Touch()
	}
}

func abs(n int8) int8 {
	if n < 0 {
		return -n
	}
	return n
}

// lay puts the tool at a side.
func (t *tool) lay(side gauge.Side) {
	t.laid.Side = side
	t.question.Draft.Refusal = ""
	t.question.App.Touch()
}

// out is how a course comes out; it is worked out once.
func (t *tool) out(ship board.ShipID, c course) armada.Preview {
	id := fmt.Sprintf("%d/%s", c.Speed, armada.CourseID(c))
	if s, known := t.shown[id]; known {
		return s.Preview
	}
	p := t.play.state().PreviewCourse(ship, c)
	t.shown[id] = shown{p, true}
	return p
}

// speeds are the course and those of the lower speeds that it may drop to, from the full one down.
func (t *tool) speeds() (all []course) {
	for speed := t.laid.Speed; speed > 0; speed-- {
		c := t.laid
		c.Speed = speed
		for joint := speed; joint < gauge.Joints; joint++ {
			c.Yaw[joint] = 0
		}
		all = append(all, c)
	}
	return all
}

// move answers with the course as it is laid.
func (t *tool) move(d game.Decision) {
	o := option(d, t.laid)
	switch {
	case o == nil:
	case !o.Legal():
		t.question.Refuse(*o.Refusal)
	default:
		t.question.Pick(d, o.ID)
	}
}

// wheel turns the joint in hand while the mouse is on the tool or on the ghost.
func (t *tool) wheel(a *desk) bool {
	d, ship, ok := t.asking()
	in := &a.UI.In
	if !ok || in.WheelY == 0 || ship == 0 || t.key == "" {
		return false
	}
	v := t.sight.Cam.Table(in.X, in.Y)
	near := -1
	least := 30.0
	for i, joint := range t.joints(ship) {
		if far := joint.Sub(v).Len(); far < least {
			near, least = i, far
		}
	}
	if near < 0 {
		return false
	}
	step := int8(1)
	if in.WheelY < 0 {
		step = -1
	}
	t.turn(d, min(near, t.laid.Speed-1), t.laid.Yaw[min(near, t.laid.Speed-1)]+step)
	return true
}

// keys set the tool: up and down another joint, left and right its clicks, Q and E the side, Enter moves.
func (t *tool) keys(a *desk) bool {
	d, _, ok := t.asking()
	if !ok || !t.question.band() {
		return false
	}
	t.ready(d)
	in := &a.UI.In
	switch { // before what goes to another joint: a gamepad has one button for both
	case scene.Struck(in, actToolLeft):
		t.lay(gauge.LeftSide)
		return true
	case scene.Struck(in, actToolRight):
		t.lay(gauge.RightSide)
		return true
	}
	if i, struck := scene.StruckAt(in, actJoint); struck {
		t.joint = (t.joint + map[int]int{0: 1, 1: t.laid.Speed - 1}[i]) % max(t.laid.Speed, 1)
		a.Touch()
	}
	if back := scene.Struck(in, scene.ActBack); back || scene.Struck(in, scene.ActNext) {
		t.joint = (t.joint + map[bool]int{false: 1, true: t.laid.Speed - 1}[back]) % max(t.laid.Speed, 1)
		a.Touch()
	}
	if i, struck := scene.StruckAt(in, actYaw); struck {
		t.turn(d, t.joint, t.laid.Yaw[t.joint]+map[int]int8{0: 1, 1: -1}[i])
	}
	if scene.Swallow(in, scene.ActPress) || scene.Swallow(in, scene.ActMain) {
		a.UI.PressPrimary()
	}
	return true
}

// other is the side across.
func other(s gauge.Side) gauge.Side { return -s }

// blocked reports whether the tool would lie under the ship at a side, as it is set now.
func (t *tool) blocked(d game.Decision, side gauge.Side) bool {
	c := t.laid
	c.Side = side
	o := option(d, c)
	return o != nil && !o.Legal()
}

// verdict is what is told of a course: clear, or what it meets.
func (t *tool) verdict(a *desk, p *armada.Preview) (text string, fine bool) {
	w := t.play.words
	switch {
	case p.Leaves:
		return a.Say("course-leaves"), false
	case len(p.Met) > 0:
		return a.Say("course-over", "ship", w.Value("ship", p.Met[0].Piece()), "n", fmt.Sprint(p.Landing.Speed)), false
	case len(p.Obstacles) > 0:
		return a.Say("course-meets", "obstacle", w.Value("obstacle", p.Obstacles[0].Piece())), false
	}
	return a.Say("course-clear"), true
}

// card names who takes the damage card of an overlap, "" where nobody does.
func (t *tool) card(a *desk, p *armada.Preview) string {
	switch len(p.With) {
	case 0:
		return ""
	case 1:
		return a.Say("course-card")
	}
	return a.Say("course-card-choice")
}

// lifted says how many squadrons a course moves aside, "" for none.
func (t *tool) lifted(a *desk, p *armada.Preview) string {
	if len(p.Lifted) == 0 {
		return ""
	}
	return a.Say("course-lifts", "n", fmt.Sprint(len(p.Lifted)))
}

// chart reports whether clicks at a joint are printed on the chart of the ship.
func (t *tool) chart(ship board.ShipID, joint int, clicks int8) bool {
	printed := t.play.state().Yaw(ship, t.laid.Speed)
	return joint < len(printed) && int(abs(clicks)) <= printed[joint]
}

// possible reports whether any answer has those clicks at a joint.
func possible(d game.Decision, joint int, clicks int8) bool {
	return slices.ContainsFunc(d.Options, func(o game.Option) bool {
		c, ok := armada.ParseCourse(o.ID)
		return ok && c.Yaw[joint] == clicks
	})
}

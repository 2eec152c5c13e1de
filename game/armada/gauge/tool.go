package gauge

import "xwing/physics"

// Click is the angle of one click of the maneuver tool in the units of a heading: 22.5 degrees (ARM-CMP-009).
const Click = physics.FullTurn / 16

// The tool in mm: from the guides beside the ship, and from each joint's guides, to the next joint, and from a joint to
// its guides; how wide it is; and how far its middle line lies beside the base.
const (
	toJoint    = 46.13
	toGuides   = 22.27
	toolWidth  = 15.25
	toolBeside = toolWidth / 2
)

// Joints is how many joints the maneuver tool has.
const Joints = 4

// Side is the side of the ship at which the maneuver tool is laid.
type Side int8

// The sides.
const (
	LeftSide  Side = -1
	RightSide Side = 1
)

// Course is how the maneuver tool is set and laid.
type Course struct {
	Speed int          // 0 to 4: the joint at which the ship ends
	Yaw   [Joints]int8 // clicks at each joint, to the left positive, from the joint next to the ship on
	Side  Side
}

// guides is where the guides of the laid tool stand in the ship's frame.
func (s Size) guides(side Side) physics.Vec {
	m := s.of()
	return physics.Vec{X: float64(float64(side) * (float64(m.base.X/2) + toolBeside)), Y: m.guides}
}

// heading is h turned left by clicks.
func heading(h int32, clicks int) int32 {
	h = (h + int32(clicks)*Click) % physics.FullTurn
	if h < 0 {
		h += physics.FullTurn
	}
	return h
}

// tool follows the middle line of the tool from the guides beside the ship on.
type tool struct {
	at      physics.Vec
	heading int32
}

func newTool(b Base, side Side) tool {
	return tool{b.Pose.Frame().Out(b.Size.guides(side)), b.Pose.Heading}
}

// on follows it so many mm.
func (t *tool) on(mm float64) {
	sin, cos := physics.HeadingSinCos(t.heading)
	t.at = t.at.Add(physics.Vec{X: -sin, Y: cos}.Scale(mm))
}

// segment follows it from a joint's guides to the guides of the next joint, which is turned by clicks.
func (t *tool) segment(clicks int8) {
	t.on(toJoint)
	t.heading = heading(t.heading, int(clicks))
	t.on(toGuides)
}

// Pivot is about which point of the table a joint of a laid tool turns: joint 0 is the one next to the ship.
func Pivot(b Base, c Course, joint int) physics.Vec {
	t := newTool(b, c.Side)
	for i := range joint {
		t.segment(c.Yaw[i])
	}
	t.on(toJoint)
	return t.at
}

// End is where a ship stands at the end of a course, whatever it overlaps: on the side of the tool from which it
// set out, its guides' place at those of the joint that its speed names (ARM-MOV-004, -005).
func End(b Base, c Course) physics.Pose {
	if c.Speed == 0 {
		return b.Pose
	}
	t := newTool(b, c.Side)
	for _, clicks := range c.Yaw[:c.Speed] {
		t.segment(clicks)
	}
	return t.pose(b.Size, c.Side)
}

// pose is where a ship stands whose guides' place is at those of the tool.
func (t *tool) pose(size Size, side Side) physics.Pose {
	sin, cos := physics.HeadingSinCos(t.heading)
	f := physics.Frame{Origin: t.at, Sin: sin, Cos: cos}
	return physics.Pose{Heading: t.heading}.MovedTo(f.Out(size.guides(side).Scale(-1)))
}

// Turned is where a ship stands that turns at speed 0, which effects alone allow: about the last joint of a straight
// tool laid beside it with its last segment, by clicks to the declared side (ARM-MOV-015, -016, ruling A5).
func Turned(b Base, side Side, clicks int) physics.Pose {
	pivot := b.Size.guides(side)
	pivot.Y -= toGuides
	t := tool{b.Pose.Frame().Out(pivot), heading(b.Pose.Heading, -int(side)*clicks)}
	sin, cos := physics.HeadingSinCos(t.heading)
	f := physics.Frame{Origin: t.at, Sin: sin, Cos: cos}
	return physics.Pose{Heading: t.heading}.MovedTo(f.Out(pivot.Scale(-1)))
}

// Bars calls with each bar of a laid tool as far as a course uses it, from the guides beside the ship to those of its
// last joint: square ended, without the discs of the joints.
func Bars(b Base, c Course, call func(physics.Box)) {
	t := newTool(b, c.Side)
	from, along := t.at, t.heading
	bar := func(to physics.Vec) {
		sin, cos := physics.HeadingSinCos(along)
		box := physics.Box{Frame: physics.Frame{Origin: from.Lerp(to, 0.5), Sin: sin, Cos: cos},
			Half: physics.Vec{X: toolWidth / 2, Y: to.Sub(from).Len() / 2}}
		call(box)
	}
	for _, clicks := range c.Yaw[:c.Speed] {
		t.on(toJoint)
		bar(t.at)
		from, along = t.at, heading(along, int(clicks))
		t.heading = along
		t.on(toGuides)
	}
	if c.Speed > 0 {
		bar(t.at)
	}
}

// OnTool reports whether a ship at the end of a course would overlap the tool: it takes the other side then, and if it
// overlaps there as well, another course (ARM-MOV-006 to -008). Contact is no overlap.
func OnTool(b Base, c Course) bool {
	end := Base{End(b, c), b.Size}
	box, over := end.Box(), false
	Bars(b, c, func(bar physics.Box) { over = over || box.Overlaps(&bar) })
	return over
}

package gauge

import "xwing/physics"

// Landing is how a maneuver comes out.
type Landing struct {
	Final physics.Pose
	Speed int    // at which it fits: the course's own, or less where the ship would overlap another
	Met   uint64 // the ships overlapped in any attempt, a bit for each by index
}

// Land is where a maneuver ends: at the speed of its course, or with the same side and the leading clicks at one less,
// and so on, as long as the ship would overlap one of the others, down to staying where it is (ARM-OVL-009, -026).
// Others are at most 64, without the ship itself; squadrons are none of them.
func Land(b Base, c Course, others []physics.Box) (l Landing) {
	for l.Speed = c.Speed; l.Speed > 0; l.Speed-- {
		c.Speed = l.Speed
		l.Final = End(b, c)
		met := overlapped(Base{l.Final, b.Size}, others)
		if met == 0 {
			return l
		}
		l.Met |= met
	}
	l.Final = b.Pose
	return l
}

// Boxes are the rectangles of bases, to land among them.
func Boxes(bases []Base, room []physics.Box) []physics.Box {
	for _, b := range bases {
		room = append(room, b.Box())
	}
	return room
}

// overlapped are the others that a base overlaps.
func overlapped(b Base, others []physics.Box) (met uint64) {
	box := b.Box()
	for i := range others {
		if box.Overlaps(&others[i]) {
			met |= 1 << i
		}
	}
	return met
}

// Closest are those of the ships overlapped that are nearest to where a maneuver ended: one, or several equally near,
// of which its owner picks one (ARM-OVL-011, -023, -024, ruling A10).
func Closest(final Base, others []physics.Box, met uint64) (nearest uint64) {
	box, best := final.Box(), 0.0
	for i := range others {
		if met&(1<<i) == 0 {
			continue
		}
		var g physics.Gap
		g.Measure(&box, &others[i])
		switch {
		case nearest == 0 || g.Distance < best-physics.Slack:
			nearest, best = 1<<i, g.Distance
		case g.Distance <= best+physics.Slack:
			nearest |= 1 << i
		}
	}
	return nearest
}

// Leaves reports whether any part of a base lies outside an area (ARM-MOV-020).
func Leaves(b Base, area Area) bool {
	box := b.Box()
	for _, v := range box.Corners() {
		if !area.Contains(v) {
			return true
		}
	}
	return false
}
